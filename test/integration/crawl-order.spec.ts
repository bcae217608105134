import type { CrawlOverview, SitemapsReport } from '../../src/contracts/scraper/crawl-reports';
import { leadsTo, sitemapOf, type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(120_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const HUBS = 5;
const POSTS = 40;
/** Of hubs that the start links to, and of posts that each a hub links to. */
const hub = (n: number) => `/hub-${n}`;
const post = (h: number, n: number) => `/post-${h}-${n}`;
const range = (count: number) => Array.from({ length: count }, (_, n) => n);
const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');

const hubs = range(HUBS).map(hub);
const posts = range(HUBS).flatMap((h) => range(POSTS).map((n) => post(h, n)));

/** A site whose sitemap has all posts, and its hubs and home last. */
function blog(sitemap: SmallAnswer = sitemapOf(...posts, ...hubs, '/')): Record<string, SmallAnswer> {
  return {
    '/': smallPage('Home', link(...hubs)),
    '/sitemap.xml': sitemap,
    ...Object.fromEntries(
      range(HUBS).flatMap((h): [string, string][] => [
        [hub(h), smallPage(`Hub ${h}`, link('/', ...range(POSTS).map((n) => post(h, n))))],
        ...range(POSTS).map((n): [string, string] => [
          post(h, n),
          smallPage(`Post ${h} ${n}`, link('/', hub(h))),
        ]),
      ]),
    ),
  };
}

it('visits what links lead to first, and of the sitemap a share', async () => {
  const pageLimit = 30;
  // No link leads to these, and there are more links than may be visited.
  const alone = range(20).map((n) => `/alone-${n}`);
  const site = blog(sitemapOf(...alone, ...posts, ...hubs, '/'));
  for (const path of alone) site[path] = smallPage(path, '');
  const known = 1 + HUBS + HUBS * POSTS + alone.length;
  const { gets, progress, issues, pages, id } = await small.crawl(site, { sitemaps: true, pageLimit });
  const visited = gets.filter(
    (path) => !/^\/(?:robots\.txt|sitemap\.xml|llms\.txt|no-such-page.*)$/.test(path),
  );
  expect(visited).toHaveLength(pageLimit);
  expect(visited[0]).toBe('/');
  expect(hubs.every((path) => visited.slice(0, 10).includes(path))).toBe(true);
  // A fifth is of the sitemap, though links are not used up.
  expect(visited.filter((path) => alone.includes(path))).toHaveLength(pageLimit / 5);
  expect(progress).toMatchObject({ visited: pageLimit, found: known });
  // The posts of the last hub are reached by the sitemap alone.
  for (const rule of ['orphan', 'linked-once', 'deep', 'sitemap-missing'])
    expect(issues.has(rule)).toBe(false);
  expect(progress.unseen).toEqual({ reason: 'limit', addresses: known - pageLimit });
  expect(pages.get('/')).toMatchObject({ indexable: true });
  const table = new Map((await small.workers.table(id)).map((row) => [new URL(row.url).pathname, row]));
  expect(table.get('/')).toMatchObject({ depth: 0, inSitemap: true });
  expect(table.get(hub(0))).toMatchObject({ depth: 1, inSitemap: true });
  expect(table.get(post(0, 0))).toMatchObject({ depth: 2, inSitemap: true });
});

it('counts an address once, however many find it and however far it is beyond the limit', async () => {
  const many = range(1_500).map((n) => `/many-${n}`);
  const answers = {
    '/': smallPage('Home', link(...many, '/again')),
    '/again': smallPage('Again', link(...many.toReversed(), '/more')),
    '/sitemap.xml': sitemapOf(...many),
  };
  const { progress, crawl, issues } = await small.crawl(
    {
      ...answers,
      ...Object.fromEntries(many.map((path) => [path, smallPage(path, '')])),
      '/more': smallPage('More', ''),
    },
    { sitemaps: true, pageLimit: 10 },
  );
  expect(progress.found).toBeLessThanOrEqual(many.length + 3);
  expect(progress.found).toBeGreaterThan(many.length);
  expect(crawl?.sitemaps[0]).toMatchObject({ addresses: 1_500, notKept: expect.any(Number) });
  expect(issues.has('sitemap-missing')).toBe(false);
});

it('knows of pages that only the sitemap leads to, and of no depth of theirs', async () => {
  const { pages, progress, issues, id, issuesAt } = await small.crawl(
    {
      '/': leadsTo('/home'),
      '/home': smallPage('Home', link('/shop')),
      '/shop': smallPage('Shop', link('/home')),
      '/alone': smallPage('Alone', link('/home', '/behind')),
      '/behind': smallPage('Behind', link('/home')),
      '/sitemap.xml': sitemapOf('/home', '/shop', '/alone'),
    },
    { sitemaps: true },
  );
  expect(pages.size).toBe(5);
  expect(progress.unseen).toBeUndefined();
  const depths = Object.fromEntries(
    (await small.workers.table(id)).map(({ url, depth }) => [new URL(url).pathname, depth]),
  );
  expect(depths).toEqual({ '/': 0, '/home': 0, '/shop': 1, '/alone': null, '/behind': null });
  expect(await issuesAt('/alone')).toContain('orphan');
  expect(await issuesAt('/behind')).toEqual(expect.arrayContaining(['linked-once', 'sitemap-missing']));
  expect(issues.get('orphan')).toBe(1);
  const overview = await small.workers.report<CrawlOverview>(id, 'overview');
  expect(overview.depths.map(({ depth }) => depth)).toEqual([0, 1, null]);
});

it('bounds by the depth what is behind pages of the sitemap', async () => {
  const chain = (n: number) => `/trap/${n}`;
  const { pages } = await small.crawl(
    {
      '/': smallPage('Home', ''),
      '/sitemap.xml': sitemapOf(chain(0)),
      ...Object.fromEntries(range(20).map((n) => [chain(n), smallPage(`Trap ${n}`, link(chain(n + 1)))])),
    },
    { sitemaps: true, depth: 5 },
  );
  expect([...pages.keys()].filter((path) => path.startsWith('/trap'))).toHaveLength(5);
});

it('says nothing of pages that are missing in a sitemap that could not be read', async () => {
  const { issues, id } = await small.crawl(
    {
      '/': smallPage('Home', link('/a')),
      '/a': smallPage('A', link('/')),
      '/robots.txt': (response, _request, origin) =>
        void response.end(`Sitemap: ${origin}/one.xml\nSitemap: ${origin}/two.xml`),
      '/one.xml': sitemapOf('/'),
      '/two.xml': (response) => void response.writeHead(500).end(),
    },
    { sitemaps: true },
  );
  expect(issues.has('sitemap-missing')).toBe(false);
  const { missing } = await small.workers.report<SitemapsReport>(id, 'sitemaps');
  expect(missing.total).toBe(0);
});

it('makes nothing of links that a list leaves out', async () => {
  const { site } = await small.crawl({ '/': smallPage('Home', link('/b')), '/b': smallPage('B', link('/')) });
  const id = await small.workers.newCrawl({ mode: 'list', startUrl: `${site.origin}/`, depth: 0 });
  await small.workers.addToList(id, [`${site.origin}/`, `${site.origin}/b`]);
  await small.run(id);
  const issues = (await small.workers.crawl(id))?.issues?.map((issue) => issue.id);
  expect(issues).not.toContain('linked-once');
  expect((await small.workers.crawl(id))?.progress.unseen).toEqual({ reason: 'list', addresses: 2 });
});
