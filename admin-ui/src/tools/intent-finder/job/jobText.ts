import type { IntentParameters, IntentResult } from '@contracts/intent';
import { FINISHED_STATUSES, type JobStatus, type JobView } from '@contracts/jobs';
import { progressText } from '../../../shared/jobs/jobProgress';

export type IntentJob = JobView<IntentResult>;

export function isFinished({ status }: Pick<IntentJob, 'status'>): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}

export function fileNameOf({ parameters, result }: Pick<IntentJob, 'parameters' | 'result'>): string {
  const { fileName } = parameters as Partial<IntentParameters>;
  return result?.fileName ?? fileName ?? 'keywords.csv';
}

/** What a job is doing, for the line beside its progress bar. */
export function workText({ status, progress }: Pick<IntentJob, 'status' | 'progress'>): string {
  if (status === 'queued') return 'Waiting for its turn…';
  if (!progress.total) return 'Reading the file…';
  return `${progressText(progress)} rows done`;
}

/** What to do about a failed job, after the sentence that says what happened. */
export function failureAdvice(code: string | undefined): string {
  const aboutFile = code === 'FILE_REJECTED' || code === 'FILE_TOO_LARGE' || code === 'VALIDATION_FAILED';
  return aboutFile
    ? 'Mend the file or export it again, then submit it once more.'
    : 'Submit the file again. If it fails once more, tell an administrator.';
}
