import type { JobView } from '@contracts/jobs/jobs';
import type { SchemaCheckDetail, SchemaCheckView } from '@contracts/schema/schema-check-views';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';
import { saveBlob } from '../../shared/saveBlob';

export type SchemaJob = JobView<'schema-check'>;

export const SCHEMA_JOBS = JOB_KIND_INFOS['schema-check'];

/** Names all that is asked for of checks. */
export const CHECKS_KEY = 'schema-checks';

const PATH = '/schema-checks';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;
/** More than a run has pages. */
const RUN_ROWS = 100;

export interface SchemaRun {
  addresses?: string[];
  competitors?: string[];
  text?: string;
}

export function startSchemaJob(run: SchemaRun): Promise<SchemaJob> {
  return apiJson<SchemaJob>(PATH, { method: 'POST', json: run });
}

/** The checks of a run, in its order. */
export async function checksOfRun(job: string, signal: AbortSignal): Promise<SchemaCheckView[]> {
  return (await listChecks({ job }, ['position', 'ASC'], [0, RUN_ROWS - 1], signal)).items;
}

export function listChecks(
  filter: { job?: string; address?: string; competitor?: boolean },
  sort: readonly ['at' | 'position', 'ASC' | 'DESC'],
  range: readonly [first: number, last: number],
  signal: AbortSignal,
): Promise<ApiPage<SchemaCheckView>> {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
  });
  return apiPage<SchemaCheckView>(`${PATH}?${query.toString()}`, { signal });
}

export function getCheck(id: string, signal: AbortSignal): Promise<SchemaCheckDetail> {
  return apiJson<SchemaCheckDetail>(pathOf(id), { signal });
}

export async function deleteCheck(id: string): Promise<void> {
  await apiFetch(pathOf(id), { method: 'DELETE' });
}

export async function downloadCheck(id: string, name: string): Promise<void> {
  const response = await apiFetch(`${pathOf(id)}/export?format=csv`, { headers: { Accept: 'text/csv' } });
  saveBlob(await response.blob(), `[schema-intelligence] ${name}.csv`);
}
