import type { Granularity } from '../../contracts/keywords/grouping';

/**
 * Similarities from which texts mean the same for a purpose: centred cosines of the sentence model that ships with Cohort.
 * What each was measured on, and how often it errs, is in docs/decisions/meaning.md.
 */
export const MEANING_CUTS = {
  /** Two groups of keywords are one, by the mean of their members: the adjusted Rand index at `balanced` is 0.9 there. */
  group: { broad: 0.54, balanced: 0.64, tight: 0.74 } satisfies Record<Granularity, number>,
} as const;
