import type { ReadingView } from '../../src/contracts/readings/readings';
import { asAdmin, type SignedIn } from '../support/actors';
import { readingPath, type ReadingSite, startReadingSite } from '../support/reading-site';
import { WITH_READING_TOOL } from '../support/reading-tools';
import { readingsOf } from '../support/readings';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

const PAGES = 24;

jest.setTimeout(240_000);

let site: ReadingSite;
let cluster: Cluster;
let admin: SignedIn;
let readings: ReturnType<typeof readingsOf>;

beforeAll(async () => {
  site = await startReadingSite(PAGES, { delay: 60 });
  cluster = await startCluster({ env: { ...WITH_READING_TOOL, FETCH_ALLOW_HOSTS: site.host } });
  admin = await asAdmin(cluster.url);
  readings = readingsOf(admin);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

const list = () => Array.from({ length: PAGES }, (_, n) => site.origin + readingPath(n));
const timesAsked = () => Array.from({ length: PAGES }, (_, n) => site.asked.get(readingPath(n)) ?? 0);

async function begin(): Promise<ReadingView> {
  site.asked.clear();
  const { body } = await readings.start({ source: 'list', addresses: list() });
  return body;
}

async function expectWhole(id: string): Promise<void> {
  expect(await readings.ended(id)).toMatchObject({
    status: 'done',
    pages: PAGES,
    progress: { visited: PAGES },
  });
  const pages = await readings.pages(id);
  expect([...pages.keys()].sort()).toEqual(
    list()
      .map((url) => new URL(url).pathname)
      .sort(),
  );
  const page = await readings.page(id, pages.get(readingPath(3))?.id ?? '');
  expect(page.text?.blocks.map(({ text }) => text)).toEqual(site.theme.own(3));
  expect(Math.min(...timesAsked())).toBe(1);
  expect(Math.max(...timesAsked())).toBeLessThanOrEqual(2);
}

it.each([
  ['has not begun', 0],
  ['visits pages', 6],
  ['has visited all, and tells the texts apart', PAGES],
])('ends with the same pages when its worker is killed while it %s', async (_, visited) => {
  const { id } = await begin();
  await waitFor('the pages', () => timesAsked().filter((times) => times > 0).length >= visited, {
    intervalMs: 20,
  });
  if (visited === PAGES)
    await waitFor('the last page', async () => (await readings.get(id)).progress.visited === PAGES);
  await cluster.killWorkers();
  await cluster.startWorker();
  await expectWhole(id);
});

it('goes on after a pause, with a second worker beside it, where it was', async () => {
  if (cluster.hasOwnApi) await cluster.startWorker();
  const { id, jobId = '' } = await begin();
  await waitFor('the first pages', async () => (await readings.get(id)).progress.visited > 5);
  expect(await admin.post(`/api/jobs/${jobId}/pause`)).toMatchObject({ status: 200 });
  expect((await readings.get(id)).status).toBe('paused');
  expect(await admin.post(`/api/jobs/${jobId}/resume`)).toMatchObject({ status: 200 });
  await expectWhole(id);
});
