import type { JobStatus, WaitsFor } from '../jobs/job-states';
import type { LinkPlace, PageHeading, PageHreflang } from '../pages/page-facts';
import type { PageChecks } from './page-checks';
import type { UnseenLinks } from './unseen-links';

export const CRAWL_MODES = ['site', 'list'] as const;
export type CrawlMode = (typeof CRAWL_MODES)[number];

/** What a crawl may be asked for: the smallest, the largest and the usual value of each number. */
export const CRAWL_LIMITS = {
  pageLimit: { min: 1, max: 50_000, usual: 500 },
  /** Clicks from the start: the usual ones are a guard against traps, and as many as pages are no limit. */
  depth: { min: 0, max: 50_000, usual: 20 },
  /** Milliseconds between two requests to the site. */
  delay: { min: 0, max: 10_000, usual: 200 },
  /** Requests at a time. */
  concurrency: { min: 1, max: 16, usual: 4 },
  /** Addresses with a query string, where they are crawled at all: so that filters and calendars leave room for the pages. */
  queryLimit: { min: 1, max: 5_000, usual: 200 },
} as const;
/** Addresses with a query string that are visited of one path: facets and calendars have thousands, real lists a few. */
export const MAX_QUERIES_PER_PATH = 20;
/** Addresses of a list. */
export const MAX_LISTED_ADDRESSES = 20_000;
export const MAX_IGNORED_PATHS = 50;
export const MAX_EXTRACTIONS = 20;

export interface ExtractionRule {
  name: string;
  by: 'selector' | 'pattern';
  /** A CSS selector, or a pattern of RE2. */
  rule: string;
  /** Of a selector: this attribute instead of the text. */
  attribute?: string;
}

export interface CrawlOptions {
  mode: CrawlMode;
  /** Where a site's crawl begins; the first URL of a list. */
  startUrl: string;
  pageLimit: number;
  depth: number;
  delay: number;
  concurrency: number;
  /** Whether robots.txt is obeyed; off for an own site alone. */
  robots: boolean;
  subdomains: boolean;
  sitemaps: boolean;
  /** Whether paths of lists such as /category/ and /tag/ are visited; crawls of before this was asked do not. */
  lists?: boolean;
  /** Parts of paths that are not visited, beside those. */
  ignorePaths: string[];
  extractions: ExtractionRule[];
  /** Whether URLs with a query string are visited, and how many of them; crawls of before this was asked do not. */
  queries?: boolean;
  queryLimit?: number;
  /** Whether what the pages point at is asked for, too; the same. */
  targets?: boolean;
}

/** What robots.txt files call our crawler, and the first word of its `User-Agent`. */
export const CRAWLER_NAME = 'CohortBot';

