import { Redis } from 'ioredis';
import { openQueueConnection } from '../../src/queues/open-queue-connection';
import { startRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

it('opens one connection to Redis for all queues, one for all workers, and one that each worker waits on', async () => {
  const redis = await startRedis();
  const connection = await openQueueConnection(redis.url);
  const names = ['first', 'second', 'third'];
  const queues = names.map((name) => connection.createQueue(name));
  let runs = 0;
  const workers = names.map((name) =>
    connection.createWorker(name, () => {
      runs += 1;
      return Promise.resolve();
    }),
  );
  for (const worker of workers) void worker.run();
  await Promise.all(queues.map((queue) => queue.add('any', {})));
  await waitFor('a run of each worker', () => runs === names.length);
  const observer = new Redis(redis.url);
  const clients = ((await observer.client('LIST')) as string).trim().split('\n');
  observer.disconnect();
  await Promise.all([...workers, ...queues].map((part) => part.close()));
  await connection.close();
  await redis.stop();
  expect(clients).toHaveLength(1 + 2 + names.length);
}, 30_000);
