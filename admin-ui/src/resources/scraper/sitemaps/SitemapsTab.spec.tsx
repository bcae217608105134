import type { CrawledSitemap, SitemapsReport } from '@contracts/scraper/crawl-reports';
import type { CrawlOptions } from '@contracts/scraper/crawls';
import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { SitemapsTab } from './SitemapsTab';

const NONE = { rows: [], total: 0 };
const ADDRESS = 'https://shop.example/sitemap.xml';

function show(sitemaps: CrawledSitemap[], options: Partial<CrawlOptions> = {}) {
  const report: SitemapsReport = { sitemaps, orphans: NONE, missing: NONE, nonIndexable: NONE };
  answerApi({ 'GET /crawls/c1/sitemaps': () => report });
  render(
    <QueryHarness>
      <SitemapsTab crawl={aCrawl({}, options)} />
    </QueryHarness>,
  );
}

const crossCheck = () => screen.queryByText('Every indexable page is in a sitemap.');

it.each<[options: Partial<CrawlOptions>, sentence: RegExp]>([
  [{}, /^The site has no sitemap\./],
  [{ sitemaps: false }, /^This crawl did not read the sitemaps\./],
  [{ mode: 'list' }, /^A crawl of a list reads no sitemaps\./],
])('says why there is no sitemap to check, and nothing of pages in it (%j)', async (options, sentence) => {
  show([], options);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(crossCheck()).not.toBeInTheDocument();
});

it('checks nothing by a sitemap that could not be read', async () => {
  show([{ url: ADDRESS, addresses: 0, failure: 'invalid' }]);
  expect(await screen.findByText('No valid sitemap')).toBeInTheDocument();
  expect(crossCheck()).not.toBeInTheDocument();
});

it('checks the pages by a sitemap that was read', async () => {
  show([{ url: ADDRESS, addresses: 3, failure: null }]);
  expect(await screen.findByText('Read')).toBeInTheDocument();
  expect(crossCheck()).toBeInTheDocument();
});

it('says why nothing is said of orphans and missing pages where not all was seen', async () => {
  const report = { orphans: NONE, missing: NONE, nonIndexable: NONE };
  const sitemaps = [{ url: ADDRESS, addresses: 3, failure: null, notKept: 2 }];
  answerApi({ 'GET /crawls/c1/sitemaps': () => ({ ...report, sitemaps }) });
  const { progress } = aCrawl();
  render(
    <QueryHarness>
      <SitemapsTab crawl={aCrawl({ progress: { ...progress, unseen: { reason: 'limit', addresses: 2 } } })} />
    </QueryHarness>,
  );
  expect(await screen.findByText(/^Not checked: .* the sitemaps name more pages/)).toBeInTheDocument();
  expect(screen.getByText(/^Orphans, deep pages .* 2 URLs beyond the page limit/)).toBeInTheDocument();
  expect(crossCheck()).not.toBeInTheDocument();
});

it.each<[sitemap: Partial<CrawledSitemap>, state: RegExp, isChecked: boolean]>([
  [{ failure: 'too-large', addresses: 0 }, /^Over 50 MB/, false],
  [{ over: true, addresses: 50_000 }, /^Read\. It has more than 50,000 URLs/, false],
  [{ feed: true }, /^Read\. A feed lists/, false],
  [{ repeated: 1_200 }, /^Read\. 1,200 of its URLs/, true],
])('says what is odd about a sitemap: %j', async (sitemap, state, isChecked) => {
  show([{ url: ADDRESS, addresses: 3, failure: null, ...sitemap }]);
  expect(await screen.findByText(state)).toBeInTheDocument();
  expect(crossCheck() !== null).toBe(isChecked);
});
