import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Types } from 'mongoose';
import { healthRepositories } from '../../src/modules/health/health-repositories';
import type { ScheduleRunsRepository } from '../../src/modules/health/schedule-runs.repository';
import { ScheduleRunsService } from '../../src/modules/health/schedule-runs.service';
import type { JobQueue } from '../../src/queues/queue-connection';
import { MAINTENANCE_QUEUE } from '../../src/queues/queue-names';
import { HOUR_MS, type Schedule } from '../../worker/schedules/schedule';
import { Scheduler } from '../../worker/schedules/scheduler';
import { SCHEDULE_PROVIDERS } from '../../worker/schedules/schedules';
import { ada, type JobsSystem, startJobsSystem } from '../support/jobs-system';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

const UPKEEP_EVERY_MS = 200;

let redis: TestRedis;
let system: JobsSystem;
let scheduler: Scheduler;
let worker: Awaited<ReturnType<JobsSystem['startWorker']>>;
let queue: JobQueue;
let runs: ScheduleRunsRepository;
let keeper: ScheduleRunsService;
let enqueueLostJobs: jest.SpiedFunction<Schedule['run']>;

const often = { name: 'often', every: 100, run: jest.fn(() => Promise.resolve(0)) };
const failing = { name: 'failing', every: 100, run: jest.fn(() => Promise.reject(new Error('broken'))) };
const seldom = { name: 'seldom', every: HOUR_MS, run: jest.fn(() => Promise.resolve(0)) };

beforeAll(async () => {
  redis = await startRedis();
  system = await startJobsSystem(redis.url);
  worker = await system.startWorker(() => Promise.resolve({}));
  // What the workers say of the loss, and of what fails.
  Logger.overrideLogger(false);
  queue = system.queue.createQueue(MAINTENANCE_QUEUE);
  await queue.upsertJobScheduler('of-an-older-release', { every: 100 });
  const row = SCHEDULE_PROVIDERS.find(({ provide }) => provide === 'enqueue-lost-jobs');
  const lostJobs = row?.useFactory(system.maintenance) ?? seldom;
  enqueueLostJobs = jest.spyOn(lostJobs, 'run');
  ({ runs } = healthRepositories(system.database()));
  await runs.announce([{ name: 'of-an-older-release', every: 100 }], new Date());
  keeper = new ScheduleRunsService(runs);
  scheduler = new Scheduler(system.queue, [lostJobs, often, failing, seldom], keeper, UPKEEP_EVERY_MS);
  scheduler.onApplicationBootstrap();
}, 60_000);

afterAll(async () => {
  await scheduler.beforeApplicationShutdown();
  await worker.stop();
  await queue.close();
  await system.stop();
  await redis.stop();
}, 30_000);

const isDone = async (id: string) => (await system.statusOf(id)) === 'done';
const names = async () => (await queue.getJobSchedulers()).map(({ key }) => key).sort();

/** A job whose place in the queue was lost. */
async function jobOutOfQueue(): Promise<string> {
  const { id } = await system.newJob(ada);
  await waitFor('the first job', () => isDone(id));
  const jobs = system.database().collection('jobs');
  const made = await jobs.findOne({ _id: new Types.ObjectId(id) });
  const { insertedId } = await jobs.insertOne({ ...made, _id: new Types.ObjectId(), status: 'queued' });
  return insertedId.toHexString();
}

it('runs each schedule again and again, whatever another one throws, and drops those of older releases', async () => {
  await waitFor('runs of both', () => often.run.mock.calls.length > 2 && failing.run.mock.calls.length > 2);
  await waitFor('the first run of the third', () => seldom.run.mock.calls.length === 1);
  expect(await names()).toEqual(['enqueue-lost-jobs', 'failing', 'often', 'seldom']);
});

it('keeps when each was done last, or failed, and nothing of those of older releases', async () => {
  await waitFor('the ends of all', async () => {
    const ends = await runs.list();
    return ends.length === 4 && ends.every(({ finishedAt, failedAt }) => finishedAt ?? failedAt);
  });
  const ends = await runs.list();
  expect(ends.map(({ name, everyMs, finishedAt }) => [name, everyMs, finishedAt !== undefined])).toEqual([
    ['enqueue-lost-jobs', 60_000, true],
    ['failing', 100, false],
    ['often', 100, true],
    ['seldom', HOUR_MS, true],
  ]);
});

it('puts its schedules back and runs what is unfinished when Redis has lost all its data, without a restart', async () => {
  await waitFor('the runs at the start', () => enqueueLostJobs.mock.calls.length === 2);
  const id = await jobOutOfQueue();
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  await waitFor('the lost job', () => isDone(id));
  await waitFor('the schedules', async () => (await names()).length === 4);
  expect(seldom.run.mock.calls.length).toBeLessThanOrEqual(2);
});

it('refuses two schedules of one name', () => {
  expect(() => new Scheduler(system.queue, [often, failing, { ...often }], keeper)).toThrow(
    'Two schedules have one name: often, failing, often.',
  );
});
