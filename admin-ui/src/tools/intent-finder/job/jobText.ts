import type { IntentParameters, IntentResult } from '@contracts/intent/intent';
import { FINISHED_STATUSES, type JobStatus, type JobView } from '@contracts/jobs/jobs';
import { MESSAGES } from '@contracts/messages';
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

/** Whether a job failed for its file, not for the service. */
export function isAboutFile(code: string | undefined): boolean {
  return code === 'FILE_REJECTED' || code === 'FILE_TOO_LARGE' || code === 'VALIDATION_FAILED';
}

/** Why a job failed and what to do about it. */
export function failureText({ error }: Pick<IntentJob, 'error'>): string {
  const message = error?.message ?? MESSAGES.jobFailed;
  if (!isAboutFile(error?.code)) return message;
  return `${message} Mend the file or export it again, then submit it once more.`;
}
