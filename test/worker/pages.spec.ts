import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { marketJobsOf } from '../support/market-jobs';
import { pageRunsOf } from '../support/page-runs';
import { type PageSite, startPageSite } from '../support/page-site';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that the worker is always met in the middle of them: a host is asked five times a second. */
const PAGES = 25;

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let site: PageSite;
let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  site = await startPageSite();
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
  admin = await asAdmin(cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

it('goes on behind the pages that are read when its worker is killed', async () => {
  const runs = pageRunsOf(admin, 'pages-analysis', cluster.url);
  const addresses = Array.from({ length: PAGES }, (_, i) => `${site.origin}/page/${i}`);
  const { id } = expectStatus(await runs.start(addresses), 201);
  await waitFor('the first pages', async () => (await runs.get(id)).progress.done > 3);
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await runs.ended(id);
  expect(job).toMatchObject({ status: 'done', attempts: 2, result: { pages: PAGES, failed: 0 } });
  const { body } = await runs.pages(id, { range: [0, PAGES] });
  expect(body.map(({ url }) => url)).toEqual(addresses);
  // Only what was on its way when the worker died is asked for twice.
  const asked = site.asked.filter((path) => path.startsWith('/page/'));
  expect(asked.length).toBeLessThanOrEqual(PAGES + 4);
});

it('tells the languages of the pages that are left when its worker is killed', async () => {
  const student = await asStudent({ allowed: ['tld-language'], at: cluster.url });
  const jobs = marketJobsOf(student, cluster.url);
  const addresses = Array.from({ length: PAGES }, (_, i) => `${site.origin}/page/market-${i}`);
  const { id } = expectStatus(await jobs.start(addresses), 201);
  await waitFor('the first pages', async () => (await jobs.get(id)).progress.done > 3);
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await jobs.ended(id);
  expect(job).toMatchObject({ status: 'done', attempts: 2, result: { pages: PAGES, failed: 0 } });
  expect(expectStatus(await jobs.pages(id), 200).map(({ url }) => url)).toEqual(addresses);
  const asked = site.asked.filter((path) => path.startsWith('/page/market-'));
  expect(asked.length).toBeLessThanOrEqual(PAGES + 4);
});
