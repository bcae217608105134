import type { BriefTerm } from '../../contracts/briefs/briefs';

/** Times its upper end: from there on a use too many takes all of a term's value (section 8 of the specification). */
const WORTHLESS = 2.5;

/** How a text uses a term. */
export interface TermValue {
  /** 0 to 1. */
  value: number;
  /** What it counts beside the others: its importance, or 0 where a term that may be missing is. */
  weight: number;
}

export interface TermScore {
  /** In the order of the terms. */
  values: TermValue[];
  /** 0 to 1: the values by their weights; 0 where nothing has a weight. */
  score: number;
}

/** What uses of a term are worth: uses / from, 1 within the range, then falling to 0 at 2.5 times its end. */
export function termValue(uses: number, { from, to }: Pick<BriefTerm, 'from' | 'to'>): number {
  if (uses < from) return uses / from;
  if (uses <= to) return 1;
  return Math.max(0, (WORTHLESS * to - uses) / ((WORTHLESS - 1) * to));
}

/**
 * The terms' part of a score. A term whose range begins at 0 counts for a text that uses it, and is no loss to one that does
 * not: else what few pages say would be praised in a text on something else.
 * @param uses in the order of the terms, at the target's length
 */
export function termScoreOf(
  terms: readonly Pick<BriefTerm, 'importance' | 'from' | 'to'>[],
  uses: readonly number[],
): TermScore {
  const values = terms.map((term, at): TermValue => {
    const count = uses[at] ?? 0;
    const isOptional = count === 0 && term.from === 0;
    return { value: termValue(count, term), weight: isOptional ? 0 : term.importance };
  });
  const whole = values.reduce((sum, { weight }) => sum + weight, 0);
  const reached = values.reduce((sum, { value, weight }) => sum + value * weight, 0);
  return { values, score: whole > 0 ? reached / whole : 0 };
}

/** Uses in a text of so many words as they would be at the target's length; competitors are compared so. */
export function scaledUses(uses: readonly number[], words: number, target: number): number[] {
  return uses.map((count) => (words > 0 ? (count * target) / words : 0));
}
