import type { BulkAction } from '@contracts/bulk/bulk-changes';
import type { JobView } from '@contracts/jobs/jobs';
import { apiJson } from '../../providers/apiClient';

export type BulkJob = JobView<'bulk-change'>;

/** Records by their ids, or all that the list's filter finds and how many those are. */
export type BulkSelection = { ids: readonly unknown[] } | { filter: object; expected: number };

interface BulkChange {
  resource: string;
  action: BulkAction;
  values?: object;
  selection: BulkSelection;
}

/** Starts a job that changes many records. */
export function startBulkChange(change: BulkChange): Promise<BulkJob> {
  return apiJson<BulkJob>('/bulk-changes', { method: 'POST', json: change });
}

/** Where the jobs of a list are shown. */
export function changesPath(resource: string, runId?: string): string {
  return `/${resource}/changes${runId ? `?run=${encodeURIComponent(runId)}` : ''}`;
}
