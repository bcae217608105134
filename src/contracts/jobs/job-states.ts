export const JOB_STATUSES = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const FINISHED_STATUSES = ['done', 'failed', 'cancelled'] as const satisfies readonly JobStatus[];

/** What a job waits for that is queued: others of its owner and kind that run, or a free place beside everybody's. */
export type WaitsFor = 'own' | 'others';

/** Jobs of one user that wait or run. */
export const MAX_UNFINISHED_JOBS = 5;

/** Bytes of files, as they are kept, from which a student's jobs are refused until past results are deleted. */
export const MAX_STORED_BYTES = 200 * 1024 * 1024;

/** Days that a finished job and its files are kept. */
export const JOB_RETENTION_DAYS = 30;
