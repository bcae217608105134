import type { StatusClass } from '../../../contracts/scraper/crawl-reports';
import type { ListSort } from '../../../core/database/list-page';
import { isUnread } from '../../../domain/scraper/page-index';
import { searchMatcher } from '../../../domain/text/search';
import type { TableColumns, TableRow } from './table-columns';

export interface PageFilter {
  q?: string;
  statusClass?: StatusClass[];
  indexable?: boolean;
  needsJavaScript?: boolean;
  issue?: string;
  depth?: number;
}

export const PAGE_SORTS = [
  'id',
  'url',
  'title',
  'h1',
  'status',
  'indexable',
  'depth',
  'words',
  'bytes',
  'milliseconds',
  'titlePixels',
  'descriptionPixels',
  'inlinks',
  'uniqueInlinks',
  'outlinks',
  'externalOutlinks',
  'linkScore',
] as const satisfies readonly (keyof TableRow)[];
export type PageSort = (typeof PAGE_SORTS)[number];

export const LINK_KINDS = ['links', 'internalLinks', 'externalLinks', 'skippedLinks', 'brokenLinks'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Whether a link to such a page leads nowhere. */
export function isBroken({
  statusClass,
  failure,
  intoRobots,
}: Pick<TableRow, 'statusClass' | 'failure' | 'intoRobots'>): boolean {
  if (intoRobots) return true;
  if (statusClass === 'failed') return failure === null || !isUnread(failure);
  return statusClass === '4xx' || statusClass === '5xx';
}

/** The pages of an analysed crawl, which change no more: found and sorted here, and read from the database by the page. */
export class CrawlTable {
  private byUrl?: Map<string, number>;
  private readonly orders = new Map<string, Uint32Array>();

  constructor(
    private readonly columns: TableColumns,
    /** Whether the crawl was stopped before it had visited all. */
    readonly partial = false,
  ) {}

  static fromParts(parts: readonly TableColumns[], partial = false): CrawlTable {
    const [first, ...others] = parts;
    if (!first) return new CrawlTable({ id: [], url: [] } as unknown as TableColumns, partial);
    const whole = first as unknown as Record<string, unknown[]>;
    for (const part of others) {
      for (const [name, values] of Object.entries(part)) {
        const column = whole[name];
        for (const value of values) column?.push(value);
      }
    }
    return new CrawlTable(first, partial);
  }

  get size(): number {
    return this.columns.id.length;
  }

  row(at: number): TableRow {
    const entries = Object.entries(this.columns).map(([name, values]) => [name, values[at]]);
    return Object.fromEntries(entries) as TableRow;
  }

  value<Column extends keyof TableRow>(column: Column, at: number): TableRow[Column] {
    return this.columns[column]?.[at] as TableRow[Column];
  }

  /** Whether a link to the page of this number leads nowhere. */
  isBroken(at: number): boolean {
    return isBroken({
      statusClass: this.value('statusClass', at),
      failure: this.value('failure', at),
      intoRobots: this.value('intoRobots', at),
    });
  }

  /** Where an address stands; undefined where it was not visited. */
  indexOf(url: string): number | undefined {
    this.byUrl ??= new Map(this.columns.url.map((address, at) => [address, at]));
    return this.byUrl.get(url);
  }

  /** Ids are hex and in their order. */
  indexOfId(id: string): number | undefined {
    const { id: ids } = this.columns;
    let [low, high] = [0, ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = ids[middle] as string;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** All that match, in order. */
  select(filter: PageFilter, { field, direction }: ListSort): number[] {
    const matches = this.matcher(filter);
    const order = this.order(field as PageSort);
    const found: number[] = [];
    for (let at = 0; at < order.length; at++) {
      const row = order[direction === 'ASC' ? at : order.length - 1 - at] as number;
      if (matches(row)) found.push(row);
    }
    return found;
  }

  /** How many links of a kind a page has. */
  linksOf(kind: LinkKind, at: number): number {
    // Tables of before had no such column: all that was not of the site counted.
    if (kind === 'externalLinks' && !Object.hasOwn(this.columns, kind))
      return this.value('links', at) - this.value('internalLinks', at);
    return this.value(kind, at);
  }

  private matcher({ q, statusClass, indexable, needsJavaScript, issue, depth }: PageFilter) {
    const { columns } = this;
    const holds = searchMatcher(q ?? '');
    return (at: number): boolean =>
      (statusClass === undefined || statusClass.includes(columns.statusClass[at] as StatusClass)) &&
      (indexable === undefined || columns.indexable[at] === indexable) &&
      (needsJavaScript === undefined || columns.needsJavaScript[at] === needsJavaScript) &&
      (depth === undefined || columns.depth[at] === depth) &&
      (issue === undefined || (columns.issues[at]?.includes(issue) ?? false)) &&
      holds(columns.url[at], columns.title[at], columns.h1[at]);
  }

  /** Sorted once, and kept for the next page of the list. */
  private order(field: PageSort): Uint32Array {
    let order = this.orders.get(field);
    if (!order) {
      order = Uint32Array.from(this.columns.id, (_, at) => at);
      if (field !== 'id') order.sort(this.comparison(this.valuesOf(field)));
      this.orders.set(field, order);
    }
    return order;
  }

  /** What is at no known depth comes behind all others. */
  private valuesOf(field: PageSort): readonly (string | number | boolean | null)[] {
    return field === 'depth' ? this.columns.depth.map((depth) => depth ?? Infinity) : this.columns[field];
  }

  private comparison(values: readonly (string | number | boolean | null)[]) {
    return (a: number, b: number): number => {
      const [left, right] = [values[a] ?? null, values[b] ?? null];
      if (left === right) return a - b;
      if (left === null || right === null) return left === null ? -1 : 1;
      return left < right ? -1 : 1;
    };
  }
}
