import type { JudgedBy, StrategySettings, StrategyThresholds } from './strategy';

/** Of an evaluation that compared whole texts. */
export const DEFAULT_SETTINGS: StrategySettings = {
  granularity: 'balanced',
  covered: 0.35,
  partial: 0.2,
  overlap: 0.5,
  thinWords: 300,
  maxDepth: 3,
  nearDuplicate: 0.9,
};

/** From when a passage covers a group of keywords, and from when it touches it. */
export const COVER_DEFAULTS = {
  meaning: { covered: 0.55, partial: 0.47 },
  words: { covered: 0.6, partial: 0.4 },
} as const satisfies Record<JudgedBy, Pick<StrategyThresholds, 'covered' | 'partial'>>;

/**
 * What an evaluation is judged by at first: see docs/decisions/content-strategy.md for how often that errs. One that compared
 * whole texts, by cosines of their words, has the smaller thresholds of then.
 */
export function defaultSettings(judgedBy: JudgedBy | null): StrategySettings {
  return judgedBy === null ? DEFAULT_SETTINGS : { ...DEFAULT_SETTINGS, ...COVER_DEFAULTS[judgedBy] };
}
