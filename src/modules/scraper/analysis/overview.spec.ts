import type { TableRow } from '../table/table-columns';
import { tableRow } from '../../../../test/support/table-row';
import { overviewOf } from './overview';

const overview = (rows: TableRow[], structuredTypes = new Map<string, number>()) =>
  overviewOf({
    rows,
    anchors: { rows: [], total: 0 },
    structuredTypes,
    llms: new Map(),
    skipped: { query: 3 },
  });

it('counts pages by status, depth and the reason why they are not indexable', () => {
  const { pages, indexable, reasons, statuses, depths, needsJavaScript, skipped } = overview([
    tableRow(0, { depth: 0 }),
    tableRow(1, { depth: 2, needsJavaScript: true }),
    tableRow(2, { statusClass: '4xx', indexable: false, indexabilityReason: 'client-error' }),
    tableRow(3, { statusClass: '4xx', indexable: false, indexabilityReason: 'client-error' }),
    tableRow(4, { indexable: false, indexabilityReason: 'noindex' }),
  ]);
  expect({ pages, indexable, reasons, needsJavaScript, skipped }).toEqual({
    pages: 5,
    indexable: 2,
    reasons: { 'client-error': 2, noindex: 1 },
    needsJavaScript: 1,
    skipped: { query: 3 },
  });
  expect(statuses).toMatchObject({ '2xx': 3, '4xx': 2, '5xx': 0, waiting: 0 });
  expect(depths.map(({ depth, pages: own }) => [depth, own['2xx'], own['4xx']])).toEqual([
    [0, 1, 0],
    [1, 1, 2],
    [2, 1, 0],
  ]);
});

it('tells the folders of each host as a tree, the largest first', () => {
  const paths = ['/', '/a/', '/a/1', '/a/b/2', '/c/3'];
  const rows = paths.map((path, number) =>
    tableRow(number, { url: `https://shop.example${path}`, indexable: path !== '/a/1' }),
  );
  const blog = tableRow(9, { url: 'https://blog.example/' });
  expect(overview([blog, ...rows]).folders).toEqual([
    {
      name: 'shop.example',
      path: '/',
      pages: 5,
      indexable: 4,
      children: [
        {
          name: 'a',
          path: '/a/',
          pages: 3,
          indexable: 2,
          children: [{ name: 'b', path: '/a/b/', pages: 1, indexable: 1, children: [] }],
        },
        { name: 'c', path: '/c/', pages: 1, indexable: 1, children: [] },
      ],
    },
    { name: 'blog.example', path: '/', pages: 1, indexable: 1, children: [] },
  ]);
});

it('keeps the tree small on a site of many or deep folders', () => {
  const wide = Array.from({ length: 300 }, (_, n) => tableRow(n, { url: `https://shop.example/f${n}/x` }));
  const deep = tableRow(999, { url: `https://shop.example/${'d/'.repeat(50)}` });
  const [site] = overview([...wide, deep, deep]).folders;
  expect(site?.children).toHaveLength(100);
  let levels = 0;
  for (let folder = site?.children[0]; folder; folder = folder.children[0]) levels++;
  expect(levels).toBe(6);
});

it('tells response times of the pages that answered, and zeros where none did', () => {
  const rows = Array.from({ length: 101 }, (_, n) => tableRow(n, { milliseconds: 1_000 - n * 10 }));
  const failed = tableRow(200, { status: null, milliseconds: 9_999 });
  expect(overview([failed, ...rows]).responseTimes).toEqual({ median: 500, p95: 950 });
  expect(overview([failed]).responseTimes).toBeNull();
});

it('names the types of structured data, the commonest first', () => {
  const types = new Map([
    ['Article', 1],
    ['Product', 7],
  ]);
  expect(overview([], types).structuredTypes).toEqual([
    { type: 'Product', pages: 7 },
    { type: 'Article', pages: 1 },
  ]);
});
