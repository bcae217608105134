import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { CrawledLinkRow } from '../../contracts/scraper/crawl-reports';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type { CrawledLink, SkipReason } from '../../contracts/scraper/crawls';
import type { ListPage, ListRange } from '../../core/database/list-page';
import { placeHash } from '../../domain/scraper/fragment';
import { AppError } from '../../core/errors/app-error';
import { InlinkParts } from './analysis/inlink-parts';
import { skippedOf } from './analysis/read-crawl';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { CrawlsService } from './crawls.service';
import type { CrawlRecord } from './crawls.schema';
import type { CrawlTable, LinkKind } from './table/crawl-table';
import { CrawlTargetsRepository, type TargetEnd } from './targets/crawl-targets.repository';
import { CrawlTables } from './table/crawl-tables';
import { placesFrom } from './visit/packed-places';
import { linkOf, type PackedLink, unpackLinks } from './visit/packed-links';

/** At most one of them; without any all links are meant. */
export interface LinkFilter {
  from?: string;
  to?: string;
  internal?: boolean;
  skipped?: boolean;
  broken?: boolean;
}

/** What is known of where links lead: the pages of an analysed crawl, and what other sites answered. */
interface Known<Table = CrawlTable | undefined> {
  table: Table;
  ends: ReadonlyMap<string, TargetEnd>;
}

const NO_ENDS: Known['ends'] = new Map();

/** Pages whose links are read at a time; of an export fewer at first, so that it begins at once. */
const PAGES_AT_ONCE = 50;
const FIRST_PAGES = 5;

/** The links of a crawl: by the page that they are on, by the address that they lead to, or by what became of them. */
@Injectable()
export class CrawlLinksService {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly pages: CrawlPagesRepository,
    private readonly reports: CrawlReportsRepository,
    private readonly tables: CrawlTables,
    private readonly targets: CrawlTargetsRepository,
  ) {}

  async list(crawlId: string, filter: LinkFilter, range: ListRange): Promise<ListPage<CrawledLinkRow>> {
    const crawl = await this.crawls.found(crawlId);
    if (filter.from !== undefined) return this.ofPage(crawl, filter.from, filter, range);
    if (!crawl.analysed) {
      if (filter.to !== undefined) return { items: [], total: 0 };
      throw new AppError('CONFLICT', CRAWL_MESSAGES.notAnalysed);
    }
    const known = await this.known(crawl);
    if (filter.to !== undefined) return this.toAddress(crawl, known, filter.to, range);
    return this.ofKind(known, filter, range);
  }

  /** All links that a filter finds, page by page. */
  async export(crawlId: string, filter: LinkFilter): Promise<AsyncIterable<CrawledLinkRow>> {
    const crawl = await this.crawls.found(crawlId);
    if (!crawl.analysed) throw new AppError('CONFLICT', CRAWL_MESSAGES.notAnalysed);
    return this.stream(await this.known(crawl), filter);
  }

  private async known(crawl: CrawlRecord): Promise<Known<CrawlTable>> {
    const [table, ends] = await Promise.all([this.tables.of(crawl), this.ends(crawl)]);
    return { table, ends };
  }

  private async ends({ _id, options }: CrawlRecord): Promise<Known['ends']> {
    return options.targets ? this.targets.ends(_id) : NO_ENDS;
  }

  private async *stream(known: Known<CrawlTable>, filter: LinkFilter): AsyncGenerator<CrawledLinkRow> {
    const { table } = known;
    let read = 0;
    while (read < table.size) {
      const first = read;
      read = Math.min(first + (first === 0 ? FIRST_PAGES : PAGES_AT_ONCE), table.size);
      const rows = Array.from({ length: read - first }, (_, i) => first + i);
      for (const links of (await this.linksOf(known, rows)).values())
        yield* links.filter((link) => isMeant(link, filter));
    }
  }

  private async ofPage(
    crawl: CrawlRecord,
    url: string,
    filter: LinkFilter,
    { start, end }: ListRange,
  ): Promise<ListPage<CrawledLinkRow>> {
    const page = await this.pages.findByUrl(crawl._id, url);
    if (!page) return { items: [], total: 0 };
    const known: Known = {
      table: crawl.analysed ? await this.tables.of(crawl) : undefined,
      ends: await this.ends(crawl),
    };
    const record = (await this.pages.linksOf([page._id])).get(page._id.toHexString());
    const id = page._id.toHexString();
    const links = unpackLinks(record?.links ?? new Uint8Array(0))
      .map((link, at) => rowOf({ id, url }, link, at, known))
      .filter((link) => isMeant(link, filter));
    return { items: await this.withLost(crawl, links.slice(start, end + 1)), total: links.length };
  }

  /** Marks those that name a place which the other page, or their own, has not. */
  private async withLost(crawl: CrawlRecord, links: CrawledLinkRow[]): Promise<CrawledLinkRow[]> {
    const named = links.filter(({ fragment }) => fragment !== undefined);
    if (!crawl.analysed || named.length === 0) return links;
    const table = await this.tables.of(crawl);
    const idOf = ({ to }: CrawledLinkRow) => {
      const target = table.indexOf(to);
      return target === undefined ? null : table.value('id', target);
    };
    const ids = [...new Set(named.map(idOf))].filter((id) => id !== null);
    const kept = await this.pages.factsOf(ids.map((id) => new Types.ObjectId(id)));
    const places = new Map([...kept].map(([id, record]) => [id, placesFrom(record.places)]));
    return links.map((link) => {
      const there = link.fragment === undefined ? null : places.get(idOf(link) ?? '');
      const isLost = there && link.fragment !== undefined && !there.has(placeHash(link.fragment));
      return isLost ? { ...link, lost: true as const } : link;
    });
  }

  private async toAddress(
    crawl: CrawlRecord,
    known: Known<CrawlTable>,
    url: string,
    { start, end }: ListRange,
  ): Promise<ListPage<CrawledLinkRow>> {
    const target = known.table.indexOf(url);
    if (target === undefined) return { items: [], total: 0 };
    const inlinks = await new InlinkParts(this.reports, crawl._id).of(target);
    const wanted = inlinks.slice(start, end + 1);
    const links = await this.linksOf(known, [...new Set(wanted.map(({ from }) => from))]);
    const items = wanted.map(({ from, at }) => links.get(from)?.[at]).filter((link) => link !== undefined);
    return { items, total: inlinks.length };
  }

  /** Counts of each page tell where the links of a list's page stand. */
  private async ofKind(
    known: Known<CrawlTable>,
    filter: LinkFilter,
    { start, end }: ListRange,
  ): Promise<ListPage<CrawledLinkRow>> {
    const { table } = known;
    const kind = kindOf(filter);
    let total = 0;
    let skip = 0;
    const rows: number[] = [];
    for (let at = 0; at < table.size; at++) {
      const count = table.linksOf(kind, at);
      if (count > 0 && total + count > start && total <= end) {
        if (rows.length === 0) skip = start - total;
        rows.push(at);
      }
      total += count;
    }
    const items: CrawledLinkRow[] = [];
    for (let at = 0; at < rows.length; at += PAGES_AT_ONCE) {
      const links = await this.linksOf(known, rows.slice(at, at + PAGES_AT_ONCE));
      for (const list of links.values()) items.push(...list.filter((link) => isMeant(link, filter)));
    }
    return { items: items.slice(skip, skip + end - start + 1), total };
  }

  /** All links of some pages, each list in the order of its page. */
  private async linksOf(
    known: Known<CrawlTable>,
    rows: readonly number[],
  ): Promise<Map<number, CrawledLinkRow[]>> {
    const { table } = known;
    const ids = rows.map((row) => table.value('id', row));
    const records = await this.pages.linksOf(ids.map((id) => new Types.ObjectId(id)));
    return new Map(
      rows.map((row, i) => {
        const page = { id: ids[i] as string, url: table.value('url', row) };
        const links = unpackLinks(records.get(page.id)?.links ?? new Uint8Array(0));
        return [row, links.map((link, at) => rowOf(page, link, at, known))];
      }),
    );
  }
}

