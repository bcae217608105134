import type { IntentType } from '../intent/intent';

/** A keyword of a group. */
export interface ClusterKeyword {
  text: string;
  demand: number;
  volume: number | null;
  difficulty: number | null;
  position: number | null;
  clicks: number | null;
  impressions: number | null;
  intent: IntentType | null;
}

/** A page of the keywords of a group that were asked for, the most wanted first, and how many of them there are in all. */
export interface ClusterKeywords {
  rows: ClusterKeyword[];
  total: number;
}

/** What a group's keywords are narrowed down to. */
export interface ClusterKeywordsQuery {
  /** From 1, of STRATEGY_LIMITS.rows each. */
  page: number;
  /** Words that they hold, in any order; empty: any. */
  q: string;
}
