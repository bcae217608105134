import type { CrawlOptions } from '../../src/contracts/scraper/crawls';
import { fetcherOf, startCrawlWorkers } from '../support/crawl-workers';
import { startStrictSite, strictPath, type StrictSite } from '../support/strict-site';
import { waitFor } from '../support/waiting';

jest.setTimeout(120_000);

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
let site: StrictSite | undefined;

beforeAll(async () => {
  workers = await startCrawlWorkers();
});

afterEach(async () => {
  await site?.close();
  site = undefined;
});
afterAll(() => workers.stop());

async function crawl(strict: StrictSite, options: Partial<CrawlOptions> = {}) {
  const id = await workers.newCrawl({ startUrl: `${strict.origin}/`, concurrency: 8, ...options });
  const worker = await workers.startWorker(fetcherOf(strict.host));
  return { id, worker, run: (signal?: AbortSignal) => worker.run(id, signal) };
}

const statusesOf = async (id: string) => [...(await workers.pages(id)).values()].map((row) => row?.status);

it('asks a site that allows four requests a second as often as it allows, and tells so meanwhile', async () => {
  const pages = 30;
  site = await startStrictSite({ pages, perSecond: 4 });
  const { id, run } = await crawl(site);
  const ended = run();
  await waitFor(
    'what slows it down',
    async () => (await workers.crawl(id))?.progress.slowed?.host === site?.host,
  );
  expect(await ended).toMatchObject({ visited: pages, failures: {} });
  expect(await statusesOf(id)).toEqual(Array<number>(pages).fill(200));
  expect(site.refused()).toBeGreaterThan(0);
  expect(Math.max(...site.asked.values())).toBeLessThanOrEqual(2);
});

it('comes back to a faster pace, in steps, once a site has stopped complaining', async () => {
  const pages = 100;
  site = await startStrictSite({ pages, complains: { after: 10, forMs: 300 } });
  const { id, run } = await crawl(site, { delay: 50 });
  const ended = run();
  const paces = new Set<number>();
  await waitFor('its end', async () => {
    const record = await workers.crawl(id);
    const { everyMs } = record?.progress.slowed ?? {};
    if (everyMs !== undefined) paces.add(Math.round(everyMs));
    return record?.status === 'done';
  });
  expect(await ended).toMatchObject({ visited: pages, failures: {} });
  expect(site.refused()).toBeGreaterThan(0);
  // Half as often as before, and then in fifths back to what is a bit slower than what was too much.
  expect([...paces]).toEqual([100, 80, 64, 63]);
});

it('waits as long as a site asks it to', async () => {
  site = await startStrictSite({ pages: 3, perSecond: 2, retryAfter: '3' });
  const { id, run } = await crawl(site);
  const begun = performance.now();
  await run();
  expect(performance.now() - begun).toBeGreaterThan(2_900);
  expect(await statusesOf(id)).toEqual([200, 200, 200]);
});

it('asks once more, when all else is done, for what answered with an error', async () => {
  site = await startStrictSite({ pages: 7, failsOnce: { '/page-1': 500, '/page-2': 503 } });
  const { id, run } = await crawl(site);
  expect(await run()).toMatchObject({ visited: 7, failures: {} });
  expect(await statusesOf(id)).toEqual(Array<number>(7).fill(200));
  expect(site.asked.get('/page-1')).toBe(2);
  expect(site.asked.get('/page-3')).toBe(1);
});

it('asks for nothing of a site whose robots.txt can’t be read, and says so', async () => {
  site = await startStrictSite({ pages: 3, robotsStatus: 503 });
  const { id, run } = await crawl(site);
  expect(await run()).toMatchObject({ failures: { 'robots-server-error': 1 } });
  const [row] = (await workers.pages(id)).values();
  expect(row).toMatchObject({
    statusClass: 'failed',
    failure: 'robots-server-error',
    skipped: null,
    indexabilityReason: 'failed',
  });
  expect([...site.asked.keys()]).toEqual(['/robots.txt']);
  expect(site.asked.get('/robots.txt')).toBeGreaterThan(2);
});

it('says that a site can’t be reached where nothing answers', async () => {
  const gone = await startStrictSite({ pages: 1 });
  await gone.close();
  const { run } = await crawl(gone);
  expect(await run()).toMatchObject({ failures: { connect: 1 } });
});

it('goes on as soon as the robots.txt of a site can be read', async () => {
  const strict = await startStrictSite({ pages: 5, robotsStatus: 500 });
  site = strict;
  const { id, run } = await crawl(strict);
  const ended = run();
  await waitFor('both attempts', () => (strict.asked.get('/robots.txt') ?? 0) >= 2, {
    intervalMs: 5,
  });
  strict.robots.status = 200;
  expect(await ended).toMatchObject({ visited: 5, failures: {} });
  expect(await statusesOf(id)).toEqual(Array<number>(5).fill(200));
});

it('goes on after a pause by the robots.txt that it has read while it cannot be read', async () => {
  const strict = await startStrictSite({ pages: 60, perSecond: 50 });
  site = strict;
  const { id, run } = await crawl(strict);
  const stop = new AbortController();
  const first = run(stop.signal);
  await waitFor(
    'the robots.txt to be kept',
    async () => ((await workers.crawl(id))?.progress.visited ?? 0) > 5,
  );
  stop.abort(new Error('The crawl is paused.'));
  await expect(first).rejects.toThrow('The crawl is paused.');
  strict.robots.status = 503;
  const second = await workers.startWorker(fetcherOf(strict.host));
  expect(await second.run(id)).toMatchObject({ visited: 60, failures: {} });
  const pages = await workers.pages(id);
  expect([...pages.keys()].sort()).toEqual(Array.from({ length: 60 }, (_, page) => strictPath(page)).sort());
});
