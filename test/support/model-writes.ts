import { type ModelServerRequest, REPLIES, type Reply } from './misbehaving-model';

/** What the data of a request holds, by its labels. */
function dataOf({ body }: ModelServerRequest): [label: string, text: string][] {
  const user = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  return user
    .split('\n')
    .slice(1, -1)
    .map((line) => {
      const [label, text] = JSON.parse(`[${line.replace(/^("(?:[^"\\]|\\.)*"): /u, '$1,')}]`) as [
        string,
        string,
      ];
      return [label, text];
    });
}

type Writes = (data: [label: string, text: string][]) => unknown;

const TASKS: Record<string, Writes> = {
  summary: () => ({ summary: 'Write on what has no page yet.' }),
  subtopics: () => ({
    subtopics: [{ parent: 1, title: 'Descaling', why: 'Limescale spoils the taste.' }],
  }),
  titles: () => ({ titles: ['A grinder for every cup', 'Grinders that last'] }),
  angle: () => ({ angle: 'All pages explain the grind size, and none says what it costs.' }),
  prose: (data) => ({
    sections: data
      .filter(([label]) => label !== 'keyword')
      .map(([label, text]) => ({
        id: Number(label),
        text: `Tell the reader about ${(text.split(' | ')[0] ?? '').replace(/\d+/gu, '')}`,
      })),
  }),
  'rewrite-clearer': (data) => ({ paragraphs: rewritten(data, (text) => text.replaceAll('utilise', 'use')) }),
  'rewrite-shorter': (data) => ({
    paragraphs: rewritten(data, (text) => text.split(' ').slice(0, -1).join(' ')),
  }),
  'rewrite-terms': (data) => ({
    paragraphs: rewritten(data, (text, terms) => `${text} This is about ${terms}.`),
  }),
  names: (data) => ({
    names: data.map(([label, text]) => ({
      id: Number(label),
      name: `All about ${(text.split('; ')[0] ?? '').replace(/\d+/gu, '')}`,
    })),
  }),
};

function rewritten(data: [label: string, text: string][], write: (text: string, terms: string) => string) {
  const terms = data.find(([label]) => label === 'terms')?.[1] ?? '';
  return data
    .filter(([label]) => label !== 'terms')
    .map(([label, text]) => ({ id: Number(label), text: write(text, terms) }));
}

/** A model that does as it is told, whatever the task. */
export const WRITES: Reply = (response, request) => {
  const { name = '' } =
    (request.body.response_format as { json_schema?: { name?: string } }).json_schema ?? {};
  REPLIES.good(JSON.stringify(TASKS[name]?.(dataOf(request)) ?? {}))(response, request);
};
