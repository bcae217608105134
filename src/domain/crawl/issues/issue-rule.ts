import type { CrawlIssue, HreflangProblem } from '../../../contracts/crawls/crawl-reports';
import type { CrawledPage } from '../../../contracts/crawls/crawls';
import type { BrokenCounts } from '../broken-targets';
import type { CanonicalConflict, Chain } from '../chains';
import { isHtml } from '../indexability';
import type { LinkCounts } from '../link-graph';

/** What a page's own row does not tell. */
export interface IssueContext {
  /** How many indexable pages have the same value, this one among them; 0 without one. */
  same: Record<'title' | 'description' | 'h1' | 'content', number>;
  nearDuplicate: boolean;
  links: LinkCounts;
  /** What it points at that was asked and is broken. */
  broken: BrokenCounts;
  /** Where its redirect leads; null for a page that does not redirect. */
  redirect: Chain | null;
  /** Whether that ends at an error. */
  redirectBroken: boolean;
  canonical: Chain | null;
  canonicalConflict: CanonicalConflict | null;
  hreflang: readonly HreflangProblem[];
  /** Whether the crawl read a sitemap. */
  sitemaps: boolean;
}

/** One rule: what it is called, why it matters, how it is mended, and which pages it concerns. */
export interface IssueRule extends Omit<CrawlIssue, 'pages'> {
  test(page: CrawledPage, context: IssueContext): boolean;
}

/** Whether an address answered with a page. */
export function isPage(page: CrawledPage): boolean {
  return page.status === 200 && isHtml(page.contentType);
}

/** Limits a rule to pages that may be in an index: of others nobody sees a title. */
export function ofIndexable(test: IssueRule['test']): IssueRule['test'] {
  return (page, context) => page.indexable && test(page, context);
}

/** Limits a rule to answers that are pages, whether they may be in an index or not. */
export function ofPages(test: IssueRule['test']): IssueRule['test'] {
  return (page, context) => isPage(page) && test(page, context);
}
