import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { logErrors } from './log-errors';
import type { QueueConnection } from './queue-connection';
import { JOB_OPTIONS, MAX_STALLS, WORKER_TIMES } from './queue-settings';

/** Producers answer their caller soon when Redis is away; workers wait until it is back. */
const PRODUCER_RETRIES = 1;

/** BullMQ on Redis. */
export function createRedisQueueConnection(url: string): QueueConnection {
  const probe = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: PRODUCER_RETRIES });
  probe.on('error', ignoreConnectionError);
  return {
    createQueue: (name) => {
      const connection = { url, maxRetriesPerRequest: PRODUCER_RETRIES };
      return logErrors(new Queue(name, { connection, defaultJobOptions: JOB_OPTIONS }));
    },
    createWorker: (name, processor, settings) => {
      const connection = { url, maxRetriesPerRequest: null };
      const options = { ...WORKER_TIMES, ...settings, maxStalledCount: MAX_STALLS, autorun: false };
      return logErrors(new Worker(name, processor, { connection, ...options }));
    },
    ping: async () => {
      await probe.ping();
    },
    close: () => {
      probe.disconnect();
      return Promise.resolve();
    },
  };
}

/** The command that met it rejects; without a listener the event would be printed beside it. */
function ignoreConnectionError(): void {}
