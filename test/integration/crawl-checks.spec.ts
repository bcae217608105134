import { type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

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