function rowOf(
  page: { id: string; url: string },
  packed: PackedLink,
  at: number,
  { table, ends }: Known,
): CrawledLinkRow {
  const link = linkOf(page.url, packed);
  const id = `${page.id}-${at}`;
  const target = table?.indexOf(link.to);
  if (!table || target === undefined)
    return { _id: id, id, ...link, skipped: beyond(link, table), ...endOf(link, ends) };
  return {
    _id: id,
    id,
    ...link,
    skipped: skippedOf(link),
    status: table.value('status', target),
    failure: table.value('failure', target),
    broken: table.isBroken(target),
  };
}

/** What another site, or a file of the own one, answered, where it was asked. */
function endOf(
  { to }: CrawledLink,
  ends: Known['ends'],
): Pick<CrawledLinkRow, 'status' | 'failure' | 'broken'> {
  const end = ends.get(to);
  if (!end) return { status: null, failure: null, broken: false };
  return { status: end.status, failure: end.failure, broken: end.outcome === 'broken' };
}

/** An address of the site that would have been visited, and was not, was one too many, or came too late. */
function beyond(link: CrawledLink, table: CrawlTable | undefined): SkipReason | null {
  if (link.skipped !== null || !table) return link.skipped;
  return table.partial ? 'stopped' : 'limit';
}

function kindOf({ internal, skipped, broken }: LinkFilter): LinkKind {
  if (broken) return 'brokenLinks';
  if (skipped) return 'skippedLinks';
  if (internal === undefined) return 'links';
  return internal ? 'internalLinks' : 'externalLinks';
}

function isMeant(link: CrawledLinkRow, { internal, skipped, broken }: LinkFilter): boolean {
  if (broken) return link.broken;
  if (skipped) return link.skipped !== null;
  return internal === undefined || link.internal === internal;
}
