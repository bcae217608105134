/** Domains that are looked at in one go. */
export const MAX_DOMAINS = 1_000;
/** Pages that one job reads. */
export const MAX_MARKET_PAGES = 100;
/** hreflang annotations of one page that are kept; search engines name no limit, and no site has so many languages. */
export const MAX_KEPT_HREFLANGS = 100;

/** What stands behind the registered name: a registry's own suffix, one that a company offers, one that nobody lists. */
export type SuffixKind = 'icann' | 'private' | 'unlisted' | 'ip';

/** Where a page says which language or country it is for, from the surest to the weakest. */
export const SIGNAL_SOURCES = [
  'text',
  'html-lang',
  'hreflang',
  'content-language',
  'address',
  'og-locale',
  'tld',
] as const;
export type SignalSource = (typeof SIGNAL_SOURCES)[number];

export interface MarketSignal {
  source: SignalSource;
  /** As it is written. */
  value: string;
  /** ISO 639-1, one code for a language and its varieties. */
  language: string | null;
  /** ISO 3166-1. */
  country: string | null;
  /** Its two letters may be a language or a country: `/de/`. */
  either?: boolean;
}

/** A signal that says something else than the others. */
export interface Disagreement {
  source: SignalSource;
  value: string;
  about: 'language' | 'country';
  /** What the others say: a code of a language or country. */
  against: string;
}

/** `unknown`: nothing to compare. */
export const VERDICTS = ['agree', 'disagree', 'unknown'] as const;
export type VerdictState = (typeof VERDICTS)[number];

export interface MarketVerdict {
  state: VerdictState;
  language: string | null;
  country: string | null;
  disagreements: Disagreement[];
}

export const HREFLANG_FAULTS = [
  'invalid-code',
  'uk-for-gb',
  'conflict',
  'duplicate',
  'no-self',
  'no-x-default',
  'no-return-link',
] as const;
export type HreflangFault = (typeof HREFLANG_FAULTS)[number];

export interface MarketHreflangFinding {
  fault: HreflangFault;
  code: string | null;
  target: string | null;
  /** What to write instead, where that is known. */
  suggestion: string | null;
}
