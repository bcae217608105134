/** How often a phrase is used, as a verdict on the text. */
export type Verdict = 'missing' | 'low' | 'good' | 'over' | 'heavy';

/** In percent, as Yoast publishes them; `goodWithForms` counts where word forms are matched too. */
export const DENSITY = { low: 0.5, good: 3, goodWithForms: 3.5, over: 4 } as const;
/** A density says nothing of fewer words: there uses are counted. */
export const MIN_DENSITY_WORDS = 100;
/** Up to so many words: the uses that are still good, and from when on they are heavy. */
const SHORT_TEXTS = [
  { words: 50, good: 1, over: 2 },
  { words: 99, good: 2, over: 3 },
] as const;
/** A text of 100 words or more may use any phrase so often. */
const ALWAYS_FINE = 2;
/** Of subheadings or pictures, in percent: the share that may hold half of a phrase. */
export const GOOD_SHARE = { from: 30, to: 75 } as const;
/** Fewer pictures say nothing. */
export const MIN_IMAGES = 5;
export const GOOD_IN_DESCRIPTION = { from: 1, to: 2 } as const;
/** An assumption of ours. */
export const MAX_IN_TITLE = 1;

export interface Usage {
  matches: number;
  /** Of the text. */
  words: number;
  /** Of the phrase. */
  contentWords: number;
  wordForms: boolean;
}

/** How much a use of a phrase weighs: the longer it is, the more it stands out. */
export function lengthFactor(contentWords: number): number {
  return 0.7 + contentWords / 3;
}

/** In percent. */
export function densityOf({ matches, words, contentWords }: Omit<Usage, 'wordForms'>): number {
  return words === 0 ? 0 : withoutNoise(((100 * matches) / words) * lengthFactor(contentWords));
}

/** A figure on a threshold stands on it, not a billionth beside it. */
function withoutNoise(value: number): number {
  return Number(value.toFixed(9));
}

/** Yoast's verdict on the uses of a phrase. */
export function verdictOf(usage: Usage): Verdict {
  const { matches, words } = usage;
  if (matches === 0) return 'missing';
  const short = SHORT_TEXTS.find((each) => words <= each.words);
  if (short) return matches <= short.good ? 'good' : matches <= short.over ? 'over' : 'heavy';
  const density = densityOf(usage);
  if (density < DENSITY.low) return 'low';
  if (density <= goodDensity(usage.wordForms) || matches <= ALWAYS_FINE) return 'good';
  return density <= DENSITY.over ? 'over' : 'heavy';
}

/** How often a text of so many words may use a phrase of so many content words. */
export function recommendedUses({ words, contentWords, wordForms }: Omit<Usage, 'matches'>): {
  from: number;
  to: number;
} {
  const short = SHORT_TEXTS.find((each) => words <= each.words);
  if (short) return { from: 1, to: short.good };
  const usesAt = (density: number) => withoutNoise((density * words) / (100 * lengthFactor(contentWords)));
  return {
    from: Math.max(ALWAYS_FINE, Math.ceil(usesAt(DENSITY.low))),
    to: Math.max(ALWAYS_FINE, Math.floor(usesAt(goodDensity(wordForms)))),
  };
}

/** The density up to which a use is good, in percent. */
export function goodDensity(wordForms: boolean): number {
  return wordForms ? DENSITY.goodWithForms : DENSITY.good;
}

/** Of how many subheadings or pictures it is good that they hold half of a phrase. */
export function shareVerdict(holding: number, of: number): Verdict {
  const percent = (100 * holding) / of;
  if (percent === 0) return 'missing';
  // One alone holds it or not.
  if (of === 1) return 'good';
  if (percent < GOOD_SHARE.from) return 'low';
  return percent <= GOOD_SHARE.to ? 'good' : 'over';
}

export function descriptionVerdict(matches: number): Verdict {
  if (matches < GOOD_IN_DESCRIPTION.from) return 'missing';
  return matches <= GOOD_IN_DESCRIPTION.to ? 'good' : 'over';
}

/** A title need not have the phrase. */
export function titleVerdict(matches: number): Verdict {
  return matches <= MAX_IN_TITLE ? 'good' : 'over';
}
