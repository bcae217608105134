import {
  type ChainsReport,
  type CrawledSitemap,
  type HreflangFinding,
  type HreflangReport,
  areSitemapsKnown,
  MAX_REPORT_ROWS,
  type PageReference,
  type ReportRows,
  type SitemapsReport,
} from '../../../contracts/crawls/crawl-reports';
import type { CrawledPage } from '../../../contracts/crawls/crawls';
import { canonicalChains, redirectChains } from '../../../domain/crawl/chains';
import type { HreflangCheck } from '../../../domain/crawl/hreflang';
import type { TableRow } from '../table/table-columns';
import type { Analysis } from './read-crawl';

/** The first rows, and how many there are. */
function rowsOf<Row>(all: Iterable<Row>): ReportRows<Row> {
  const rows: Row[] = [];
  let total = 0;
  for (const row of all) if (total++ < MAX_REPORT_ROWS) rows.push(row);
  return { rows, total };
}

export function chainsOf({ index, graph }: Analysis): ChainsReport {
  const inlinksOf = (url: string) => {
    const page = index.numberOf(url);
    return page === undefined ? 0 : graph.countsOf(page).inlinks;
  };
  return {
    redirects: rowsOf(redirectChains(index, inlinksOf)),
    canonicals: rowsOf(canonicalChains(index, inlinksOf)),
  };
}

export function sitemapsOf(rows: readonly TableRow[], sitemaps: CrawledSitemap[]): SitemapsReport {
  const areKnown = areSitemapsKnown(sitemaps);
  const referred = (wanted: (row: TableRow) => boolean) => rowsOf(rows.filter(wanted).map(referenceOf));
  const wrong = rows.filter(({ inSitemap, indexable }) => inSitemap && !indexable);
  return {
    sitemaps,
    orphans: referred(({ inSitemap, issues }) => inSitemap && issues.includes('orphan')),
    missing: referred(({ inSitemap, indexable }) => areKnown && !inSitemap && indexable),
    nonIndexable: rowsOf(wrong.map((row) => ({ ...referenceOf(row), reason: row.indexabilityReason }))),
  };
}

/** Gathers what is wrong with the languages that pages name. */
export class HreflangFindings {
  private readonly rows: HreflangFinding[] = [];
  private total = 0;
  private pages = 0;

  constructor(private readonly check: HreflangCheck) {}

  add(page: CrawledPage): void {
    if (page.hreflangs.length > 0) this.pages++;
    for (const finding of this.check.findingsOf(page)) {
      if (this.total++ < MAX_REPORT_ROWS) this.rows.push({ page: referenceOf(page), ...finding });
    }
  }

  report(): HreflangReport {
    return { pages: this.pages, rows: this.rows, total: this.total };
  }
}

function referenceOf({ id, url, title }: PageReference): PageReference {
  return { id, url, title };
}
