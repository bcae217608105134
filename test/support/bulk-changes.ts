import type { BulkRowView } from '../../src/contracts/bulk/bulk-changes';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { expectStatus, type SignedIn } from './actors';
import { type Answer, listQuery } from './http';
import { untilEnded } from './job-end';

export type BulkJob = JobView<'bulk-change'>;

/** What an admin does with many records by a job. */
export function bulkChangesOf({ get, post }: Pick<SignedIn, 'get' | 'post'>) {
  const job = async (id: string) => expectStatus(await get<BulkJob>(`/api/jobs/${id}`), 200);
  const ended = (id: string) => untilEnded(() => job(id));
  const start = (change: object): Promise<Answer<BulkJob>> => post<BulkJob>('/api/bulk-changes', change);
  const startUndo = (id: string): Promise<Answer<BulkJob>> => post<BulkJob>(`/api/bulk-changes/${id}/undo`);
  return {
    start,
    startUndo,
    get: job,
    ended,
    run: async (change: object) => ended(expectStatus(await start(change), 201).id),
    undo: async (id: string) => ended(expectStatus(await startUndo(id), 201).id),
    rows: async (id: string, status?: string) => {
      const list = listQuery({ filter: status ? { status } : {}, range: [0, 999] });
      return expectStatus(await get<BulkRowView[]>(`/api/bulk-changes/${id}/rows${list}`), 200);
    },
  };
}
