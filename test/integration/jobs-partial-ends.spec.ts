import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../src/core/errors/app-error';
import { ada, FIXTURE, untilAborted, useJobsSystem } from '../support/jobs-system';
import { waitFor } from '../support/waiting';

const system = useJobsSystem();
const MINUTE_MS = 60_000;

let written = 0;
let concluded: string[] = [];
let saved = '';

beforeEach(() => {
  written = 0;
  concluded = [];
  system.partialEnds.add(FIXTURE, async ({ id, status }) => {
    concluded.push(`${id} ${status}`);
    if (status === 'done') return undefined;
    saved = (await system.saveFile(`${written} rows`)).id;
    return { done: written, result: { rows: written } as never, outputFile: saved };
  });
});

/** Its last write takes longer than it takes to cancel. */
async function untilWritten(signal: AbortSignal): Promise<never> {
  written = 1;
  return untilAborted(signal).catch(async (error: unknown) => {
    await wait(200);
    written = 2;
    throw error;
  });
}

const running = async () => {
  const { id } = await system.newFixture();
  await waitFor('its first row', () => Promise.resolve(written === 1));
  return id;
};

it('keeps what a job did that is cancelled, once its worker has let go of it', async () => {
  const worker = await system.startWorker(({ signal }) => untilWritten(signal));
  const id = await running();
  expect(await system.jobs.cancel(ada, id)).toMatchObject({
    status: 'cancelled',
    progress: { done: 2 },
    result: { rows: 2 },
  });
  expect(concluded).toEqual([`${id} cancelled`]);
  const file = await system.jobs.openResult(ada, id);
  expect((await file.stream.toArray()).join('')).toBe('2 rows');
  await worker.stop();
});

it('waits for the worker of a job that was paused just before', async () => {
  const worker = await system.startWorker(({ signal }) => untilWritten(signal));
  const id = await running();
  await system.jobs.pause(ada, id);
  expect(await system.jobs.cancel(ada, id)).toMatchObject({ status: 'cancelled', result: { rows: 2 } });
  await worker.stop();
});

it('leaves a job to the schedule whose worker is gone', async () => {
  const { id } = await system.newFixture();
  await system.runs.start(id);
  written = 1;
  expect((await system.jobs.cancel(ada, id)).result).toBeUndefined();
  await system.maintenance.settleJobs(new Date());
  expect(concluded).toEqual([]);
  await system.maintenance.settleJobs(new Date(Date.now() + MINUTE_MS));
  expect(await system.jobs.get(ada, id)).toMatchObject({ status: 'cancelled', result: { rows: 1 } });
});

it('keeps what a job did that fails', async () => {
  const worker = await system.startWorker(() => {
    written = 3;
    return Promise.reject(new AppError('FILE_REJECTED', 'No.'));
  });
  const { id } = await system.newFixture();
  await waitFor('what it left', async () => (await system.admin.get(id)).result !== undefined);
  expect(await system.jobs.get(ada, id)).toMatchObject({
    status: 'failed',
    result: { rows: 3 },
    progress: { done: 3 },
  });
  await worker.stop();
});

it('is told of a job that is done, and takes it as it is', async () => {
  const worker = await system.startWorker(() => Promise.resolve({ rows: 9 }));
  const { id } = await system.newFixture();
  await waitFor('its end', () => Promise.resolve(concluded.length > 0));
  expect(concluded).toEqual([`${id} done`]);
  expect(await system.jobs.get(ada, id)).toMatchObject({ status: 'done', result: { rows: 9 } });
  await worker.stop();
});

it('is told of a job that is removed before its worker has let go of it, and the file goes too', async () => {
  const { id } = await system.newFixture();
  await system.runs.start(id);
  await system.jobs.cancel(ada, id);
  await system.jobs.remove(ada, id);
  expect(concluded).toEqual([`${id} cancelled`]);
  expect(await system.hasFile(saved)).toBe(false);
});
