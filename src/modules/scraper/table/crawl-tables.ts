import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CrawlReportsRepository } from '../crawl-reports.repository';
import type { CrawlRecord } from '../crawls.schema';
import { CrawlTable } from './crawl-table';
import type { TableColumns } from './table-columns';

/** Rows of the tables that are held: a table of the largest crawl, or several smaller ones. */
const MAX_ROWS = 60_000;
const KEPT_MS = 5 * 60_000;

type AnalysedCrawl = Pick<CrawlRecord, '_id' | 'analysedAt' | 'partial'>;

/** The tables of analysed crawls that somebody looks at. That of one analysis never changes. */
@Injectable()
export class CrawlTables {
  private readonly tables = new LRUCache<string, CrawlTable>({
    maxSize: MAX_ROWS,
    sizeCalculation: ({ size }) => size + 1,
    ttl: KEPT_MS,
    updateAgeOnGet: true,
  });
  private readonly loading = new Map<string, Promise<CrawlTable>>();

  constructor(private readonly reports: CrawlReportsRepository) {}

  async of(crawl: AnalysedCrawl): Promise<CrawlTable> {
    const key = keyOf(crawl);
    const table = this.tables.get(key);
    if (table) return table;
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(crawl).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  forget(crawl: AnalysedCrawl): void {
    this.tables.delete(keyOf(crawl));
  }

  private async load(crawl: AnalysedCrawl): Promise<CrawlTable> {
    const parts: TableColumns[] = [];
    for await (const data of this.reports.parts(crawl._id, 'table'))
      parts.push(JSON.parse(data.toString()) as TableColumns);
    const table = CrawlTable.fromParts(parts, crawl.partial);
    this.tables.set(keyOf(crawl), table);
    return table;
  }
}

function keyOf({ _id, analysedAt }: AnalysedCrawl): string {
  return `${_id.toHexString()}:${analysedAt?.getTime() ?? ''}`;
}
