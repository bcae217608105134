import type { IntentLists } from '../../src/contracts/intent/intent';
import type { JobView } from '../../src/contracts/jobs/jobs';
import type { Actor } from './actors';
import { type Answer, call } from './http';
import { waitFor } from './waiting';

export type IntentJob = JobView<'intent'>;
/** One word for each intent. */
export const INTENT_LISTS: IntentLists = {
  informational: ['how to'],
  commercialInvestigation: ['best'],
  transactional: ['buy'],
  navigational: ['login'],
};

export const TWO_KEYWORDS = 'Keyword,Volume\nbuy shoes,10\nhow to run,20\n';

export interface Upload {
  name?: string;
  lists?: unknown;
  /** Address of another server than the shared one. */
  at?: string;
}

export function upload<Body = IntentJob>(
  { token }: Pick<Actor, 'token'>,
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'keywords.csv', lists = INTENT_LISTS, at }: Upload = {},
): Promise<Answer<Body>> {
  const body = new FormData();
  body.append('lists', typeof lists === 'string' ? lists : JSON.stringify(lists));
  body.append('file', new Blob([content]), name);
  return call<Body>('POST', '/api/intent/jobs', { token, body, at });
}

export async function finished(student: Pick<Actor, 'get'>, id: string): Promise<IntentJob> {
  return waitFor(`job ${id}`, async () => {
    const { body } = await student.get<IntentJob>(`/api/jobs/${id}`);
    return body.finishedAt !== undefined && body;
  });
}
