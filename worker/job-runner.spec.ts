import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Job } from 'bullmq';
import { JOB_KIND_DEFINITIONS, JOB_KINDS } from '../src/contracts/jobs/job-kinds';
import type { IntentResult } from '../src/contracts/intent/intent';
import { diskFull } from '../src/core/disk/disk-full';
import { NullMeaning } from '../src/core/meaning/null-meaning';
import type { FileStore } from '../src/core/files/file-store';
import type { JobRunsService } from '../src/modules/jobs/run/job-runs.service';
import type { JobWorker, QueueConnection, QueueProcessor } from '../src/queues/queue-connection';
import { JobRunner } from './job-runner';
import type { JobProcessor } from './processors/processor';

const pause = jest.spyOn(timers, 'setTimeout');
// The code imports it by name, which is not yet the one that is spied on.
syncBuiltinESMExports();
beforeEach(() => void pause.mockReset().mockResolvedValue(undefined));
afterAll(() => {
  pause.mockRestore();
  syncBuiltinESMExports();
});
const pauses = () => pause.mock.calls.map(([ms]) => ms);

/** The runner's own processor of the queue, over a job processor and a database that are told what to do. */
function runnerOf(run: JobProcessor['run']) {
  const jobs = {
    start: jest.fn(() => Promise.resolve({ id: 'a' })),
    complete: () => Promise.resolve(true),
    fail: jest.fn(() => Promise.resolve()),
    release: jest.fn(() => Promise.reject(diskFull())),
    isRunnable: () => Promise.resolve(true),
    clearIfRemoved: () => Promise.resolve(),
  };
  const worker: JobWorker = {
    run: () => Promise.resolve(),
    on: () => undefined,
    close: () => Promise.resolve(),
  };
  let process: QueueProcessor | undefined;
  const connection: Pick<QueueConnection, 'createWorker'> = {
    createWorker: (_name, processor) => {
      process = processor;
      return worker;
    },
  };
  const runner = new JobRunner(
    JOB_KINDS.map((kind) => ({ kind, run })),
    connection as QueueConnection,
    jobs as unknown as JobRunsService,
    {} as FileStore,
    JOB_KIND_DEFINITIONS,
    new NullMeaning(),
  );
  runner.onApplicationBootstrap();
  const job = {
    name: 'intent',
    data: { jobId: 'a' },
    attemptsMade: 2,
    moveToWait: jest.fn(() => Promise.resolve()),
  };
  return { runner, jobs, job, run: () => process!(job as unknown as Job, 'token') };
}

it('runs a job again after growing pauses while the disk is full, even in its last attempt', async () => {
  let runs = 0;
  const { jobs, run } = runnerOf(() =>
    ++runs < 8 ? Promise.reject(diskFull()) : Promise.resolve({} as IntentResult),
  );
  await run();
  expect(runs).toBe(8);
  expect(pauses()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(jobs.fail).not.toHaveBeenCalled();
  const isAgain = jobs.start.mock.calls.map((call: unknown[]) => call[1]);
  expect(isAgain).toEqual(Array.from({ length: 8 }, (_, at) => ({ isAgain: at > 0 })));
});

it('gives a job back to the queue when the worker stops, though the disk is full', async () => {
  let stop: Promise<void> | undefined;
  pause.mockImplementationOnce(() => {
    stop = runner.beforeApplicationShutdown();
    return Promise.resolve();
  });
  const { runner, jobs, job, run } = runnerOf(() => Promise.reject(diskFull()));
  await expect(run()).rejects.toMatchObject({ name: 'WaitingError' });
  await stop;
  expect(job.moveToWait).toHaveBeenCalledWith('token');
  expect(jobs.fail).not.toHaveBeenCalled();
});
