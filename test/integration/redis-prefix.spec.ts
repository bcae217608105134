import { Redis } from 'ioredis';
import { ThrottleStorage } from '../../src/core/throttle/throttle-storage';
import { openQueueConnection } from '../../src/queues/open-queue-connection';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

const PREFIXES = ['north:', 'south:'] as const;
const WINDOW_MS = 60_000;

let redis: TestRedis;

beforeAll(async () => {
  redis = await startRedis();
}, 30_000);

afterAll(() => redis.stop());

const addressOf = (prefix: string) => `${redis.url}/0?keyPrefix=${encodeURIComponent(prefix)}`;

it('installations with prefixes of their own share a Redis and see nothing of each other', async () => {
  const taken: string[] = [];
  const open = await Promise.all(
    PREFIXES.map(async (prefix) => {
      const connection = await openQueueConnection(addressOf(prefix));
      const queue = connection.createQueue('jobs');
      const worker = connection.createWorker('jobs', ({ data }) => {
        taken.push(`${prefix}${(data as { of: string }).of}`);
        return Promise.resolve();
      });
      void worker.run();
      return { connection, queue, worker, throttle: new ThrottleStorage(addressOf(prefix)), prefix };
    }),
  );
  for (const { queue, prefix } of open) await queue.add('job', { of: prefix }, { jobId: 'same' });
  await waitFor('both jobs', () => taken.length === open.length);
  expect(taken.sort()).toEqual(PREFIXES.map((prefix) => prefix + prefix));

  const hits = await Promise.all(open.map(({ throttle }) => throttle.increment('login', WINDOW_MS, 1)));
  expect(hits.map(({ totalHits }) => totalHits)).toEqual([1, 1]);

  const all = new Redis(redis.url);
  const keys = await all.keys('*');
  all.disconnect();
  expect(keys.filter((key) => !PREFIXES.some((prefix) => key.startsWith(prefix)))).toEqual([]);

  for (const { connection, queue, worker, throttle } of open) {
    throttle.onApplicationShutdown();
    await worker.close();
    await queue.close();
    await connection.close();
  }
});
