import {
  PAGE_FAULTS,
  type PageFault,
  type PageRow,
  STRATEGY_LIMITS,
  type StrategySettings,
  type StrategyTab,
  type StrategyTabs,
  type StrategyView,
} from '../../contracts/strategy/strategy';
import { clusterRows, isOpen } from './cluster-rows';
import { conflictRows } from './conflict-rows';
import { intentMix } from './intent-mix';
import { nextActions } from './next-actions';
import { pageRows } from './page-rows';
import { scoreOf } from './score';
import type { Grouping, StrategyGround } from './strategy-ground';

/** All that an evaluation says, tab by tab. */
export interface Evaluation {
  summary: Omit<StrategyView, 'id'>;
  tabs: { [Tab in StrategyTab]: StrategyTabs[Tab][] };
}

/** Judges what was read by the settings. The order of rows and pages that it was read from never matters. */
export function evaluate(ground: StrategyGround, grouping: Grouping, settings: StrategySettings): Evaluation {
  const clusters = clusterRows(ground, grouping, settings);
  const conflicts = conflictRows(ground, clusters, grouping, settings);
  const pages = pageRows(ground, clusters, settings);
  const { score, parts } = scoreOf(ground, { clusters, conflicts, pages });
  const gaps = clusters
    .filter((row) => isOpen(row, ground))
    .sort((a, b) => b.priority - a.priority || b.demand - a.demand);
  const tabs = { clusters, gaps, cannibalisation: conflicts, pages };
  return {
    summary: {
      settings,
      basis: ground.basis,
      judgedBy: ground.judgedBy ?? null,
      ...(ground.missing && { missing: ground.missing }),
      language: ground.language,
      sources: ground.sources,
      ...{ score, parts },
      actions: nextActions(ground, { clusters, conflicts, pages }, parts),
      bubbles: clusters.slice(0, STRATEGY_LIMITS.bubbles).map(bubbleOf),
      intents: intentMix(ground, grouping, { clusters, pages }),
      counts: {
        clusters: clusters.length,
        gaps: gaps.length,
        cannibalisation: conflicts.length,
        pages: pages.length,
      },
      faults: faultCounts(pages),
    },
    tabs,
  };
}

function bubbleOf({ id, label, keywords, demand, difficulty, coverage, priority }: StrategyTabs['clusters']) {
  return { id, label, keywords, demand, difficulty, coverage, priority };
}

function faultCounts(pages: readonly PageRow[]): Record<PageFault, number> {
  const counts = { thin: 0, orphan: 0, deep: 0, duplicate: 0, 'near-duplicate': 0 };
  for (const { faults } of pages)
    for (const fault of PAGE_FAULTS) if (faults.includes(fault)) counts[fault] += 1;
  return counts;
}
