import { type CrawlOptions, MAX_QUERIES_PER_PATH } from '../../src/contracts/scraper/crawls';
import { fetcherOf, startCrawlWorkers } from '../support/crawl-workers';
import { type Site, startSite } from '../support/site';
import { waitFor } from '../support/waiting';

let workers: Awaited<ReturnType<typeof startCrawlWorkers>>;
let site: Site;
const asked = new Map<string, number>();
/** Milliseconds before each answer. */
let delay = 0;

const link = (href: string) => `<a href="${href}">${href}</a>`;
const PAGES: Record<string, string[]> = {
  '/': [
    '/about?utm_source=start&gclid=1',
    '/list?colour=red&size=9',
    '/list?size=9&colour=red&fbclid=2',
    '/own?b=1&a=2',
    '/forbidden?x=1',
    '/file.pdf?x=1',
  ],
  '/about': ['/calendar?day=1'],
};

const SITEMAP = `<urlset>${[1, 2, 3].map((id) => `<url><loc>SITE/item?utm_source=map&amp;id=${id}</loc></url>`).join('')}</urlset>`;

beforeAll(async () => {
  workers = await startCrawlWorkers();
  site = await startSite(({ url = '' }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const [path = '', query] = url.split('?');
    const send = () => {
      if (path === '/sitemap.xml') return void response.end(SITEMAP.replaceAll('SITE', site.origin));
      if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /forbidden');
      // A site that wants its parameters in its own order.
      if (url === '/own?a=2&b=1') return void response.writeHead(301, { location: '/own?b=1&a=2' }).end();
      const day = Number(/^day=(\d+)$/.exec(query ?? '')?.[1] ?? 0);
      const links = day > 0 ? [`/calendar?day=${day + 1}`, `/calendar?day=${day + 2}`] : (PAGES[path] ?? []);
      const canonical = query === 'a=2&b=1' || query === 'b=1&a=2' ? '/own?b=1&a=2' : url;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>${url}</title><link rel="canonical" href="${canonical}"><main>${links.map(link).join(' ')}</main>`,
      );
    };
    setTimeout(send, delay);
  });
});

beforeEach(() => {
  asked.clear();
  delay = 0;
});

afterAll(async () => {
  await site.close();
  await workers.stop();
});

const start = (options: Partial<CrawlOptions>) =>
  workers.newCrawl({ startUrl: `${site.origin}/`, depth: 50, concurrency: 2, ...options });

const run = async (id: string, signal?: AbortSignal) =>
  (await workers.startWorker(fetcherOf(site.host))).run(id, signal);

const askedWithQuery = () => [...asked.keys()].filter((path) => path.includes('?'));

it('leaves addresses with a query string alone unless it is told to visit them', async () => {
  const { visited, skipped, queriesLeftOut } = await run(await start({}));
  expect(visited).toBe(1);
  expect(skipped).toMatchObject({ query: 6 });
  expect(queriesLeftOut).toBe(0);
  expect(askedWithQuery()).toEqual([]);
});

it('visits them once, whatever their order and wherever visitors come from', async () => {
  const id = await start({ queries: true, queryLimit: 100 });
  const { skipped } = await run(id);
  expect(askedWithQuery().filter((path) => path.startsWith('/list'))).toEqual(['/list?colour=red&size=9']);
  expect([...asked.keys()]).toContain('/about');
  expect(skipped).toMatchObject({ robots: 1, 'file-type': 1 });
  expect([...asked.values()].every((times) => times === 1)).toBe(true);
  const pages = await workers.addresses(id);
  expect(pages.get('/own?a=2&b=1')).toMatchObject({ status: 200, indexable: true });
  expect(pages.get('/list?colour=red&size=9')).toMatchObject({ status: 200, indexable: true });
});

it('ends a calendar at the limit of its path, and says how many addresses it left out', async () => {
  const { visited, skipped, queriesLeftOut } = await run(await start({ queries: true, queryLimit: 100 }));
  expect(askedWithQuery().filter((path) => path.startsWith('/calendar'))).toHaveLength(MAX_QUERIES_PER_PATH);
  expect(visited).toBe(2 + 2 + MAX_QUERIES_PER_PATH);
  expect(queriesLeftOut).toBe(2);
  expect(skipped['query-limit']).toBe(3);
});

it('keeps to the limit of the crawl, over a run that breaks off too', async () => {
  delay = 40;
  const id = await start({ queries: true, queryLimit: 6 });
  const stop = new AbortController();
  const first = run(id, stop.signal);
  await waitFor('the first days', () => askedWithQuery().length > 3, { intervalMs: 5 });
  stop.abort(new Error('The worker stops.'));
  await expect(first).rejects.toThrow('The worker stops.');
  const { queriesLeftOut } = await run(id);
  const visited = [...(await workers.addresses(id)).keys()].filter((path) => path.includes('?'));
  expect(visited).toHaveLength(6);
  expect(askedWithQuery().filter((path) => path !== '/own?b=1&a=2')).toHaveLength(6);
  expect(queriesLeftOut).toBeGreaterThan(0);
});

it('holds sitemaps to the same limit', async () => {
  const id = await start({ queries: true, queryLimit: 2, sitemaps: true });
  const { queriesLeftOut = 0 } = await run(id);
  expect(askedWithQuery()).toEqual(['/item?id=1', '/item?id=2']);
  const { sitemaps } = (await workers.crawl(id)) ?? {};
  expect(sitemaps).toMatchObject([{ addresses: 2, leftOut: 1 }]);
  expect(queriesLeftOut).toBeGreaterThan(1);
});
