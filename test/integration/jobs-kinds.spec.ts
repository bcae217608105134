import { Readable } from 'node:stream';
import { MAX_UNFINISHED_JOBS } from '../../src/contracts/jobs/job-states';
import { MESSAGES } from '../../src/contracts/messages';
import {
  ada,
  bob,
  type JobsSystem,
  startJobsSystem,
  untilAborted,
  useJobsSystem,
} from '../support/jobs-system';
import { startRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

const system = useJobsSystem();

const files = () => system.database().collection('files.files').countDocuments({});
const hasStatus = (id: string, status: string) =>
  waitFor(`${id} ${status}`, async () => (await system.statusOf(id)) === status);

describe('a kind that can be paused', () => {
  it('stops while it is paused and begins again in its turn', async () => {
    const begins: string[] = [];
    const worker = await system.startWorker(async ({ jobId, signal, reportProgress }) => {
      const isAgain = begins.includes(jobId);
      begins.push(jobId);
      if (isAgain) return {};
      await reportProgress({ done: 3, total: 9 });
      return untilAborted(signal);
    });
    const { id } = await system.newFixture();
    await waitFor('the progress', async () => (await system.jobs.get(ada, id)).progress.done === 3);
    expect(await system.jobs.pause(ada, id)).toMatchObject({
      status: 'paused',
      progress: { done: 3, total: 9 },
    });
    await system.maintenance.enqueueLostJobs();
    const { id: other } = await system.newFixture();
    await waitFor('the next one', () => begins.length === 2);
    expect(await system.statusOf(id)).toBe('paused');
    await system.jobs.cancel(ada, other);
    await system.jobs.resume(ada, id);
    await hasStatus(id, 'done');
    expect(begins).toEqual([id, other, id]);
    await worker.stop();
  });

  it('runs again when it is resumed before its run has stopped, and keeps the file of its last run', async () => {
    const stops: (() => void)[] = [];
    const before = await files();
    const worker = await system.startWorker(async ({ saveResultFile }) => {
      await saveResultFile(Readable.from(['text']), { name: 'a.csv', contentType: 'text/csv' });
      if (stops.length === 0) await new Promise<void>((stop) => stops.push(stop));
      return {};
    });
    const { id } = await system.newFixture();
    await waitFor('the run', () => stops.length === 1);
    await system.jobs.pause(ada, id);
    await system.jobs.resume(ada, id);
    const running = system.jobs.waitUntilFinished(ada, id, AbortSignal.timeout(20_000));
    stops[0]?.();
    expect(await running).toMatchObject({ status: 'done', attempts: 2 });
    await worker.stop();
    expect(await files()).toBe(before + 1);
  });

  it('begins anew when its worker is lost', async () => {
    const { id } = await system.newFixture();
    await system.runs.start(id);
    await system.runs.report(id, { done: 5, total: 9 });
    await system.runs.start(id);
    expect((await system.jobs.get(ada, id)).progress).toEqual({ done: 0, total: 0 });
  });

  it('keeps when it first began, and for how long it was paused since', async () => {
    const { id } = await system.newFixture();
    const pausedFor = async (ms: number) => {
      await system.jobs.pause(ada, id);
      const pausedAt = new Date(Date.now() - ms);
      await system.database().collection('jobs').updateOne({}, { $set: { pausedAt } });
      expect((await system.jobs.get(ada, id)).pausedAt).toBe(pausedAt.toISOString());
      return system.jobs.resume(ada, id);
    };
    expect(await pausedFor(50_000)).toMatchObject({ pausedMs: 0 });
    await system.runs.start(id);
    const { startedAt } = await system.jobs.get(ada, id);
    expect((await pausedFor(20_000)).pausedMs).toBeGreaterThanOrEqual(20_000);
    await system.runs.start(id);
    expect(await pausedFor(10_000)).toMatchObject({ startedAt, pausedAt: undefined });
    await system.runs.start(id);
    await system.runs.release(id);
    await system.runs.start(id);
    const worked = await system.jobs.get(ada, id);
    expect(worked.startedAt).toBe(startedAt);
    expect(worked.pausedMs).toBeGreaterThanOrEqual(30_000);
    expect(worked.pausedMs).toBeLessThan(40_000);
    await system.runs.fail(id, new Error('broken'));
    const again = await system.admin.retry(bob, id);
    expect([again.startedAt, again.pausedAt, again.pausedMs]).toEqual([undefined, undefined, undefined]);
  });

  it('holds its place among the unfinished jobs of its owner while it is paused', async () => {
    const { id } = await system.newFixture();
    await system.jobs.pause(ada, id);
    for (let n = 1; n < MAX_UNFINISHED_JOBS; n += 1) await system.newFixture();
    await expect(system.newFixture()).rejects.toMatchObject({ code: 'TOO_MANY_JOBS' });
    expect((await system.jobs.cancel(ada, id)).status).toBe('cancelled');
    await system.newFixture();
  });

  it('is paused and resumed by its owner alone, and only where that means something', async () => {
    const { id } = await system.newFixture();
    await expect(system.jobs.pause(bob, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(system.jobs.resume(ada, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: MESSAGES.jobNotPaused('queued'),
    });
    await system.jobs.cancel(ada, id);
    await expect(system.jobs.pause(ada, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: MESSAGES.jobCannotPause('cancelled'),
    });
  });
});

describe('a slow kind that fills its places keeps no other kind waiting', () => {
  async function fillPlacesOfOneKind(at: JobsSystem): Promise<void> {
    const finish: (() => void)[] = [];
    const worker = await at.startWorker(async (_, input) => {
      if ('slow' in input) await new Promise<void>((end) => finish.push(end));
      return {};
    });
    const [{ id: first }, { id: second }] = [
      await at.newFixture(ada, { slow: true }),
      await at.newFixture(bob, { slow: true }),
    ];
    await waitFor('the slow job', () => finish.length === 1);
    const { id: quick } = await at.newJob(ada);
    await waitFor('the quick job', async () => (await at.statusOf(quick)) === 'done');
    expect([await at.statusOf(first), await at.statusOf(second)].sort()).toEqual(['queued', 'running']);
    finish[0]?.();
    await waitFor('the place', () => finish.length === 2);
    finish[1]?.();
    await waitFor('the last job', async () => (await at.statusOf(second)) === 'done');
    await worker.stop();
  }

  it('on the embedded queue', () => fillPlacesOfOneKind(system));

  it('on Redis', async () => {
    const redis = await startRedis();
    const onRedis = await startJobsSystem(redis.url);
    try {
      await fillPlacesOfOneKind(onRedis);
    } finally {
      await onRedis.stop();
      await redis.stop();
    }
  }, 60_000);
});

it('gives its processor the whole owner, and tries as often as its kind says', async () => {
  const owners: unknown[] = [];
  const worker = await system.startWorker(({ owner }) => {
    owners.push(owner);
    return Promise.reject(new Error('broken'));
  });
  const { id } = await system.newFixture();
  await hasStatus(id, 'failed');
  expect(owners).toEqual([ada, ada]);
  await worker.stop();
});

it('keeps the file of a run that ended the job, and of no other', async () => {
  const worker = await system.startWorker(async ({ saveResultFile }, input) => {
    await saveResultFile(Readable.from(['text']), { name: 'a.csv', contentType: 'text/csv' });
    if ('fails' in input) throw new Error('broken');
    return {};
  });
  const before = await files();
  const { id: failed } = await system.newFixture(ada, { fails: true });
  await hasStatus(failed, 'failed');
  expect(await files()).toBe(before);
  const { id } = await system.newFixture();
  await hasStatus(id, 'done');
  expect(await system.jobs.openResult(ada, id)).toMatchObject({ name: 'a.csv', bytes: 4 });
  await worker.stop();
});

it.each(['its owner', 'the schedule'])(
  'takes the documents of its kind with it, removed by %s',
  async (who) => {
    const documents = system.database().collection('fixture_documents');
    const [{ id }, { id: other }] = [await system.newFixture(), await system.newFixture()];
    await documents.insertMany([id, id, other].map((jobId) => ({ jobId })));
    await system.jobs.cancel(ada, id);
    if (who === 'its owner') await system.jobs.remove(ada, id);
    else await system.maintenance.removeExpiredJobs(new Date(Date.now() + 31 * 86_400_000));
    expect(await documents.find({}).project({ _id: 0 }).toArray()).toEqual([{ jobId: other }]);
    await documents.deleteMany({});
  },
);

it.each<[who: string, remove: (id: string) => Promise<unknown>]>([
  [
    'it is removed by its owner',
    async (id) => {
      await system.jobs.cancel(ada, id);
      await system.jobs.remove(ada, id);
    },
  ],
  ['its owner’s account is', () => system.removeAllOf(ada)],
])('leaves nothing of what a run writes after %s', async (_, remove) => {
  const documents = system.database().collection('fixture_documents');
  let isOver = false;
  const worker = await system.startWorker(async ({ jobId, signal }) => {
    await untilAborted(signal).catch(() => undefined);
    await documents.insertOne({ jobId });
    isOver = true;
    throw signal.reason;
  });
  const { id } = await system.newFixture();
  await hasStatus(id, 'running');
  await remove(id);
  await waitFor('the end of the run', () => isOver);
  await worker.stop();
  expect(await documents.countDocuments({})).toBe(0);
  expect(await system.database().collection('jobs').countDocuments({})).toBe(0);
});
