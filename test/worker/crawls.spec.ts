import { asAdmin, type SignedIn } from '../support/actors';
import { type CrawledSite, pagePath, startCrawledSite } from '../support/crawled-site';
import { crawlsOf } from '../support/crawls';
import { fileOf, pointingPage, type PointedSite, startPointedSite } from '../support/pointed-sites';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

const PAGES = 60;

/** What a page of another site points at. */
const POINTED = ['/a', '/b', '/c', '/d', '/e', '/f'];

jest.setTimeout(240_000);

let site: CrawledSite;
let pointed: { own: PointedSite; other: PointedSite };
let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  // Slow enough that a worker is always met in the middle of it.
  site = await startCrawledSite(PAGES, { delay: 60 });
  const other = await startPointedSite(
    Object.fromEntries(POINTED.map((path) => [path, fileOf('text/html')] as const)),
  );
  const links = POINTED.map((path) => `<a href="${other.origin}${path}">${path}</a>`);
  pointed = { own: await startPointedSite({ '/': pointingPage('Start', links.join(' ')) }), other };
  const hosts = [site.host, pointed.own.host, other.host];
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: hosts.join(',') } });
  admin = await asAdmin(cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await Promise.all([site.close(), pointed.own.close(), pointed.other.close()]);
});

const timesAsked = () => Array.from({ length: PAGES }, (_, page) => site.asked.get(pagePath(page)) ?? 0);

it('ends with the same pages when its worker is killed, each fetched at most once more', async () => {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: site.origin, concurrency: 4 });
  await waitFor('the first pages', async () => (await crawls.get(id)).progress.visited > 5);
  await cluster.killWorkers();
  await cluster.startWorker();
  const crawl = await crawls.ended(id);
  expect(crawl).toMatchObject({ status: 'done', analysed: true, progress: { visited: PAGES } });
  const pages = await crawls.pages(id);
  const visited = [...pages.values()].filter(({ status }) => status === 200);
  expect(visited.map(({ url }) => new URL(url).pathname).sort()).toEqual(
    Array.from({ length: PAGES }, (_, page) => pagePath(page)).sort(),
  );
  const asked = timesAsked();
  expect(Math.min(...asked)).toBe(1);
  expect(Math.max(...asked)).toBeLessThanOrEqual(2);
});

it('goes on after a pause, with a second worker beside it, where it was', async () => {
  site.asked.clear();
  const crawls = crawlsOf(admin);
  if (cluster.hasOwnApi) await cluster.startWorker();
  const { id } = await crawls.start({ startUrl: site.origin, concurrency: 4 });
  await waitFor('the first pages', async () => (await crawls.get(id)).progress.visited > 5);
  expect(await admin.post(`/api/crawls/${id}/pause`)).toMatchObject({
    status: 200,
    body: { status: 'paused' },
  });
  expect(await admin.post(`/api/crawls/${id}/resume`)).toMatchObject({ status: 200 });
  expect(await crawls.ended(id)).toMatchObject({ status: 'done', progress: { visited: PAGES } });
  expect(Math.min(...timesAsked())).toBe(1);
  expect(Math.max(...timesAsked())).toBeLessThanOrEqual(2);
});

it('asks again only what was on its way when its worker is killed while it checks what pages point at', async () => {
  const own = pointed.own.origin;
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: own, targets: true });
  await waitFor('the first answers', async () => ((await crawls.get(id)).progress.targets?.asked ?? 0) >= 2);
  await cluster.killWorkers();
  await cluster.startWorker();
  const crawl = await crawls.ended(id);
  expect(crawl).toMatchObject({ status: 'done', progress: { targets: { asked: 6, total: 6, leftOut: 0 } } });
  const asked = POINTED.map((path) => pointed.other.times('HEAD', path));
  expect(Math.min(...asked)).toBe(1);
  expect(asked.filter((times) => times > 1).length).toBeLessThanOrEqual(1);
  expect(pointed.own.times('GET', '/')).toBe(1);
});
