import type { PageHreflang } from '../pages/page-facts';
import type { PageFailure } from '../pages/page-runs';
import type { MarketHreflangFinding, MarketSignal, MarketVerdict } from './markets';

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
  findings: MarketHreflangFinding[];
}
