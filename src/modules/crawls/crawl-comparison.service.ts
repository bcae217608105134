import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { CRAWL_MESSAGES } from '../../contracts/crawls/crawl-messages';
import {
  type ChangedPage,
  COMPARED_FIELDS,
  type CrawlComparison,
  MAX_REPORT_ROWS,
} from '../../contracts/crawls/crawl-reports';
import { AppError } from '../../core/errors/app-error';
import { TARGET_RULES } from '../../domain/crawl/issues/target-rules';
import { CrawlPagesRepository } from './crawl-pages.repository';
import type { PageRecord } from './crawl-pages.schema';
import { CrawlReportsService } from './crawl-reports.service';
import type { CrawlRecord } from './crawls.schema';
import type { CrawlTable } from './table/crawl-table';
import { CrawlTables } from './table/crawl-tables';

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
    if (beforeId === afterId) throw new AppError('BAD_REQUEST', CRAWL_MESSAGES.compareSelf);
    const [before, after] = await Promise.all([this.side(beforeId), this.side(afterId)]);
    const changed: { before: number; after: number }[] = [];
    let changes = 0;
    for (let at = 0; at < after.table.size; at++) {
      const other = before.table.indexOf(after.table.value('url', at));
      if (other === undefined || before.table.value('print', other) === after.table.value('print', at))
        continue;
      if (changes++ < MAX_REPORT_ROWS) changed.push({ before: other, after: at });
    }
    return {
      before: beforeId,
      after: afterId,
      added: missingIn(before.table, after.table),
      lost: missingIn(after.table, before.table),
      changed: { rows: await this.changes(before.table, after.table, changed), total: changes },
      issues: issuesOf(before, after),
    };
  }

  private async side(id: string): Promise<Side> {
    const crawl = await this.reports.analysed(id);
    return { crawl, table: await this.tables.of(crawl) };
  }

  private async changes(
    before: CrawlTable,
    after: CrawlTable,
    places: readonly { before: number; after: number }[],
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
function missingIn(other: CrawlTable, table: CrawlTable): CrawlComparison['added'] {
  const rows: CrawlComparison['added']['rows'] = [];
  let total = 0;
  for (let at = 0; at < table.size; at++) {
    const url = table.value('url', at);
    if (other.indexOf(url) !== undefined) continue;
    if (total++ < MAX_REPORT_ROWS) rows.push({ url, status: table.value('status', at) });
  }
  return { rows, total };
}

function fieldsOf(before: PageRecord | undefined, after: PageRecord): ChangedPage['fields'] {
  return COMPARED_FIELDS.map((field) => ({
    field,
    before: before?.row?.[field] ?? null,
    after: after.row?.[field] ?? null,
  })).filter(({ before: old, after: now }) => old !== now);
}

/** What pages point at: a crawl that did not ask knows nothing of these, which is not that they were mended. */
const OF_TARGETS = new Set(TARGET_RULES.map(({ id }) => id));

/** Of the pages that are in both crawls, and of those that came or went. */
function issuesOf(before: Side, after: Side): CrawlComparison['issues'] {
  const known = new Map(
    [...(before.crawl.issues ?? []), ...(after.crawl.issues ?? [])].map((it) => [it.id, it]),
  );
  const opened = new Map<string, number>();
  const closed = new Map<string, number>();
  countNew(before.table, after.table, opened);
  countNew(after.table, before.table, closed);
  const bothAsked = [before, after].every(({ crawl }) => crawl.options.targets);
  return [...known.values()]
    .filter(({ id }) => bothAsked || !OF_TARGETS.has(id))
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

/** Issues that pages have in `table` and have not in the other one. */
function countNew(other: CrawlTable, table: CrawlTable, counts: Map<string, number>): void {
  for (let at = 0; at < table.size; at++) {
    const same = other.indexOf(table.value('url', at));
    const had = same === undefined ? [] : other.value('issues', same);
    for (const issue of table.value('issues', at))
      if (!had.includes(issue)) counts.set(issue, (counts.get(issue) ?? 0) + 1);
  }
}
