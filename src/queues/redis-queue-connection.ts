import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { logErrors } from './log-errors';
import type { QueueConnection, QueueDescription } from './queue-connection';
import { JOB_OPTIONS, MAX_STALLS, WORKER_TIMES } from './queue-settings';

/** Producers answer their caller soon when Redis is away; workers wait until it is back. */
const PRODUCER_RETRIES = 1;

/** A key that was written and not deleted, because the connection broke, goes in this time. */
const KEPT_MS = 10_000;

/** What BullMQ's keys begin with where nobody says otherwise. */
const BULLMQ_PREFIX = 'bull';

/**
 * BullMQ on Redis. All queues share one connection and all workers another, so that a further queue costs one: that on
 * which its worker waits for jobs. Installations that share a Redis each have a `keyPrefix` in their address.
 */
export function createRedisQueueConnection(address: string): QueueConnection {
  const { url, prefix } = withoutPrefix(address);
  const ofQueues = open(url, { lazyConnect: true, maxRetriesPerRequest: PRODUCER_RETRIES });
  let ofWorkers: Redis | undefined;
  return {
    kind: 'redis',
    createQueue: (name) =>
      logErrors(new Queue(name, { connection: ofQueues, prefix, defaultJobOptions: JOB_OPTIONS })),
    createWorker: (name, processor, settings) => {
      const connection = (ofWorkers ??= open(url, { maxRetriesPerRequest: null }));
      const times = { ...WORKER_TIMES, maxStalledCount: MAX_STALLS, ...settings, autorun: false };
      return logErrors(new Worker(name, processor, { connection, prefix, ...times }));
    },
    ping: async () => {
      await ofQueues.ping();
    },
    assertWritable: async () => {
      const key = `${prefix}:write-check:${randomUUID()}`;
      await ofQueues.set(key, '', 'PX', KEPT_MS);
      await ofQueues.del(key);
    },
    describe: () => describeRedis(ofQueues),
    close: () => {
      ofQueues.disconnect();
      ofWorkers?.disconnect();
      return Promise.resolve();
    },
  };
}

/** BullMQ takes the prefix of its keys itself, and refuses a connection that adds one. */
function withoutPrefix(address: string): { url: string; prefix: string } {
  const url = new URL(address);
  const keyPrefix = url.searchParams.get('keyPrefix') ?? '';
  url.searchParams.delete('keyPrefix');
  return { url: url.href, prefix: `${keyPrefix}${BULLMQ_PREFIX}` };
}

function open(url: string, options: { lazyConnect?: boolean; maxRetriesPerRequest: number | null }): Redis {
  const redis = new Redis(url, options);
  // The command that met it rejects, and queues and workers log it; without a listener it would be printed as well.
  redis.on('error', () => undefined);
  return redis;
}

/** By INFO, which providers allow where they forbid CONFIG; nothing where that is forbidden too. */
async function describeRedis(redis: Redis): Promise<QueueDescription> {
  const info = await redis.info().catch((error: unknown) => {
    if (isForbidden(error)) return '';
    throw error;
  });
  const fields = new Map(
    info.split(/\r?\n/).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : undefined);
  return {
    version: fields.get('redis_version'),
    policy: fields.get('maxmemory_policy'),
    usedBytes: number('used_memory'),
    maxBytes: number('maxmemory'),
  };
}

/** By the rights of the user, or because the command was renamed. */
function isForbidden(error: unknown): boolean {
  return error instanceof Error && /^NOPERM|^ERR unknown command/.test(error.message);
}
