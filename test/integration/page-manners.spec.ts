import { SiteFetcher } from '../../src/core/fetch/site-fetcher';
import { type FetchedPage, listedPages, PageFetcher } from '../../src/core/pages/page-fetcher';
import { startStrictSite, strictPath, type StrictSite } from '../support/strict-site';

jest.setTimeout(120_000);

let site: StrictSite;
let sites: SiteFetcher;

afterEach(async () => {
  await sites.close();
  await site.close();
});

/** What each page came to, by its path, in the order in which they were taken. */
async function fetchAll(pages: number): Promise<Map<string, FetchedPage>> {
  sites = new SiteFetcher({ allowHosts: [site.host], publicUrl: '' });
  const fetcher = new PageFetcher(sites, new AbortController().signal);
  const taken = new Map<string, FetchedPage>();
  const paths = Array.from({ length: pages }, (_, page) => strictPath(page));
  const listed = listedPages(paths);
  const progress = { done: new Set<number>(), total: pages, report: () => Promise.resolve() };
  await fetcher.fetchOpen(
    listed,
    ({ url }) => site.origin + url,
    progress,
    ({ url }, fetched) => {
      taken.set(url, fetched);
      return Promise.resolve();
    },
  );
  return taken;
}

const statuses = (taken: Map<string, FetchedPage>) => [...taken.values()].map(({ answer }) => answer?.status);

it('reads every page of a list from a site that allows three requests a second', async () => {
  site = await startStrictSite({ pages: 15, perSecond: 3 });
  expect(statuses(await fetchAll(15))).toEqual(Array<number>(15).fill(200));
  expect(site.refused()).toBeGreaterThan(0);
});

it('reads a page that answered with an error when all others are read', async () => {
  site = await startStrictSite({ pages: 5, failsOnce: { '/page-2': 502 } });
  const taken = await fetchAll(5);
  expect(statuses(taken)).toEqual([200, 200, 200, 200, 200]);
  expect([...taken.keys()].at(-1)).toBe('/page-2');
});

it('says of a site whose robots.txt can’t be read that it could not be reached, and asks for no page', async () => {
  site = await startStrictSite({ pages: 2, robotsStatus: 503 });
  const taken = await fetchAll(2);
  expect([...taken.values()].map(({ failure }) => failure)).toEqual([
    'robots-server-error',
    'robots-server-error',
  ]);
  expect([...site.asked.keys()]).toEqual(['/robots.txt']);
});
