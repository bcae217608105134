import type { WatchDiffPart } from '../../contracts/watches/watch-diff';
import { matchesOf } from './line-diff';

/** Words, each character of scripts that do not separate them, blanks, and other characters. */
const TOKENS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]|[\p{L}\p{M}\p{N}]+|\s+|[^]/gu;
/** Edits of words in one pair of lines: alike ones have far fewer. */
const MAX_EDITS = 400;

/** A line by words and what is between them. */
export function tokensOf(line: string): string[] {
  return line.match(TOKENS) ?? [];
}

/** Two lines that are alike, with the words that only one has marked. */
export function wordParts(before: string, after: string): Record<'before' | 'after', WatchDiffPart[]> {
  const [left, right] = [tokensOf(before), tokensOf(after)];
  const matches = matchesOf(left, right, MAX_EDITS);
  return {
    before: partsOf(left, new Set(matches.map(([place]) => place))),
    after: partsOf(right, new Set(matches.map(([, place]) => place))),
  };
}

/** Runs of words that both have, and of others; a lone blank between two marked words is marked with them. */
function partsOf(tokens: readonly string[], common: ReadonlySet<number>): WatchDiffPart[] {
  const parts: WatchDiffPart[] = [];
  const isMarked = (at: number) => at >= 0 && at < tokens.length && !common.has(at);
  for (const [at, text] of tokens.entries()) {
    const joins = text.trim() === '' && isMarked(at - 1) && isMarked(at + 1);
    const changed = isMarked(at) || joins;
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  }
  return parts;
}
