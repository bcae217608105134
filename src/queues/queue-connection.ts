import type { QueueOptions, WorkerOptions } from 'bullmq';

/** Injection token of the process's one QueueConnection. */
export const QUEUE_CONNECTION = Symbol('QUEUE_CONNECTION');

/** Where jobs wait: Redis, PostgreSQL, or the embedded PGlite. The code above it is the same for all. */
export interface QueueConnection {
  readonly kind: 'redis' | 'postgres' | 'embedded';
  /** What every BullMQ Queue of this process is constructed with. */
  queueOptions(): QueueOptions;
  /** What every BullMQ Worker of this process is constructed with. */
  workerOptions(): WorkerOptions;
  /** Answers when the store answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
