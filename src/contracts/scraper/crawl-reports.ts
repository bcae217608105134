import type {
  CrawledLink,
  CrawledPage,
  FetchFailure,
  IndexabilityReason,
  RedirectHop,
  SkipReason,
  VisitFailure,
} from './crawls';
import type { LlmsFile } from './llms-file';
import type { FilteredReason } from './unseen-links';

/** What became of an address, as lists filter by it and charts count it; `waiting` is not visited yet. */
export const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx', 'failed', 'blocked', 'waiting'] as const;
export type StatusClass = (typeof STATUS_CLASSES)[number];

/** Rows that come with a report; `total` beside them counts all, and `GET /api/crawls/:id/lists/:list` has them. */
export const MAX_REPORT_ROWS = 1_000;
/** Links that a page's view brings along, each way; the list of links has all. */
export const PAGE_LINKS_SHOWN = 50;
/** How alike two pages are that count as near duplicates: the usual threshold and the lowest that may be asked for. */
export const NEAR_DUPLICATES = { usual: 0.9, lowest: 0.5 } as const;

/** One row of `GET /api/crawls/:id/pages`. */
export interface CrawledPageRow extends Omit<CrawledPage, 'headings' | 'hreflangs' | 'extracted' | 'checks'> {
  _id: string;
  statusClass: StatusClass;
  /** Why it was not fetched, though it is of the site: `robots` alone, so far. */
  skipped: SkipReason | null;
  /** Ids of its issues; none before the crawl is analyzed. */
  issues: string[];
}

/** A link with what became of its target; `null` where that was not visited. */
export interface CrawledLinkRow extends CrawledLink {
  _id: string;
  id: string;
  /** Of the target's answer. */
  status: number | null;
  failure: VisitFailure | null;
  /** Whether the target answers with an error or not at all, or its redirects end at a page that robots.txt blocks. */
  broken: boolean;
  /** Set where the page that it leads to has not the place that it names; told of the links of one page. */
  lost?: true;
}

/** `GET /api/crawls/:id/pages/:pageId`. */
export interface CrawledPageDetail
  extends CrawledPageRow, Pick<CrawledPage, 'headings' | 'hreflangs' | 'extracted' | 'checks'> {
  /** From this URL to where its redirects end, hop by hop; none where it does not redirect. */
  hops: RedirectHop[];
  /** The first ones; `inlinks` counts all. */
  linksIn: CrawledLinkRow[];
  linksOut: CrawledLinkRow[];
  /** All links of the page, those to itself and to no page of the web among them, which count nowhere else. */
  allLinksOut: number;
}

export const ISSUE_TYPES = ['issue', 'warning', 'opportunity'] as const;
export type IssueType = (typeof ISSUE_TYPES)[number];
export const ISSUE_PRIORITIES = ['high', 'medium', 'low'] as const;
export type IssuePriority = (typeof ISSUE_PRIORITIES)[number];

/** One row of `GET /api/crawls/:id/issues`; its pages are the list of pages with the filter `issue`. */
export interface CrawlIssue {
  id: string;
  title: string;
  type: IssueType;
  priority: IssuePriority;
  /** What it costs, and how it is fixed. */
  why: string;
  fix: string;
  pages: number;
  /** Of one about how links are written: how many they are on all of its pages, and the first. */
  links?: { count: number; example: string };
}

/** A page as reports name it. */
export interface PageReference {
  id: string;
  url: string;
  title: string | null;
}

/** Rows of a report: the first MAX_REPORT_ROWS of `total`. */
export interface ReportRows<Row> {
  rows: Row[];
  total: number;
}

export interface DuplicateGroup {
  kind: 'exact' | 'near';
  /** Of the least alike to its first page, 0 to 1. */
  similarity: number;
  total: number;
  /** The first ones. */
  pages: PageReference[];
}

/** `GET /api/crawls/:id/duplicates?threshold=0.9`: groups among the indexable pages, the largest first. */
export interface DuplicatesReport extends ReportRows<DuplicateGroup> {
  threshold: number;
  /** How many groups there are of each kind. */
  kinds: Record<DuplicateGroup['kind'], number>;
}

export interface CrawlChain {
  /** From the first URL to the last one; `null` where a URL was not visited. */
  hops: { url: string; status: number | null }[];
  loop: boolean;
  /** Set of a loop in which a cookie is set: browsers, which send it back, may get out of it. */
  cookie?: true;
  /** Pages that link to its first URL. */
  inlinks: number;
}

/** `GET /api/crawls/:id/chains`: more than one step, or a loop. */
export interface ChainsReport {
  redirects: ReportRows<CrawlChain>;
  canonicals: ReportRows<CrawlChain>;
}

/** What is wrong with one `hreflang` of a page. */
export const HREFLANG_PROBLEMS = [
  'invalid-code',
  'no-return-link',
  'not-ok',
  'not-canonical',
  'not-indexable',
  'no-self',
  'no-x-default',
  'conflict',
] as const;
export type HreflangProblem = (typeof HREFLANG_PROBLEMS)[number];

export interface HreflangFinding {
  page: PageReference;
  problem: HreflangProblem;
  /** The annotation in question; null where one is missing. */
  lang: string | null;
  target: string | null;
}

