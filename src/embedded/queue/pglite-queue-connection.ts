import { createPostgresBackend, type PgPool, Queue, Worker } from 'bullmq';
import { logErrors } from '../../queues/log-errors';
import type { QueueConnection } from '../../queues/queue-connection';
import { JOB_OPTIONS, MAX_STALLS, WORKER_TIMES } from '../../queues/queue-settings';

interface PGliteQueueOptions {
  /** Its session has `bullmq` as search_path. */
  pool: PgPool;
  close: () => Promise<void>;
}

/** BullMQ's PostgreSQL backend on PGlite. The schema is up to date. */
export function createPGliteQueueConnection({ pool, close }: PGliteQueueOptions): QueueConnection {
  const ping = async () => {
    await pool.query('SELECT 1');
  };
  return {
    kind: 'embedded',
    createQueue: (name) =>
      logErrors(new Queue(name, { connection: pool, defaultJobOptions: JOB_OPTIONS }, createPostgresBackend)),
    createWorker: (name, processor, settings) => {
      const times = { ...WORKER_TIMES, maxStalledCount: MAX_STALLS, ...settings, autorun: false };
      return logErrors(new Worker(name, processor, { connection: pool, ...times }, createPostgresBackend));
    },
    ping,
    // Nobody makes it read-only, and a full disk keeps it from being asked at all.
    assertWritable: ping,
    describe: () => Promise.resolve({}),
    close,
  };
}
