/** The figures are those of section 5 of the specification (Intelligent Brief). */
const WEIGHT = { pages: 0.55, headings: 0.25, uses: 0.2 };
const MANY_PER_1000 = 6;
const PHRASE_FACTOR = 1.15;
const GENERAL_WORTH = 0.15;

/** Uses by page, in the order of the pages, from a place on. */
interface Uses {
  uses: ArrayLike<number>;
  headingUses: ArrayLike<number>;
  from: number;
}

/**
 * How much a term matters, 0 to 1: by the share of the pages that say it, that say it in headings, and how often.
 * @param length of the term in words
 * @param worth how much the rarest of its words tells, 0 to 1
 */
export function importanceOf(
  { uses, headingUses, from }: Uses,
  pages: readonly { words: number }[],
  { length, worth }: { length: number; worth: number },
): number {
  let [having, inHeadings, rates] = [0, 0, 0];
  for (let at = 0; at < pages.length; at += 1) {
    const count = uses[from + at] ?? 0;
    if (count > 0) having += 1;
    if (headingUses[from + at]) inHeadings += 1;
    rates += perThousand(count, pages[at]?.words ?? 0);
  }
  const often = Math.min(1, Math.log(1 + rates / pages.length) / Math.log(MANY_PER_1000));
  const shares = (WEIGHT.pages * having + WEIGHT.headings * inHeadings) / pages.length;
  const found = (shares + WEIGHT.uses * often) * (length > 1 ? PHRASE_FACTOR : 1);
  return Math.min(1, found * (GENERAL_WORTH + (1 - GENERAL_WORTH) * worth));
}

/** Uses in a thousand words. */
export function perThousand(uses: number, words: number): number {
  return words > 0 ? (1000 * uses) / words : 0;
}
