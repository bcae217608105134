import type { Granularity } from '../../contracts/keywords/grouping';
import { clusterKeywords, type ClusteredKeyword, type KeywordCluster } from './cluster-keywords';
import { clusterBySerp, SHARED_RESULTS } from './serp-clusters';

/** `terms`: by the words of keywords; `results`: by the results that a search engine shows for them. */
export type GroupMode = 'terms' | 'results';

/** A keyword with all that it can be grouped by. */
export interface GroupedKeyword extends ClusteredKeyword {
  addresses: readonly string[];
}

/** The share of keywords that have results of a search from which they are grouped by those. */
const RANKED_SHARE = 0.5;
/** Results that two keywords share: the smaller a page's subject, the more. */
const SHARED: Record<Granularity, number> = {
  broad: SHARED_RESULTS.default - 1,
  balanced: SHARED_RESULTS.default,
  tight: SHARED_RESULTS.default + 1,
};

/**
 * Keywords in groups that one page each can answer, for each granularity: by the results of a search where at least half of
 * them have such, else by their words.
 * @param common terms that stand with everything; they weigh half
 */
export function groupKeywords<Keyword extends GroupedKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
): { mode: GroupMode; groups: Record<Granularity, KeywordCluster<Keyword>[]> } {
  const mode = modeOf(keywords);
  if (mode === 'terms') return { mode, groups: clusterKeywords(keywords, common) };
  const bySerp = (granularity: Granularity) => clusterBySerp(keywords, SHARED[granularity]);
  return {
    mode,
    groups: { broad: bySerp('broad'), balanced: bySerp('balanced'), tight: bySerp('tight') },
  };
}

function modeOf(keywords: readonly Pick<GroupedKeyword, 'addresses'>[]): GroupMode {
  const ranked = keywords.filter(({ addresses }) => addresses.length >= SHARED_RESULTS.default);
  return ranked.length > 0 && ranked.length >= keywords.length * RANKED_SHARE ? 'results' : 'terms';
}
