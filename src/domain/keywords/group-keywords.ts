import type { Granularity } from '../../contracts/keywords/grouping';
import type { TextVectors } from '../meaning/text-vectors';
import { clusterByMeaning, type LedKeywords, textsOfMeaning } from './cluster-by-meaning';
import { clusterKeywords, type ClusteredKeyword, type KeywordCluster } from './cluster-keywords';
import { clusterBySerp, SHARED_RESULTS } from './serp-clusters';

/** `meaning`: by what keywords mean; `terms`: by their words; `results`: by the results that a search engine shows for them. */
export type GroupMode = 'meaning' | 'terms' | 'results';

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
 * them have such, else by what they mean, or by their words.
 * @param common terms that stand with everything; they weigh half
 * @param vectors of `textsToGroup` of the same keywords, centred; without them words decide
 * @param led of the same keywords, where it is known
 */
export function groupKeywords<Keyword extends GroupedKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
  vectors?: TextVectors,
  led?: LedKeywords<Keyword>,
): { mode: GroupMode; groups: Record<Granularity, KeywordCluster<Keyword>[]> } {
  if (!areRanked(keywords)) {
    return vectors
      ? { mode: 'meaning', groups: clusterByMeaning(keywords, common, vectors, led) }
      : { mode: 'terms', groups: clusterKeywords(keywords, common) };
  }
  const bySerp = (granularity: Granularity) => clusterBySerp(keywords, SHARED[granularity]);
  return {
    mode: 'results',
    groups: { broad: bySerp('broad'), balanced: bySerp('balanced'), tight: bySerp('tight') },
  };
}

/** The texts whose meaning decides on the groups; none where the results of a search do. */
export function textsToGroup(keywords: readonly GroupedKeyword[], common: ReadonlySet<string>): string[] {
  return areRanked(keywords) ? [] : textsOfMeaning(keywords, common);
}

function areRanked(keywords: readonly Pick<GroupedKeyword, 'addresses'>[]): boolean {
  const ranked = keywords.filter(({ addresses }) => addresses.length >= SHARED_RESULTS.default);
  return ranked.length > 0 && ranked.length >= keywords.length * RANKED_SHARE;
}
