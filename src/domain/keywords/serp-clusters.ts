import { byVolume, byWeight, type KeywordCluster } from './cluster-keywords';

/** A keyword with the addresses that a search engine shows for it, the first ones first. */
export interface RankedKeyword {
  text: string;
  volume: number | null;
  addresses: readonly string[];
}

/** Results that are compared: the first page. */
export const COMPARED_RESULTS = 10;
/** How many of ten results two keywords share that one page can answer; Keyword Insights and LowFruits take 40 % too. */
export const SHARED_RESULTS = { default: 4, min: 2, max: 9 } as const;

const FRAME = /^https?:\/\/(?:www\.)?|#.*$|\/+(?=$|[?#])/giu;

/**
 * Clusters of keywords by the pages that rank for them: the keyword of the highest volume is the head, and whatever shares
 * enough results with it belongs to it; then the next one that is left. The order of the list never matters. The largest
 * volume comes first.
 * @param shared results that a keyword has in common with its head, of the first ten of each
 */
export function clusterBySerp<Keyword extends RankedKeyword>(
  keywords: readonly Keyword[],
  shared: number = SHARED_RESULTS.default,
): KeywordCluster<Keyword>[] {
  const ordered = keywords
    .toSorted(byVolume)
    .map((keyword) => ({ keyword, results: resultsOf(keyword.addresses) }));
  const ranked = new Map<string, number[]>();
  ordered.forEach(({ results }, place) => {
    for (const result of results) {
      const places = ranked.get(result);
      if (places) places.push(place);
      else ranked.set(result, [place]);
    }
  });
  const left = new Set(ordered.keys());
  const clusters: KeywordCluster<Keyword>[] = [];
  for (const [head, { keyword, results }] of ordered.entries()) {
    if (!left.delete(head)) continue;
    const common = new Map<number, number>();
    for (const result of results)
      for (const place of ranked.get(result) ?? [])
        if (left.has(place)) common.set(place, (common.get(place) ?? 0) + 1);
    const others = [...common].filter(([, count]) => count >= shared).map(([place]) => place);
    for (const place of others) left.delete(place);
    const members = others.sort((a, b) => a - b).flatMap((place) => ordered[place]?.keyword ?? []);
    clusters.push({ label: keyword, members: [keyword, ...members] });
  }
  return clusters.sort(byWeight);
}

/** Addresses of one page in one form, each once. */
function resultsOf(addresses: readonly string[]): Set<string> {
  const forms = addresses.slice(0, COMPARED_RESULTS).map((address) => address.trim().replace(FRAME, ''));
  return new Set(forms.filter((form) => form !== ''));
}