/** Why a link that was found is not followed. */
export const SKIP_REASONS = [
  'invalid',
  'scheme',
  'other-site',
  'fragment',
  'query',
  /** It has a query string, and as many of those are visited as may be, in all or of its path. */
  'query-limit',
  'file-type',
  'ignored-path',
  'robots',
  'nofollow',
  'depth',
  'limit',
  /** The crawl was stopped before it came to it. */
  'stopped',
  'too-long',
  /** It stands on a page that answers with an error. */
  'error-page',
  /** Its path repeats itself: links that are resolved wrongly add a round with every click. */
  'endless',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** What kept a page from being fetched: the way out's reasons. */
export const FETCH_FAILURES = [
  'scheme',
  'credentials',
  'port',
  'address',
  'dns',
  'connect',
  'tls',
  'timeout',
  'too-large',
  'too-many-redirects',
  'headers',
  'type',
  'encoding',
  'aborted',
] as const;
export type FetchFailure = (typeof FETCH_FAILURES)[number];

/** Why a site's robots.txt could not be read, so that none of its pages was asked for. */
export const ROBOTS_FAILURES = [
  'robots-timeout',
  'robots-server-error',
  'robots-busy',
  'robots-unreadable',
] as const;
export type RobotsFailure = (typeof ROBOTS_FAILURES)[number];

/** Why a redirect leads to no page: no address, one that is not of the web, a 304 that nobody asked for, a loop without cookies. */
export const REDIRECT_FAILURES = [
  'redirect-nowhere',
  'redirect-scheme',
  'not-modified',
  'cookie-loop',
] as const;
export type RedirectFailure = (typeof REDIRECT_FAILURES)[number];

/** Why a page could not be reached. */
export type VisitFailure = FetchFailure | RobotsFailure | RedirectFailure;

/** Why a page can't be in a search engine's index; the first that holds is told. */
export const INDEXABILITY_REASONS = [
  'failed',
  'blocked-by-robots',
  'redirect',
  'client-error',
  'server-error',
  'not-html',
  'noindex',
  'canonicalised',
  'meta-refresh',
] as const;
export type IndexabilityReason = (typeof INDEXABILITY_REASONS)[number];

/** One answer on the way to a page. */
export interface RedirectHop {
  url: string;
  status: number;
  location: string | null;
}

/** One address of a crawl, visited or not; `null` where nothing is known. */
export interface CrawledPage {
  id: string;
  url: string;
  /** Clicks from the start; null where no link from there leads to it, so far as is known. */
  depth: number | null;
  /** Through which it came into the crawl. */
  source: 'start' | 'link' | 'redirect' | 'canonical' | 'hreflang' | 'sitemap' | 'list';
  /** Of the answer, redirects included; null where there was none. */
  status: number | null;
  failure: VisitFailure | null;
  contentType: string | null;
  /** Bytes of the answer, decoded; milliseconds to the end of it, without parsing. */
  bytes: number;
  milliseconds: number;
  /** Where a redirect points, resolved. */
  redirectTo: string | null;
  /** Set where a redirect comes with a cookie: who sends it back may be led to another place. */
  cookie?: true;
  indexable: boolean;
  indexabilityReason: IndexabilityReason | null;
  title: string | null;
  titles: number;
  titlePixels: number;
  description: string | null;
  descriptions: number;
  descriptionPixels: number;
  h1: string | null;
  headings: PageHeading[];
  canonical: string | null;
  canonicals: number;
  robots: string;
  noindex: boolean;
  /** Set where that is for an `unavailable_after` in the past alone. */
  expired?: true;
  nofollow: boolean;
  lang: string | null;
  hreflangs: PageHreflang[];
  words: number;
  /** Those of its main text, the first ones at least; absent from crawls of before they were counted. */
  mainWords?: number;
  /** Its links to the site whose URLs name a session; absent without any. */
  sessionLinks?: number;
  images: number;
  imagesWithoutAlt: number;
  structuredTypes: string[];
  brokenStructuredData: number;
  viewport: boolean;
  needsJavaScript: boolean;
  /** Set where it shows little but another page in a frame. */
  framed?: true;
  inSitemap: boolean;
  /** SHA-256 of the main text, in hex; null without one. */
  contentHash: string | null;
  /** Absent from crawls of before it was looked at, and of what is no page. */
  checks?: PageChecks;
  /** Results of the crawl's extraction rules, by their names. */
  extracted: Record<string, string[]>;
  /** Links to it and from it, of the same site; known when the crawl was analyzed. */
  inlinks: number;
  uniqueInlinks: number;
  outlinks: number;
  externalOutlinks: number;
  /** Link score, 0 to 100. */
  linkScore: number;
}

/** One link between two addresses. */
export interface CrawledLink {
  from: string;
  to: string;
  anchor: string;
  rel: string[];
  place: LinkPlace;
  /** Whether `to` is of the same site; null where it is no page of the web, such as an email address. */
  internal: boolean | null;
  /** Why it was not followed; null where it was, or still will be. */
  skipped: SkipReason | null;
  /** The place on the page that it names, decoded; absent where it names none. */
  fragment?: string;
}

export interface CrawlProgress {
  /** Different URLs of the site that were found, and how many of them were visited. */
  found: number;
  visited: number;
  /** URLs in work. */
  current: string[];
  pagesPerSecond: number;
  /** Seconds at work, without pauses; crawls of before this was counted have none. */
  seconds?: number;
  failures: Partial<Record<VisitFailure | 'client-error' | 'server-error', number>>;
  /** A host that is asked more seldom since it said so: milliseconds between two requests, and until the next one. */
  slowed?: { host: string; everyMs: number; pauseMs: number };
  /** Links that were not followed; one that stands in several places counts at each. */
  skipped: Partial<Record<SkipReason, number>>;
  /** What it does once its pages are visited. */
  part?: 'targets' | 'report';
  /** Of what its pages point at: what was asked, what is to be asked in all, and what is beyond that. */
  targets?: { asked: number; total: number; leftOut: number };
  /** Links of which nobody knows whether they are broken, since where they lead was not asked; known when it was analyzed. */
  unaskedLinks?: number;
  /** Why nothing is said of pages that few or no links lead to; known when it was analyzed. */
  unseen?: UnseenLinks;
  /** Different URLs that were not visited for their depth; known when it was analyzed. */
  depthLeftOut?: number;
  /** URLs with a query string that were one too many: different ones of links, and those that sitemaps name; known when it was analyzed. */
  queriesLeftOut?: number;
}

/** A crawl as its owner sees it; times are ISO strings. */
export interface CrawlView {
  _id: string;
  id: string;
  options: CrawlOptions;
  /** Of the schedule that has started it. */
  scheduleId?: string;
  /** Of its latest run. */
  status: JobStatus;
  /** Of a queued one, as its job tells. */
  waitsFor?: WaitsFor;
  /** Absent while it is being started. */
  jobId?: string;
  progress: CrawlProgress;
  /** Whether the links, duplicates and issues are worked out. */
  analysed: boolean;
  /** Set where they are of the pages that were visited before it was stopped. */
  partial?: true;
  /** Set while that is being worked out. */
  reporting?: true;
  error?: string;
  createdAt: string;
  startedAt?: string;
  finishedAt?: string;
}
