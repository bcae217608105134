import { expectStatus } from '../support/actors';
import { asHubStudent, hubsOf, manyKeywords } from '../support/hubs';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that a worker is always met in the middle of them. */
const MANY = manyKeywords(20_000);

jest.setTimeout(240_000);

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});

afterAll(() => cluster.stop());

type Progress = { done: number; total: number };

it.each<[string, (progress: Progress, status: string) => boolean]>([
  ['before the keywords are read', (_, status) => status === 'running'],
  ['while they are grouped', ({ done, total }) => total > 0 && done < total],
  ['while trees are made and kept', ({ done }) => done > 0],
])('makes the same hub, once and for one operation, when its worker is killed %s', async (_, isThere) => {
  const hubs = hubsOf(await asHubStudent(3, cluster.url), cluster.url);
  const { id } = expectStatus(await hubs.start({ content: MANY }), 201);
  await waitFor('the phase', async () => {
    const { progress, status } = await hubs.get(id);
    return isThere(progress, status);
  });
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await hubs.ended(id);
  expect(job).toMatchObject({ status: 'done', result: { keywords: 20_000 } });
  const hub = expectStatus(await hubs.hub(id), 200);
  expect(hub.version).toBe(1);
  expect(hub.pages.reduce((sum, { keywords }) => sum + keywords, 0)).toBe(20_000);
  expect(await hubs.used()).toBe(1);
});

it('gives the operation back when it is cancelled while its worker is dead', async () => {
  const hubs = hubsOf(await asHubStudent(3, cluster.url), cluster.url);
  const { id } = expectStatus(await hubs.start({ content: MANY }), 201);
  await cluster.killWorkers();
  if (!cluster.hasOwnApi) await cluster.startWorker();
  expectStatus(await hubs.cancel(id), 200);
  if (cluster.hasOwnApi) await cluster.startWorker();
  await waitFor('what is given back', async () => (await hubs.used()) === 0);
  expect((await hubs.run()).status).toBe('done');
  expect(await hubs.used()).toBe(1);
});
