import { lowerCase } from '../text/fold';
import type { Phrase } from '../text/phrases';
import { type Keyphrase, MAX_KEYPHRASE_CHARACTERS, readKeyphrases, type WordKeys } from './keyphrases';

/** How many phrases are looked at where none is given. */
export const SUGGESTED_PHRASES = 5;
/** A text whose phrases all hang together has few that stand apart, and they are among the first. */
const MOST_TRIED = 2_000;

/**
 * What carries a text: the phrases that most of its words belong to. None is part of another or overlaps it, so that
 * none takes words of another where no word counts twice.
 */
export function strongest(
  frequent: readonly Phrase[],
  keys: WordKeys,
  language: string | undefined,
): Keyphrase[] {
  const chosen: Keyphrase[] = [];
  const byShare = frequent.toSorted((a, b) => b.share - a.share).slice(0, MOST_TRIED);
  for (const { text } of byShare) {
    const lower = lowerCase(text, language);
    if (lower.length > MAX_KEYPHRASE_CHARACTERS) continue;
    if (chosen.some((other) => other.text.includes(lower) || lower.includes(other.text))) continue;
    const [phrase] = readKeyphrases([lower], keys, language);
    if (!phrase || chosen.some((other) => hangTogether(other.keys, phrase.keys))) continue;
    if (chosen.push(phrase) === SUGGESTED_PHRASES) break;
  }
  return chosen;
}

function hangTogether(one: readonly string[], other: readonly string[]): boolean {
  return isTouched(one, other) || isTouched(other, one);
}

/** Whether the second, begun at a word of the first, says the same up to the end of either. */
function isTouched(first: readonly string[], second: readonly string[]): boolean {
  return first.some((_, start) => {
    const length = Math.min(first.length - start, second.length);
    return second.slice(0, length).every((key, offset) => first[start + offset] === key);
  });
}
