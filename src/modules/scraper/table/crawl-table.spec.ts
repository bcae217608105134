import { CrawlTable, type PageFilter, type PageSort } from './crawl-table';
import { type TableColumns, toColumns } from './table-columns';
import { tableRow } from '../../../../test/support/table-row';

const ROWS = [
  tableRow(0, {
    url: 'https://shop.example/',
    depth: 0,
    words: 40,
    title: 'Shoes',
    links: 5,
    internalLinks: 3,
    externalLinks: 1,
  }),
  tableRow(1, { title: null, h1: 'Wide SHOES', words: 90, issues: ['title-missing'] }),
  tableRow(2, { status: 404, statusClass: '4xx', indexable: false, words: 0, issues: ['broken', 'short'] }),
  tableRow(3, { status: null, statusClass: 'failed', indexable: false, words: 0, depth: 2 }),
  tableRow(4, { needsJavaScript: true, words: 40, depth: 2 }),
];

const columnsOf = (rows: typeof ROWS) => JSON.parse(toColumns(rows).toString()) as TableColumns;
const table = CrawlTable.fromParts([columnsOf(ROWS.slice(0, 2)), columnsOf(ROWS.slice(2))]);
const select = (filter: PageFilter, field: PageSort = 'id', direction: 'ASC' | 'DESC' = 'ASC') =>
  table.select(filter, { field, direction });

it('holds the rows of all parts, in their order', () => {
  expect(table.size).toBe(5);
  expect(ROWS.map((_, at) => table.row(at))).toEqual(ROWS);
});

it.each<[PageFilter, number[]]>([
  [{}, [0, 1, 2, 3, 4]],
  [{ statusClass: ['4xx', 'failed'] }, [2, 3]],
  [{ indexable: false }, [2, 3]],
  [{ needsJavaScript: true }, [4]],
  [{ depth: 0 }, [0]],
  [{ issue: 'short' }, [2]],
  [{ q: 'shoes' }, [0, 1]],
  [{ q: 'EXAMPLE/3' }, [3]],
  [{ q: 'page', indexable: true }, [4]],
  [{ q: 'nothing like it' }, []],
])('finds pages by %j', (filter, found) => {
  expect(select(filter)).toEqual(found);
});

it.each<[PageSort, 'ASC' | 'DESC', number[]]>([
  ['words', 'ASC', [2, 3, 0, 4, 1]],
  ['words', 'DESC', [1, 4, 0, 3, 2]],
  ['status', 'ASC', [3, 0, 1, 4, 2]],
  ['status', 'DESC', [2, 4, 1, 0, 3]],
  ['title', 'ASC', [1, 2, 3, 4, 0]],
  ['indexable', 'DESC', [4, 1, 0, 3, 2]],
])(
  'sorts by %s, %s: what is unknown counts as least, and equals keep their order',
  (field, direction, order) => {
    expect(select({}, field, direction)).toEqual(order);
  },
);

it('knows where an address and an id stand', () => {
  for (const [at, { url, id }] of ROWS.entries())
    expect([table.indexOf(url), table.indexOfId(id)]).toEqual([at, at]);
  expect(table.indexOf('https://shop.example/9')).toBeUndefined();
  for (const number of [5, 9]) expect(table.indexOfId(tableRow(number).id)).toBeUndefined();
  expect(table.indexOfId('')).toBeUndefined();
});

it('counts the links of a page by their kind', () => {
  expect(table.linksOf('links', 0)).toBe(5);
  expect(table.linksOf('internalLinks', 0)).toBe(3);
  expect(table.linksOf('externalLinks', 0)).toBe(1);
});

it('counts all links beyond the site where a table of before does not tell them apart', () => {
  const { externalLinks: _, ...before } = columnsOf(ROWS);
  const old = CrawlTable.fromParts([before as TableColumns]);
  expect(old.linksOf('externalLinks', 0)).toBe(2);
});

it('is empty where no page was visited', () => {
  const empty = CrawlTable.fromParts([]);
  expect(empty.size).toBe(0);
  expect(empty.select({ q: 'a' }, { field: 'words', direction: 'ASC' })).toEqual([]);
});

it('calls links broken that lead to errors or by redirects into robots.txt', () => {
  const moved = { status: 301, statusClass: '3xx' } as const;
  const rows = [tableRow(0, { ...moved, intoRobots: true }), tableRow(1, { ...moved, intoRobots: false })];
  const redirects = CrawlTable.fromParts([columnsOf(rows)]);
  expect([redirects.isBroken(0), redirects.isBroken(1)]).toEqual([true, false]);
  // Tables of before do not tell of robots.txt.
  expect(ROWS.map((_, at) => table.isBroken(at))).toEqual([false, false, true, true, false]);
});
