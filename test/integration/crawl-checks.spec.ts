import type { CrawlOverview } from '../../src/contracts/scraper/crawl-reports';
import { leadsTo, sitemapOf, type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(60_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const ofKilobytes =
  (size: number): SmallAnswer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': size * 1024 });
    response.end(Buffer.alloc(size * 1024));
  };

it('tells what rules judge of the elements, links and headers of a page', async () => {
  const { issuesAt } = await small.crawl({
    '/': smallPage(
      'Home',
      '<a href="/good">click here</a><img src="/a.png" alt=""><a href="/good?utm_source=home">The good page</a>' +
        '<a href="/missing">Another</a><link rel="canonical" href="/">',
    ),
    '/good': (response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('x-frame-options', 'DENY');
      response.setHeader('referrer-policy', 'same-origin');
      response.end(
        smallPage('Good', '<a href="/">The home page</a><img src=/a.png width=1 height=1 alt="">'),
      );
    },
    '/missing': smallPage('Page not found | Acme', 'Go back home'),
  });
  const told = ['header-nosniff', 'header-framing', 'header-referrer', 'image-size', 'outside-head'];
  expect(await issuesAt('/')).toEqual(expect.arrayContaining([...told, 'links-vague', 'links-tracked']));
  const good = await issuesAt('/good');
  for (const rule of [...told, 'links-vague', 'links-tracked', 'header-hsts', 'soft-404'])
    expect(good).not.toContain(rule);
  expect(await issuesAt('/missing')).toContain('soft-404');
});

it('tells forms that are not encrypted, long alternative texts and what ends the head', async () => {
  const alt = (length: number) => `<img src="/a.png" width="1" height="1" alt="${'a'.repeat(length)}">`;
  const { issuesAt } = await small.crawl({
    '/': smallPage(
      'Home',
      `<a href="/good">The good page</a><form><input type="password"></form>${alt(101)}`,
      '<img src="/a.png" alt=""><link rel="canonical" href="/">',
    ),
    '/good': smallPage(
      'Good',
      `<a href="/">The home page</a><form><input type="search"></form>${alt(100)}`,
      '<link rel="canonical" href="/good">',
    ),
  });
  const told = ['form-insecure', 'image-alt-long', 'head-ended'];
  expect(await issuesAt('/')).toEqual(expect.arrayContaining(told));
  const good = await issuesAt('/good');
  for (const rule of told) expect(good).not.toContain(rule);
});

it('tells of images over 100 kB where it has asked for them', async () => {
  const answers = {
    '/': smallPage('Home', '<img src=/large.png><a href="/small">The small one</a>'),
    '/small': smallPage('Small', '<img src=/small.png>'),
    '/large.png': ofKilobytes(101),
    '/small.png': ofKilobytes(100),
  };
  const asked = await small.crawl(answers, { targets: true });
  expect(await asked.issuesAt('/')).toContain('image-large');
  expect(await asked.issuesAt('/small')).not.toContain('image-large');
  const unasked = await small.crawl(answers);
  expect(unasked.issues.has('image-large')).toBe(false);
});

it('tells links to places that are not on the page', async () => {
  const { issuesAt } = await small.crawl({
    '/': smallPage(
      'Home',
      '<a href="/guide#prices">Prices</a><a href="/guide#%C3%BCber-uns">About</a><a href="/guide#old">Old</a>' +
        '<a href="/guide#:~:text=abc">A text</a><a href="/guide#top">Top</a><a href="/guide#!/a">Route</a>' +
        '<a href="#here">Here</a><a href="/#here">Here</a><a href="#">Up</a><h2 id="here">Here</h2>' +
        '<a href="/shell#a">Shell</a><a href="/gone#a">Gone</a><a href="/moved#a">Moved</a><a href="/wrong">W</a>' +
        '<a href="/file.pdf#page=2">File</a><a href="https://other.example/#a">Other</a><a href="/own">Own</a>',
    ),
    '/guide': smallPage('Guide', '<h2 id="prices">Prices</h2><h2 id="über-uns">x</h2><a name="old"></a>'),
    '/shell': '<!doctype html><title>Shell</title><div id="root"></div><script src="/a.js"></script>',
    '/moved': leadsTo('/guide'),
    '/wrong': smallPage('Wrong', '<a href="/guide#missing">Prices</a>'),
    '/own': smallPage('Own', '<a href="#missing">Below</a><a href="#open" role="button">Open</a>'),
  });
  for (const path of ['/', '/guide', '/shell', '/moved'])
    expect([path, await issuesAt(path)]).not.toEqual([path, expect.arrayContaining(['links-fragment'])]);
  for (const path of ['/wrong', '/own']) expect(await issuesAt(path)).toContain('links-fragment');
});

describe('a page that says what the site says of addresses that can’t exist', () => {
  const lost = smallPage('Acme', `<p>${'We moved everything, have a look around instead. '.repeat(5)}</p>`);
  const answers = (home: string): Record<string, SmallAnswer> => ({
    '/': home,
    '/good': smallPage('Good', 'What is here is here.'),
    '/better': smallPage('Better', 'What is here is better.'),
    '/gone': lost,
    '*': lost,
  });
  const home = smallPage('Home', '<a href="/good">A</a><a href="/better">B</a><a href="/gone">C</a>');

  it('is a soft 404; the site is asked once', async () => {
    const { issuesAt, issues, gets } = await small.crawl(answers(home));
    expect(await issuesAt('/gone')).toContain('soft-404');
    expect(issues.get('soft-404')).toBe(1);
    expect(gets.filter((path) => path.startsWith('/no-such-page'))).toHaveLength(1);
    const ofList = await small.crawl(answers(home), { mode: 'list' });
    expect(ofList.gets.filter((path) => path.startsWith('/no-such-page'))).toEqual([]);
  });

  it('is none where robots.txt keeps such addresses from being asked for', async () => {
    const robots: SmallAnswer = (response) => void response.end('User-agent: *\nDisallow: /no-');
    const { issues, gets } = await small.crawl({ ...answers(home), '/robots.txt': robots }, { robots: true });
    expect(issues.has('soft-404')).toBe(false);
    expect(gets).toContain('/gone');
    expect(gets.filter((path) => path.startsWith('/no-such-page'))).toEqual([]);
  });

  it('is none where the home page is that answer', async () => {
    const everywhere = lost.replace('</main>', '<a href="/good">A</a><a href="/gone">C</a></main>');
    const { issues, pages } = await small.crawl({
      ...answers(everywhere),
      '/gone': everywhere,
      '*': everywhere,
    });
    expect(pages.get('/gone')).toMatchObject({ status: 200 });
    expect(issues.has('soft-404')).toBe(false);
  });
});

describe('a site’s llms.txt', () => {
  const pages = {
    '/': smallPage('Home', '<a href="/good">The good page</a>'),
    '/good': smallPage('Good', '<a href="/">Home</a>'),
  };
  const text =
    (content: string): SmallAnswer =>
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/plain' }).end(content);
  const lost = smallPage('Acme', `<p>${'We moved everything, have a look around instead. '.repeat(5)}</p>`);

  it.each<[what: string, answers: Record<string, SmallAnswer>, state: string, told: boolean]>([
    ['is there', { '/llms.txt': text('# Acme\n\n> Shoes.') }, 'text', false],
    ['lacks its title', { '/llms.txt': text('Shoes for winter.') }, 'untitled', true],
    ['is a page', { '/llms.txt': smallPage('Acme', 'Shoes') }, 'other', true],
    ['is a page as any address is', { '*': lost }, 'missing', false],
    ['is not there', {}, 'missing', false],
    ['is not to be asked for', { '/robots.txt': text('User-agent: *\nDisallow: /llms') }, 'unknown', false],
  ])('that %s is told as that; the host is asked once', async (_what, answers, state, told) => {
    const crawl = await small.crawl({ ...pages, ...answers }, { robots: true });
    expect(crawl.gets.filter((path) => path === '/llms.txt')).toHaveLength(state === 'unknown' ? 0 : 1);
    expect(crawl.issues.has('llms-invalid')).toBe(told);
    const { llms } = await small.workers.report<CrawlOverview>(crawl.id, 'overview');
    expect(llms).toMatchObject([{ host: crawl.site.host, state }]);
  });

  it('is asked of no list', async () => {
    const { gets } = await small.crawl(pages, { mode: 'list' });
    expect(gets).not.toContain('/llms.txt');
  });
});

it('tells once of a host that robots.txt hides its pages from AI search', async () => {
  const robots: SmallAnswer = (response) =>
    void response.end('User-agent: PerplexityBot\nDisallow: /\nUser-agent: Claude-User\nDisallow: /own');
  const pages = {
    '/': smallPage('Home', '<a href="/good">Good</a><a href="/own">Own</a>'),
    '/good': smallPage('Good', '<a href="/">Home</a>'),
    '/own': smallPage('Own', '<a href="/">Home</a>'),
  };
  const { issuesAt } = await small.crawl({ ...pages, '/robots.txt': robots }, { robots: true });
  expect(await issuesAt('/')).toContain('ai-search-blocked');
  expect(await issuesAt('/good')).not.toContain('ai-search-blocked');
  expect(await issuesAt('/own')).toContain('ai-request-blocked');
});

it('tells redirects by JavaScript, and follows them', async () => {
  const { issuesAt, pages } = await small.crawl({
    '/': smallPage('Home', '<a href="/old">Old</a><a href="/button">Button</a>'),
    '/old':
      '<!doctype html><html lang="en"><head><script>window.location.href = "/new"</script></head></html>',
    '/new': smallPage('New', '<a href="/">Home</a>'),
    '/button': smallPage('Button', '<button onclick="location.href = \'/never\'">Go</button>'),
  });
  expect(pages.get('/old')).toMatchObject({ indexable: false, indexabilityReason: 'meta-refresh' });
  expect(pages.get('/new')).toMatchObject({ status: 200 });
  const told = await issuesAt('/old');
  expect(told).toContain('script-redirect');
  for (const rule of ['meta-refresh', 'title-missing', 'h1-missing', 'thin', 'needs-javascript'])
    expect(told).not.toContain(rule);
  expect(await issuesAt('/button')).not.toContain('script-redirect');
  expect(pages.has('/never')).toBe(false);
});

it('tells pages whose order contradicts itself', async () => {
  const listed = (title: string, head: string) =>
    smallPage(
      title,
      ['/list', '/list/2', '/list/3'].map((path) => `<a href="${path}">${path}</a>`).join(''),
      head,
    );
  const { issuesAt } = await small.crawl({
    '/': listed('Home', ''),
    '/list': listed('List', '<link rel="next" href="/list/2">'),
    '/list/2': listed('List 2', '<link rel="prev" href="/list"><link rel="next" href="/list/3">'),
    '/list/3': listed('List 3', '<link rel="prev" href="/list">'),
  });
  expect(await issuesAt('/list/2')).toContain('sequence');
  expect(await issuesAt('/list/3')).toContain('sequence');
  expect(await issuesAt('/list')).not.toContain('sequence');
});

it('asks for the languages that a page names, which nothing else links to, and judges what they answer', async () => {
  const named = (title: string, own: string, other: string) =>
    smallPage(
      title,
      '<a href="/">The home page</a>',
      `<link rel="alternate" hreflang="en" href="${own}"><link rel="alternate" hreflang="de" href="${other}"><link rel="alternate" hreflang="x-default" href="${own}">`,
    );
  const pages = ['fine', 'gone', 'moved', 'closed', 'silent', 'hidden'];
  const { issuesAt, gets } = await small.crawl({
    '/robots.txt': 'User-agent: *\nDisallow: /closed-de',
    '/': smallPage('Home', pages.map((page) => `<a href="/${page}">Page ${page}</a>`).join('')),
    ...Object.fromEntries(pages.map((page) => [`/${page}`, named(page, `/${page}`, `/${page}-de`)])),
    '/fine-de': named('Fein', '/fine', '/fine-de'),
    '/moved-de': leadsTo('/fine-de'),
    '/silent-de': smallPage('Still', ''),
    '/hidden-de': (response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' })
        .end(named('Verborgen', '/hidden', '/hidden-de')),
  });
  const toldAt = async (path: string) =>
    (await issuesAt(path)).filter((issue) => issue.startsWith('hreflang'));
  expect(await toldAt('/fine')).toEqual([]);
  expect(await toldAt('/gone')).toEqual(['hreflang-not-ok']);
  expect(await toldAt('/moved')).toEqual(['hreflang-not-ok']);
  expect(await toldAt('/closed')).toEqual(['hreflang-not-indexable']);
  expect(await toldAt('/silent')).toEqual(['hreflang-no-return-link']);
  expect(await toldAt('/hidden')).toEqual(['hreflang-not-indexable']);
  expect(gets).not.toContain('/closed-de');
});

it('reads feeds as sitemaps, and tells what stands in several', async () => {
  const as =
    (make: (origin: string) => string): SmallAnswer =>
    (response, _request, origin) =>
      void response.end(make(origin));
  const { crawl, pages, issues, site } = await small.crawl(
    {
      '/robots.txt': as((origin) =>
        ['one.xml', 'two.xml', 'rss', 'atom'].map((name) => `Sitemap: ${origin}/${name}`).join('\n'),
      ),
      '/one.xml': sitemapOf('/', '/a', '/b'),
      '/two.xml': sitemapOf('/b', '/c', '/a'),
      '/rss': as((origin) => `<rss><channel><item><link>${origin}/news</link></item></channel></rss>`),
      '/atom': as((origin) => `<feed><entry><link href="${origin}/post"/></entry></feed>`),
      ...Object.fromEntries(
        ['/', '/a', '/b', '/c', '/news', '/post'].map((path) => [path, smallPage(path, '')]),
      ),
    },
    { sitemaps: true },
  );
  expect(crawl?.sitemaps.map(({ url, ...told }) => [url.slice(site.origin.length), told])).toEqual([
    ['/one.xml', { addresses: 3, failure: null }],
    ['/two.xml', { addresses: 3, failure: null, repeated: 2 }],
    ['/rss', { addresses: 1, failure: null, feed: true }],
    ['/atom', { addresses: 1, failure: null, feed: true }],
  ]);
  for (const path of ['/news', '/post']) expect(pages.get(path)).toMatchObject({ status: 200 });
  expect(issues.has('sitemap-missing')).toBe(false);
});
