/** What a model can be asked to write on an evaluation. */
export const STRATEGY_TEXTS = ['names', 'summary'] as const;
export type StrategyTextsKind = (typeof STRATEGY_TEXTS)[number];

/** A name beside the label that the rules gave a group of keywords. */
export interface ClusterName {
  /** Of the group, as rows of `clusters` have it. */
  id: string;
  name: string;
}

/** What a model wrote on an evaluation; what was not asked for is empty. */
export interface StrategyTexts {
  /** Of the groups that are most wanted. */
  names: ClusterName[];
  summary: string;
}
