import {
  type ChainsReport,
  type CrawlChain,
  type CrawledSitemap,
  type HreflangFinding,
  type HreflangReport,
  areSitemapsKnown,
  MAX_REPORT_ROWS,
  type PageReference,
  type ReportRows,
  type SitemapsReport,
} from '../../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../../contracts/scraper/crawls';
import { canonicalChains, redirectChains } from '../../../domain/scraper/chains';
import type { HreflangCheck } from '../../../domain/scraper/hreflang';
import type { TableRow } from '../table/table-columns';
import type { Analysis } from './read-crawl';
import type { RowParts } from './row-parts';

/** The first rows, and how many there are. */
function rowsOf<Row>(all: Iterable<Row>): ReportRows<Row> {
  const rows: Row[] = [];
  let total = 0;
  for (const row of all) if (total++ < MAX_REPORT_ROWS) rows.push(row);
  return { rows, total };
}

/** Every chain of redirects and of canonicals. */
export function chainsOf({ index, graph }: Analysis): Record<keyof ChainsReport, Iterable<CrawlChain>> {
  const inlinksOf = (url: string) => {
    const page = index.numberOf(url);
    return page === undefined ? 0 : graph.countsOf(page).inlinks;
  };
  return {
    redirects: redirectChains(index, inlinksOf),
    canonicals: canonicalChains(index, inlinksOf),
  };
}

export const SITEMAP_LISTS = ['orphans', 'missing', 'nonIndexable'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];
type SitemapFacts = Pick<TableRow, 'inSitemap' | 'indexable' | 'issues'>;

/** Which pages are in the lists of the sitemaps' report. */
export function sitemapRules(
  sitemaps: CrawledSitemap[],
): Record<SitemapList, (page: SitemapFacts) => boolean> {
  const areKnown = areSitemapsKnown(sitemaps);
  return {
    orphans: ({ inSitemap, issues }) => inSitemap && issues.includes('orphan'),
    missing: ({ inSitemap, indexable }) => areKnown && !inSitemap && indexable,
    nonIndexable: ({ inSitemap, indexable }) => inSitemap && !indexable,
  };
}

export function sitemapsOf(rows: readonly TableRow[], sitemaps: CrawledSitemap[]): SitemapsReport {
  const rules = sitemapRules(sitemaps);
  return {
    sitemaps,
    orphans: rowsOf(rows.filter(rules.orphans).map(referenceOf)),
    missing: rowsOf(rows.filter(rules.missing).map(referenceOf)),
    nonIndexable: rowsOf(
      rows.filter(rules.nonIndexable).map((row) => ({ ...referenceOf(row), reason: row.indexabilityReason })),
    ),
  };
}

/** Gathers what is wrong with the languages that pages name. */
export class HreflangFindings {
  private pages = 0;

  constructor(
    private readonly check: HreflangCheck,
    private readonly parts: RowParts<HreflangFinding>,
  ) {}

  async add(page: CrawledPage): Promise<void> {
    if (page.hreflangs.length > 0) this.pages++;
    for (const finding of this.check.findingsOf(page))
      await this.parts.add({ page: referenceOf(page), ...finding });
  }

  async report(): Promise<HreflangReport> {
    return { pages: this.pages, ...(await this.parts.end()) };
  }
}

function referenceOf({ id, url, title }: PageReference): PageReference {
  return { id, url, title };
}
