import { gzipSync } from 'node:zlib';
import { createServer } from 'node:net';
import { serve } from '../support/site';
import { leadsTo, type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';
import { fetcherOf } from '../support/crawl-workers';

jest.setTimeout(120_000);

/** What the test's site does not send; it is seen of every answer. */
const UNGUARDED = ['header-nosniff', 'header-framing', 'header-referrer'];

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const MB = 1024 * 1024;
const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const sent =
  (body: Buffer | string, headers: Record<string, string> = {}): SmallAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

describe('a page that is too large', () => {
  const huge = smallPage(
    'Huge',
    `${link('/', '/next')}${'<p>Some words of a long page.</p>'.repeat(400_000)}`,
  );

  it.each([
    ['as it is', sent(huge)],
    ['packed', sent(gzipSync(huge, { level: 1 }), { 'content-encoding': 'gzip' })],
    [
      'in pieces without a length',
      ((response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.write(huge.slice(0, 5 * MB));
        response.end(huge.slice(5 * MB));
      }) satisfies SmallAnswer,
    ],
  ])('is read and judged by its first megabytes, sent %s', async (_, answer) => {
    const { pages, issuesAt } = await small.crawl({
      '/': smallPage('Home', link('/huge', '/huge#end')),
      '/huge': answer,
      '/next': smallPage('Next', ''),
    });
    expect(pages.get('/huge')).toMatchObject({ status: 200, failure: null, title: 'Huge', indexable: true });
    expect(pages.get('/huge')?.bytes).toBeGreaterThanOrEqual(10 * MB);
    expect(pages.get('/next')).toMatchObject({ status: 200 });
    expect(await issuesAt('/huge')).toContain('large');
    // What stands at its end was not read.
    expect(await issuesAt('/')).not.toContain('links-fragment');
  });
});

it('says what is wrong with an answer that is not packed as it says', async () => {
  const { issuesAt } = await small.crawl({
    '/': smallPage('Home', link('/wrong')),
    '/wrong': sent('<title>Plain</title>', { 'content-encoding': 'gzip' }),
  });
  expect(await issuesAt('/wrong')).toEqual(['answer-encoding']);
  // Nobody knows how a visitor fares there.
  expect(await issuesAt('/')).not.toContain('links-broken');
});

it('says what is wrong with headers whose lines end in LF alone', async () => {
  const site = await serve(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', () => socket.end('HTTP/1.1 200 OK\nContent-Type: text/html\n\n<title>Home</title>'));
    }),
  );
  const id = await small.workers.newCrawl({ startUrl: `${site.origin}/`, robots: false });
  await (await small.workers.startWorker(fetcherOf(site.host))).run(id);
  await site.close();
  const issues = (await small.workers.crawl(id))?.issues?.map((issue) => issue.id);
  expect(issues).toEqual(['answer-headers']);
});

it('takes session ids out of paths, and says that links have them', async () => {
  const shop = smallPage('Shop', link('/;jsessionid=9', '/list;jsessionid=7'));
  const { pages, gets, issuesAt, crawl, site } = await small.crawl({
    '/': smallPage('Home', link('/list;jsessionid=1', '/shop;jsessionid=2')),
    '/list': smallPage('List', link('/list;jsessionid=3', '/shop;jsessionid=4')),
    '/shop': leadsTo('/shop;jsessionid=5', 302),
    '/shop;jsessionid=5': shop,
  });
  expect([...pages.keys()].sort()).toEqual(['/', '/list', '/shop']);
  expect(gets.filter((path) => path.includes('jsessionid'))).toEqual(['/shop;jsessionid=5']);
  expect(pages.get('/shop')).toMatchObject({ status: 200, title: 'Shop', indexable: true });
  expect(await issuesAt('/list')).toContain('links-session');
  const told = crawl?.issues?.find(({ id }) => id === 'links-session');
  expect(told).toMatchObject({
    pages: 3,
    links: { count: 6, example: `${site.origin}/list;jsessionid=1` },
  });
});

describe('a page that shows nothing without JavaScript', () => {
  const shell =
    '<!doctype html><html><head><link rel="modulepreload" href="/_app/start.js"></head><body><div style="display: contents"><script>{Promise.all([import("/_app/start.js"), import("/_app/app.js")])}</script></div></body></html>';

  it('says so once, and nothing is made of what was not seen', async () => {
    const shells = Array.from({ length: 6 }, (_, n) => `/shell-${n}`);
    const { progress, pages, issuesAt, issues, id } = await small.crawl(
      {
        '/': smallPage('Home', link('/about')),
        '/about': smallPage('About', link('/')),
        '/sitemap.xml': (response, _request, origin) =>
          void response.end(
            `<urlset>${['/', '/about', ...shells].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
          ),
        ...Object.fromEntries(shells.map((path): [string, string] => [path, shell])),
      },
      { sitemaps: true },
    );
    expect(pages.get(shells[0] as string)).toMatchObject({ needsJavaScript: true });
    for (const path of shells) expect(await issuesAt(path)).toEqual(['needs-javascript']);
    expect(await issuesAt('/')).toEqual(expect.arrayContaining(['http', ...UNGUARDED]));
    expect(issues.get('needs-javascript')).toBe(shells.length);
    expect(issues.has('orphan')).toBe(false);
    expect(progress.unseen).toEqual({ reason: 'javascript', addresses: shells.length });
    const similar = await small.workers.report<{ exact: number[][] }>(id, 'similar');
    expect(similar.exact).toEqual([]);
  });

  it('is told from one whose content stands in a frame', async () => {
    const { issuesAt } = await small.crawl({
      '/': '<!doctype html><html><title>Old</title><frameset cols="20%,80%"><frame src="/menu"><frame src="/start"></frameset></html>',
    });
    expect(await issuesAt('/')).toEqual(['http', 'framed', ...UNGUARDED]);
  });
});
