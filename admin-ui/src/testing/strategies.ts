import { DEFAULT_SETTINGS } from '@contracts/strategy/default-settings';
import type { StrategyView } from '@contracts/strategy/strategy';

/** An evaluation of keywords, searches and a reading that found nothing, unless said otherwise. */
export function aStrategy(change: Partial<StrategyView> = {}): StrategyView {
  return {
    id: 's1',
    settings: DEFAULT_SETTINGS,
    basis: 'volume',
    judgedBy: 'meaning',
    language: 'en',
    sources: {
      keywords: { used: 10, total: 10 },
      searchConsole: { queries: 4, pages: 3, skipped: 0 },
      reading: { name: 'shop.example', pages: 12, left: 0, partial: false, hasDepth: true },
    },
    score: null,
    parts: [],
    actions: [],
    bubbles: [],
    intents: [],
    counts: { clusters: 0, gaps: 0, cannibalisation: 0, pages: 0 },
    faults: { thin: 0, orphan: 0, deep: 0, duplicate: 0, 'near-duplicate': 0 },
    ...change,
  };
}
