import { findAnchor, type FoundAnchor, type ReadSentence, widened } from './find-anchor';
import type { Phrase } from './phrase';

/** From here on an anchor is good enough (text-tools.md, 7). */
export const MIN_ANCHOR = 0.6;

/** A phrase that a sentence holds. */
export interface Match {
  /** Of the phrase. */
  number: number;
  phrase: Phrase;
  found: FoundAnchor;
}

/** Where a sentence holds enough of a phrase; nothing else. */
export function matchOf(number: number, phrase: Phrase | undefined, sentence: ReadSentence): Match[] {
  const found = phrase && findAnchor(phrase, sentence);
  return phrase && found && found.value >= MIN_ANCHOR ? [{ number, phrase, found }] : [];
}

/**
 * The longest phrase wins: one whose words all belong to another one is not meant alone. Of the same words the surer one. What
 * only meaning can tell beats nothing else.
 */
export function longest(matches: readonly Match[], read: ReadSentence): Match[] {
  const all = matches.map((match) => ({ match, span: widened(match.found, match.phrase, read) }));
  return all.filter((one) => !all.some((other) => beats(other, one))).map(({ match }) => match);
}

interface Spanned {
  match: Match;
  span: { first: number; last: number };
}

function beats(one: Spanned, other: Spanned): boolean {
  const [found, against] = [one.match.found, other.match.found];
  if (one === other || (found.loose && !against.loose)) return false;
  if (contains(one.span, other.span) && !contains(other.span, one.span)) return true;
  if (!against.held.every((word) => found.held.includes(word))) return false;
  return found.held.length > against.held.length || found.value > against.value;
}

const contains = (one: Spanned['span'], other: Spanned['span']) =>
  one.first <= other.first && one.last >= other.last;
