import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { StatusClass } from '../../contracts/scraper/crawl-reports';
import type { ReadingPageRow } from '../../contracts/readings/readings';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { isHtml } from '../../domain/scraper/indexability';
import type { PackedPage } from '../../domain/readings/packed-page';
import { CrawlPagesRepository } from './crawl-pages.repository';
import type { PageRecord } from './crawl-pages.schema';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { seedOf } from './run/crawl-seeds';
import { clicksOf } from './run/found-depth';
import { keptBytes } from './run/site-visitor';
import { UNVISITED } from './unvisited';
import { unpackPage } from './visit/packed-page';

const ADDED_AT_ONCE = 500;
/** Pages that are unpacked at a time: each may hold some hundred kilobytes of text and links. */
const UNPACKED_AT_ONCE = 20;

/** A page of a run, with all that is kept of its text; null where none was read. */
export interface SitePage {
  row: ReadingPageRow;
  structuredTypes: string[];
  page: PackedPage | null;
  /** Where it leads without a link, of what the filter does not let in. */
  leftOut: readonly string[];
  needsJavaScript: boolean;
  /** That are kept of it. */
  bytes: number;
}

export interface SitePageFilter {
  id?: string[];
  q?: string;
  statusClass?: StatusClass[];
}

/** The pages of a run that keeps texts, for whoever has it run. */
@Injectable()
export class SitePagesService {
  constructor(
    private readonly pages: CrawlPagesRepository,
    private readonly reports: CrawlReportsRepository,
  ) {}

  /** Puts the addresses of a list into a run that has not begun. */
  async addList(run: Types.ObjectId, urls: readonly string[]): Promise<void> {
    for (let at = 0; at < urls.length; at += ADDED_AT_ONCE) {
      const batch = urls.slice(at, at + ADDED_AT_ONCE);
      await this.pages.addToFrontier(
        run,
        batch.map((url) => seedOf(url, 'list')),
      );
    }
  }

  /** Visited ones, and those that must not be. */
  async list(
    run: Types.ObjectId,
    { filter, sort, range }: ListRequest<SitePageFilter>,
  ): Promise<ListPage<ReadingPageRow>> {
    const { items, total } = await this.pages.listAtWork(run, filter, sort, range);
    return { items: items.map(toReadingRow), total };
  }

  async get(run: Types.ObjectId, id: string): Promise<SitePage | null> {
    const record = await this.pages.find(run, id);
    if (!record) return null;
    const kept = await this.pages.linksOf([record._id]);
    return siteOf(record, kept.get(record._id.toHexString())?.packed);
  }

  /** All visited pages in the order in which they were found, a few in memory at a time. */
  async *stream(run: Types.ObjectId): AsyncGenerator<SitePage> {
    let batch: PageRecord[] = [];
    for await (const record of this.pages.stream(run)) {
      if (!record.visited) continue;
      batch.push(record);
      if (batch.length < UNPACKED_AT_ONCE) continue;
      yield* this.unpacked(batch);
      batch = [];
    }
    yield* this.unpacked(batch);
  }

  /** The same without their texts. */
  async *streamRows(run: Types.ObjectId): AsyncGenerator<ReadingPageRow> {
    for await (const record of this.pages.stream(run)) if (record.visited) yield toReadingRow(record);
  }

  async remove(run: Types.ObjectId): Promise<void> {
    await this.reports.removeOf(run);
    await this.pages.removeOf(run);
  }

  private async *unpacked(records: readonly PageRecord[]): AsyncGenerator<SitePage> {
    const kept = await this.pages.linksOf(records.map(({ _id }) => _id));
    for (const record of records) yield await siteOf(record, kept.get(record._id.toHexString())?.packed);
  }
}

async function siteOf(record: PageRecord, packed: Uint8Array = new Uint8Array(0)): Promise<SitePage> {
  const { row = UNVISITED } = record;
  const page = packed.length > 0 ? await unpackPage(packed) : null;
  const { structuredTypes, leftOut = [], needsJavaScript } = row;
  const bytes = keptBytes({ row, packed });
  return { row: toReadingRow(record), structuredTypes, page, leftOut, needsJavaScript, bytes };
}

function toReadingRow({ _id, url, depth, source, inSitemap, row = UNVISITED }: PageRecord): ReadingPageRow {
  const id = _id.toHexString();
  const { status, failure, skipped, contentType, indexable, indexabilityReason, redirectTo } = row;
  const { title, description, h1, canonical, robots, noindex, nofollow, lang } = row;
  const read = status !== null && status < 300 && failure === null && isHtml(contentType);
  return {
    ...{ _id: id, id, url, finalUrl: redirectTo ?? url, depth: clicksOf(depth), source, inSitemap },
    ...{ status, failure, skipped, contentType, indexable, indexabilityReason },
    ...{ title, description, h1, canonical, robots, noindex, nofollow, lang, read },
    words: read ? (row.mainWords ?? 0) : 0,
    contentHash: read ? row.contentHash : null,
  };
}
