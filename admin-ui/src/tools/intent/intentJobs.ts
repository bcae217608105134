import type { IntentLists, ClassifiedRows } from '@contracts/intent/intent';
import type { JobView } from '@contracts/jobs/jobs';
import { apiJson } from '../../providers/apiClient';
import { apiUpload, type UploadOptions } from '../../providers/apiUpload';
import { JOB_KIND_INFOS } from '../../shared/jobs/jobKinds';

export type IntentJob = JobView<'intent'>;

export const INTENT = JOB_KIND_INFOS.intent;

/** The rows of a result that a query asks for. */
export function getIntentRows(id: string, query: string, signal: AbortSignal): Promise<ClassifiedRows> {
  return apiJson<ClassifiedRows>(`/intent/jobs/${encodeURIComponent(id)}/rows?${query}`, { signal });
}

/** The words to classify by, and whether the intent of keywords without any of them is guessed. */
export type SubmittedWords = IntentLists & { guess: boolean };

/** Uploads a keywords file with the words to classify it by; the job that does so. */
export function submitKeywords(
  words: SubmittedWords,
  file: File,
  options: UploadOptions,
): Promise<IntentJob> {
  const form = new FormData();
  // The server reads the form as a stream: the lists must come before the file.
  form.append('lists', JSON.stringify(words));
  form.append('file', file, file.name);
  return apiUpload<IntentJob>('/intent/jobs', form, options);
}
