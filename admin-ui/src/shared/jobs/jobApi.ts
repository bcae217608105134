import type { JobFile } from '@contracts/jobs/job-kind';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';
import { saveBlob } from '../saveBlob';
import type { AnyJob, JobKindInfo } from './jobKinds';

const KEY = 'own-jobs';

/** Where pages keep what they know of the user's jobs. */
export const jobKeys = {
  all: [KEY],
  one: (id: string | undefined) => [KEY, 'one', id],
  list: (kind: string, page: number, tool?: string) => [KEY, 'list', kind, page, tool],
};

/** Which of the user's jobs a page lists. */
export type OwnJobs<Job extends AnyJob> = Pick<JobKindInfo<Job>, 'kind' | 'tool'>;

/** What the owner of a job can do with it; only kinds that say so can be paused. */
export type JobChange = 'cancel' | 'pause' | 'resume';

const pathOf = (id: string) => `/jobs/${encodeURIComponent(id)}`;

export function getJob<Job extends AnyJob>(id: string, signal?: AbortSignal): Promise<Job> {
  return apiJson<Job>(pathOf(id), { signal });
}

/** A page of the user's jobs of a kind, or of one tool's of it, the newest first; `page` counts from 1. */
export function listJobs<Job extends AnyJob>(
  { kind, tool }: OwnJobs<Job>,
  page: number,
  perPage: number,
  signal?: AbortSignal,
): Promise<ApiPage<Job>> {
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ kind, ...(tool && { tool }), range });
  return apiPage<Job>(`/jobs?${query.toString()}`, { signal });
}

export async function changeJob(id: string, change: JobChange): Promise<void> {
  await apiFetch(`${pathOf(id)}/${change}`, { method: 'POST' });
}

export async function deleteJob(id: string): Promise<void> {
  await apiFetch(pathOf(id), { method: 'DELETE' });
}

/** Saves a finished job's file. */
export async function downloadResult<Job extends AnyJob>(file: JobFile<Job>, job: Job): Promise<void> {
  const response = await apiFetch(file.pathOf?.(job) ?? `${pathOf(job.id)}/result`, {
    headers: { Accept: file.type },
  });
  saveBlob(await response.blob(), file.nameOf(job));
}
