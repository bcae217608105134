/** How large the subject of a group of keywords is: all three are made at once, and one is looked at. */
export const GRANULARITIES = ['broad', 'balanced', 'tight'] as const;
export type Granularity = (typeof GRANULARITIES)[number];
export const DEFAULT_GRANULARITY: Granularity = 'balanced';

/** Different keywords that one run takes; further ones of a file are left out. */
export const MAX_KEYWORDS = 20_000;

/** The languages that keywords are read in, by their ISO 639-1 codes: those with forms or function words of their own. */
export const KEYWORD_LANGUAGES = [
  ...['ar', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'en', 'es', 'fa', 'fi', 'fr', 'he', 'hi'],
  ...['hr', 'hu', 'hy', 'id', 'it', 'ja', 'ko', 'lt', 'nl', 'no', 'pl', 'pt', 'ro', 'ru'],
  ...['sk', 'sr', 'sv', 'ta', 'th', 'tr', 'uk', 'zh'],
] as const;
