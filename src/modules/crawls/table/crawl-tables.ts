import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import { CrawlReportsRepository } from '../crawl-reports.repository';
import { CrawlTable } from './crawl-table';
import type { TableColumns } from './table-columns';

/** Rows of the tables that are held: a table of the largest crawl, or several smaller ones. */
const MAX_ROWS = 60_000;
const KEPT_MS = 5 * 60_000;

/** The tables of analysed crawls that somebody looks at. They never change, so that none is out of date. */
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

  async of(crawl: Types.ObjectId): Promise<CrawlTable> {
    const key = crawl.toHexString();
    const table = this.tables.get(key);
    if (table) return table;
    let loading = this.loading.get(key);
    if (!loading) {
      loading = this.load(crawl).finally(() => this.loading.delete(key));
      this.loading.set(key, loading);
    }
    return loading;
  }

  forget(crawl: Types.ObjectId): void {
    this.tables.delete(crawl.toHexString());
  }

  private async load(crawl: Types.ObjectId): Promise<CrawlTable> {
    const parts: TableColumns[] = [];
    for await (const data of this.reports.parts(crawl, 'table'))
      parts.push(JSON.parse(data.toString()) as TableColumns);
    const table = CrawlTable.fromParts(parts);
    this.tables.set(crawl.toHexString(), table);
    return table;
  }
}
