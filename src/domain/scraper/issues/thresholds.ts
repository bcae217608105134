/**
 * Where a rule begins to complain. Sources: SF = Screaming Frog SEO Spider's default preferences ("Spider > Preferences",
 * version 22), which its users compare with; Google = developers.google.com/search/docs; web.dev = web.dev/articles/ttfb.
 */
export const THRESHOLDS = {
  /** Characters; SF. */
  title: { min: 30, max: 60 },
  /** Pixels at 20 px; SF. */
  titlePixels: { min: 200, max: 561 },
  /** Characters; SF. */
  description: { min: 70, max: 155 },
  /** Pixels at 14 px; SF. */
  descriptionPixels: { min: 400, max: 985 },
  /** Characters; SF. */
  h1: 70,
  /** Characters of a whole address; SF. */
  address: 115,
  /** Clicks from the start; SF. */
  depth: 4,
  /** Words of the main text; SF. */
  words: 200,
  /** Bytes: Googlebot reads the first 2 MB of an HTML file (Google, "Googlebot", February 2026). */
  bytes: 2 * 1024 * 1024,
  /** Bytes of an image's file; SF. */
  imageBytes: 100 * 1024,
  /** Milliseconds to the end of an answer; the limit of "poor" for its first byte (web.dev). */
  milliseconds: 1_800,
  /** Links of a page to its own site, and to others; SF. */
  outlinks: 1_000,
  externalOutlinks: 100,
} as const;
