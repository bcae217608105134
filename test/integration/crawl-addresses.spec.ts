import { leadsTo, sitemapOf, type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(120_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const canonical = (url: string) => `<link rel="canonical" href="${url}">`;
/** What a server that knows one spelling alone sends. */
const both = (path: string, page: string): Record<string, SmallAnswer> => ({
  [path]: page,
  [path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())]: page,
});

describe('an address that is written in several ways', () => {
  it('is one page, however its links, canonical and sitemap escape it', async () => {
    const slug = (n: number) => `/%D0%B7%D0%B0-${n}/`;
    const lower = (n: number) => slug(n).replaceAll('%D0%B7', '%d0%b7').replaceAll('%D0%B0', '%d0%b0');
    const posts = [1, 2, 3, 4];
    const { pages, issues, gets } = await small.crawl(
      {
        '/': smallPage('Home', link(...posts.map(lower)), canonical('/#content')),
        '/sitemap.xml': sitemapOf(...posts.map(lower)),
        ...Object.assign(
          {},
          ...posts.map((n) => both(slug(n), smallPage(`Post ${n}`, link('/'), canonical(lower(n))))),
        ),
      },
      { sitemaps: true },
    );
    expect([...pages.keys()].sort()).toEqual(['/', ...posts.map(slug)].sort());
    expect(gets.filter((path) => path.startsWith('/%'))).toHaveLength(posts.length);
    expect([...pages.values()].every((row) => row?.indexable)).toBe(true);
    expect(issues.has('canonicalised')).toBe(false);
  });

  it.each([
    ['with a fragment', '/page#content'],
    ['with an empty query', '/page?'],
    ['with what need not be escaped', '/%7Epage', '/~page'],
    ['with a dot at the end of its path', '/./page'],
  ])('is its own canonical %s', async (_, written, path = '/page') => {
    const { pages, issues } = await small.crawl({
      '/': smallPage('Home', link(path)),
      [path]: smallPage('Page', link('/'), canonical(written)),
    });
    expect([...pages.keys()].sort()).toEqual(['/', path]);
    expect(pages.get(path)).toMatchObject({ indexable: true });
    expect(issues.has('canonical-multiple')).toBe(false);
  });

  it('is one canonical where head and header name it in two ways', async () => {
    const { issues } = await small.crawl({
      '/': (response) => {
        response.setHeader('content-type', 'text/html');
        response.setHeader('link', '</%7Ehome#top>; rel="canonical"');
        response.end(smallPage('Home', '', canonical('/~home')));
      },
      '/~home': smallPage('Home', ''),
    });
    expect(issues.has('canonical-multiple')).toBe(false);
  });

  it('is visited once where a meta refresh leads to a part of it', async () => {
    const { pages, gets } = await small.crawl({
      '/': smallPage('Home', link('/old', '/target')),
      '/old': smallPage('Old', '', '<meta http-equiv="refresh" content="0; url=/target#part">'),
      '/target': smallPage('Target', ''),
    });
    expect([...pages.keys()].sort()).toEqual(['/', '/old', '/target']);
    expect(gets.filter((path) => path.startsWith('/target'))).toEqual(['/target']);
    expect(pages.get('/old')).toMatchObject({ indexabilityReason: 'meta-refresh' });
  });
});

describe('a redirect to the same address', () => {
  it.each([
    ['in the escapes that it wants', '/%D0%BF', '/%d0%bf'],
    ['with what others need not escape', '/~a', '/%7Ea'],
  ])('%s leads to the page', async (_, path, wanted) => {
    const { pages, issues } = await small.crawl({
      '/': smallPage('Home', link(path)),
      [path]: leadsTo(wanted),
      [wanted]: smallPage('Page', link('/')),
    });
    expect(pages.get(path)).toMatchObject({ status: 200, title: 'Page', indexable: true });
    expect(issues.has('redirect-loop')).toBe(false);
  });

  it('that goes on for ever is a loop', async () => {
    const { issuesAt } = await small.crawl({
      '/': smallPage('Home', link('/round')),
      '/round': leadsTo('/round'),
    });
    expect(await issuesAt('/round')).toEqual(expect.arrayContaining(['redirect-loop']));
  });

  it.each([
    ['at once', { '/shop': leadsTo('/shop', 302, { 'set-cookie': 'seen=1' }) }],
    [
      'by another address',
      { '/shop': leadsTo('/check', 302), '/check': leadsTo('/shop', 302, { 'set-cookie': 'seen=1' }) },
    ],
  ])('until a cookie comes back, %s, is no loop for browsers', async (_, answers) => {
    const { issuesAt, id } = await small.crawl({ '/': smallPage('Home', link('/shop')), ...answers });
    const issues = await issuesAt('/shop');
    expect(issues).toContain('redirect-cookie');
    expect(issues).not.toContain('redirect-loop');
    const chains = await small.workers.report<{ redirects: { rows: object[] } }>(id, 'chains');
    expect(chains.redirects.rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ loop: true, cookie: true })]),
    );
  });
});

