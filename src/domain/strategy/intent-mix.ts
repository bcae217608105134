import { INTENT_TYPES, UNCLASSIFIED } from '../../contracts/intent/intent';
import type { Coverage } from '../../contracts/keywords/coverage';
import type { ClusterRow, IntentRow, MixIntent, PageRow } from '../../contracts/strategy/strategy';
import type { Grouping, StrategyGround } from './strategy-ground';
import { demandOf } from './strategy-keywords';

/** What people want, by keyword, and what the site has for it; demands of all intents add up to those of all keywords. */
export function intentMix(
  ground: StrategyGround,
  grouping: Grouping,
  { clusters, pages }: { clusters: readonly ClusterRow[]; pages: readonly PageRow[] },
): IntentRow[] {
  const hasPages = ground.sources.reading !== null;
  const intents: MixIntent[] = [...INTENT_TYPES, UNCLASSIFIED];
  const rows = new Map(
    intents.map((intent): [MixIntent, IntentRow] => [
      intent,
      {
        ...{ intent, keywords: 0, demand: 0, share: 0 },
        clusters: clusters.filter((cluster) => (cluster.intent ?? UNCLASSIFIED) === intent).length,
        coverage: hasPages ? { covered: 0, partial: 0, gap: 0 } : null,
        pages:
          pages.length > 0 ? pages.filter((page) => (page.intent ?? UNCLASSIFIED) === intent).length : null,
      },
    ]),
  );
  grouping.forEach(({ keywords }, place) => {
    const coverage: Coverage | null = clusters[place]?.coverage ?? null;
    for (const at of keywords) {
      const keyword = ground.keywords[at];
      const row = keyword && rows.get(keyword.intent ?? UNCLASSIFIED);
      if (!row) continue;
      const demand = demandOf(keyword, ground.basis);
      row.keywords += 1;
      row.demand += demand;
      if (coverage && row.coverage) row.coverage[coverage] += demand;
    }
  });
  const all = [...rows.values()].reduce((sum, { demand }) => sum + demand, 0);
  return [...rows.values()].map((row) => ({ ...row, share: all > 0 ? row.demand / all : 0 }));
}
