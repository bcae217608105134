import {
  BULK_LISTS,
  BULK_RESOURCES,
  type BulkAction,
  type BulkResourceName,
} from '@contracts/bulk/bulk-changes';
import type { JobView } from '@contracts/jobs/jobs';
import { apiJson } from '../../providers/apiClient';

export type BulkJob = JobView<'bulk-change'>;

/** Records by their ids, or all that the list's filter finds and how many those are. */
export type BulkSelection = { ids: readonly unknown[] } | { filter: object; expected: number };

interface BulkChange {
  resource: BulkResourceName;
  action: BulkAction;
  values?: object;
  selection: BulkSelection;
}

/** What the API calls the records of a list; undefined where no job can change them. */
export function bulkNameOf(list: string): BulkResourceName | undefined {
  return BULK_RESOURCES.find((name) => BULK_LISTS[name] === list);
}

export function listOfBulk(name: BulkResourceName): string {
  return BULK_LISTS[name];
}

/** Starts a job that changes many records. */
export function startBulkChange(change: BulkChange): Promise<BulkJob> {
  return apiJson<BulkJob>('/bulk-changes', { method: 'POST', json: change });
}

/** Where the jobs of a list are shown. */
export function changesPath(list: string, runId?: string): string {
  return `/${list}/changes${runId ? `?run=${encodeURIComponent(runId)}` : ''}`;
}
