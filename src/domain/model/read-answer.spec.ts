import { jsonIn, readCompletion } from './read-answer';
import { completionOfEvents } from './read-events';

const answer = (message: unknown, finish: unknown = 'stop') => ({
  choices: [{ message, finish_reason: finish }],
});

it.each([
  ['a text', answer({ content: '{}' }), { content: '{}' }],
  ['nothing', null, { reason: 'broken-answer' }],
  ['a text for a body', 'choices', { reason: 'broken-answer' }],
  ['no choices', {}, { reason: 'broken-answer' }],
  ['null for choices', { choices: null }, { reason: 'broken-answer' }],
  ['an empty list', { choices: [] }, { reason: 'broken-answer' }],
  ['no message', { choices: [{ finish_reason: 'stop' }] }, { reason: 'broken-answer' }],
  ['no end', answer({ content: '{}' }, null), { reason: 'broken-answer' }],
  ['an unknown end', answer({ content: '{}' }, 'eos'), { reason: 'broken-answer' }],
  ['a cut', answer({ content: '{}' }, 'length'), { reason: 'cut-off' }],
  ['a filter', answer({ content: '{}' }, 'content_filter'), { reason: 'filtered' }],
  ['a refusal', answer({ content: null, refusal: 'No.' }), { reason: 'refused' }],
  ['a tool call', answer({ content: '{}', tool_calls: [{}] }), { reason: 'tool-call' }],
  ['a tool call by its end', answer({ content: '{}' }, 'tool_calls'), { reason: 'tool-call' }],
  ['an old function call', answer({ content: null, function_call: {} }), { reason: 'tool-call' }],
  ['null', answer({ content: null }), { reason: 'empty' }],
  ['white space', answer({ content: ' \n' }), { reason: 'empty' }],
  ['parts', answer({ content: [{ type: 'text', text: '{}' }] }), { reason: 'broken-answer' }],
])('reads a completion with %s', (_, body, expected) => {
  expect(readCompletion(body)).toMatchObject(expected);
});

it.each([
  ['the whole', '{"a":1}', { a: 1 }],
  ['one fence', 'Here:\n```json\n{"a":1}\n```\nDone.', { a: 1 }],
  ['a fence without a language', '```\n{"a":1}```', { a: 1 }],
  ['two fences', '```json\n{"a":1}\n```\n```json\n{"a":2}\n```', undefined],
  ['prose around braces', 'Sure! {"a":{"b":1}} Bye.', { a: { b: 1 } }],
  ['two objects', '{"a":1} {"a":2}', undefined],
  ['a cut', '{"a":"b', undefined],
  ['no JSON', 'I would rather not.', undefined],
  ['NaN', '{"a":NaN}', undefined],
  ['braces the wrong way round', '} {', undefined],
])('finds the JSON of an answer: %s', (_, content, expected) => {
  expect(jsonIn(content)).toEqual(expected);
});

it.each(['```', '```a', 'a', '{', '}', '[', '```json ', ' '])(
  'reads a megabyte of %j in no time',
  (piece) => {
    expect(jsonIn('```' + piece.repeat(1_000_000 / piece.length))).toBeUndefined();
  },
);

describe('a stream of events', () => {
  const event = (choice: unknown, more = {}) => `data: ${JSON.stringify({ choices: [choice], ...more })}\n\n`;
  const read = (stream: string) => readCompletion(completionOfEvents(stream));

  it('adds up to the answer', () => {
    const stream =
      ': hello\n\n' +
      event({ delta: { role: 'assistant', content: '{"a"' } }) +
      event({ delta: { content: ':1}' } }).replaceAll('\n', '\r\n') +
      event({ delta: {}, finish_reason: 'stop' }) +
      'data: {"choices":[],"usage":{"prompt_tokens":5,"completion_tokens":2}}\n\ndata: [DONE]\n\n';
    expect(read(stream)).toEqual({ content: '{"a":1}', tokensIn: 5, tokensOut: 2 });
  });

  it.each([
    ['is cut before its end', event({ delta: { content: '{"a":1}' } }), 'broken-answer'],
    [
      'is cut in an event',
      event({ delta: { content: '{"a":1}' }, finish_reason: 'stop' }).trimEnd(),
      'broken-answer',
    ],
    ['holds no JSON', 'data: {"choices":\n\n', 'broken-answer'],
    ['is empty', '', 'broken-answer'],
    ['refuses', event({ delta: { refusal: 'No.' }, finish_reason: 'stop' }), 'refused'],
    ['calls a tool', event({ delta: { tool_calls: [{}] }, finish_reason: 'tool_calls' }), 'tool-call'],
  ])('that %s is none', (_, stream, reason) => {
    expect(read(stream)).toMatchObject({ reason });
  });
});
