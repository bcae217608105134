import fc from 'fast-check';
import { MAX_KEYWORD_FILE_BYTES, MAX_WORDS_PER_LIST } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { JsonTokenizer } from '../../core/http/json-tokens';
import { SubmissionReader } from './submission-reader';

const INVALID = { code: 'FST_ERR_CTP_INVALID_JSON_BODY' };

/** Reads a body that comes in chunks of `chunkLength` bytes. */
function read(json: string | Uint8Array, chunkLength = 64 * 1024) {
  const reader = new SubmissionReader();
  const tokenizer = new JsonTokenizer((token) => reader.take(token));
  const bytes = Buffer.from(json as string);
  const content: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += chunkLength) {
    tokenizer.write(bytes.subarray(start, start + chunkLength));
    content.push(...reader.takeContent());
  }
  tokenizer.end();
  content.push(...reader.takeContent());
  return { payload: reader.payload, content: Buffer.concat(content).toString() };
}

const withContent = (content: string) => JSON.stringify({ file: { name: 'a.csv', content } });

describe('SubmissionReader', () => {
  it('gives lists, file and content however the body is cut', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => /\w/.test(text));
    const text = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .filter((content) => !/^data:/i.test(content));
    const payload = fc.record({
      navigational: fc.array(word, { maxLength: 5 }),
      file: fc.record({ content: text, extension: fc.constantFrom('csv', '.csv'), name: word }),
      other: fc.jsonValue({ maxDepth: 5 }),
      transactional: fc.array(word, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(payload, fc.integer({ min: 1, max: 50 }), (sent, chunkLength) => {
        const { payload: known, content } = read(JSON.stringify(sent), chunkLength);
        const { other: _, file, ...lists } = sent;
        expect(known).toEqual({ ...lists, file: { ...file, content: '' } });
        expect(content).toBe(Buffer.from(file.content).toString());
      }),
    );
  });

  it('decodes a data URL however its text is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom('data:text/csv;base64,', 'data:text/csv,', 'DATA:;charset=utf-8;base64,'),
        fc.integer({ min: 1, max: 50 }),
        (content, prefix, chunkLength) => {
          const isBase64 = prefix.includes('base64');
          const body = isBase64 ? Buffer.from(content).toString('base64') : encodeURIComponent(content);
          expect(read(withContent(prefix + body), chunkLength).content).toBe(content);
        },
      ),
    );
  });

  it.each([16_383, 16_384, 16_385, 50_000])('decodes %d characters of each kind', (length) => {
    const content = 'ä€😀,'.repeat(length / 4);
    const base64 = Buffer.from(content).toString('base64');
    expect(read(withContent(content)).content).toBe(content);
    expect(read(withContent(`data:;base64,${base64}`)).content).toBe(content);
    expect(read(withContent(`data:,${encodeURIComponent(content)}`)).content).toBe(content);
  });

  it('passes over white space in base64, and over what follows its end', () => {
    expect(read(withContent('data:;base64,\nS2V5\r\n d29y\tZA==\nS2V5')).content).toBe('Keyword');
  });

  it.each([
    ['a bare percent sign', 'data:,100%'],
    ['no UTF-8', 'data:,%FF%FE'],
    ['half a character', 'data:,%E4%B8'],
    ['characters that never end', `data:,${'%C3'.repeat(10_000)}`],
  ])('refuses a data URL with %s', (_, content) => {
    expect(() => read(withContent(content))).toThrow(INTENT_MESSAGES.contentInvalid);
  });

  it('refuses a file as soon as it is too large', () => {
    const content = 'x'.repeat(MAX_KEYWORD_FILE_BYTES + 16 * 1024);
    expect(() => read(`{"file":{"content":"${content}`)).toThrow(MESSAGES.fileTooLarge);
  });

  it.each<[string, string, unknown]>([
    [
      'the last of equal names',
      '{"file":1,"file":{"name":"b"},"informational":["a"],"informational":[]}',
      { file: { name: 'b' }, informational: [] },
    ],
    ['nothing of a body that is a list', '[{"informational":["a"],"file":{"name":"a"}}]', {}],
    ['nothing of a body that is a word', '"informational"', {}],
    ['nothing of the prototype', '{"__proto__":{"file":1},"constructor":{"prototype":{"file":1}}}', {}],
    ['a name that is no text', '{"file":{"name":{"name":"a"}}}', { file: { name: {} } }],
    [
      'words that are none',
      '{"informational":[1,{},["a"],null,true]}',
      { informational: [0, {}, [], null, true] },
    ],
    ['no empty words', '{"informational":["", " \\n", "a"]}', { informational: ['a'] }],
    [
      'one word too many and no more',
      JSON.stringify({ informational: Array(9000).fill('a') }),
      { informational: Array(MAX_WORDS_PER_LIST + 1).fill('a') },
    ],
    [
      'the beginning of a word that is too long',
      `{"informational":["${' '.repeat(5_000)}a${'b'.repeat(5_000)}"]}`,
      { informational: [`a${'b'.repeat(999)}`] },
    ],
    ['a mark of the byte order', '\ufeff{"informational":["a"]}', { informational: ['a'] }],
  ])('takes %s', (_, json, expected) => {
    expect(read(json, 7).payload).toEqual(expected);
  });

  it('takes half a surrogate pair for a character that cannot be read', () => {
    expect(read('{"file":{"content":"a\\ud83d b\\ude00\\ud83d\\ude00"}}', 3).content).toBe(
      'a\ufffd b\ufffd😀',
    );
  });

  it('refuses a second content, as the first has been passed on', () => {
    expect(() => read('{"file":{"name":"a.csv","content":"a","content":"b"}}')).toThrow(
      INTENT_MESSAGES.contentTwice,
    );
  });

  it('refuses nothing at all', () => {
    expect(() => read('')).toThrow('Body cannot be empty');
  });

  it.each([
    '{',
    '{"a"',
    '{"a":tru',
    '{"a":"b',
    '{"a":1}}',
    '{}{}',
    '{a:1}',
    "{'a':1}",
    '[1,]',
    '{"a":01}',
    'nul',
  ])('refuses %j', (json) => {
    expect(() => read(json)).toThrow(expect.objectContaining(INVALID) as Error);
  });

  it.each([
    ['deep nesting', '['.repeat(100_000), MESSAGES.bodyTooDeep],
    ['deep nesting in what is passed over', `{"a":${'{"a":'.repeat(100_000)}`, MESSAGES.bodyTooDeep],
    ['millions of empty objects', `[${'{},'.repeat(1_000_000)}`, MESSAGES.bodyTooMany],
    ['millions of numbers', `{"informational":[${'1,'.repeat(1_000_000)}`, MESSAGES.bodyTooMany],
  ])('refuses %s before its end has come', (_, json, message) => {
    expect(() => read(json)).toThrow(message);
  });
});
