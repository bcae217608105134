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
