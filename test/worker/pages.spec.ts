import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { marketJobsOf } from '../support/market-jobs';
import { pageRunsOf } from '../support/page-runs';
import { type PageSite, startPageSite } from '../support/page-site';
import { asSchemaStudent, schemaChecksOf } from '../support/schema-checks';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Enough that the worker is always met in the middle of them: a host is asked five times a second. */
const PAGES = 25;

jest.setTimeout(240_000);

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

describe('checks of structured data', () => {
  const pages = Array.from({ length: 18 }, (_, i) => `/page/schema-${i}`);
  const at = (path: string) => `${site.origin}${path}`;
  let first: ReturnType<typeof schemaChecksOf>;

  it('go on behind those that are done when their worker is killed, and give back what was not read', async () => {
    first = schemaChecksOf(await asSchemaStudent(20, cluster.url), cluster.url);
    const addresses = [...pages, '/gone-1', '/gone-2'].map(at);
    const { id } = expectStatus(await first.start({ addresses }), 201);
    expect(await first.used()).toBe(20);
    await waitFor('the first pages', async () => (await first.get(id)).progress.done > 3);
    await cluster.killWorkers();
    await cluster.startWorker();
    const job = await first.ended(id);
    expect(job).toMatchObject({ status: 'done', attempts: 2, result: { pages: 20, unread: 2 } });
    await waitFor('what is given back', async () => (await first.used()) === 18);
    const asked = site.asked.filter((path) => path.startsWith('/page/schema-'));
    expect(asked.length).toBeLessThanOrEqual(pages.length + 4);
  });

  it('give all back when they are cancelled while their worker is dead, and nothing twice', async () => {
    const second = schemaChecksOf(await asSchemaStudent(20, cluster.url), cluster.url);
    const { id } = expectStatus(await second.start({ addresses: ['/gone-3', '/gone-4'].map(at) }), 201);
    await cluster.killWorkers();
    if (!cluster.hasOwnApi) await cluster.startWorker();
    await second.change(id, 'cancel');
    if (cluster.hasOwnApi) await cluster.startWorker();
    await waitFor('what is given back', async () => (await second.used()) === 0);
    const next = expectStatus(await second.start({ addresses: [at('/page/schema-next')] }), 201);
    expect((await second.ended(next.id)).status).toBe('done');
    expect(await second.used()).toBe(1);
    // Whatever the new worker settled when it started, this was settled before.
    expect(await first.used()).toBe(18);
  });
});
