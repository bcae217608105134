import type { CrawlRecord } from '../crawls.schema';
import { type Seeding, seed } from './crawl-seeds';
import type { SitemapReading } from './site-visitor';

const SITE = 'https://shop.example/';
const ANSWERS: Record<string, Partial<SitemapReading>> = {
  '/sitemap.xml': { urls: [`${SITE}a`, `${SITE}b`], children: [`${SITE}part.xml`] },
  '/part.xml': { failure: 'client-error' },
};

function seeding(answers = ANSWERS): Seeding {
  const options = { mode: 'site', startUrl: SITE, sitemaps: true };
  return {
    crawl: { _id: 'c1', options } as unknown as CrawlRecord,
    pages: { addToFrontier: (_crawl: string, found: unknown[]) => Promise.resolve(found.length) },
    visitor: {
      readSitemap: (url: string) => {
        const none: Partial<SitemapReading> = { failure: 'client-error' };
        return Promise.resolve({
          urls: [],
          children: [],
          failure: null,
          ...(answers[new URL(url).pathname] ?? none),
        });
      },
    },
    room: 100,
    signal: new AbortController().signal,
  } as unknown as Seeding;
}

it.each([
  ['that robots.txt names and is not there is told', true, {}, [['/sitemap.xml', 0, 'client-error']]],
  ['that was looked for where sites have one need not be there', false, {}, []],
  [
    'that was looked for and names one that is not there is told with it',
    false,
    ANSWERS,
    [
      ['/sitemap.xml', 2, null],
      ['/part.xml', 0, 'client-error'],
    ],
  ],
])('a sitemap %s', async (_what, named, answers, told) => {
  const read = await seed(seeding(answers), { unreached: false, sitemaps: [`${SITE}sitemap.xml`], named });
  expect(read.map(({ url, addresses, failure }) => [new URL(url).pathname, addresses, failure])).toEqual(
    told,
  );
});

it('says what is odd about sitemaps', async () => {
  const urls = (...names: string[]) => names.map((name) => SITE + name);
  const answers = {
    '/sitemap.xml': {
      urls: urls('a', 'b', 'b'),
      children: [`${SITE}two.xml`, `${SITE}feed`, `${SITE}three.xml`],
    },
    '/two.xml': { urls: urls('b', 'c', 'c', 'a'), over: true as const },
    '/feed': { urls: urls('a'), feed: true as const },
    '/three.xml': { urls: urls('d') },
  };
  const opening = { unreached: false, sitemaps: [`${SITE}sitemap.xml`], named: true };
  const read = await seed(seeding(answers), opening);
  expect(read).toEqual([
    { url: `${SITE}sitemap.xml`, addresses: 3, failure: null },
    { url: `${SITE}two.xml`, addresses: 4, failure: null, over: true, repeated: 2 },
    { url: `${SITE}feed`, addresses: 1, failure: null, feed: true },
    { url: `${SITE}three.xml`, addresses: 1, failure: null },
  ]);
});
