import { KEYPHRASE_MESSAGES } from '@contracts/keyphrases/keyphrase-messages';
import type { PhraseCheck } from '@domain/keyphrases/check-text';
import { DENSITY, goodDensity, MIN_DENSITY_WORDS, type Verdict } from '@domain/keyphrases/verdicts';
import type { Zone } from '@domain/keyphrases/zones';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';

export const VERDICT_NAMES: Record<Verdict, string> = {
  missing: 'Missing',
  low: 'Low',
  good: 'Good',
  over: 'Over',
  heavy: 'Heavy',
};

export const ZONE_NAMES: Record<Zone, string> = {
  title: 'Title',
  description: 'Description',
  heading: 'Headings',
  list: 'Lists',
  body: 'Body',
  alt: 'Alt texts',
};

export function formatDensity(density: number): string {
  return `${density.toFixed(2)}%`;
}

export function recommendedText({ recommended: { from, to } }: PhraseCheck): string {
  return from === to ? counted(from, 'use') : `${formatCount(from)} to ${counted(to, 'use')}`;
}

/** How a verdict came about: the figures, and the thresholds that they stand beside. */
export function figuresText(check: PhraseCheck, words: number, wordForms: boolean): string {
  const { matches, covered, factor, density } = check;
  const more = covered > 0 ? ` ${KEYPHRASE_MESSAGES.coveredUses(covered)}` : '';
  const recommended = `Recommended for this length: ${recommendedText(check)}.${more}`;
  if (words < MIN_DENSITY_WORDS) {
    return `${counted(matches, 'use')} in ${counted(words, 'word')}. Below ${MIN_DENSITY_WORDS} words, uses are counted instead, as density says little about short texts. ${recommended}`;
  }
  const sum = `100 × ${matches} / ${formatCount(words)} × ${factor.toFixed(2)} = ${formatDensity(density)}`;
  return `${counted(matches, 'use')} in ${counted(words, 'word')}: ${sum}. Good is ${DENSITY.low} to ${goodDensity(wordForms)}%, over up to ${DENSITY.over}%, heavy above; two uses are always fine. ${recommended}`;
}

/** Why the sum has a factor. */
export function factorText({ contentWords, factor }: PhraseCheck): string {
  return `The factor ${factor.toFixed(2)} is 0.7 + ${contentWords} / 3: the phrase has ${counted(contentWords, 'content word')}.`;
}
