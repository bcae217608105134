import type { CrawlOptions } from '../../src/contracts/scraper/crawls';
import type { UnseenLinks } from '../../src/contracts/scraper/unseen-links';
import { leadsTo, sitemapOf, type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(120_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

type Answers = Record<string, SmallAnswer>;

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const fails =
  (status: number, type = 'text/html'): SmallAnswer =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end('x');

/** A blog whose posts name each other; /lost is in the sitemap alone, and nothing but a list names /listed. */
function blog(beside: string, others: Answers = {}): Answers {
  return {
    '/': smallPage('Home', link('/one', '/two')),
    '/one': smallPage('One', link('/', '/two', '/three') + beside),
    '/two': smallPage('Two', link('/', '/one', '/three')),
    '/three': smallPage('Three', link('/', '/one')),
    '/listed': smallPage('Listed', link('/')),
    '/lost': smallPage('Lost', link('/')),
    '/sitemap.xml': sitemapOf('/', '/one', '/two', '/three', '/listed', '/lost'),
    ...others,
  };
}

const NEWS: Answers = { '/category/news': smallPage('News', link('/listed')) };
const crawl = (answers: Answers, options: Partial<CrawlOptions> = {}) =>
  small.crawl(answers, { sitemaps: true, ...options });

it('judges by links where all of them were seen', async () => {
  const {
    issues,
    progress,
    crawl: record,
  } = await crawl(blog(link('/category/news'), NEWS), { lists: true });
  expect(progress.unseen).toBeUndefined();
  expect(issues.get('orphan')).toBe(1);
  expect(record?.judged).toEqual(expect.arrayContaining(['orphan', 'linked-once', 'deep']));
});

it.each<[string, Answers, Partial<CrawlOptions>, Omit<UnseenLinks, 'example'> & { path?: string }]>([
  [
    'lists, each once',
    blog(link('/category/news', '/tag/red', '/tag/red#top', '/category/news'), NEWS),
    {},
    { reason: 'lists', addresses: 2, path: '/tag/red', nearest: 2 },
  ],
  [
    'a list that only the sitemap names',
    { ...blog(''), '/sitemap.xml': sitemapOf('/', '/one', '/lost', '/category/news') },
    {},
    { reason: 'lists', addresses: 1, nearest: 50_000 },
  ],
  [
    'a list that a redirect leads to',
    blog(link('/news'), { ...NEWS, '/news': leadsTo('/category/news') }),
    {},
    { reason: 'lists', addresses: 1, path: '/category/news', nearest: 2 },
  ],
  [
    'a list that a page sends its visitors to',
    blog(link('/news'), {
      ...NEWS,
      '/news': smallPage('News', '', '<meta http-equiv="refresh" content="0; url=/category/news">'),
    }),
    {},
    { reason: 'lists', addresses: 1, path: '/category/news', nearest: 2 },
  ],
  [
    'a list that a page gives as its canonical',
    blog(link('/news'), {
      ...NEWS,
      '/news': smallPage('News', link('/'), '<link rel="canonical" href="/category/news">'),
    }),
    {},
    { reason: 'lists', addresses: 1, path: '/category/news', nearest: 2 },
  ],
  [
    'a query string in the URL of another language',
    blog(link('/news'), {
      '/news': smallPage('News', link('/'), '<link rel="alternate" hreflang="de" href="/?lang=de">'),
    }),
    {},
    { reason: 'queries', addresses: 1, path: '/?lang=de', nearest: 2 },
  ],
  [
    'a list that robots.txt forbids, which is not obeyed',
    blog(link('/category/news'), { ...NEWS, '/robots.txt': 'User-agent: *\nDisallow: /category/' }),
    { robots: false },
    { reason: 'lists', addresses: 1, path: '/category/news', nearest: 2 },
  ],
  [
    'paths that are ignored',
    blog(link('/shop/red', '/tag/red')),
    { lists: true, ignorePaths: ['/shop', '/tag'] },
    { reason: 'ignored', addresses: 2, path: '/tag/red', nearest: 2 },
  ],
  [
    'query strings',
    blog(link('/all?page=2', '/all?page=3')),
    {},
    { reason: 'queries', addresses: 2, path: '/all?page=2', nearest: 2 },
  ],
  [
    'query strings beyond their limit',
    blog(link('/all?page=2', '/all?page=3'), {
      '/all?page=2': smallPage('Page 2', link('/all?page=4', '/')),
    }),
    { queries: true, queryLimit: 1 },
    { reason: 'query-limit', addresses: 2, path: '/all?page=3', nearest: 2 },
  ],
  [
    'a page with an error of the server',
    blog(link('/broken'), { '/broken': fails(500) }),
    {},
    { reason: 'failed', addresses: 1, path: '/broken', nearest: 2 },
  ],
  [
    'a page without an answer',
    blog(link('/silent'), { '/silent': (response) => void response.socket?.destroy() }),
    {},
    { reason: 'failed', addresses: 1, path: '/silent', nearest: 2 },
  ],
])('makes no verdict of links that may stand on %s', async (_, answers, options, { path, ...told }) => {
  const { issues, progress, site, crawl: record } = await crawl(answers, options);
  expect(progress.unseen).toEqual({
    ...told,
    ...(path !== undefined && { example: `${site.origin}${path}` }),
  });
  for (const rule of ['orphan', 'linked-once', 'linked-nofollow-only']) {
    expect(issues.has(rule)).toBe(false);
    // Of two crawls what one did not judge is not compared.
    expect(record?.judged).not.toContain(rule);
  }
  if (told.reason === 'query-limit') expect(progress.queriesLeftOut).toBe(told.addresses);
});

it.each<[string, Answers, Partial<CrawlOptions>]>([
  [
    'a list that robots.txt forbids',
    blog(link('/category/news'), { '/robots.txt': 'User-agent: *\nDisallow: /category/' }),
    {},
  ],
  ['a list behind nofollow', blog('<a rel="nofollow" href="/category/news">News</a>'), {}],
  [
    'a list on a page whose links nobody may follow',
    blog(link('/quiet'), {
      '/quiet': smallPage('Quiet', link('/category/news'), '<meta name="robots" content="nofollow">'),
    }),
    {},
  ],
  ['a page that is not there', blog(link('/gone', '/never'), { '/gone': fails(410) }), {}],
  ['a file', blog(link('/data'), { '/data': fails(200, 'application/json') }), {}],
  [
    'a list of another site that a page sends its visitors to',
    blog(link('/news'), {
      '/news': smallPage(
        'News',
        '',
        '<meta http-equiv="refresh" content="0; url=https://other.example/category/news">',
      ),
    }),
    {},
  ],
  [
    'a canonical on a page that is not there',
    blog(link('/gone'), {
      '/gone': (response) =>
        void response
          .writeHead(404, { 'content-type': 'text/html' })
          .end(smallPage('Gone', '', '<link rel="canonical" href="/category/news">')),
    }),
    {},
  ],
  ['a redirect that leads nowhere', blog(link('/off'), { '/off': leadsTo('mailto:a@example.com') }), {}],
])('judges by links though there is %s', async (_, answers, options) => {
  const { issuesAt, progress } = await crawl(answers, options);
  expect(progress.unseen).toBeUndefined();
  for (const path of ['/lost', '/listed']) expect(await issuesAt(path)).toContain('orphan');
});

/** A chain of pages from the start, one of which names a list. */
const chain = (withList: number): Answers =>
  Object.fromEntries(
    Array.from({ length: 7 }, (_, n): [string, SmallAnswer] => [
      n === 0 ? '/' : `/${n}`,
      smallPage(`Page ${n}`, link(...(n < 6 ? [`/${n + 1}`] : []), ...(n === withList ? ['/tag/x'] : []))),
    ]),
  );

it.each([
  [0, 1, false],
  [2, 3, false],
  [3, 4, true],
  [6, 7, true],
])(
  'calls pages deep where a list that page %i names could bring none nearer',
  async (at, nearest, isTold) => {
    const { issues, progress, crawl: record } = await small.crawl(chain(at));
    expect(progress.unseen).toMatchObject({ reason: 'lists', nearest });
    expect(issues.get('deep')).toBe(isTold ? 2 : undefined);
    expect(record?.judged?.includes('deep')).toBe(isTold);
  },
);
