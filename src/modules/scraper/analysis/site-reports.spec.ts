import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import { tableRow } from '../../../../test/support/table-row';
import { sitemapsOf } from './site-reports';

const READ: CrawledSitemap = { url: 'https://shop.example/sitemap.xml', addresses: 3, failure: null };
const ROWS = [
  tableRow(0, { depth: 0, inSitemap: true }),
  tableRow(1, { inSitemap: true, uniqueInlinks: 2 }),
  tableRow(2, { inSitemap: true, issues: ['orphan'] }),
  tableRow(3, { uniqueInlinks: 1 }),
  tableRow(4, { inSitemap: true, uniqueInlinks: 1, indexable: false, indexabilityReason: 'noindex' }),
  tableRow(5, { indexable: false, indexabilityReason: 'client-error', uniqueInlinks: 1 }),
  tableRow(6, { inSitemap: true }),
  tableRow(7, { issues: ['orphan'], indexable: false }),
];
const urls = (report: { rows: readonly { url: string }[] }) =>
  report.rows.map(({ url }) => Number(url.split('/')[3]));

it('holds a sitemap against what was crawled: orphans, pages that it lacks, and pages that it should not name', () => {
  const report = sitemapsOf(ROWS, [READ]);
  // Those of the issue alone: the start needs no link, nor does a page that a redirect leads to.
  expect(urls(report.orphans)).toEqual([2]);
  expect(urls(report.missing)).toEqual([3]);
  expect(urls(report.nonIndexable)).toEqual([4]);
  expect(report.nonIndexable.rows[0]?.reason).toBe('noindex');
});

it('misses no page in sitemaps that could not be read', () => {
  const { missing, sitemaps } = sitemapsOf(ROWS, [{ ...READ, failure: 'server-error' }]);
  expect(missing).toEqual({ rows: [], total: 0 });
  expect(sitemaps).toHaveLength(1);
});

it('tells the first rows, and how many there are', () => {
  const rows = Array.from({ length: 1_200 }, (_, number) => tableRow(number));
  const { missing } = sitemapsOf(rows, [READ]);
  expect([missing.rows.length, missing.total]).toEqual([1_000, 1_200]);
});
