import { createPostgresBackend, type PgPool, Queue, Worker } from 'bullmq';
import { logErrors } from '../../queues/log-errors';
import type { QueueConnection } from '../../queues/queue-connection';
import { JOB_OPTIONS, MAX_STALLS, WORKER_TIMES } from '../../queues/queue-settings';
import { StalledJobs } from './stalled-jobs';

interface PGliteQueueOptions {
  /** Its session has `bullmq` as search_path. */
  pool: PgPool;
  close: () => Promise<void>;
}

/**
 * Seconds for which a worker without jobs asks for none. The database tells it of each new one, and of the next that is
 * due; all that could miss a word is in this process.
 */
const ASKS_AGAIN = 60;

/** BullMQ's PostgreSQL backend on PGlite. The schema is up to date. */
export function createPGliteQueueConnection({ pool, close }: PGliteQueueOptions): QueueConnection {
  const ping = async () => {
    await pool.query('SELECT 1');
  };
  const stalled = logErrors(new StalledJobs(pool));
  return {
    kind: 'embedded',
    createQueue: (name) =>
      logErrors(new Queue(name, { connection: pool, defaultJobOptions: JOB_OPTIONS }, createPostgresBackend)),
    createWorker: (name, processor, settings) => {
      const { concurrency = 1, maxStalledCount = MAX_STALLS } = settings ?? {};
      const options = { ...WORKER_TIMES, concurrency, drainDelay: ASKS_AGAIN, skipStalledCheck: true };
      const own = { connection: pool, autorun: false };
      stalled.watch(name, maxStalledCount);
      return logErrors(new Worker(name, processor, { ...options, ...own }, createPostgresBackend));
    },
    ping,
    // Nobody makes it read-only, and a full disk keeps it from being asked at all.
    assertWritable: ping,
    describe: () => Promise.resolve({}),
    close: () => {
      stalled.stop();
      return close();
    },
  };
}
