/** Characters of the keyword, and of each own one. */
export const MAX_BRIEF_KEYWORD = 120;
export const MAX_OWN_KEYWORDS = 20;
export const MAX_COMPETITOR_NAME = 200;
/** Bytes of all pages that are pasted into one order. */
export const MAX_PASTED_PAGES_BYTES = 5 * 1024 * 1024;

/** Of an outline that is edited. */
export const OUTLINE_LIMITS = {
  sections: 200,
  title: 200,
  heading: 300,
  note: 2_000,
  /** Terms or questions of one section, and the characters of each. */
  entries: 60,
  entry: 300,
  words: 100_000,
} as const;
