import type { PageHreflang } from '../pages/page-facts';
import type { PageFailure } from '../pages/page-runs';
import type { HreflangFinding, MarketSignal, MarketVerdict } from './markets';

/** A page of a run of the TLD & Language Finder. */
export interface MarketPage {
  id: string;
  /** Its place in the list that was given, from 1. */
  position: number;
  url: string;
  /** Where redirects ended. */
  finalUrl: string | null;
  status: number | null;
  failure: PageFailure | null;
  /** Null where it was not read. */
  signals: MarketSignal[] | null;
  verdict: MarketVerdict | null;
  /** Those that are kept. */
  hreflangs: PageHreflang[];
  /** What is wrong with them, known when all pages are there. */
  findings: HreflangFinding[];
}

export interface MarketJobParameters {
  /** The name of the file, or the first address. */
  name: string;
  addresses: number;
  /** The run whose failed pages are tried again. */
  retryOf?: string;
}

export interface MarketJobResult {
  pages: number;
  /** Of them, not read. */
  failed: number;
  agree: number;
  disagree: number;
  unknown: number;
  /** Pages with something wrong in their hreflang annotations. */
  hreflangProblems: number;
}
