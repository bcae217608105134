import type { Job, JobSchedulerTemplateOptions, JobsOptions, RepeatOptions } from 'bullmq';

/** Injection token of the process's one QueueConnection. */
export const QUEUE_CONNECTION = Symbol('QUEUE_CONNECTION');

/** Runs one job; `token` proves that this worker holds its lock. */
export type QueueProcessor = (job: Job, token?: string) => Promise<void>;

export interface WorkerSettings {
  /** Jobs that run at once. */
  concurrency?: number;
  /** How often a job may lose its worker in all. */
  maxStalledCount?: number;
}

/** The part of a BullMQ queue that Cohort uses, whatever it stands on. */
export interface JobQueue {
  add(name: string, data: object, options?: JobsOptions): Promise<unknown>;
  remove(jobId: string): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    repeat: Omit<RepeatOptions, 'key'>,
    template?: { name?: string; data?: object; opts?: JobSchedulerTemplateOptions },
  ): Promise<unknown>;
  removeJobScheduler(id: string): Promise<unknown>;
  getJobSchedulers(): Promise<{ key: string }[]>;
  getJobCounts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** The part of a BullMQ worker that Cohort uses. It takes no job before `run`. */
export interface JobWorker {
  run(): Promise<void>;
  on(event: 'failed', listener: (job: Job | undefined, error: Error) => void): unknown;
  /** Waits for the jobs that run, unless forced. */
  close(force?: boolean): Promise<void>;
}

/** What a queue's store tells of itself; it need not tell anything. */
export interface QueueDescription {
  version?: string;
  /** What it does with keys when it is full. */
  policy?: string;
  usedBytes?: number;
  /** 0: no limit. */
  maxBytes?: number;
}

/** Where jobs wait: Redis, or the embedded PGlite. The code above it is the same for both. */
export interface QueueConnection {
  createQueue(name: string): JobQueue;
  createWorker(name: string, processor: QueueProcessor, settings?: WorkerSettings): JobWorker;
  readonly kind: 'redis' | 'embedded';
  /** Answers when the store answers; rejects otherwise. */
  ping(): Promise<void>;
  /** Rejects where the store takes no writes: it may answer all the same. */
  assertWritable(): Promise<void>;
  describe(): Promise<QueueDescription>;
  /** Closes what the queues and workers share; they are closed by their own `close` before. */
  close(): Promise<void>;
}
