import { Types } from 'mongoose';
import type { CrawlChain, CrawledSitemap, ReportRows } from '../../contracts/scraper/crawl-reports';
import { tableRow } from '../../../test/support/table-row';
import { putRows, RowParts } from './analysis/row-parts';
import type { CrawlDuplicatesService } from './crawl-duplicates.service';
import { CrawlListsService } from './crawl-lists.service';
import type { CrawlReportsRepository } from './crawl-reports.repository';
import type { CrawlReportsService } from './crawl-reports.service';
import { CrawlTable } from './table/crawl-table';
import type { CrawlTables } from './table/crawl-tables';
import { type TableColumns, toColumns } from './table/table-columns';

const CRAWL = new Types.ObjectId();
const ID = CRAWL.toHexString();
const WISH = { q: '', threshold: 0.9 };
const SITEMAP: CrawledSitemap = { url: 'https://shop.example/sitemap.xml', addresses: 1, failure: null };

const chain = (number: number): CrawlChain => ({
  hops: [{ url: `https://shop.example/old/${number}`, status: 301 }],
  loop: false,
  inlinks: 1,
});
const chains = (count: number) => Array.from({ length: count }, (_, number) => chain(number));
const numbers = (rows: readonly CrawlChain[]) =>
  rows.map(({ hops }) => Number(hops[0]?.url.split('/').pop()));

/** What an analysis keeps, in memory. */
function keeper() {
  const parts = new Map<string, Buffer>();
  const stored = {
    put: (_: Types.ObjectId, name: string, part: number, data: Uint8Array) => {
      parts.set(`${name} ${part}`, Buffer.from(data));
      return Promise.resolve();
    },
    part: (_: Types.ObjectId, name: string, part: number) =>
      Promise.resolve(parts.get(`${name} ${part}`) ?? null),
  };
  return stored as unknown as CrawlReportsRepository;
}

function listsOf(stored: CrawlReportsRepository, redirects: ReportRows<CrawlChain>) {
  const rows = Array.from({ length: 1_200 }, (_, number) =>
    tableRow(number, { indexable: number % 2 === 0 }),
  );
  const table = CrawlTable.fromParts([JSON.parse(toColumns(rows).toString()) as TableColumns]);
  const reports = { chains: { redirects }, sitemaps: { sitemaps: [SITEMAP] } };
  return new CrawlListsService(
    stored,
    {
      analysed: () => Promise.resolve({ _id: CRAWL }),
      report: (_: string, name: keyof typeof reports) => Promise.resolve(reports[name]),
    } as unknown as CrawlReportsService,
    {} as CrawlDuplicatesService,
    { of: () => Promise.resolve(table) } as unknown as CrawlTables,
  );
}

async function kept(count: number, stored = keeper()) {
  const report = await putRows(new RowParts<CrawlChain>(stored, CRAWL, 'redirects'), chains(count));
  return { report, lists: listsOf(stored, report), stored };
}

async function all(rows: AsyncIterable<CrawlChain>): Promise<CrawlChain[]> {
  const found: CrawlChain[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

it('brings the first rows along in the report, and has all in the list', async () => {
  const { report, lists } = await kept(3_401);
  expect([report.rows.length, report.total]).toEqual([1_000, 3_401]);
  const page = await lists.page(ID, 'redirects', WISH, { start: 3_390, end: 3_414 });
  expect(page.total).toBe(3_401);
  expect(numbers(page.items)).toEqual([...Array(11).keys()].map((at) => 3_390 + at));
  const over = await lists.page(ID, 'redirects', WISH, { start: 190, end: 209 });
  expect(numbers(over.items)).toEqual([...Array(20).keys()].map((at) => 190 + at));
  expect(await lists.page(ID, 'redirects', WISH, { start: 9_000, end: 9_024 })).toEqual({
    items: [],
    total: 3_401,
  });
});

it('searches all of them, and exports what is found', async () => {
  const { lists } = await kept(3_401);
  const wish = { ...WISH, q: 'old/340' };
  const page = await lists.page(ID, 'redirects', wish, { start: 1, end: 2 });
  expect([numbers(page.items), page.total]).toEqual([[3_400], 2]);
  expect(numbers(await all(await lists.export(ID, 'redirects', wish)))).toEqual([340, 3_400]);
  expect(await all(await lists.export(ID, 'redirects', WISH))).toHaveLength(3_401);
});

it('forgets what an analysis before found more', async () => {
  const { stored } = await kept(3_401);
  const { lists } = await kept(1_050, stored);
  expect(await all(await lists.export(ID, 'redirects', WISH))).toHaveLength(1_050);
});

it('has what the report of an older crawl kept', async () => {
  const lists = listsOf(keeper(), { rows: chains(1_000), total: 3_401 });
  const page = await lists.page(ID, 'redirects', WISH, { start: 990, end: 1_014 });
  expect([page.items.length, page.total]).toEqual([10, 1_000]);
});

it('finds the pages of the sitemaps in the table', async () => {
  const { lists } = await kept(0);
  const page = await lists.page(ID, 'missing', WISH, { start: 575, end: 599 });
  expect([page.items.length, page.items.at(-1)?.url, page.total]).toEqual([
    25,
    'https://shop.example/1198',
    600,
  ]);
});
