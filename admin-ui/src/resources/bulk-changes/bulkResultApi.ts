import type { BulkRowStatus, BulkRowView } from '@contracts/bulk/bulk-changes';
import { type ApiPage, apiJson, apiPage } from '../../providers/apiClient';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import type { BulkJob } from '../../shared/list/bulkApi';

export const BULK_CHANGE = JOB_KIND_INFOS['bulk-change'];

const pathOf = (id: string) => `/bulk-changes/${encodeURIComponent(id)}`;

/** A page of the records of one outcome; `page` counts from 0. */
export function listBulkRows(
  id: string,
  { status, page, perPage }: { status: BulkRowStatus; page: number; perPage: number },
  signal?: AbortSignal,
): Promise<ApiPage<BulkRowView>> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ status }),
    range: JSON.stringify([page * perPage, (page + 1) * perPage - 1]),
  });
  return apiPage<BulkRowView>(`${pathOf(id)}/rows?${query.toString()}`, { signal });
}

export function undoBulkChange(id: string): Promise<BulkJob> {
  return apiJson<BulkJob>(`${pathOf(id)}/undo`, { method: 'POST' });
}
