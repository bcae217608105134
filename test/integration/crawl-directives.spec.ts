import type { OutgoingHttpHeaders } from 'node:http';
import { type SmallAnswer, smallPage, startSmallCrawls } from '../support/small-crawl';

jest.setTimeout(60_000);

let small: Awaited<ReturnType<typeof startSmallCrawls>>;

beforeAll(async () => {
  small = await startSmallCrawls();
});
afterEach(() => small.close());
afterAll(() => small.stop());

const withHeaders =
  (html: string, headers: OutgoingHttpHeaders): SmallAnswer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html);

it('takes each line of X-Robots-Tag for itself', async () => {
  const { pages } = await small.crawl({
    '/': withHeaders(smallPage('Home', '<a href="/other">Other</a>'), {
      'x-robots-tag': ['googlebot-news: nosnippet', 'noindex'],
    }),
    '/other': withHeaders(smallPage('Other', ''), {
      'x-robots-tag': ['nosnippet', 'bingbot: noindex, nofollow'],
    }),
  });
  expect(pages.get('/')).toMatchObject({ noindex: true, robots: 'googlebot-news: nosnippet, noindex' });
  expect(pages.get('/other')).toMatchObject({ noindex: false, indexable: true });
});

it('knows that the time of a page in the index is over', async () => {
  const until = 'unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT';
  const { pages, issuesAt } = await small.crawl({
    '/': withHeaders(smallPage('Home', '<a href="/meta">Meta</a><a href="/later">Later</a>'), {
      'x-robots-tag': until,
    }),
    '/meta': smallPage('Meta', '', `<meta name="robots" content="${until}">`),
    '/later': smallPage('Later', '', '<meta name="robots" content="unavailable_after: 2999-01-01">'),
  });
  for (const path of ['/', '/meta']) {
    expect(pages.get(path)).toMatchObject({ indexable: false, indexabilityReason: 'noindex' });
    const issues = await issuesAt(path);
    expect(issues).toContain('unavailable-after');
    expect(issues).not.toContain('noindex-linked');
  }
  expect(pages.get('/later')).toMatchObject({ indexable: true });
});

it.each([
  ['an empty one', '<h1></h1>'],
  ['a blank one', '<h1>&nbsp; </h1>'],
  ['an svg alone', '<h1><a href="/"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></a></h1>'],
])('takes the first h1 with a text for the page’s, behind %s', async (_, empty) => {
  const { pages, issuesAt } = await small.crawl({
    '/': `<!doctype html><html lang="en"><title>Home</title><body><nav>${empty}</nav><main><h1>Our shop</h1><p>Text</p></main>`,
  });
  expect(pages.get('/')).toMatchObject({ h1: 'Our shop' });
  const issues = await issuesAt('/');
  expect(issues).toContain('heading-empty');
  expect(issues).not.toContain('h1-missing');
  expect(issues).not.toContain('h1-multiple');
});
