import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from 'bullmq';
import { openEmbeddedQueue } from '../../../src/embedded/queue/open-embedded-queue';
import { openQueueConnection } from '../../../src/queues/open-queue-connection';
import type {
  JobQueue,
  JobWorker,
  QueueConnection,
  QueueProcessor,
} from '../../../src/queues/queue-connection';
import { startRedis } from '../../support/redis';
import { waitFor } from '../../support/waiting';

interface Store {
  open(): Promise<QueueConnection>;
  stop(): Promise<void>;
}

const STORES: [name: string, start: () => Promise<Store>][] = [
  ['the embedded queue', startEmbedded],
  ['Redis', startRedisStore],
];

describe.each(STORES)('a queue on %s', (_, start) => {
  let store: Store;
  let connection: QueueConnection;
  let queue: JobQueue;
  const workers: JobWorker[] = [];

  beforeAll(async () => void (store = await start()), 60_000);

  beforeEach(async () => {
    connection = await store.open();
    queue = connection.createQueue('test');
  }, 30_000);

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.close(true)));
    await queue.close();
    await connection.close();
  });

  afterAll(() => store.stop());

  function work(processor: QueueProcessor, concurrency = 1): JobWorker {
    const worker = connection.createWorker('test', processor, { concurrency });
    void worker.run();
    workers.push(worker);
    return worker;
  }

  const isEmpty = async () => Object.values(await queue.getJobCounts()).every((count) => count === 0);

  it('answers a ping', async () => {
    await expect(connection.ping()).resolves.toBeUndefined();
  });

  it('hands each job to a worker once and forgets it', async () => {
    const seen: unknown[] = [];
    work((job) => {
      seen.push((job.data as { n: number }).n);
      return Promise.resolve();
    }, 4);
    await Promise.all(Array.from({ length: 50 }, (_unused, n) => queue.add('count', { n })));
    await waitFor('an empty queue', isEmpty);
    expect(seen.sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 50 }, (_unused, n) => n));
  });

  it('takes the same id once while it waits and again when it has ended', async () => {
    const runs: (string | undefined)[] = [];
    await queue.add('once', {}, { jobId: 'a' });
    await queue.add('once', {}, { jobId: 'a' });
    work((job) => {
      runs.push(job.id);
      return Promise.resolve();
    });
    await waitFor('an empty queue', isEmpty);
    expect(runs).toEqual(['a']);
    await queue.add('once', {}, { jobId: 'a' });
    await waitFor('the second run', () => runs.length === 2);
  });

  it('never runs a job that was removed', async () => {
    const runs: (string | undefined)[] = [];
    await queue.add('removed', {}, { jobId: 'gone' });
    await queue.add('kept', {}, { jobId: 'kept' });
    await queue.remove('gone');
    work((job) => {
      runs.push(job.id);
      return Promise.resolve();
    });
    await waitFor('an empty queue', isEmpty);
    expect(runs).toEqual(['kept']);
  });

  it('wakes a worker that waits', async () => {
    let seen = 0;
    work(() => {
      seen += 1;
      return Promise.resolve();
    });
    await queue.add('first', {});
    await waitFor('the first job', () => seen === 1);
    await waitFor('an empty queue', isEmpty);
    const before = Date.now();
    await queue.add('second', {});
    await waitFor('the second job', () => seen === 2);
    expect(Date.now() - before).toBeLessThan(3_000);
  });

  it('tries a failing job again after a growing pause, and gives up in the end', async () => {
    const times: number[] = [];
    const worker = work(() => {
      times.push(Date.now());
      return Promise.reject(new Error('always'));
    });
    const failures: Job[] = [];
    worker.on('failed', (job) => job && failures.push(job));
    await queue.add('failing', {}, { attempts: 3, backoff: { type: 'exponential', delay: 200 } });
    await waitFor('three failures', () => failures.length === 3);
    await waitFor('an empty queue', isEmpty);
    const [first = 0, second = 0] = times.slice(1).map((time, index) => time - times[index]!);
    expect(first).toBeGreaterThanOrEqual(190);
    expect(second).toBeGreaterThanOrEqual(390);
  });

  it('starts a delayed job when its time has come', async () => {
    let startedAt = 0;
    work(() => {
      startedAt = Date.now();
      return Promise.resolve();
    });
    const addedAt = Date.now();
    await queue.add('later', {}, { delay: 400 });
    await waitFor('the job', () => startedAt > 0);
    expect(startedAt - addedAt).toBeGreaterThanOrEqual(390);
  });

  it('runs a scheduled job again and again, however often its schedule is put back', async () => {
    const begin = Date.now();
    let runs = 0;
    work(() => {
      runs += 1;
      return Promise.resolve();
    });
    await waitFor('three runs', async () => {
      await queue.upsertJobScheduler('often', { every: 400 }, { name: 'tick' });
      return runs >= 3;
    });
    expect(Date.now() - begin).toBeGreaterThanOrEqual(390);
    expect((await queue.getJobSchedulers()).map(({ key }) => key)).toEqual(['often']);
    await queue.removeJobScheduler('often');
    await waitFor('an empty queue', isEmpty);
  });

  it('keeps waiting jobs over a restart', async () => {
    await queue.add('patient', {}, { jobId: 'patient' });
    await queue.close();
    await connection.close();
    connection = await store.open();
    queue = connection.createQueue('test');
    const runs: (string | undefined)[] = [];
    work((job) => {
      runs.push(job.id);
      return Promise.resolve();
    });
    await waitFor('an empty queue', isEmpty);
    expect(runs).toEqual(['patient']);
  });

  it('gives the job of a worker that is lost to another', async () => {
    let taken = false;
    const lost = work(() => {
      taken = true;
      return new Promise(() => undefined);
    });
    await queue.add('stalling', {}, { jobId: 'stalling' });
    await waitFor('the first run', () => taken);
    await lost.close(true);
    const runs: (string | undefined)[] = [];
    work((job) => {
      runs.push(job.id);
      return Promise.resolve();
    });
    await waitFor('the second run', () => runs.length === 1);
    expect(runs).toEqual(['stalling']);
  }, 45_000);
});

