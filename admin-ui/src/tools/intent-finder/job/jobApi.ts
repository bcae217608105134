import { RESULT_FILE_PREFIX, type IntentLists } from '@contracts/intent/intent';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../../providers/apiUpload';
import { saveBlob } from '../../../shared/saveBlob';
import { fileNameOf, type IntentJob } from './jobText';

export const JOBS_KEY = 'intent-jobs';

/** Uploads a keywords file with the words to classify it by; the job that does so. */
export function submitKeywords(lists: IntentLists, file: File, options: UploadOptions): Promise<IntentJob> {
  const form = new FormData();
  // The server reads the form as a stream: the lists must come before the file.
  form.append('lists', JSON.stringify(lists));
  form.append('file', file, file.name);
  return apiUpload<IntentJob>('/intent/jobs', form, options);
}

export function getJob(id: string, signal?: AbortSignal): Promise<IntentJob> {
  return apiJson<IntentJob>(`/jobs/${encodeURIComponent(id)}`, { signal });
}

/** A page of the user's classifications, the newest first; `page` counts from 1. */
export function listJobs(page: number, perPage: number, signal?: AbortSignal): Promise<ApiPage<IntentJob>> {
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ kind: 'intent', range });
  return apiPage<IntentJob>(`/jobs?${query.toString()}`, { signal });
}

export async function cancelJob(id: string): Promise<void> {
  await apiFetch(`/jobs/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
}

export async function deleteJob(id: string): Promise<void> {
  await apiFetch(`/jobs/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Saves a finished job's file under the original's name with the prefix that tells it apart. */
export async function downloadResult(job: IntentJob): Promise<void> {
  const response = await apiFetch(`/jobs/${encodeURIComponent(job.id)}/result`, {
    headers: { Accept: 'text/csv' },
  });
  saveBlob(await response.blob(), `${RESULT_FILE_PREFIX}${fileNameOf(job)}`);
}
