import { createPostgresBackend, type PgPool, Queue, Worker } from 'bullmq';
import { logErrors } from './log-errors';
import type { QueueConnection } from './queue-connection';
import { JOB_OPTIONS, MAX_STALLS, WORKER_TIMES } from './queue-settings';

interface PostgresQueueOptions {
  /** Its sessions have `bullmq` as search_path. */
  pool: PgPool;
  close: () => Promise<void>;
}

/** BullMQ on PostgreSQL: a server's, or the embedded one behind the same pool. The schema is up to date. */
export function createPostgresQueueConnection({ pool, close }: PostgresQueueOptions): QueueConnection {
  return {
    createQueue: (name) =>
      logErrors(new Queue(name, { connection: pool, defaultJobOptions: JOB_OPTIONS }, createPostgresBackend)),
    createWorker: (name, processor, settings) => {
      const times = { ...WORKER_TIMES, ...settings, maxStalledCount: MAX_STALLS, autorun: false };
      return logErrors(new Worker(name, processor, { connection: pool, ...times }, createPostgresBackend));
    },
    ping: async () => {
      await pool.query('SELECT 1');
    },
    close,
  };
}
