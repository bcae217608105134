import type { Coverage } from '../../contracts/keywords/coverage';

/** The share of the priority that searches, what is missing, and difficulty have. */
const SHARES = { volume: 0.5, need: 0.3, ease: 0.2 };
const NEEDS = { gap: 1, partial: 0.6, low: 0.3, good: 0 };
/** Beyond it a page is on the second page of results. */
export const FIRST_PAGE = 10;
/** Of a page whose difficulty nobody knows. */
const UNKNOWN_EASE = 0.5;

export interface PriorityFacts {
  /** Searches a month; null counts as none. */
  volume: number | null;
  /** 0 to 100; null where nobody knows. */
  difficulty: number | null;
  /** The best one in the results of a search; null where there is none. */
  position: number | null;
  coverage: Coverage;
}

/**
 * What to write first, 0 to 100: half by searches, on a scale of logarithms up to those of the most searched page, three
 * tenths by what is missing (all of a gap, 0.6 of what is covered in part, 0.3 of a page that ranks beyond the first ten), two
 * tenths by how easy it is.
 * @param most searches a month of the page that has most
 */
export function priorityOf(facts: PriorityFacts, most: number): number {
  const { volume, difficulty } = facts;
  const searched = most > 0 ? Math.log(1 + (volume ?? 0)) / Math.log(1 + most) : 0;
  const ease = difficulty === null ? UNKNOWN_EASE : 1 - Math.min(100, Math.max(0, difficulty)) / 100;
  return Math.round(100 * (SHARES.volume * searched + SHARES.need * needOf(facts) + SHARES.ease * ease));
}

function needOf({ coverage, position }: PriorityFacts): number {
  if (coverage !== 'covered') return NEEDS[coverage];
  return position !== null && position > FIRST_PAGE ? NEEDS.low : NEEDS.good;
}
