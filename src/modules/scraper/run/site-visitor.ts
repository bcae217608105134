import type { TargetAnswer, TargetKind } from '../../../contracts/scraper/crawl-targets';
import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import type { FetchFailure, SkipReason } from '../../../contracts/scraper/crawls';
import type { LinkEdges, LinkWeights } from '../../../domain/scraper/link-weights';
import type { SlowedHost } from '../../../core/fetch/polite-fetcher';
import type { KeptRobots } from '../../../core/pages/site-robots';
import type { Comparable, SimilarPages } from '../analysis/similar-pages';
import type { FoundAddress, PageRow } from '../crawl-pages.schema';
import type { PackedResource } from '../visit/packed-resources';
import type { RunOptions } from './run-state';

/** An address that is about to be visited. */
export interface VisitTask {
  url: string;
  /** As it is kept of its address: `clicksOf` and `stepsOf` read it. */
  depth: number;
  redirects: number;
  /** Set where it was away when it was visited before. */
  again?: boolean;
}

/** What a visit brings: what is kept of the page, and where it leads. */
export interface Visit {
  row: PageRow;
  facts: Uint8Array;
  signature: Uint8Array;
  links: Uint8Array;
  /** What it names, where the crawl asks for that; else empty. */
  resources: Uint8Array;
  /** The places on it that links can name, four bytes each; empty where they are not known. */
  places: Uint8Array;
  /** All that a reading keeps of it; else empty. */
  packed: Uint8Array;
  /** Addresses that no visit before it found. */
  found: FoundAddress[];
  skipped: Partial<Record<SkipReason, number>>;
}

/** Bytes that a visit leaves in the database, without what all pages have. */
export function keptBytes({ row, packed }: Pick<Visit, 'row' | 'packed'>): number {
  return packed.length + Buffer.byteLength(JSON.stringify(row));
}

/** What became of one, and what it names itself, if it is a style sheet. */
export interface AskedTarget extends TargetAnswer {
  names?: PackedResource[];
}

/** An address that pages point at. */
export interface TargetTask {
  url: string;
  kind: TargetKind;
  /** Set where it was away when it was asked before. */
  again?: boolean;
}

/** What a visitor is to know of a crawl. */
export interface CrawlTask {
  options: RunOptions;
  /** What the runs before have read. */
  robots: KeptRobots[];
  /** Addresses with a query string that the crawl knows, so that they keep their places. */
  queries: string[];
  /** Set where the site could not be reached when it was opened before. */
  again?: boolean;
}

/** What the site says before it is crawled. */
export interface SiteOpening {
  /** Whether its robots.txt can't be reached, so that nothing is known of its sitemaps. */
  unreached: boolean;
  sitemaps: string[];
  /** Whether robots.txt names them; else it is the usual address, where there need be none. */
  named: boolean;
}

export interface SitemapReading extends Pick<CrawledSitemap, 'filtered'> {
  /** Addresses of the site that are visited. */
  urls: string[];
  /** Addresses with a query string that were one too many. */
  leftOut: number;
  /** Sitemaps that it names. */
  children: string[];
  feed?: true;
  /** Set where it names more than a sitemap may. */
  over?: true;
  failure: FetchFailure | 'client-error' | 'server-error' | 'invalid' | null;
}

/** What a visitor has to tell beside its visits. */
export interface VisitorNews {
  slowed: SlowedHost | null;
  /** Those that were read since it was asked before. */
  robots: KeptRobots[];
}

/** Fetches and reads the pages of one crawl. Whatever a site does ends in a visit; it throws when it can't go on. */
export interface SiteVisitor {
  open(task: CrawlTask): Promise<SiteOpening>;
  readSitemap(url: string): Promise<SitemapReading>;
  visit(task: VisitTask): Promise<Visit>;
  /** Asks what pages point at, without reading it. */
  ask(target: TargetTask): Promise<AskedTarget>;
  news(): Promise<VisitorNews>;
  /** What is visited from here on was away before: no host is asked sooner than it is known to bear. */
  calm(): Promise<void>;
  /** All is visited: what it keeps in mind of the site may go. */
  forget(): Promise<void>;
  /** Which of the pages are alike; their signatures are its own from then on. */
  findSimilar(pages: Comparable): Promise<SimilarPages>;
  /** What the links between the pages weigh; they are its own from then on. */
  weighLinks(links: LinkEdges): Promise<LinkWeights>;
  /** Ends what runs. */
  close(): Promise<void>;
}
