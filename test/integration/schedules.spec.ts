/** @jest-environment ./test/support/pglite-environment.cjs */
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Types } from 'mongoose';
import { MAINTENANCE_TASKS } from '../../src/queues/job-contracts';
import { MAINTENANCE_QUEUE } from '../../src/queues/queue-names';
import { Schedules } from '../../worker/schedules';
import { ada, type JobsSystem, startJobsSystem } from '../support/jobs-system';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

jest.mock('@electric-sql/pglite', () => (globalThis as { PGLITE?: unknown }).PGLITE);

const UPKEEP_EVERY_MS = 200;

let redis: TestRedis;
let system: JobsSystem;
let schedules: Schedules;
let worker: Awaited<ReturnType<JobsSystem['startWorker']>>;

beforeAll(async () => {
  // What the workers say of the loss.
  Logger.overrideLogger(false);
  redis = await startRedis();
  system = await startJobsSystem(redis.url);
  worker = await system.startWorker(() => Promise.resolve({}));
  schedules = new Schedules(system.queue, system.maintenance, UPKEEP_EVERY_MS);
  schedules.onApplicationBootstrap();
}, 60_000);

afterAll(async () => {
  await schedules.beforeApplicationShutdown();
  await worker.stop();
  await system.stop();
  await redis.stop();
}, 30_000);

const isDone = async (id: string) => (await system.statusOf(id)) === 'done';

/** A job whose place in the queue was lost. */
async function jobOutOfQueue(): Promise<string> {
  const { id } = await system.newJob(ada);
  await waitFor('the first job', () => isDone(id));
  const jobs = system.database().collection('jobs');
  const made = await jobs.findOne({ _id: new Types.ObjectId(id) });
  const { insertedId } = await jobs.insertOne({ ...made, _id: new Types.ObjectId(), status: 'queued' });
  return insertedId.toHexString();
}

/** The tasks that begin with the worker have ended. */
async function firstRunsAreOver(): Promise<void> {
  const queue = system.queue.createQueue(MAINTENANCE_QUEUE);
  await waitFor('the first runs', async () => {
    const { delayed, waiting, active } = await queue.getJobCounts();
    return delayed === MAINTENANCE_TASKS.length && waiting === 0 && active === 0;
  });
  await queue.close();
}

it('runs what is unfinished when Redis has lost all its data, without a restart', async () => {
  await firstRunsAreOver();
  const id = await jobOutOfQueue();
  const client = new Redis(redis.url);
  await client.flushall();
  client.disconnect();
  await waitFor('the lost job', () => isDone(id));
});
