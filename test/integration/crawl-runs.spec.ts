import type { ServerResponse } from 'node:http';
import { FETCH_LIMITS } from '../../src/core/fetch/fetch-limits';
import { type GetOptions, SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { dieAtOnce } from '../support/dying';
import { fetcherOf, startCrawlWorkers } from '../support/crawl-workers';
import { type CrawledSite, pagePath, startCrawledSite, TRAPS } from '../support/crawled-site';
import { waitFor } from '../support/waiting';

const CONCURRENCY = 4;
/** What one page may cost, whatever its site does. */
const MOST_MS = 10_000;

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
let site: CrawledSite;

beforeAll(async () => {
  workers = await startCrawlWorkers();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});
afterAll(() => workers.stop());

const pathsOf = (pages: number) => Array.from({ length: pages }, (_, page) => pagePath(page));
const timesAsked = (pages: number) => pathsOf(pages).map((path) => site.asked.get(path) ?? 0);

it('fetches no page twice where two workers have the same crawl', async () => {
  const pages = 40;
  site = await startCrawledSite(pages, { delay: 10 });
  const id = await workers.newCrawl({ startUrl: `${site.origin}/`, concurrency: CONCURRENCY });
  const pair = [
    await workers.startWorker(fetcherOf(site.host)),
    await workers.startWorker(fetcherOf(site.host)),
  ];
  const ends = await Promise.all(pair.map((worker) => worker.run(id)));
  expect(ends.map(({ visited }) => visited)).toEqual([pages, pages]);
  expect(new Set(timesAsked(pages))).toEqual(new Set([1]));
});

/** A crawl that a worker is in the middle of. */
async function begun(pages: number) {
  site = await startCrawledSite(pages, { delay: 50 });
  const id = await workers.newCrawl({ startUrl: `${site.origin}/`, concurrency: CONCURRENCY });
  const one = await workers.startWorker(fetcherOf(site.host));
  const other = await workers.startWorker(fetcherOf(site.host));
  const stop = new AbortController();
  const first = one.run(id, stop.signal);
  await waitFor('the first pages', () => site.asked.size > 2 * CONCURRENCY, { intervalMs: 5 });
  return { id, other, stop, first };
}

it('fetches again only what was on its way when one worker stops and the other goes on', async () => {
  const pages = 40;
  const { id, other, stop, first } = await begun(pages);
  const second = other.run(id);
  stop.abort(new Error('The worker stops.'));
  await expect(first).rejects.toThrow('The worker stops.');
  expect(timesAsked(pages)).toContain(0);
  expect((await second).visited).toBe(pages);
  const again = timesAsked(pages).filter((times) => times !== 1);
  expect(again.every((times) => times === 2)).toBe(true);
  expect(again.length).toBeLessThanOrEqual(CONCURRENCY);
});

it('fetches no page more than once more when its worker dies and another one begins', async () => {
  const pages = 40;
  const { id, other, stop, first } = await begun(pages);
  dieAtOnce(stop);
  await expect(first).rejects.toThrow('died');
  jest.restoreAllMocks();
  expect(timesAsked(pages)).toContain(0);
  expect((await other.run(id)).visited).toBe(pages);
  expect(Math.min(...timesAsked(pages))).toBe(1);
  expect(Math.max(...timesAsked(pages))).toBeLessThanOrEqual(2);
});

it('ends within the page limit on a site that drips, unfolds and goes on for ever', async () => {
  const pageLimit = 12;
  const drip = dripping();
  site = await startCrawledSite(3, {
    others: { ...TRAPS, '/drip': drip.answer },
    links: ['/drip', '/bomb', '/calendar-1'],
  });
  const fetcher = new HurriedFetcher({ allowHosts: [site.host], publicUrl: '' });
  const id = await workers.newCrawl({ startUrl: `${site.origin}/`, concurrency: CONCURRENCY, pageLimit });
  const progress = await (await workers.startWorker(fetcher)).run(id);
  expect(progress).toMatchObject({ visited: pageLimit, failures: { timeout: 1, 'too-large': 1 } });
  const pages = await workers.pages(id);
  expect(pages.get('/drip')).toMatchObject({ failure: 'timeout' });
  expect(pages.get('/bomb')).toMatchObject({ failure: 'too-large' });
  expect([...pages.keys()].filter((path) => path.startsWith('/calendar-'))).toHaveLength(7);
  expect([...fetcher.deadlines.keys()].sort()).toEqual(
    expect.arrayContaining(['/drip', '/bomb', '/calendar-1']),
  );
  expect(Math.max(...fetcher.deadlines.values())).toBeLessThanOrEqual(MOST_MS);
  await waitFor('the end of the drip', () => drip.open() === 0);
});

/** A page that comes byte by byte and never ends. */
function dripping() {
  const open = new Set<ServerResponse>();
  return {
    open: () => open.size,
    answer: (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      open.add(response);
      const drops = setInterval(() => response.write('x'), 20);
      response.on('close', () => {
        clearInterval(drops);
        open.delete(response);
      });
    },
  };
}

/** Keeps the deadline that each path is asked for with, and waits for the page that drips but a moment. */
class HurriedFetcher extends SiteFetcher {
  readonly deadlines = new Map<string, number>();

  override get(address: string, options: GetOptions = {}) {
    const { pathname } = new URL(address);
    this.deadlines.set(pathname, options.timeoutMs ?? FETCH_LIMITS.totalMs);
    return super.get(address, pathname === '/drip' ? { ...options, timeoutMs: 200 } : options);
  }
}
