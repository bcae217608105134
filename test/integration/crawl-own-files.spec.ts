import { type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(120_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const link = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
const file =
  (type: string): SmallAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end();

it('asks for own files and lists that it does not visit, and knows that links to them are broken', async () => {
  const { id, gets, progress, issuesAt, site } = await small.crawl(
    {
      '/': smallPage(
        'Home',
        link(
          '/guide.pdf',
          '/gone.pdf',
          '/tag/shoes',
          '/category/gone',
          '/next',
          '/logout',
          '/private/list.pdf',
        ),
      ),
      '/next': smallPage('Next', link('/guide.pdf')),
      '/guide.pdf': file('application/pdf'),
      '/tag/shoes': smallPage('Shoes', ''),
    },
    // What the crawl is told to leave alone is not asked either.
    { targets: true, ignorePaths: ['/logout', '/private'] },
  );
  const targets = await small.workers.targets(id);
  const at = (path: string) => targets.get(site.origin + path);
  expect(targets.size).toBe(4);
  expect(at('/guide.pdf')).toMatchObject({ kind: 'own', outcome: 'ok', pages: 2 });
  expect(at('/gone.pdf')).toMatchObject({ kind: 'own', outcome: 'broken', status: 404 });
  expect(at('/tag/shoes')).toMatchObject({ kind: 'own', outcome: 'ok' });
  expect(at('/category/gone')).toMatchObject({ kind: 'own', outcome: 'broken' });
  expect(gets).not.toContain('/guide.pdf');
  expect(await issuesAt('/')).toContain('links-broken');
  expect(await issuesAt('/next')).not.toContain('links-broken');
  expect(progress).toMatchObject({ unaskedLinks: 2 });
  const rows = await small.workers.table(id);
  expect(rows.find(({ url }) => url === `${site.origin}/`)).toMatchObject({ brokenLinks: 2 });
});

it('visits categories and tags where it is told to', async () => {
  const answers = {
    '/': smallPage('Home', link('/tag/shoes', '/cart')),
    '/tag/shoes': smallPage('Shoes', link('/category/boots/')),
    '/category/boots/': smallPage('Boots', ''),
  };
  const usual = await small.crawl(answers);
  expect([...usual.pages.keys()]).toEqual(['/', '/cart']);
  const { pages, progress } = await small.crawl(answers, { lists: true, ignorePaths: ['/cart'] });
  expect([...pages.keys()].sort()).toEqual(['/', '/category/boots/', '/tag/shoes']);
  expect(progress.skipped).toEqual({ 'ignored-path': 1 });
});

it('asks for whatever a page needs to be shown, and takes no page for a picture', async () => {
  const { id, site, issuesAt } = await small.crawl(
    {
      '/': smallPage(
        'Home',
        '<img alt="" src="/soft404.png"><img alt="" srcset=",/i/a.png 2x"><video src="/v.mp4" poster="/gone.jpg"></video><iframe src="/gone-frame"></iframe><input type="image" src="/go.png">',
        '<meta property="og:image" content="/og.png"><link rel="icon" href="/icon.png"><link rel="preload" as="font" href="/gone.woff2"><style>body { background: url(/gone-back.png) }</style>',
      ),
      '/soft404.png': smallPage('Not here', ''),
      '/i/a.png': file('image/png'),
      '/v.mp4': file('video/mp4'),
      '/go.png': file('image/png'),
      '/og.png': file('image/png'),
      '/icon.png': (response, { method }) =>
        // Some servers answer HEAD with whatever is at hand.
        void response
          .writeHead(200, { 'content-type': method === 'HEAD' ? 'text/html' : 'image/png' })
          .end(method === 'HEAD' ? '' : 'x'),
    },
    { targets: true },
  );
  const targets = [...(await small.workers.targets(id)).values()];
  const told = targets.map(({ url, kind, outcome }) => [url.slice(site.origin.length), kind, outcome]);
  expect(told).toHaveLength(10);
  expect(told).toEqual(
    expect.arrayContaining([
      ['/soft404.png', 'image', 'broken'],
      ['/i/a.png', 'image', 'ok'],
      ['/v.mp4', 'media', 'ok'],
      ['/gone.jpg', 'image', 'broken'],
      ['/gone-frame', 'media', 'broken'],
      ['/go.png', 'image', 'ok'],
      ['/og.png', 'image', 'ok'],
      ['/icon.png', 'image', 'ok'],
      ['/gone.woff2', 'media', 'broken'],
      ['/gone-back.png', 'image', 'broken'],
    ]),
  );
  expect(await issuesAt('/')).toEqual(expect.arrayContaining(['image-broken', 'media-broken']));
});

it('reads style sheets for what they name', async () => {
  const css =
    (text: string): SmallAnswer =>
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/css' }).end(text);
  const sheet = '<link rel="stylesheet" href="/css/site.css">';
  const { id, site, issuesAt, progress } = await small.crawl(
    {
      '/': smallPage('Home', link('/other'), sheet),
      '/other': smallPage('Other', '', sheet),
      '/css/site.css': css(
        '@import "more.css"; a { background: url(gone.png) } b { background: url(/ok.png) }',
      ),
      '/css/more.css': css('a { background: url(/deeper.png) }'),
      '/ok.png': file('image/png'),
    },
    { targets: true },
  );
  const targets = await small.workers.targets(id);
  const at = (path: string) => targets.get(site.origin + path);
  expect(at('/css/gone.png')).toMatchObject({ kind: 'image', outcome: 'broken', pages: 2 });
  expect(at('/ok.png')).toMatchObject({ kind: 'image', outcome: 'ok' });
  expect(at('/css/more.css')).toMatchObject({ kind: 'style', outcome: 'ok' });
  expect(progress.targets).toEqual({ asked: 4, total: 4, leftOut: 0 });
  for (const path of ['/', '/other']) expect(await issuesAt(path)).toContain('image-broken');
});
