import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type { ComparisonListName } from '../../contracts/scraper/crawl-lists';
import {
  type ChangedPage,
  type ComparedField,
  COMPARED_FIELDS,
  type CrawlComparison,
  MAX_REPORT_ROWS,
} from '../../contracts/scraper/crawl-reports';
import type { ListPage, ListRange } from '../../core/database/list-page';
import { AppError } from '../../core/errors/app-error';
import { searchMatcher } from '../../domain/text/search';
import { HOST_RULES, judgedRules } from '../../domain/scraper/issues/issues';
import { CrawlPagesRepository } from './crawl-pages.repository';
import type { PageRecord } from './crawl-pages.schema';
import { CrawlReportsService } from './crawl-reports.service';
import type { CrawlRecord } from './crawls.schema';
import type { CrawlTable } from './table/crawl-table';
import { CrawlTables } from './table/crawl-tables';

/** Changed pages that are read together. */
const EXPORTED_AT_ONCE = 200;

export type ComparisonFigures = Record<'added' | 'lost' | 'changed' | 'opened' | 'closed', number>;

/** A line of an exported comparison. */
export interface ComparisonRow {
  what: 'Issue' | 'New page' | 'Lost page' | 'Changed page';
  /** An issue's title, or a page's address. */
  name: string;
  field?: ComparedField;
  before?: string | number | boolean | null;
  after?: string | number | boolean | null;
  /** Pages that have an issue now and had not, and the other way round. */
  opened?: number;
  closed?: number;
}

interface PlaceOfBoth {
  before: number;
  after: number;
}

type FoundPage = CrawlComparison['added']['rows'][number];

interface Side {
  crawl: CrawlRecord;
  table: CrawlTable;
}

/** Tells what has changed between two crawls, address by address. */
@Injectable()
export class CrawlComparisonService {
  constructor(
    private readonly reports: CrawlReportsService,
    private readonly pages: CrawlPagesRepository,
    private readonly tables: CrawlTables,
  ) {}

  async compare(beforeId: string, afterId: string): Promise<CrawlComparison> {
    const [before, after] = await this.sides(beforeId, afterId);
    const changed: PlaceOfBoth[] = [];
    let total = 0;
    for (const place of changedPlaces(before.table, after.table))
      if (total++ < MAX_REPORT_ROWS) changed.push(place);
    return {
      before: beforeId,
      after: afterId,
      added: rowsOf(missingIn(before.table, after.table)),
      lost: rowsOf(missingIn(after.table, before.table)),
      changed: { rows: await this.changes(before.table, after.table, changed), total },
      issues: issuesOf(before, after),
    };
  }

  /** A part of one of its lists. */
  async page(
    [beforeId, afterId]: readonly [string, string],
    list: ComparisonListName,
    q: string,
    { start, end }: ListRange,
  ): Promise<ListPage<FoundPage | ChangedPage>> {
    const [{ table: before }, { table: after }] = await this.sides(beforeId, afterId);
    const holds = searchMatcher(q);
    if (list === 'changed') {
      const places = [...changedPlaces(before, after)].filter((place) =>
        holds(after.value('url', place.after)),
      );
      const wanted = places.slice(start, end + 1);
      return { items: await this.changes(before, after, wanted), total: places.length };
    }
    const found = list === 'added' ? missingIn(before, after) : missingIn(after, before);
    const pages = [...found].filter(({ url }) => holds(url));
    return { items: pages.slice(start, end + 1), total: pages.length };
  }

  /** How much of each there is. */
  async figures(beforeId: string, afterId: string): Promise<ComparisonFigures> {
    const [before, after] = await this.sides(beforeId, afterId);
    const issues = issuesOf(before, after);
    const sum = (field: 'opened' | 'closed') => issues.reduce((total, issue) => total + issue[field], 0);
    return {
      added: countOf(missingIn(before.table, after.table)),
      lost: countOf(missingIn(after.table, before.table)),
      changed: countOf(changedPlaces(before.table, after.table)),
      opened: sum('opened'),
      closed: sum('closed'),
    };
  }

  /** All of it, a row for each page or issue that differs. */
  async export(beforeId: string, afterId: string): Promise<AsyncIterable<ComparisonRow>> {
    const [before, after] = await this.sides(beforeId, afterId);
    return this.rows(before, after);
  }

  private async *rows(before: Side, after: Side): AsyncGenerator<ComparisonRow> {
    for (const { title, opened, closed } of issuesOf(before, after)) {
      yield { what: 'Issue', name: title, opened, closed };
    }
    for (const { url, status } of missingIn(before.table, after.table))
      yield { what: 'New page', name: url, after: status };
    for (const { url, status } of missingIn(after.table, before.table))
      yield { what: 'Lost page', name: url, before: status };
    let batch: PlaceOfBoth[] = [];
    for (const place of changedPlaces(before.table, after.table)) {
      batch.push(place);
      if (batch.length < EXPORTED_AT_ONCE) continue;
      yield* changeRows(await this.changes(before.table, after.table, batch));
      batch = [];
    }
    yield* changeRows(await this.changes(before.table, after.table, batch));
  }

  private sides(beforeId: string, afterId: string): Promise<[Side, Side]> {
    if (beforeId === afterId) throw new AppError('BAD_REQUEST', CRAWL_MESSAGES.compareSelf);
    return Promise.all([this.side(beforeId), this.side(afterId)]);
  }

