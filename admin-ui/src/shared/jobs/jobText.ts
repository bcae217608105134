import { FINISHED_STATUSES, type JobStatus, type WaitsFor } from '@contracts/jobs/job-states';
import { MESSAGES } from '@contracts/messages';
import { formatCount, formatSeconds } from '../format';
import type { AnyJob, JobKindInfo } from './jobKinds';

export const STATUS_LABELS: Record<JobStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
};

type Progress = AnyJob['progress'];
type Times = Pick<AnyJob, 'startedAt' | 'pausedAt' | 'pausedMs' | 'finishedAt'>;
type Work = Pick<AnyJob, 'status' | 'progress' | 'waitsFor'>;

export function isFinished({ status }: Pick<AnyJob, 'status'>): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}

/** Whether there is something to open: one that was cancelled or failed may have left what it did until then. */
export function hasResult({ status, result }: Pick<AnyJob, 'status' | 'result'>): boolean {
  return status === 'done' || (isFinished({ status }) && result !== undefined);
}

/** What a question about deleting the job's result calls it. */
export function deletedName<Job extends AnyJob>(kind: JobKindInfo<Job>, job: Job): string {
  const name = kind.nameOf(job);
  return kind.deletedAs?.(name) ?? name;
}

/** 0 to 100, or null while nobody knows how much there is to do. */
export function percentDone({ done, total }: Progress): number | null {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
}

/** What a job's bar shows: nothing is known of one that waits, and one that rests does not move. */
export function barPercent({ status, progress }: Work): number | null {
  if (status === 'queued') return null;
  const percent = percentDone(progress);
  return status === 'paused' ? (percent ?? 0) : percent;
}

/** How far a job is, in its kind's own units. */
export function progressText({ done, total }: Progress): string {
  if (total > 0) return `${formatCount(done)} of ${formatCount(total)}`;
  return done > 0 ? formatCount(done) : '–';
}

/** In a word or two what an unfinished job is doing, for those who hear of it. */
export function phaseOf<Job extends AnyJob>({ verbs }: JobKindInfo<Job>, { status }: Work): string {
  return status === 'running' ? verbs.now : STATUS_LABELS[status];
}

/** What a queued job waits for. */
export function waitText(waitsFor: WaitsFor | undefined): string {
  return waitsFor === 'own' ? 'Waiting for another of yours to end…' : 'Waiting for its turn…';
}

/** What an unfinished job is doing, for the line beside its progress bar. */
export function workText<Job extends AnyJob>(
  { units, starting }: JobKindInfo<Job>,
  { status, progress, waitsFor }: Work,
): string {
  if (status === 'queued') return waitText(waitsFor);
  const done = progress.done || progress.total ? `${progressText(progress)} ${units} done` : undefined;
  if (status === 'paused') return done ? `Paused · ${done}` : 'Paused';
  return done && progress.step ? `${progress.step} · ${done}` : (done ?? starting);
}

/** That a job is done, and how much was done, for those who hear of it. */
export function doneText<Job extends AnyJob>({ units, verbs }: JobKindInfo<Job>, { progress }: Work): string {
  return progress.done > 0 ? `Done: ${formatCount(progress.done)} ${units} ${verbs.past}.` : 'Done.';
}

/** How long a job has worked since its first start, without its pauses; null where it never began. */
export function timeWorked(
  { startedAt, pausedAt, pausedMs = 0, finishedAt }: Times,
  now = new Date(),
): string | null {
  if (startedAt === undefined) return null;
  const end = pausedAt ?? finishedAt ?? now.toISOString();
  return formatSeconds(Math.max(0, Date.parse(end) - Date.parse(startedAt) - pausedMs) / 1000);
}

/** How long a finished job took, as the end of a sentence; nothing where nobody knows. */
export function tookText(job: Times): string {
  const worked = job.finishedAt === undefined ? null : timeWorked(job);
  return worked === null ? '' : ` in ${worked}`;
}

/** Whether a job failed for its file, not for the service. */
export function isAboutFile(code: string | undefined): boolean {
  return code === 'FILE_REJECTED' || code === 'FILE_TOO_LARGE' || code === 'VALIDATION_FAILED';
}

/** Why a job failed and what to do about it. */
export function failureText({ error }: Pick<AnyJob, 'error'>): string {
  const message = error?.message ?? MESSAGES.jobFailed;
  if (!isAboutFile(error?.code)) return message;
  return `${message} Fix the file or export it again, then submit it once more.`;
}
