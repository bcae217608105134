import type { ClusterDetail } from '../../contracts/strategy/strategy';
import type { Evaluation } from './evaluate';
import type { Grouping, StrategyGround } from './strategy-ground';
import { demandOf } from './strategy-keywords';

/** Keywords of a group that are shown; all are in the csv. */
const SHOWN_KEYWORDS = 500;

/** A group in full; undefined where there is none of the id. */
export function clusterDetail(
  { ground, grouping, evaluation }: { ground: StrategyGround; grouping: Grouping; evaluation: Evaluation },
  id: string,
): ClusterDetail | undefined {
  const cluster = evaluation.tabs.clusters.find((row) => row.id === id);
  const group = grouping[Number(id)];
  if (!cluster || !group) return undefined;
  const keywords = group.keywords.flatMap((place) => ground.keywords[place] ?? []);
  return {
    cluster,
    keywords: keywords
      .slice(0, SHOWN_KEYWORDS)
      .map((keyword) => ({ ...keyword, demand: demandOf(keyword, ground.basis) })),
    pages: group.fits.flatMap(({ page, cosine, evidence, section = null }) => {
      const found = ground.pages[page];
      if (!found) return [];
      return [
        {
          address: found.address,
          title: found.title ?? '',
          fit: cosine,
          evidence: evidence ?? 'passage',
          section,
        },
      ];
    }),
  };
}
