import { JOB_RETENTION_DAYS, type JobStatus } from '../../../contracts/jobs/job-states';
import { MESSAGES } from '../../../contracts/messages';
import { AppError } from '../../../core/errors/app-error';
import type { JobRecord } from '../jobs.schema';

const DAY_MS = 86_400_000;
const MAX_REASON_LENGTH = 2_000;

/** When a job that was made or ended at `time` is removed. */
export function expiryAfter(time: Date): Date {
  return new Date(time.getTime() + JOB_RETENTION_DAYS * DAY_MS);
}

/** The fields that every ended job has. */
export function endFieldsOf(status: JobStatus, finishedAt: Date) {
  return { status, finishedAt, expiresAt: expiryAfter(finishedAt) };
}

/** A sentence for the owner, and the reason for the admin where it says more than that. */
export function failureOf(error: unknown): Pick<JobRecord, 'error' | 'reason'> {
  const { code, message } =
    error instanceof AppError ? error : { code: 'JOB_FAILED', message: MESSAGES.jobFailed };
  const origin = originOf(error);
  if (origin instanceof AppError && origin.message === message) return { error: { code, message } };
  return { error: { code, message }, reason: textOf(origin).slice(0, MAX_REASON_LENGTH) };
}

function originOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? originOf(error.cause) : error;
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
