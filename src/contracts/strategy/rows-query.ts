import { INTENT_TYPES, UNCLASSIFIED } from '../intent/intent';
import { COVERAGES } from '../keywords/coverage';
import { ADVICES, PAGE_FAULTS, type StrategyTab } from './strategy';

/** Which rows of a tab are asked for. */
export interface RowsQuery<Tab extends StrategyTab = StrategyTab> {
  tab: Tab;
  /** From 1, of STRATEGY_LIMITS.rows each. */
  page: number;
  /** What is searched; empty for all. */
  q: string;
  /** A filter of the tab; empty for all. */
  show: string;
  sort: { field: string; descending: boolean } | null;
}

const ofClusters = [
  'label',
  'keywords',
  'demand',
  'difficulty',
  'position',
  'clicks',
  'impressions',
  'intent',
];
const WITH_COVERAGE = [...ofClusters, 'coverage', 'fit', 'page', 'priority', 'stake'];
/** What each tab can be sorted by. */
export const ROW_SORTS: Record<StrategyTab, readonly string[]> = {
  clusters: WITH_COVERAGE,
  gaps: WITH_COVERAGE,
  cannibalisation: ['subject', 'severity', 'advice', 'demand', 'contenders', 'alike', 'leader'],
  pages: [
    ...[
      'address',
      'title',
      'kind',
      'words',
      'depth',
      'inlinks',
      'intent',
      'clicks',
      'impressions',
      'position',
    ],
    ...['covers', 'faults'],
  ],
};

const INTENTS = [...INTENT_TYPES, UNCLASSIFIED];
/** What each tab can be narrowed to. */
export const ROW_FILTERS: Record<StrategyTab, readonly string[]> = {
  clusters: [...COVERAGES, ...INTENTS],
  gaps: [...COVERAGES, ...INTENTS],
  cannibalisation: ADVICES,
  pages: ['faulty', ...PAGE_FAULTS, ...INTENTS],
};