/** `GET /api/crawls/:id/hreflang`. */
export interface HreflangReport extends ReportRows<HreflangFinding> {
  /** Pages that name other languages. */
  pages: number;
}

export interface CrawledSitemap {
  url: string;
  addresses: number;
  /** Why it could not be read; null where it was. */
  failure: FetchFailure | 'client-error' | 'server-error' | 'invalid' | null;
  /** URLs with a query string that were one too many; absent where query strings are not crawled. */
  leftOut?: number;
  /** URLs that are not kept, since they are far more than the crawl may visit; of the last one sitemaps, too, that are not read. */
  notKept?: number;
  /** Set of a feed (RSS, Atom), which names the newest pages alone. */
  feed?: true;
  /** Set where it names more URLs than a sitemap may: the others are not read. */
  over?: true;
  /** URLs that a sitemap before it names, too. */
  repeated?: number;
  /** URLs of the site that are not visited for their paths or query strings. */
  filtered?: Partial<Record<FilteredReason, number>>;
}

/** A sitemap that is not there, or is none, names no page; what one names that could not be read is not known. */
const NAMES_NOTHING: readonly CrawledSitemap['failure'][] = [null, 'client-error', 'invalid'];

/** Whether there is a sitemap to check pages by, and all that sitemaps name is known: else none is missing in them. */
export function areSitemapsKnown(
  sitemaps: readonly Pick<CrawledSitemap, 'failure' | 'notKept' | 'feed' | 'over'>[],
): boolean {
  const isAnyRead = sitemaps.some(({ failure, feed }) => failure === null && !feed);
  const isWhole = ({ failure, notKept, over }: (typeof sitemaps)[number]) =>
    NAMES_NOTHING.includes(failure) && !notKept && !over;
  return isAnyRead && sitemaps.every(isWhole);
}

/** `GET /api/crawls/:id/sitemaps`. */
export interface SitemapsReport {
  sitemaps: CrawledSitemap[];
  /** In a sitemap and indexable, and no link or redirect leads there: the issue of orphans. */
  orphans: ReportRows<PageReference>;
  /** Indexable, and in no sitemap. */
  missing: ReportRows<PageReference>;
  /** In a sitemap, and not indexable. */
  nonIndexable: ReportRows<PageReference & { reason: IndexabilityReason | null }>;
}

export interface DepthRow {
  /** Null of the pages that no link from the start leads to. */
  depth: number | null;
  pages: Record<StatusClass, number>;
}

/** A folder of the site with the pages in it and below. */
export interface FolderNode {
  /** The last part of its path, such as `blog`; of the root the host. */
  name: string;
  path: string;
  pages: number;
  indexable: number;
  children: FolderNode[];
}

export interface AnchorRow {
  anchor: string;
  links: number;
  /** Different pages that it leads to. */
  targets: number;
}

/** `GET /api/crawls/:id/overview`. */
export interface CrawlOverview {
  pages: number;
  indexable: number;
  reasons: Partial<Record<IndexabilityReason, number>>;
  statuses: Record<StatusClass, number>;
  depths: DepthRow[];
  /** The roots, a host each; a folder of more than 100 others has the largest. */
  folders: FolderNode[];
  structuredTypes: { type: string; pages: number }[];
  /** The commonest ones; how many there are in all is not known of crawls of before. */
  anchors: AnchorRow[];
  differentAnchors?: number;
  needsJavaScript: number;
  /** What each host answers at /llms.txt; of a list none is asked, nor was it in crawls of before. */
  llms?: (LlmsFile & { host: string })[];
  skipped: Partial<Record<SkipReason, number>>;
  /** Milliseconds to the end of an answer, without parsing: middle and slowest twentieth; null where no page answered. */
  responseTimes: { median: number; p95: number } | null;
}

/** The fields of a page that two crawls are compared by. */
export const COMPARED_FIELDS = [
  'status',
  'indexable',
  'redirectTo',
  'title',
  'description',
  'h1',
  'canonical',
  'robots',
  'words',
  'contentHash',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface ChangedPage {
  url: string;
  fields: {
    field: ComparedField;
    before: string | number | boolean | null;
    after: string | number | boolean | null;
  }[];
}

/** `GET /api/crawls/:id/compare/:otherId`: from the other crawl to this one. */
export interface CrawlComparison {
  before: string;
  after: string;
  added: ReportRows<{ url: string; status: number | null }>;
  lost: ReportRows<{ url: string; status: number | null }>;
  changed: ReportRows<ChangedPage>;
  /** Pages that have an issue now and had not, and the other way round. */
  issues: (Pick<CrawlIssue, 'id' | 'title' | 'type' | 'priority'> & { opened: number; closed: number })[];
}

/** `GET /api/crawls/settings`. */
export interface CrawlSettingsView {
  /** What the form begins with; empty: nothing. */
  seedUrl: string;
}

/** Where a page of a list stands among its status classes. */
export function statusClassOf(
  page: Pick<CrawledPage, 'status' | 'failure'> & { skipped?: SkipReason | null },
): StatusClass {
  if (page.skipped) return 'blocked';
  if (page.failure) return 'failed';
  if (page.status === null) return 'waiting';
  if (page.status >= 500) return '5xx';
  if (page.status >= 400) return '4xx';
  return page.status >= 300 ? '3xx' : '2xx';
}
