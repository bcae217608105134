import type { Queue } from 'bullmq';
import { Types } from 'mongoose';
import { endFieldsOf } from '../../src/modules/jobs/end/job-end-fields';
import { ada, bob, type JobsSystem, startJobsSystem } from '../support/jobs-system';
import { waitFor } from '../support/waiting';

let system: JobsSystem;
let queue: Queue;

beforeAll(async () => {
  system = await startJobsSystem();
  queue = system.queue.createQueue('cohort-intent') as Queue;
}, 60_000);

afterEach(async () => {
  for (const id of await queued()) await queue.remove(id);
  await system.forgetJobs();
});

afterAll(async () => {
  await queue.close();
  await system.stop();
}, 30_000);

/** The jobs that the queue holds, in its order. */
async function queued(): Promise<string[]> {
  return (await queue.getJobs(['waiting', 'active', 'delayed'], 0, -1, true)).map(({ id }) => id ?? '');
}

async function newJobs(count: number, owner = ada): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await system.newJob(owner)).id);
  return ids;
}

describe('the queue', () => {
  it('holds one job of each user, the oldest', async () => {
    const [first] = await newJobs(5);
    const [other] = await newJobs(2, bob);
    expect(await queued()).toEqual([first, other]);
  });

  it('holds one job of a user who makes many at once', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => system.newJob()));
    expect(await queued()).toHaveLength(1);
  });

  const start = (id: string) => system.runs.start(id);
  const ways: [way: string, end: (id: string) => Promise<unknown>][] = [
    ['is done', (id) => start(id).then(() => system.runs.complete(id, {} as never))],
    ['fails', (id) => start(id).then(() => system.runs.fail(id, new Error('broken')))],
    ['is cancelled', (id) => system.jobs.cancel(ada, id)],
    ['is cancelled while it runs', (id) => start(id).then(() => system.jobs.cancel(ada, id))],
  ];
  it.each(ways)('takes the next one of a user when one %s', async (_, end) => {
    const [first, second] = await newJobs(3);
    await end(first!);
    expect((await queued()).filter((id) => id !== first)).toEqual([second]);
  });

  it('takes no other of the user while one is tried again', async () => {
    const [first] = await newJobs(2);
    await start(first!);
    await system.runs.release(first!);
    await newJobs(1);
    await system.maintenance.enqueueLostJobs();
    expect(await queued()).toEqual([first]);
  });

  it('takes a job that an admin runs again, in its turn', async () => {
    const [first, second] = await newJobs(2);
    await system.runs.fail(first!, new Error('broken'));
    await queue.remove(first!);
    await system.admin.retry(bob, first!);
    expect(await queued()).toEqual([second]);
    await system.jobs.cancel(ada, second!);
    expect(await queued()).toEqual([first]);
  });
});

describe('a kind of which one owner may run two', () => {
  const newCrawl = async (owner = ada) => (await system.newJob(owner, {}, 'crawl')).id;
  const end = (id: string, owner = ada) => system.jobs.cancel(owner, id);
  const waits = async (id: string, owner = ada) => (await system.jobs.get(owner, id)).waitsFor;
  const turns = async () => {
    const jobs = await system
      .database()
      .collection('jobs')
      .find({ turn: { $exists: true } })
      .toArray();
    return jobs.map(({ _id }) => _id.toHexString()).toSorted();
  };

  it('lets the second of one of them run beside one of each', async () => {
    const [first, second, third] = [await newCrawl(), await newCrawl(), await newCrawl()];
    const [theirs, theirNext] = [await newCrawl(bob), await newCrawl(bob)];
    expect(await turns()).toEqual([first, second, theirs].toSorted());
    expect([await waits(second), await waits(third)]).toEqual(['others', 'own']);
    expect(await waits(theirNext, bob)).toBe('own');
    await end(first);
    expect(await turns()).toEqual([second, third, theirs].toSorted());
    await end(second);
    expect(await turns()).toEqual([third, theirs, theirNext].toSorted());
  });

  it('never lets a third of one run, however they are made and end', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newCrawl()));
    expect(await turns()).toHaveLength(2);
    for (const id of ids.slice(0, 3)) {
      await end(id);
      expect(await turns()).toHaveLength(2);
    }
  });
});

describe('maintenance', () => {
  it('queues the next job of a user where a crash has lost its turn', async () => {
    const [first, second] = await newJobs(3);
    await crashAfterEnding(first!);
    expect(await queued()).toEqual([]);
    expect(await system.maintenance.enqueueLostJobs()).toBe(1);
    expect(await queued()).toEqual([second]);
  });

  it('queues one job of each user again after the queue has lost all, and nothing else', async () => {
    const [first] = await newJobs(3);
    const [other] = await newJobs(2, bob);
    for (const id of await queued()) await queue.remove(id);
    expect(await system.maintenance.enqueueLostJobs()).toBe(2);
    expect(await queued()).toEqual([first, other]);
  });

  /** The document has ended; who ended it had no time to give the turn away. */
  async function crashAfterEnding(id: string): Promise<void> {
    await system
      .database()
      .collection('jobs')
      .updateOne(
        { _id: new Types.ObjectId(id) },
        { $set: endFieldsOf('cancelled', new Date()), $unset: { slot: 1, turn: 1 } },
      );
    await queue.remove(id);
  }
});

it('lets the jobs of two users run in turns, each to its end', async () => {
  const order: string[] = [];
  const mine = await newJobs(4);
  const theirs = await newJobs(3, bob);
  const worker = await system.startWorker(({ jobId }) => {
    order.push(jobId);
    return Promise.resolve({});
  });
  await waitFor('all jobs', () => order.length === mine.length + theirs.length);
  await worker.stop();
  expect(order.filter((id) => mine.includes(id))).toEqual(mine);
  expect(order.filter((id) => theirs.includes(id))).toEqual(theirs);
  expect(order.indexOf(theirs[0]!)).toBeLessThan(order.indexOf(mine[2]!));
});
