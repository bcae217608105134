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
  names: (data) => ({
    names: data.map(([label, text]) => ({
      id: Number(label),
      name: `All about ${(text.split('; ')[0] ?? '').replace(/\d+/gu, '')}`,
    })),
  }),
};

/** A model that does as it is told, whatever the task. */
export const WRITES: Reply = (response, request) => {
  const { name = '' } =
    (request.body.response_format as { json_schema?: { name?: string } }).json_schema ?? {};
  REPLIES.good(JSON.stringify(TASKS[name]?.(dataOf(request)) ?? {}))(response, request);
};
