import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import {
  type CrawledLinkRow,
  type CrawledPageDetail,
  type CrawledPageRow,
  PAGE_LINKS_SHOWN,
} from '../../contracts/scraper/crawl-reports';
import type { RedirectHop } from '../../contracts/scraper/crawls';
import type { ListPage, ListRequest, ListSort } from '../../core/database/list-page';
import { notFound } from '../../core/errors/app-error';
import { inBatches } from '../../core/process/in-batches';
import { CrawlLinksService } from './crawl-links.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import type { KeptFacts, PageRecord } from './crawl-pages.schema';
import type { CrawlRecord } from './crawls.schema';
import { toPageRow } from './crawls.views';
import { CrawlsService } from './crawls.service';
import type { CrawlTable, PageFilter } from './table/crawl-table';
import { CrawlTables } from './table/crawl-tables';

const MOST_HOPS = 20;
const STREAM_BATCH = 250;

export type PagesFilter = PageFilter & { id?: string[] };

export interface PagesExport {
  rows: AsyncIterable<ExportedPage>;
  /** Names of the crawl's extraction rules. */
  extractions: string[];
}

/** With what the crawl's extraction rules found, where it has any. */
export type ExportedPage = CrawledPageRow & Partial<Pick<KeptFacts, 'extracted'>>;

/** The pages of a crawl: of one that is analysed from its table, of one at work as far as they are there. */
@Injectable()
export class CrawlPagesService {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly pages: CrawlPagesRepository,
    private readonly links: CrawlLinksService,
    private readonly tables: CrawlTables,
  ) {}

  async list(crawlId: string, list: ListRequest<PagesFilter>): Promise<ListPage<CrawledPageRow>> {
    const crawl = await this.crawls.found(crawlId);
    const { filter, sort, range } = list;
    const table = crawl.analysed ? await this.tables.of(crawl) : undefined;
    if (filter.id) return this.named(crawl, filter.id, table);
    if (!table || isOfUnvisited(filter)) return this.atWork(crawl, list);
    const found = table.select(filter, sort);
    const items = await this.rows(table, found.slice(range.start, range.end + 1));
    return { items, total: found.length };
  }

  /** All that a list's filter finds, in its order, while they are asked for. */
  async export(crawlId: string, filter: PagesFilter, sort: ListSort): Promise<PagesExport> {
    const crawl = await this.crawls.found(crawlId);
    const rows = await this.stream(crawl, filter, sort);
    const extractions = crawl.options.extractions.map(({ name }) => name);
    return { rows: extractions.length > 0 ? this.withExtracted(rows) : rows, extractions };
  }

  async get(crawlId: string, pageId: string): Promise<CrawledPageDetail> {
    const crawl = await this.crawls.found(crawlId);
    const page = await this.pages.find(crawl._id, pageId);
    if (!page) throw notFound();
    const table = crawl.analysed ? await this.tables.of(crawl) : undefined;
    const [kept, hops, linksIn, linksOut] = await Promise.all([
      this.pages.linksOf([page._id]),
      this.hops(crawl, page),
      this.linked(crawlId, { to: page.url }),
      this.linked(crawlId, { from: page.url }),
    ]);
    return {
      ...toPageRow(page, rowIn(table, page)),
      ...factsIn(kept.get(pageId.toLowerCase())),
      hops,
      linksIn: linksIn.items,
      linksOut: linksOut.items,
      allLinksOut: linksOut.total,
    };
  }

  private linked(crawlId: string, filter: { from?: string; to?: string }): Promise<ListPage<CrawledLinkRow>> {
    return this.links.list(crawlId, filter, { start: 0, end: PAGE_LINKS_SHOWN - 1 });
  }

  private async named(
    crawl: CrawlRecord,
    ids: readonly string[],
    table: CrawlTable | undefined,
  ): Promise<ListPage<CrawledPageRow>> {
    const found = await this.pages.findAll(ids.map((id) => new Types.ObjectId(id)));
    const own = found.filter((page) => page.crawl.equals(crawl._id));
    return { items: own.map((page) => toPageRow(page, rowIn(table, page))), total: own.length };
  }

  private async rows(table: CrawlTable, at: readonly number[]): Promise<CrawledPageRow[]> {
    const found = await this.pages.findAll(at.map((row) => new Types.ObjectId(table.value('id', row))));
    return found.map((page) => toPageRow(page, rowIn(table, page)));
  }

  private async stream(
    crawl: CrawlRecord,
    filter: PagesFilter,
    sort: ListSort,
  ): Promise<AsyncIterable<CrawledPageRow>> {
    if (!crawl.analysed || isOfUnvisited(filter)) return this.streamAtWork(crawl, { filter, sort });
    const table = await this.tables.of(crawl);
    return this.streamRows(table, table.select(filter, sort));
  }

  private async *withExtracted(rows: AsyncIterable<CrawledPageRow>): AsyncGenerator<ExportedPage> {
    for await (const batch of inBatches(rows, STREAM_BATCH)) {
      const kept = await this.pages.factsOf(batch.map(({ id }) => new Types.ObjectId(id)));
      for (const row of batch) yield { ...row, extracted: factsIn(kept.get(row.id)).extracted };
    }
  }

  private async *streamRows(table: CrawlTable, found: readonly number[]): AsyncGenerator<CrawledPageRow> {
    for (let at = 0; at < found.length; at += STREAM_BATCH)
      yield* await this.rows(table, found.slice(at, at + STREAM_BATCH));
  }

  private async atWork(
    crawl: CrawlRecord,
    { filter, sort, range }: ListRequest<PagesFilter>,
  ): Promise<ListPage<CrawledPageRow>> {
    const { items, total } = await this.pages.listAtWork(crawl._id, filter, sort, range);
    return { items: items.map((page) => toPageRow(page)), total };
  }

  private async *streamAtWork(
    crawl: CrawlRecord,
    list: { filter: PagesFilter; sort: ListSort },
  ): AsyncGenerator<CrawledPageRow> {
    for await (const page of this.pages.streamAtWork(crawl._id, list.filter, list.sort))
      yield toPageRow(page);
  }

  /** From a page to where its redirects end. */
  private async hops(crawl: CrawlRecord, start: PageRecord): Promise<RedirectHop[]> {
    const hops: RedirectHop[] = [];
    const seen = new Set<string>();
    let page: PageRecord | null = start;
    while (page?.row && page.row.redirectTo !== null && hops.length < MOST_HOPS && !seen.has(page.url)) {
      const { status, redirectTo } = page.row;
      seen.add(page.url);
      hops.push({ url: page.url, status: status ?? 0, location: redirectTo });
      page = await this.pages.findByUrl(crawl._id, redirectTo);
    }
    return hops;
  }
}

function factsIn(kept: { facts?: Uint8Array } | undefined): KeptFacts {
  if (!kept?.facts) return { headings: [], hreflangs: [], extracted: {} };
  return JSON.parse(Buffer.from(kept.facts).toString()) as KeptFacts;
}

function rowIn(table: CrawlTable | undefined, page: PageRecord) {
  const at = table?.indexOfId(page._id.toHexString());
  return at === undefined ? undefined : table?.row(at);
}

/** What was found and not visited is in no table. */
function isOfUnvisited({ statusClass }: PagesFilter): boolean {
  return statusClass?.includes('waiting') ?? false;
}
