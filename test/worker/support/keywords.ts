import type { IntentLists } from '../../../src/contracts/intent/intent';
import type { JobView } from '../../../src/contracts/jobs/jobs';
import { expectStatus } from '../../support/actors';
import { call } from '../../support/http';
import { waitFor } from '../../support/waiting';
import type { Cluster } from './cluster';

const LISTS: IntentLists = {
  informational: ['how to'],
  commercialInvestigation: ['best'],
  transactional: ['buy'],
  navigational: ['login'],
};
const HEADER = 'Informational,Commercial Investigation,Transactional,Navigational,Intent,Primary Intent';
/** Keywords with what the result holds beside them. */
const KINDS = [
  ['how to clean shoes', 'how to,,,,Informational,Informational'],
  ['buy shoes', ',,buy,,Transactional,Transactional'],
  ['best shoes', ',best,,,Commercial Investigation,Commercial Investigation'],
  ['red shoes', ',,,,Unclassified,Unclassified'],
] as const;

/**
 * A killed worker's job is noticed within 15 seconds, one that the queue has lost within a minute, on a busy machine later.
 * Asking more often would use up the student's 300 requests a minute.
 */
const RECOVERY = { timeoutMs: 120_000, intervalMs: 500 };

export interface KeywordFile {
  name: string;
  source: string;
  result: string;
}

/** A file whose every row is different, with the result that it must have. */
export function keywordFile(name: string, rows: number): KeywordFile {
  const kind = (i: number) => KINDS[i % KINDS.length] ?? KINDS[0];
  const source = Array.from({ length: rows }, (_, i) => `${kind(i)[0]} ${i},${i * 10}`);
  const result = Array.from({ length: rows }, (_, i) => `${kind(i)[0]} ${i},${i * 10},${kind(i)[1]}`);
  return {
    name,
    source: ['Keyword,Volume', ...source, ''].join('\n'),
    result: `\uFEFF${[`Keyword,Volume,${HEADER}`, ...result, ''].join('\r\n')}`,
  };
}

/** What a student does with jobs, at whatever worker runs. */
export function jobsOf({ url }: Cluster, token: string) {
  const get = async (id: string) => {
    const answer = await call<JobView>('GET', `/api/jobs/${id}`, { token, at: url });
    return expectStatus(answer, 200);
  };
  /** The job once it has this status; a job that ended otherwise will never have it. */
  const has = async (id: string, status: JobView['status']) => {
    const job = await get(id);
    const ended = ['done', 'failed', 'cancelled'].includes(job.status);
    if (ended && job.status !== status) {
      throw new Error(`The job is ${job.status}, not ${status}: ${JSON.stringify(job.error)}`);
    }
    return job.status === status ? job : undefined;
  };
  return {
    get,
    submit: async ({ name, source }: KeywordFile): Promise<string> => {
      const body = new FormData();
      body.append('lists', JSON.stringify(LISTS));
      body.append('file', new Blob([source], { type: 'text/csv' }), name);
      const answer = await call<JobView>('POST', '/api/intent/jobs', { token, at: url, body });
      return expectStatus(answer, 201).id;
    },
    cancel: (id: string) => call<JobView>('POST', `/api/jobs/${id}/cancel`, { token, at: url }),
    result: (id: string) => call('GET', `/api/jobs/${id}/result`, { token, at: url }),
    running: (id: string) => waitFor('a running job', () => has(id, 'running')),
    done: (id: string) => waitFor('a finished job', () => has(id, 'done'), RECOVERY),
  };
}