describe('a redirect that leads to no page', () => {
  it.each([
    ['without an address', (response) => void response.writeHead(301).end(), 'redirect-nowhere'],
    ['to an empty one', leadsTo(''), 'redirect-nowhere'],
    ['to an address of e-mail', leadsTo('mailto:info@example.com'), 'redirect-nowhere'],
    ['with a 304 that nobody asked for', (response) => void response.writeHead(304).end(), 'not-modified'],
  ] satisfies [string, SmallAnswer, string][])(
    '%s is told, and links to it are broken',
    async (_, answer, id) => {
      const { issuesAt } = await small.crawl({ '/': smallPage('Home', link('/old')), '/old': answer });
      expect(await issuesAt('/old')).toEqual([id]);
      expect(await issuesAt('/')).toContain('links-broken');
    },
  );

  it.each([
    ['at once', { '/old': leadsTo('/secret') }],
    ['by another one', { '/old': leadsTo('/older'), '/older': leadsTo('/secret') }],
  ])('but into robots.txt, %s, is told, and links to it are broken', async (_, answers) => {
    const { site, id, issuesAt } = await small.crawl({
      '/robots.txt': (response) => void response.end('User-agent: *\nDisallow: /secret'),
      '/': smallPage('Home', link('/old', '/next')),
      '/next': smallPage('Next', link('/secret')),
      ...answers,
    });
    expect(await issuesAt('/old')).toContain('redirect-blocked');
    expect(await issuesAt('/old')).not.toContain('redirect-broken');
    expect(await issuesAt('/')).toContain('links-broken');
    expect(await issuesAt('/next')).not.toContain('links-broken');
    const rows = await small.workers.table(id);
    const brokenOn = (path: string) => rows.find(({ url }) => url === site.origin + path)?.brokenLinks;
    expect([brokenOn('/'), brokenOn('/next')]).toEqual([1, 0]);
  });
});

it('asks what pages point at in the spelling that its site wants', async () => {
  const cookie = { 'set-cookie': 'seen=1' };
  const { site, id } = await small.crawl(
    {
      '/': smallPage(
        'Home',
        ['/%D0%BF.png', '/mail.png', '/wall.png', '/round.png', '/cut.png']
          .map((src) => `<img alt="" src="${src}">`)
          .join(''),
      ),
      '/%D0%BF.png': leadsTo('/%d0%bf.png'),
      '/%d0%bf.png': (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      '/mail.png': leadsTo('mailto:info@example.com'),
      '/wall.png': leadsTo('/wall.png', 302, cookie),
      '/round.png': leadsTo('/round.png', 302),
      '/cut.png': (response) => void response.writeHead(304).end(),
    },
    { targets: true },
  );
  const targets = await small.workers.targets(id);
  const outcome = (path: string) => targets.get(site.origin + path)?.outcome;
  expect(outcome('/%D0%BF.png')).toBe('redirected');
  expect(outcome('/mail.png')).toBe('broken');
  expect(outcome('/wall.png')).toBe('unchecked');
  expect(outcome('/round.png')).toBe('broken');
  expect(outcome('/cut.png')).toBe('broken');
});
