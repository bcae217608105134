import type { CrawlIssue, HreflangProblem } from '../../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../../contracts/scraper/crawls';
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
  /** The images that it shows whose files are over the limit, where that was asked. */
  largeImages: number;
  /** Its links to places that another page has not. */
  lostFragments: number;
  /** Where its redirect leads; null for a page that does not redirect. */
  redirect: Chain | null;
  /** Whether that ends at an error. */
  redirectBroken: boolean;
  /** Whether it ends at a page that robots.txt blocks. */
  redirectBlocked: boolean;
  canonical: Chain | null;
  canonicalConflict: CanonicalConflict | null;
  hreflang: readonly HreflangProblem[];
  /** Whether the crawl knows what the site's sitemaps name. */
  sitemaps: boolean;
  /** Whether links of the site may not have been seen. */
  unseen: boolean;
  /** Set where none of them could bring a deep page nearer to the start. */
  clicksKnown?: boolean;
  /** Whether what it names as the pages after and before it can't be. */
  sequenceContradicts: boolean;
  /** Whether it says what the site says of missing pages, where that tells something. */
  likeMissing: boolean;
  /** Ids of the rules about hosts that are told at another page of its host. */
  toldOfHost: ReadonlySet<string>;
}

/** One rule: what it is called, why it matters, how it is mended, and which pages it concerns. */
export interface IssueRule extends Omit<CrawlIssue, 'pages' | 'links'> {
  /**
   * What must have been seen for a verdict: the page's content, which one that needs JavaScript does not show, all links of
   * the site, or those that are near to the start.
   */
  needs?: 'content' | 'links' | 'clicks';
  /** Of a rule about how links are written: those of a page that break it. */
  linksOf?(page: CrawledPage): { count: number; example?: string };
  test(page: CrawledPage, context: IssueContext): boolean;
}

/** A rule about what a server does with its pages alike: where most of a host break it, the first one is told. */
export interface HostRule extends IssueRule {
  /** The pages among which those that break it are counted. */
  among(page: CrawledPage): boolean;
  test(page: CrawledPage): boolean;
}

/** Makes one, which says that it may stand for others. */
export function ofHost(rule: HostRule): HostRule {
  return { ...rule, fix: `${rule.fix} If most pages of a host have this problem, only the first is listed.` };
}

/** Whether it was asked for, whatever came of it. */
export function isVisited({ status, failure }: CrawledPage): boolean {
  return status !== null || failure !== null;
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

/** Says of rules that they judge what a page shows. */
export function ofContent(rules: readonly IssueRule[]): IssueRule[] {
  return rules.map((rule): IssueRule => ({ ...rule, needs: 'content' }));
}
