import type { StatusClass } from '../scraper/crawl-reports';
import type { IndexabilityReason, RedirectHop, VisitFailure } from '../scraper/crawls';
import type { LinkPlace, PageHeading } from './page-facts';

/** Addresses of one run. */
export const MAX_RUN_ADDRESSES = 500;
/** Bytes of a csv of addresses; it is read in the browser. */
export const MAX_ADDRESS_FILE_BYTES = 2 * 1024 * 1024;
export const MAX_RUN_NAME = 200;
/** Links of one page that are kept; all of them are counted. */
export const MAX_LINKS_KEPT = 2_000;

/** Pages of a crawl that a run over it reads: those that answered. */
export const READ_OF_CRAWLS = ['2xx', '3xx', '4xx', '5xx'] as const satisfies readonly StatusClass[];

/** Why a page of a run was not read. */
export type PageFailure = VisitFailure | 'robots';

export const HEADING_PROBLEMS = ['no-h1', 'several-h1', 'skipped-level', 'empty-heading'] as const;
export type HeadingProblem = (typeof HEADING_PROBLEMS)[number];

/** What a page came to; those of redirects are told by where they end. */
export const PAGE_OUTCOMES = ['ok', 'redirected', 'client-error', 'server-error', 'failed'] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

/** One page of a run; numbers are 0 and texts null where it was not read. */
export interface AnalysedPage {
  id: string;
  /** Its place in the list that was given, from 1. */
  position: number;
  url: string;
  outcome: PageOutcome;
  status: number | null;
  failure: PageFailure | null;
  /** The redirects on the way, and where they ended. */
  hops: RedirectHop[];
  finalUrl: string | null;
  title: string | null;
  titles: number;
  titlePixels: number;
  description: string | null;
  descriptions: number;
  descriptionPixels: number;
  canonical: string | null;
  robots: string;
  indexable: boolean;
  indexabilityReason: IndexabilityReason | null;
  lang: string | null;
  h1: string | null;
  /** How many of h1 to h6. */
  headingCounts: number[];
  headings: PageHeading[];
  headingProblems: HeadingProblem[];
  words: number;
  images: number;
  imagesWithoutAlt: number;
  internalLinks: number;
  externalLinks: number;
  structuredTypes: string[];
  brokenStructuredData: number;
  needsJavaScript: boolean;
  bytes: number;
  milliseconds: number;
  /** Pages of the run that link to it; clicks from the first page, null where no links lead there. */
  inlinks: number;
  depth: number | null;
  orphan: boolean;
  deadEnd: boolean;
}

/** A page as lists have it: its headings and redirects are told with the page alone. */
export type AnalysedPageRow = Omit<AnalysedPage, 'headings' | 'hops'>;

/** One link of a page of a run. */
export interface AnalysedLink {
  id: string;
  source: string;
  target: string;
  anchor: string;
  rel: string[];
  place: LinkPlace;
  internal: boolean;
  /** Null where the target is no page of the run. */
  targetStatus: number | null;
}
