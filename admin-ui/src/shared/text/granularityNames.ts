import type { Granularity } from '@contracts/keywords/grouping';

/** What the sizes of groups are called where one is chosen. */
export const GRANULARITY_NAMES: Readonly<Record<Granularity, string>> = {
  broad: 'Broad',
  balanced: 'Balanced',
  tight: 'Tight',
};
