import { buffer } from 'node:stream/consumers';
import { type JobStatus, MAX_STORED_BYTES, MAX_UNFINISHED_JOBS } from '../../src/contracts/jobs/job-states';
import { MESSAGES } from '../../src/contracts/messages';
import type { ListRequest } from '../../src/core/database/list-page';
import { ada, bob, useJobsSystem } from '../support/jobs-system';

const LIST: ListRequest<object> = {
  filter: {},
  sort: { field: 'id', direction: 'DESC' },
  range: { start: 0, end: 9 },
};

const system = useJobsSystem('silent');

const steps: Record<string, (id: string) => Promise<unknown>> = {
  start: (id) => system.runs.start(id),
  complete: (id) => system.runs.complete(id, { rows: 1 } as never),
  fail: (id) => system.runs.fail(id, new Error('broken')),
  cancel: (id) => system.jobs.cancel(ada, id),
  release: (id) => system.runs.release(id),
  retry: (id) => system.admin.retry(bob, id),
};

describe('the life of a job', () => {
  it.each<[path: string, end: JobStatus]>([
    ['', 'queued'],
    ['start', 'running'],
    ['start start', 'running'],
    ['start release', 'queued'],
    ['start release start', 'running'],
    ['start complete', 'done'],
    ['start complete start', 'done'],
    ['start complete fail', 'done'],
    ['start complete cancel', 'done'],
    ['start complete release', 'done'],
    ['complete', 'queued'],
    ['fail', 'failed'],
    ['start fail', 'failed'],
    ['start fail complete', 'failed'],
    ['start fail start', 'failed'],
    ['start fail retry', 'queued'],
    ['start fail retry start complete', 'done'],
    ['cancel', 'cancelled'],
    ['start cancel', 'cancelled'],
    ['start cancel complete', 'cancelled'],
    ['start cancel fail', 'cancelled'],
    ['start cancel start', 'cancelled'],
    ['start cancel release', 'cancelled'],
  ])('%j ends %s', async (path, end) => {
    const { id } = await system.newJob();
    for (const step of path.split(' ').filter(Boolean)) await steps[step]!(id);
    expect(await system.statusOf(id)).toBe(end);
  });

  it.each(['', 'start', 'start complete', 'cancel'])('%j can not be run again by an admin', async (path) => {
    const { id } = await system.newJob();
    for (const step of path.split(' ').filter(Boolean)) await steps[step]!(id);
    await expect(steps.retry!(id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('shows its owner progress and result, and hides its input', async () => {
    const created = await system.newJob(ada, { words: ['secret list'] });
    expect(created).toMatchObject({ status: 'queued', attempts: 0, progress: { done: 0, total: 0 } });
    const started = await system.runs.start(created.id);
    expect(started).toMatchObject({ owner: ada, input: { words: ['secret list'] } });
    expect(await system.runs.report(created.id, { done: 5, total: 9 })).toBe(true);
    expect(await system.jobs.get(ada, created.id)).toMatchObject({
      status: 'running',
      attempts: 1,
      progress: { done: 5, total: 9 },
    });
    await system.runs.complete(created.id, { rows: 9, preview: { rows: [['a']] } } as never);
    const done = await system.jobs.get(ada, created.id);
    expect(done).toMatchObject({ status: 'done', result: { rows: 9, preview: { rows: [['a']] } } });
    expect(JSON.stringify(done)).not.toContain('secret list');
    const { items } = await system.jobs.list(ada, LIST);
    expect(items[0]?.result).toEqual({ rows: 9 });
  });

  it('is for its owner alone', async () => {
    const { id } = await system.newJob(ada);
    const missing = { code: 'NOT_FOUND' };
    await expect(system.jobs.get(bob, id)).rejects.toMatchObject(missing);
    await expect(system.jobs.cancel(bob, id)).rejects.toMatchObject(missing);
    await expect(system.jobs.remove(bob, id)).rejects.toMatchObject(missing);
    await expect(system.jobs.openResult(bob, id)).rejects.toMatchObject(missing);
    expect((await system.jobs.list(bob, LIST)).total).toBe(0);
    expect(await system.statusOf(id)).toBe('queued');
  });

  it('lists the newest first, a page at a time', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await system.newJob()).id);
    const page = await system.jobs.list(ada, {
      ...LIST,
      filter: { kind: 'intent' },
      range: { start: 1, end: 2 },
    });
    expect(page.total).toBe(5);
    expect(page.items.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  });

  it('keeps one result of two runs', async () => {
    const { id } = await system.newJob();
    await system.runs.start(id);
    await system.runs.start(id);
    expect(await system.runs.complete(id, { run: 1 } as never)).toBe(true);
    expect(await system.runs.complete(id, { run: 2 } as never)).toBe(false);
    expect(await system.jobs.get(ada, id)).toMatchObject({ status: 'done', result: { run: 1 }, attempts: 2 });
  });

  it('fails when its last three runs never told how they ended', async () => {
    const { id } = await system.newJob();
    for (let run = 0; run < 3; run++) expect(await system.runs.start(id)).not.toBeNull();
    expect(await system.runs.start(id)).toBeNull();
    expect(await system.admin.get(id)).toMatchObject({
      status: 'failed',
      attempts: 3,
      error: { code: 'JOB_FAILED', message: MESSAGES.jobLost },
    });
    expect(await system.admin.get((await system.newJob()).id)).toMatchObject({ status: 'queued' });
  });

  it('runs on as often as its runs die while each gets further than those before', async () => {
    const { id } = await system.newJob();
    const die = async (done: number) => {
      expect(await system.runs.start(id)).not.toBeNull();
      for (const at of [0, done]) await system.runs.report(id, { done: at, total: 9 });
    };
    for (let run = 1; run <= 6; run++) await die(run);
    for (let run = 0; run < 2; run++) await die(6);
    expect(await system.runs.start(id)).toBeNull();
    expect(await system.statusOf(id)).toBe('failed');
  });

  it('runs on as often as its runs are stopped, and as the disk is full', async () => {
    const { id } = await system.newJob();
    for (let run = 0; run < 5; run++) {
      expect(await system.runs.start(id)).not.toBeNull();
      expect(await system.runs.start(id, { isAgain: true })).not.toBeNull();
      await system.runs.release(id);
    }
    expect(await system.statusOf(id)).toBe('queued');
  });

  it('gives its result file, with a reason when there is none', async () => {
    const upload = await system.saveFile('in', 'job');
    const { id } = await system.newJob(ada, { fileId: upload.id });
    await expect(system.jobs.openResult(ada, id)).rejects.toMatchObject({ code: 'JOB_NOT_FINISHED' });
    await system.runs.start(id);
    const output = await system.saveFile('wörter', 'job');
    await system.runs.complete(id, {} as never, output.id);
    const { stream, bytes, name, contentType } = await system.jobs.openResult(ada, id);
    expect({ text: (await buffer(stream)).toString(), bytes, name, contentType }).toEqual({
      text: 'wörter',
      bytes: 7,
      name: 'ä.csv',
      contentType: 'text/csv',
    });
    expect(await system.hasFile(upload.id)).toBe(false);
    await system.jobs.remove(ada, id);
    expect(await system.hasFile(output.id)).toBe(false);
    await expect(system.jobs.get(ada, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets go of its upload when it is cancelled', async () => {
    const upload = await system.saveFile('in', 'job');
    const { id } = await system.newJob(ada, { fileId: upload.id });
    await system.jobs.cancel(ada, id);
    expect(await system.hasFile(upload.id)).toBe(false);
  });

  it.each([
    ['keeps its upload for a run by an admin', 'intent', true],
    ['lets go of an upload that may hold passwords', 'user-import', false],
  ] as const)('%s when it has failed', async (_, kind, isKept) => {
    const upload = await system.saveFile('in', 'job');
    const { id } = await system.newJob(ada, { fileId: upload.id }, kind);
    await system.runs.start(id);
    await system.runs.fail(id, new Error('no'));
    expect(await system.hasFile(upload.id)).toBe(isKept);
    const retry = system.admin.retry(ada, id);
    if (isKept) expect((await retry).status).toBe('queued');
    else await expect(retry).rejects.toMatchObject({ code: 'CONFLICT', message: MESSAGES.uploadGone });
  });

  it.each(['', 'start', 'start complete', 'cancel'])(
    'says that a job with a secret upload has not failed after %j',
    async (path) => {
      const { id } = await system.newJob(ada, {}, 'user-import');
      for (const step of path.split(' ').filter(Boolean)) await steps[step]!(id);
      const message = MESSAGES.jobNotFailed(await system.statusOf(id));
      await expect(system.admin.retry(bob, id)).rejects.toMatchObject({ code: 'CONFLICT', message });
    },
  );

  it('is not deleted while it runs', async () => {
    const { id } = await system.newJob();
    await system.runs.start(id);
    await expect(system.jobs.remove(ada, id)).rejects.toMatchObject({ code: 'JOB_NOT_FINISHED' });
  });

  it('tells whoever waits for its end, and lets them stop waiting', async () => {
    const { id } = await system.newJob();
    await expect(system.jobs.waitUntilFinished(ada, id, AbortSignal.timeout(60))).rejects.toThrow();
    const waiting = system.jobs.waitUntilFinished(ada, id, AbortSignal.timeout(5_000));
    await system.runs.start(id);
    await system.runs.complete(id, {} as never);
    expect((await waiting).status).toBe('done');
  });
});

describe('the unfinished jobs of a user', () => {
  const attempts = (count: number, owner = ada) =>
    Promise.allSettled(Array.from({ length: count }, () => system.newJob(owner)));
  const refusals = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));

  it('are five at most, however many are asked for at once, and take nothing from others', async () => {
    const refused = refusals(await attempts(30));
    expect(refused).toHaveLength(30 - MAX_UNFINISHED_JOBS);
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'TOO_MANY_JOBS', message: MESSAGES.tooManyJobs });
    }
    await expect(system.jobs.assertMayCreate(ada)).rejects.toMatchObject({ code: 'TOO_MANY_JOBS' });
    await system.jobs.assertMayCreate(bob);
    expect(refusals(await attempts(1, bob))).toEqual([]);
  });

  it('take the upload of one more with them that is refused', async () => {
    await attempts(MAX_UNFINISHED_JOBS);
    const upload = await system.saveFile('in', 'job');
    await expect(system.newJob(ada, { fileId: upload.id })).rejects.toMatchObject({ code: 'TOO_MANY_JOBS' });
    expect(await system.hasFile(upload.id)).toBe(false);
  });

  it.each(['start complete', 'fail', 'start fail', 'cancel', 'start cancel'])(
    'make room by %j for one more',
    async (path) => {
      const { id } = await system.newJob();
      await attempts(MAX_UNFINISHED_JOBS - 1);
      for (const step of path.split(' ')) await steps[step]!(id);
      await system.jobs.assertMayCreate(ada);
      expect(refusals(await attempts(2))).toHaveLength(1);
    },
  );

  it('are refused while the files of a student take all that is kept, and not those of others', async () => {
    const kept = system.database().collection('files.files');
    const metadata = { owner: ada.id, purpose: 'job' };
    await kept.insertMany([
      { length: MAX_STORED_BYTES - 1, metadata },
      { length: 1, metadata },
    ]);
    const refusal = { code: 'CONFLICT', message: MESSAGES.tooManyFiles };
    await expect(system.jobs.assertMayCreate(ada)).rejects.toMatchObject(refusal);
    await system.jobs.assertMayCreate(bob);
    await system.jobs.assertMayCreate({ ...ada, role: 'admin' });
    await kept.deleteOne({ length: 1, metadata });
    await system.jobs.assertMayCreate(ada);
    await kept.deleteMany({});
  });

  it('keep their places while they are tried again', async () => {
    const { id } = await system.newJob();
    await attempts(MAX_UNFINISHED_JOBS - 1);
    for (const step of ['start', 'release', 'start', 'release']) await steps[step]!(id);
    expect(refusals(await attempts(1))).toHaveLength(1);
  });

  it('leave a failed one as it is while there is no room for it', async () => {
    const { id } = await system.newJob();
    await system.runs.fail(id, new Error('broken'));
    const { id: other } = await system.newJob();
    await attempts(MAX_UNFINISHED_JOBS - 1);
    await expect(system.admin.retry(bob, id)).rejects.toMatchObject({ message: MESSAGES.tooManyJobsOfOwner });
    expect(await system.statusOf(id)).toBe('failed');
    await system.jobs.cancel(ada, other);
    await system.admin.retry(bob, id);
    expect(refusals(await attempts(1))).toHaveLength(1);
  });
});
