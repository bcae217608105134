import { Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { MESSAGES } from '../../src/contracts/messages';
import type { AppError } from '../../src/core/errors/app-error';
import type { JobRecord } from '../../src/modules/jobs/jobs.schema';
import type { UsageCounterRecord } from '../../src/modules/usage/usage.schema';
import { ada, bob, type JobsSystem, startJobsSystem } from '../support/jobs-system';
import { dieAfter } from '../support/dying';
import { waitFor } from '../support/waiting';

const COLLECTIONS = ['jobs', 'usage_counters', 'usage_log'];
/** When a job that was left pending by a crash is long over. */
const later = () => new Date(Date.now() + 600_000);
const admin: AuthUser = { ...bob, role: 'admin' };

let system: JobsSystem;

beforeAll(async () => {
  // What is left to the schedule is said aloud.
  Logger.overrideLogger(false);
  system = await startJobsSystem();
}, 60_000);

beforeEach(() => system.allow({ numberOfOperations: 10, numberOfOutlines: 100 }));

afterEach(async () => {
  jest.restoreAllMocks();
  await system.forgetJobs();
  await system.database().collection('usage_counters').deleteMany({});
  await system.database().collection('usage_log').deleteMany({});
});

afterAll(() => system.stop(), 30_000);

const counters = () => system.database().collection<UsageCounterRecord>('usage_counters').find().toArray();
const counted = async () => (await counters())[0]?.counts;
const log = () => system.database().collection('usage_log').find().toArray();
const start = (id: string) => system.runs.start(id);
const complete = (id: string) => system.runs.complete(id, {} as never);
const fail = (id: string) => system.runs.fail(id, new Error('broken'));
const cancel = (id: string) => system.jobs.cancel(ada, id);
const retry = (id: string) => system.admin.retry(admin, id);

const dieAfterWrites = (writes: number) => dieAfter(writes, COLLECTIONS);

const isCounted = ({ status, delivered }: JobRecord) =>
  status === 'done' || delivered === true || !['failed', 'cancelled'].includes(status);

/** Counter and log say what the jobs say, and nothing is left to settle. */
async function expectInStep(): Promise<void> {
  const jobs = await system.database().collection<JobRecord>('jobs').find().toArray();
  const uses = jobs.filter(isCounted).length;
  const [counter] = await counters();
  expect(counter?.counts ?? { numberOfOperations: 0, numberOfOutlines: 0 }).toEqual({
    numberOfOperations: uses,
    numberOfOutlines: 3 * uses,
  });
  const unfinished = jobs.filter(({ finishedAt }) => !finishedAt);
  expect(counter?.open ?? []).toEqual(unfinished.map(({ charge }) => charge?.id));
  expect(jobs.filter(({ slot }) => slot !== undefined)).toHaveLength(unfinished.length);
  expect(jobs.filter(({ unsettled, status }) => unsettled === true || status === 'pending')).toEqual([]);
  expect(await log()).toHaveLength(jobs.filter(({ status }) => status === 'done').length);
}

describe('a job that costs something of its owner’s plan', () => {
  it('costs and logs nothing where an admin acted as its owner, run again neither', async () => {
    const { id } = await system.newCounted({ ...ada, actingAdmin: { ...bob, until: later(), tokenId: 't' } });
    for (const step of [start, fail, retry, start, complete]) await step(id);
    expect(await system.statusOf(id)).toBe('done');
    expect([await counters(), await log()]).toEqual([[], []]);
  });

  it('counts all that it costs when it is made, and logs one operation when it is done', async () => {
    const { id } = await system.newCounted();
    expect(await counted()).toEqual({ numberOfOperations: 1, numberOfOutlines: 3 });
    expect(await log()).toEqual([]);
    await start(id);
    await complete(id);
    await expectInStep();
    expect(await log()).toEqual([
      {
        _id: new Types.ObjectId(id),
        user: new Types.ObjectId(ada.id),
        tool: 'intelligent-briefs',
        operations: 1,
        time: expect.any(Date),
      },
    ]);
  });

  it.each([
    ['numberOfOperations', { numberOfOperations: 1, numberOfOutlines: 100 }, 1, 1],
    ['numberOfOutlines', { numberOfOperations: 10, numberOfOutlines: 5 }, 3, 5],
  ])('is refused where %s are used up, counts none and takes no place', async (_, limits, used, total) => {
    await system.allow(limits);
    await system.newCounted();
    for (let n = 0; n < 6; n += 1) {
      await expect(system.newCounted()).rejects.toMatchObject({
        code: 'LIMIT_REACHED',
        details: { moduleId: 'intelligent-briefs', currentCount: used, totalCount: total, time: '1 day' },
      });
    }
    await expectInStep();
  });

  it('costs an admin nothing', async () => {
    const { id } = await system.newCounted(admin);
    await start(id);
    await complete(id);
    expect(await counters()).toEqual([]);
    expect(await log()).toHaveLength(1);
  });

  it('starts exactly as often as the plan allows, however many ask at once', async () => {
    const refused: (() => void)[] = [];
    // Who found its owner's five places taken asks again when one of them is free.
    const make = async (): Promise<string> => {
      const made = await system.newCounted().catch((error: unknown) => (error as AppError).code);
      if (made === 'TOO_MANY_JOBS') return new Promise<void>((next) => refused.push(next)).then(make);
      if (typeof made !== 'string') {
        await start(made.id);
        await complete(made.id);
      }
      refused.shift()?.();
      return typeof made === 'string' ? made : 'done';
    };
    const ends = await Promise.all(Array.from({ length: 200 }, make));
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(ends.filter((end) => end === 'LIMIT_REACHED')).toHaveLength(190);
    await expectInStep();
  }, 120_000);
});

describe('what was counted', () => {
  const failed = (id: string) => start(id).then(() => fail(id));
  it.each<[how: string, end: (id: string) => Promise<unknown>, operations: number]>([
    ['it is cancelled while it waits', cancel, 0],
    ['it is cancelled while it runs', (id) => start(id).then(() => cancel(id)), 0],
    ['it is cancelled twice', (id) => cancel(id).then(() => cancel(id)), 0],
    ['it is cancelled while it is paused', (id) => system.jobs.pause(ada, id).then(() => cancel(id)), 0],
    ['it fails', failed, 0],
    ['it fails and is deleted', (id) => failed(id).then(() => system.jobs.remove(ada, id)), 0],
    ['it is done', (id) => start(id).then(() => complete(id)), 1],
    ['it is run again', (id) => failed(id).then(() => retry(id)), 1],
    [
      'it is run again and fails',
      (id) =>
        failed(id)
          .then(() => retry(id))
          .then(() => failed(id)),
      0,
    ],
  ])('when %s', async (_, end, operations) => {
    const { id } = await system.newCounted();
    await end(id);
    await system.maintenance.settleJobs(later());
    expect(await counted()).toMatchObject({ numberOfOperations: operations });
    await expectInStep();
  });

  it.each(['cancelled', 'failed'])('stays counted when a job has delivered and is %s', async (status) => {
    let fails: (error: Error) => void = () => undefined;
    const worker = await system.startWorker(async ({ markDelivered }) => {
      await markDelivered();
      return new Promise<object>((_, reject) => {
        fails = reject;
      });
    });
    const { id } = await system.newCounted();
    const jobs = system.database().collection<JobRecord>('jobs');
    await waitFor('the first result', () => jobs.findOne({ _id: new Types.ObjectId(id), delivered: true }));
    await system.jobs.pause(ada, id);
    if (status === 'cancelled') await cancel(id);
    else {
      await system.jobs.resume(ada, id);
      await fail(id);
    }
    fails(new Error('over'));
    await worker.stop();
    expect(await system.statusOf(id)).toBe(status);
    await expectInStep();
    if (status === 'failed') await retry(id);
    expect(await counted()).toEqual({ numberOfOperations: 1, numberOfOutlines: 3 });
  });

  it('is given back where a job was cancelled before it could deliver, and its run shows nothing', async () => {
    const shown: string[] = [];
    let cancelled: () => void = () => undefined;
    const cancelling = new Promise<void>((resolve) => (cancelled = resolve));
    const worker = await system.startWorker(async ({ jobId, markDelivered }) => {
      shown.push('begun');
      await cancelling;
      await markDelivered();
      shown.push(jobId);
      return {};
    });
    const { id } = await system.newCounted();
    await waitFor('the run', () => shown.length === 1);
    await cancel(id);
    cancelled();
    await worker.stop();
    expect(shown).toEqual(['begun']);
    await expectInStep();
  });
});

it('tells an admin that the owner has used up the plan, and leaves the job as it failed', async () => {
  await system.allow({ numberOfOperations: 1, numberOfOutlines: 3 });
  const { id } = await system.newCounted();
  await fail(id);
  const before = await system.admin.get(id);
  await system.newCounted();
  await expect(retry(id)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: MESSAGES.limitReachedOfOwner,
  });
  expect(await system.admin.get(id)).toEqual(before);
  await expectInStep();
});