  private async side(id: string): Promise<Side> {
    const crawl = await this.reports.analysed(id);
    return { crawl, table: await this.tables.of(crawl) };
  }

  private async changes(
    before: CrawlTable,
    after: CrawlTable,
    places: readonly PlaceOfBoth[],
  ): Promise<ChangedPage[]> {
    const [old, now] = await Promise.all([
      this.pages.findAll(places.map((place) => new Types.ObjectId(before.value('id', place.before)))),
      this.pages.findAll(places.map((place) => new Types.ObjectId(after.value('id', place.after)))),
    ]);
    const oldByUrl = new Map(old.map((page) => [page.url, page]));
    return now.map((page) => ({ url: page.url, fields: fieldsOf(oldByUrl.get(page.url), page) }));
  }
}

/** Addresses of `table` that are not in the other one. */
function* missingIn(other: CrawlTable, table: CrawlTable): Generator<FoundPage> {
  for (let at = 0; at < table.size; at++) {
    const url = table.value('url', at);
    if (other.indexOf(url) === undefined) yield { url, status: table.value('status', at) };
  }
}

/** Where the pages are that are in both and not the same. */
function* changedPlaces(before: CrawlTable, after: CrawlTable): Generator<PlaceOfBoth> {
  for (let at = 0; at < after.size; at++) {
    const other = before.indexOf(after.value('url', at));
    if (other !== undefined && before.value('print', other) !== after.value('print', at))
      yield { before: other, after: at };
  }
}

function rowsOf(pages: Iterable<FoundPage>): CrawlComparison['added'] {
  const rows: FoundPage[] = [];
  let total = 0;
  for (const page of pages) if (total++ < MAX_REPORT_ROWS) rows.push(page);
  return { rows, total };
}

function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count += 1;
  return count;
}

function* changeRows(pages: readonly ChangedPage[]): Generator<ComparisonRow> {
  for (const { url, fields } of pages)
    for (const change of fields) yield { what: 'Changed page', name: url, ...change };
}

function fieldsOf(before: PageRecord | undefined, after: PageRecord): ChangedPage['fields'] {
  return COMPARED_FIELDS.map((field) => ({
    field,
    before: before?.row?.[field] ?? null,
    after: after.row?.[field] ?? null,
  })).filter(({ before: old, after: now }) => old !== now);
}

/**
 * Whether both crawls were judged by a rule: what one did not look for is neither new nor mended. One of before that was kept
 * is known to have looked for what it found; two of them looked for the same, but for targets.
 */
function bothJudged({ crawl: before }: Side, { crawl: after }: Side): (id: string) => boolean {
  if (!before.judged && !after.judged) {
    const known = new Set(
      judgedRules({ targets: before.options.targets && after.options.targets, unseen: false }),
    );
    return (id) => known.has(id);
  }
  const [one, other] = [before, after].map(
    ({ judged, issues = [] }) => new Set(judged ?? issues.map(({ id }) => id)),
  );
  return (id) => one?.has(id) === true && other?.has(id) === true;
}

/** Of the pages that are in both crawls, and of those that came or went. */
function issuesOf(before: Side, after: Side): CrawlComparison['issues'] {
  const known = new Map(
    [...(before.crawl.issues ?? []), ...(after.crawl.issues ?? [])].map((it) => [it.id, it]),
  );
  const opened = new Map<string, number>();
  const closed = new Map<string, number>();
  countNew(before.table, after.table, opened);
  countNew(after.table, before.table, closed);
  const isJudged = bothJudged(before, after);
  return [...known.values()]
    .filter(({ id }) => isJudged(id))
    .map(({ id, title, type, priority }) => ({
      id,
      title,
      type,
      priority,
      opened: opened.get(id) ?? 0,
      closed: closed.get(id) ?? 0,
    }))
    .filter((issue) => issue.opened > 0 || issue.closed > 0);
}

const OF_HOSTS: ReadonlySet<string> = new Set(HOST_RULES.map(({ id }) => id));

/** Issues that pages have in `table` and have not in the other one; those of a host are counted once. */
function countNew(other: CrawlTable, table: CrawlTable, counts: Map<string, number>): void {
  const told = hostIssuesOf(other);
  const isNew = (issue: string, url: string, had: readonly string[]) => {
    if (!OF_HOSTS.has(issue)) return !had.includes(issue);
    const before = told.size;
    return told.add(hostIssue(issue, url)).size > before;
  };
  for (let at = 0; at < table.size; at++) {
    const url = table.value('url', at);
    const same = other.indexOf(url);
    const had = same === undefined ? [] : other.value('issues', same);
    for (const issue of table.value('issues', at))
      if (isNew(issue, url, had)) counts.set(issue, (counts.get(issue) ?? 0) + 1);
  }
}

function hostIssue(issue: string, url: string): string {
  return `${issue} ${new URL(url).host}`;
}

/** What is told of hosts, whichever of their pages it is told at. */
function hostIssuesOf(table: CrawlTable): Set<string> {
  const told = new Set<string>();
  for (let at = 0; at < table.size; at++) {
    for (const issue of table.value('issues', at))
      if (OF_HOSTS.has(issue)) told.add(hostIssue(issue, table.value('url', at)));
  }
  return told;
}