describe('the embedded queue', () => {
  let dir: string;
  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), 'cohort-queue-')), 'queue');
  });
  afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }));

  it('starts the jobs of a process that died at once', async () => {
    const first = await openEmbeddedQueue(dir);
    const queue = first.createQueue('test');
    await queue.add('abandoned', {}, { jobId: 'abandoned' });
    let taken = false;
    const lost = first.createWorker('test', () => {
      taken = true;
      return new Promise(() => undefined);
    });
    void lost.run();
    await waitFor('the first run', () => taken);
    await lost.close(true);
    await queue.close();
    await first.close();

    const second = await openEmbeddedQueue(dir);
    const runs: (string | undefined)[] = [];
    const worker = second.createWorker('test', (job) => {
      runs.push(job.id);
      return Promise.resolve();
    });
    void worker.run();
    await waitFor('the second run', () => runs.length === 1, { timeoutMs: 4_500 });
    await worker.close();
    await second.close();
  }, 30_000);

  it('gives up a job that ended its process too often', async () => {
    const maxStalledCount = 3;
    let runs = 0;
    let reason: string | undefined;
    for (let start = 0; start < maxStalledCount + 3 && reason === undefined; start++) {
      const connection = await openEmbeddedQueue(dir);
      const queue = connection.createQueue('test');
      if (start === 0) await queue.add('deadly', {}, { jobId: 'deadly' });
      const before = runs;
      const deadly = () => {
        runs += 1;
        return new Promise<void>(() => undefined);
      };
      const worker = connection.createWorker('test', deadly, { maxStalledCount });
      worker.on('failed', (job) => (reason = job?.deferredFailure));
      void worker.run();
      await waitFor('a run or the end', () => runs > before || reason !== undefined);
      await worker.close(true);
      await queue.close();
      await connection.close();
    }
    expect(runs).toBe(maxStalledCount + 1);
    expect(reason).toBe('job stalled more than allowable limit');
  }, 60_000);

  it('is open in one process at a time', async () => {
    const first = await openEmbeddedQueue(dir);
    await expect(openEmbeddedQueue(dir)).rejects.toThrow(
      /is in use by another Cohort .* set another DATA_DIR/,
    );
    await first.close();
    const second = await openEmbeddedQueue(dir);
    await second.close();
  }, 30_000);

  it('leaves the process its time when it is closed under a worker', async () => {
    const connection = await openEmbeddedQueue(dir);
    const worker = connection.createWorker('test', () => Promise.resolve());
    void worker.run().catch(() => undefined);
    await connection.createQueue('test').add('any', {});
    await connection.close();
    const closedAt = Date.now();
    await waitFor('a moment', () => Date.now() - closedAt > 200);
    expect(Date.now() - closedAt).toBeLessThan(10_000);
    await worker.close(true);
  }, 30_000);

  it('puts data that it cannot open aside and makes them anew', async () => {
    const first = await openEmbeddedQueue(dir);
    await first.close();
    const folder = join(dir, 'data/global');
    for (const name of await readdir(folder)) await writeFile(join(folder, name), 'broken');
    const second = await openEmbeddedQueue(dir);
    await expect(second.ping()).resolves.toBeUndefined();
    await second.close();
    const aside = join(dir, 'data.damaged/global');
    expect(
      await Promise.all((await readdir(aside)).map((name) => readFile(join(aside, name), 'utf8'))),
    ).toContain('broken');
  }, 60_000);
});

async function startEmbedded(): Promise<Store> {
  const dir = await mkdtemp(join(tmpdir(), 'cohort-queue-'));
  return {
    open: () => openEmbeddedQueue(join(dir, 'queue')),
    stop: () => rm(dir, { recursive: true, force: true }),
  };
}

async function startRedisStore(): Promise<Store> {
  const redis = await startRedis();
  return { open: () => openQueueConnection(redis.url), stop: () => redis.stop() };
}