it('logs a job of a kind that no plan limits once, and counts nothing', async () => {
  const { id } = await system.newJob();
  await start(id);
  await complete(id);
  await complete(id);
  await system.maintenance.settleJobs(later());
  expect(await log()).toMatchObject([{ tool: 'intent-finder', operations: 1 }]);
  expect(await counters()).toEqual([]);
});

describe('a process that dies between any two writes', () => {
  const made = async () => (await system.newCounted()).id;
  const running = async () => {
    const id = await made();
    await start(id);
    return id;
  };
  const failed = async () => {
    const id = await running();
    await fail(id);
    return id;
  };
  const usedUp = () => system.allow({ numberOfOperations: 0, numberOfOutlines: 0 });
  const nothing = () => Promise.resolve('');
  const remove = (id: string) => system.jobs.remove(ada, id);

  it.each<[what: string, given: () => Promise<string>, act: (id: string) => Promise<unknown>]>([
    ['making a job', nothing, made],
    ['refusing one', () => usedUp().then(nothing), made],
    ['cancelling a job', running, cancel],
    ['failing a job', running, fail],
    ['completing a job', running, complete],
    ['running a job again', failed, retry],
    ['refusing to run a job again', () => failed().then((id) => usedUp().then(() => id)), retry],
    ['deleting a job', failed, remove],
  ])('%s is made good by the schedule', async (_, given, act) => {
    for (let writes = 0, died = true; died; writes += 1) {
      await system.forgetJobs();
      await system.database().collection('usage_counters').deleteMany({});
      await system.database().collection('usage_log').deleteMany({});
      await system.allow({ numberOfOperations: 10, numberOfOutlines: 100 });
      const id = await given();
      const hasDied = dieAfterWrites(writes);
      await act(id).catch(() => undefined);
      died = hasDied();
      jest.restoreAllMocks();
      await system.maintenance.settleJobs(later());
      await expectInStep();
      expect(await system.maintenance.settleJobs(later())).toBe(0);
      expect(writes).toBeLessThan(20);
    }
  });

  it('keeps a failed job that was about to run again', async () => {
    const id = await failed();
    dieAfterWrites(2);
    await expect(retry(id)).rejects.toThrow('died');
    jest.restoreAllMocks();
    await system.maintenance.settleJobs(later());
    expect(await system.admin.get(id)).toMatchObject({ status: 'failed', error: { code: 'JOB_FAILED' } });
    expect((await retry(id)).status).toBe('queued');
    await expectInStep();
  });

  it('leaves alone what is being made at this moment', async () => {
    dieAfterWrites(2);
    await expect(made()).rejects.toThrow('died');
    jest.restoreAllMocks();
    expect(await system.maintenance.settleJobs(new Date())).toBe(0);
    expect(await counted()).toEqual({ numberOfOperations: 1, numberOfOutlines: 3 });
  });
});
