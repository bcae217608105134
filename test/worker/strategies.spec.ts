import { expectStatus } from '../support/actors';
import { manyKeywords } from '../support/hubs';
import { type ReadingSite, startReadingSite } from '../support/reading-site';
import { readingsOf } from '../support/readings';
import { asStrategist, strategiesOf, STRATEGY_SEARCHES } from '../support/strategies';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that a worker is always met in the middle of them. */
const MANY = manyKeywords(20_000);
const PAGES = 20;

jest.setTimeout(240_000);

let site: ReadingSite;
let cluster: Cluster;

beforeAll(async () => {
  site = await startReadingSite(PAGES);
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

type Progress = { done: number; total: number };

it.each<[string, (progress: Progress, status: string) => boolean]>([
  ['before the files are read', (_, status) => status === 'running'],
  ['while the pages are read', ({ total }) => total > PAGES + 1],
  ['while the keywords are grouped', ({ done }) => done > PAGES],
])(
  'makes the same evaluation, once and for one operation, when its worker is killed %s',
  async (_, isThere) => {
    const student = await asStrategist(3, cluster.url);
    const readings = readingsOf(student);
    const { id: readingId } = expectStatus(await readings.start({ startUrl: site.origin }), 201);
    expect((await readings.ended(readingId)).status).toBe('done');
    const strategies = strategiesOf(student, cluster.url);
    const run = { options: { readingId }, keywords: MANY, searchConsole: STRATEGY_SEARCHES };
    const { id } = expectStatus(await strategies.start(run), 201);
    await waitFor('the phase', async () => {
      const { progress, status } = await strategies.get(id);
      return isThere(progress, status);
    });
    await cluster.killWorkers();
    await cluster.startWorker();
    const job = await strategies.ended(id);
    expect(job).toMatchObject({ status: 'done', result: { keywords: 20_000, queries: 3, pages: PAGES + 1 } });
    const { intents, counts } = expectStatus(await strategies.view(id), 200);
    expect(intents.reduce((sum, { keywords }) => sum + keywords, 0)).toBe(20_000);
    expect(counts.cannibalisation).toBe(1);
    expect(await strategies.used()).toBe(1);
  },
);

it('gives the operation back when it is cancelled while its worker is dead', async () => {
  const strategies = strategiesOf(await asStrategist(3, cluster.url), cluster.url);
  const { id } = expectStatus(await strategies.start({ keywords: MANY }), 201);
  await cluster.killWorkers();
  if (!cluster.hasOwnApi) await cluster.startWorker();
  expectStatus(await strategies.cancel(id), 200);
  if (cluster.hasOwnApi) await cluster.startWorker();
  await waitFor('what is given back', async () => (await strategies.used()) === 0);
  expect((await strategies.run()).status).toBe('done');
  expect(await strategies.used()).toBe(1);
});
