import { PassThrough } from 'node:stream';
import type { JobView } from '../../src/contracts/jobs/jobs';
import { MESSAGES } from '../../src/contracts/messages';
import { AppError } from '../../src/core/errors/app-error';
import { ada, untilAborted, useJobsSystem } from '../support/jobs-system';
import { waitFor } from '../support/waiting';

const system = useJobsSystem();

describe('a worker', () => {
  const finished = async (id: string): Promise<JobView> => {
    await system.jobs.waitUntilFinished(ada, id, AbortSignal.timeout(20_000));
    return system.admin.get(id);
  };

  it('runs a job to its end', async () => {
    const worker = await system.startWorker(async (context) => {
      await context.reportProgress({ done: 1, total: 1 });
      return { rows: 1 };
    });
    const { id } = await system.newJob();
    expect(await finished(id)).toMatchObject({ status: 'done', attempts: 1, result: { rows: 1 } });
    await worker.stop();
  });

  it('is done with a job before that is removed with its result', async () => {
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const worker = await system.startWorker(async () => {
      await settled;
      return { rows: 1 };
    });
    const { id } = await system.newJob();
    await waitFor('the run', async () => (await system.statusOf(id)) === 'running');
    await expect(system.jobs.removeEnding(ada, id, 1)).rejects.toMatchObject({ code: 'JOB_NOT_FINISHED' });
    const removed = system.jobs.removeEnding(ada, id);
    settle();
    expect(await removed).toMatchObject({ status: 'done' });
    await expect(system.jobs.get(ada, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await worker.stop();
  });

  it('tells of progress that came soon after other, though nothing comes behind it', async () => {
    const worker = await system.startWorker(async ({ signal, reportProgress }) => {
      for (const done of [0, 1, 2]) await reportProgress({ done, total: 3 });
      return untilAborted(signal);
    });
    const { id } = await system.newJob();
    await waitFor('the progress', async () => (await system.admin.get(id)).progress.done === 2);
    await worker.stop();
  });

  it("ends a job with the user's error at once", async () => {
    const worker = await system.startWorker(() =>
      Promise.reject(new AppError('FILE_REJECTED', 'No keyword column was found.')),
    );
    const { id } = await system.newJob();
    expect(await finished(id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: { code: 'FILE_REJECTED', message: 'No keyword column was found.' },
    });
    await worker.stop();
  });

  it('tries three times, then tells the user a sentence and the admin the reason', async () => {
    const worker = await system.startWorker(() => Promise.reject(new Error('disk on fire')));
    const { id } = await system.newJob();
    expect(await finished(id)).toMatchObject({
      status: 'failed',
      attempts: 3,
      error: { code: 'JOB_FAILED', message: MESSAGES.jobFailed },
      reason: 'Error: disk on fire',
    });
    expect(await system.jobs.get(ada, id)).not.toHaveProperty('reason');
    await worker.stop();
  }, 30_000);

  it('never runs a job that was cancelled while it waited', async () => {
    const { id } = await system.newJob();
    await system.jobs.cancel(ada, id);
    const runs: string[] = [];
    const worker = await system.startWorker(({ jobId }) => {
      runs.push(jobId);
      return Promise.resolve({});
    });
    const other = await system.newJob();
    await finished(other.id);
    expect(runs).toEqual([other.id]);
    await worker.stop();
  });

  it.each(['the signal', 'the progress report'])('stops a running job by %s', async (way) => {
    let ended = false;
    const worker = await system.startWorker(async ({ signal, reportProgress }) => {
      if (way === 'the signal') await untilAborted(signal).catch(() => undefined);
      else
        await waitFor('the cancellation', async () => {
          await reportProgress({ done: 1, total: 2 });
          return signal.aborted;
        });
      ended = true;
      expect(signal.aborted).toBe(true);
      throw signal.reason;
    });
    const { id } = await system.newJob();
    await waitFor('the run', async () => (await system.statusOf(id)) === 'running');
    await system.jobs.cancel(ada, id);
    await waitFor('the end of the run', () => ended, { timeoutMs: 3_000 });
    await worker.stop();
    expect(await system.statusOf(id)).toBe('cancelled');
  });

  it('gives its job back when it shuts down, and another ends it', async () => {
    const first = await system.startWorker(async ({ signal }) => {
      await untilAborted(signal);
      throw signal.reason;
    });
    const { id } = await system.newJob();
    await waitFor('the run', async () => (await system.statusOf(id)) === 'running');
    await first.stop();
    expect(await system.statusOf(id)).toBe('queued');
    const second = await system.startWorker(() => Promise.resolve({}));
    expect(await finished(id)).toMatchObject({ status: 'done', attempts: 2 });
    await second.stop();
  });
});

describe('a job whose owner may do nothing more', () => {
  const users = () => system.database().collection('users');
  const account = { email: ada.email };

  it.each<[what: string, change: () => Promise<unknown>]>([
    ['is not active', () => users().updateOne(account, { $set: { isActive: false } })],
    ['is gone', () => users().deleteOne(account)],
  ])('ends before it runs: its account %s', async (_, change) => {
    const stored = await users().findOne(account);
    const { id } = await system.newJob();
    await change();
    const runs = jest.fn(() => Promise.resolve({}));
    const worker = await system.startWorker(runs);
    await waitFor('its end', async () => (await system.statusOf(id)) === 'failed');
    await worker.stop();
    await users().replaceOne(account, stored!, { upsert: true });
    expect(runs).not.toHaveBeenCalled();
    expect((await system.jobs.get(ada, id)).error?.message).toBe(MESSAGES.jobOwnerInactive);
  });

  it('ends while it runs', async () => {
    const worker = await system.startWorker(({ signal }) => untilAborted(signal));
    const { id } = await system.newJob();
    await waitFor('the run', async () => (await system.statusOf(id)) === 'running');
    await users().updateOne(account, { $set: { isActive: false } });
    await waitFor('its end', async () => (await system.statusOf(id)) === 'failed');
    await worker.stop();
    await users().updateOne(account, { $set: { isActive: true } });
    expect((await system.jobs.get(ada, id)).error?.message).toBe(MESSAGES.jobOwnerInactive);
  });
});

it('begins anew where it was paused when its worker took it, and resumed at once', async () => {
  const start = system.runs.start.bind(system.runs);
  const spy = jest.spyOn(system.runs, 'start').mockImplementationOnce(async (id) => {
    await system.jobs.pause(ada, id);
    const started = await start(id);
    await system.jobs.resume(ada, id);
    return started;
  });
  const { id } = await system.newFixture();
  const worker = await system.startWorker(() => Promise.resolve({}));
  await waitFor('its end', async () => (await system.statusOf(id)) === 'done');
  expect(spy).toHaveBeenCalledTimes(2);
  spy.mockRestore();
  await worker.stop();
});

describe('maintenance', () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);

  it('queues an unfinished job that the queue has lost, once', async () => {
    const { id } = await system.newJob();
    await system.queue.createQueue('cohort-intent').remove(id);
    const ended = await system.newJob();
    await system.jobs.cancel(ada, ended.id);
    expect(await system.maintenance.enqueueLostJobs()).toBe(1);
    await system.maintenance.enqueueLostJobs();
    let runs = 0;
    const worker = await system.startWorker(() => {
      runs += 1;
      return Promise.resolve({});
    });
    await waitFor('the job', async () => (await system.statusOf(id)) === 'done');
    expect(runs).toBe(1);
    await worker.stop();
  });

  it('removes ended jobs with their files when their days are over', async () => {
    const [input, output] = await Promise.all([system.saveFile('in', 'job'), system.saveFile('out', 'job')]);
    const done = await system.newJob();
    await system.runs.start(done.id);
    await system.runs.complete(done.id, {} as never, output.id);
    const failed = await system.newJob(ada, { fileId: input.id });
    await system.runs.fail(failed.id, new Error('x'));
    const waiting = await system.newJob();
    expect(await system.maintenance.removeExpiredJobs(days(29))).toBe(0);
    expect(await system.maintenance.removeExpiredJobs(days(31))).toBe(2);
    expect(await system.statusOf(waiting.id)).toBe('queued');
    await expect(system.jobs.get(ada, done.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([await system.hasFile(input.id), await system.hasFile(output.id)]).toEqual([false, false]);
  });

  it.each<[what: string, maintain: () => Promise<number>]>([
    ['settles', () => system.maintenance.settleJobs(new Date())],
    ['removes', () => system.maintenance.removeExpiredJobs(days(31))],
  ])('%s all jobs but one that it fails for, and that one the next time', async (_, maintain) => {
    const stuck = await system.saveFile('stuck', 'job');
    const remove = system.files.delete.bind(system.files);
    const spy = jest.spyOn(system.files, 'delete').mockRejectedValue(new Error('disk on fire'));
    for (const file of [stuck, await system.saveFile('free', 'job')]) {
      const { id } = await system.newJob(ada, { fileId: file.id });
      await system.jobs.cancel(ada, id);
    }
    spy.mockImplementation((id) => (id === stuck.id ? Promise.reject(new Error('on fire')) : remove(id)));
    expect(await maintain()).toBe(1);
    spy.mockRestore();
    expect(await maintain()).toBe(1);
    expect(await system.hasFile(stuck.id)).toBe(false);
  });

  it("removes files of jobs that no job refers to, and nobody else's", async () => {
    const [used, orphan, other] = [
      await system.saveFile('a', 'job'),
      await system.saveFile('b', 'job'),
      await system.saveFile('c'),
    ];
    await system.newJob(ada, { fileId: used.id });
    expect(await system.maintenance.removeOrphanedFiles(new Date())).toBe(0);
    expect(await system.maintenance.removeOrphanedFiles(days(2))).toBe(1);
    expect(await Promise.all([used, orphan, other].map(({ id }) => system.hasFile(id)))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('removes what an upload left behind that never came to its end', async () => {
    const chunks = system.database().collection('files.chunks');
    await system.maintenance.removeOrphanedFiles(days(2));
    const kept = await system.saveFile('kept');
    const others = await chunks.countDocuments();
    const upload = new PassThrough();
    const meta = { name: 'a.csv', contentType: 'text/csv', purpose: 'job' as const };
    const saving = system.files.save(upload, meta).catch(() => undefined);
    for (let mebibyte = 0; mebibyte < 3; mebibyte += 1) upload.write(Buffer.alloc(1024 * 1024));
    await waitFor('the chunks', async () => (await chunks.countDocuments()) >= others + 2);
    expect(await system.maintenance.removeOrphanedFiles(new Date())).toBe(0);
    expect(await system.maintenance.removeOrphanedFiles(days(2))).toBe(1);
    expect(await chunks.countDocuments()).toBe(others);
    expect(await system.hasFile(kept.id)).toBe(true);
    upload.destroy();
    await saving;
  });
});
