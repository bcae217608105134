import { asStudent } from '../support/actors';
import type { Cluster } from './support/cluster';
import { jobsOf, keywordFile } from './support/keywords';
import { startCluster } from './support/start-cluster';

/** Long enough that the worker is always met in the middle of it. */
const LONG = keywordFile('long.csv', 350_000);
const SHORT = keywordFile('short.csv', 40);

jest.setTimeout(240_000);

let cluster: Cluster;
let jobs: ReturnType<typeof jobsOf>;

beforeAll(async () => {
  cluster = await startCluster();
});

beforeEach(async () => {
  const { token } = await asStudent({ at: cluster.url });
  jobs = jobsOf(cluster, token);
});

afterAll(() => cluster.stop());

/** Megabytes that differ are no help in a report. */
const isRight = async (id: string) => (await jobs.result(id)).text === LONG.result;

it('ends a job with the right file when its worker was killed in the middle', async () => {
  const id = await jobs.submit(LONG);
  await jobs.running(id);
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await jobs.done(id);
  expect(job.attempts).toBe(2);
  expect(await isRight(id)).toBe(true);
});

it('puts a job back when its worker is asked to stop, and another one ends it', async () => {
  const id = await jobs.submit(LONG);
  await jobs.running(id);
  expect(await cluster.stopWorkers()).toEqual([0]);
  if (cluster.hasOwnApi) expect((await jobs.get(id)).status).toBe('queued');
  await cluster.startWorker();
  await jobs.done(id);
  expect(await isRight(id)).toBe(true);
});

it('stops a running job that is cancelled, and goes on with the next', async () => {
  const id = await jobs.submit(LONG);
  await jobs.running(id);
  expect((await jobs.cancel(id)).body.status).toBe('cancelled');
  const next = await jobs.submit(SHORT);
  await jobs.done(next);
  expect((await jobs.result(next)).text).toBe(SHORT.result);
  expect((await jobs.get(id)).status).toBe('cancelled');
  expect((await jobs.result(id)).status).toBeGreaterThanOrEqual(400);
});

it('never runs a job that was cancelled while it waited', async () => {
  const first = await jobs.submit(LONG);
  const waiting = await jobs.submit(SHORT);
  await jobs.cancel(waiting);
  await jobs.done(first);
  const after = await jobs.submit(SHORT);
  await jobs.done(after);
  expect(await jobs.get(waiting)).toMatchObject({ status: 'cancelled', attempts: 0 });
});
