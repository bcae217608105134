/** The cosine from which a page is about what a cluster is about [A]. */
export const COVERED = 0.35;
/** How much a term counts by where it stands; in the body the first time, later ones by their logarithm. */
export const FIELD_WEIGHTS = { title: 3, h1: 3, address: 2, h2: 1.5, body: 1 } as const;
/** The share of titles from which a term that no keyword has names the site; fewer titles than this tell nothing. */
const SITE_SHARE = 0.3;
const MIN_TITLES = 5;

/** Terms that stand in so many titles that they name the site. */
export function siteTermsOf(titles: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const terms of titles) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  if (titles.length < MIN_TITLES) return new Set();
  return new Set([...counts].filter(([, count]) => count > titles.length * SITE_SHARE).map(([term]) => term));
}

/** The words of an address's path, without its ending. */
export function pathWordsOf(address: string): string {
  const { pathname } = new URL(address);
  const plain = decoded(pathname).replace(/\.\w{1,5}$/, '');
  return plain.replace(/[/_.+-]+/g, ' ');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
