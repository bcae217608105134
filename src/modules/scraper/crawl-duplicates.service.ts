import { Injectable } from '@nestjs/common';
import {
  type DuplicateGroup,
  type DuplicatesReport,
  MAX_REPORT_ROWS,
} from '../../contracts/scraper/crawl-reports';
import { keptThreshold } from './analysis/similar-pages';
import { CrawlReportsService } from './crawl-reports.service';
import type { CrawlTable } from './table/crawl-table';
import { CrawlTables } from './table/crawl-tables';

/** Pages that a group names; the largest ones are the site's own template, and go on and on. */
const MOST_NAMED = 100;

/** Groups the pages that say the same, by how alike they must be. */
@Injectable()
export class CrawlDuplicatesService {
  constructor(
    private readonly reports: CrawlReportsService,
    private readonly tables: CrawlTables,
  ) {}

  async report(crawlId: string, threshold: number): Promise<DuplicatesReport> {
    const [exact, near] = await Promise.all([
      this.groups(crawlId, 'exact', threshold),
      this.groups(crawlId, 'near', threshold),
    ]);
    const groups = [...exact, ...near].sort((a, b) => b.total - a.total);
    return {
      threshold: keptThreshold(threshold),
      rows: groups.slice(0, MAX_REPORT_ROWS),
      total: groups.length,
      kinds: { exact: exact.length, near: near.length },
    };
  }

  /** All groups of a kind, the largest first. */
  async groups(crawlId: string, kind: DuplicateGroup['kind'], threshold: number): Promise<DuplicateGroup[]> {
    const crawl = await this.reports.analysed(crawlId);
    const table = await this.tables.of(crawl);
    const { exact, groups: kept } = await this.reports.report(crawlId, 'similar');
    const nearest = keptThreshold(threshold);
    const near = kept.find((group) => group.threshold === nearest)?.near ?? [];
    const groups =
      kind === 'exact'
        ? exact.map((pages) => groupOf(table, kind, 1, pages))
        : near.map(({ members, similarity }) => groupOf(table, kind, similarity, members));
    return groups.sort((a, b) => b.total - a.total);
  }
}

function groupOf(
  table: CrawlTable,
  kind: DuplicateGroup['kind'],
  similarity: number,
  pages: readonly number[],
): DuplicateGroup {
  return {
    kind,
    similarity: Math.round(similarity * 1_000) / 1_000,
    total: pages.length,
    pages: pages.slice(0, MOST_NAMED).map((at) => ({
      id: table.value('id', at),
      url: table.value('url', at),
      title: table.value('title', at),
    })),
  };
}
