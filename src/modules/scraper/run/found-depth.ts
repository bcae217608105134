/**
 * Added to the depth of an address that no link from the start leads to, so far as is known: it comes behind those that
 * links lead to. More than any crawl's depth.
 */
export const UNLINKED = 1_000_000;

/** Clicks from the start, by the depth that is kept of an address; null where nobody knows of any. */
export function clicksOf(depth: number): number | null {
  return depth < UNLINKED ? depth : null;
}

/** Links behind the start, or behind a page of the sitemap: what a crawl's depth bounds. */
export function stepsOf(depth: number): number {
  return depth % UNLINKED;
}
