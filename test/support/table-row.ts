import type { TableRow } from '../../src/modules/scraper/table/table-columns';

/** A row of a page that answers and is indexable, unless said otherwise; its id is made of its number. */
export function tableRow(number: number, change: Partial<TableRow> = {}): TableRow {
  return {
    id: number.toString(16).padStart(24, '0'),
    url: `https://shop.example/${number}`,
    title: `Page ${number}`,
    h1: null,
    status: 200,
    statusClass: '2xx',
    failure: null,
    indexable: true,
    indexabilityReason: null,
    depth: 1,
    words: 100,
    bytes: 1_000,
    milliseconds: 10,
    titlePixels: 60,
    descriptionPixels: 0,
    needsJavaScript: false,
    inSitemap: false,
    inlinks: 0,
    uniqueInlinks: 0,
    outlinks: 0,
    externalOutlinks: 0,
    linkScore: 0,
    issues: [],
    print: '',
    links: 0,
    internalLinks: 0,
    externalLinks: 0,
    skippedLinks: 0,
    brokenLinks: 0,
    ...change,
  };
}
