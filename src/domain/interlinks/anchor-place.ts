import type { AnchorRange } from '../../contracts/interlinks/interlinks';
import { MAX_ANCHOR_WORDS } from './anchor';
import type { FreeSentence } from './block-sentences';
import type { WordSpan } from './calls';
import { isParted, type ReadSentence, wholeRange } from './find-anchor';

/** Where words of a sentence stand as an anchor; null where they are too many, or within a longer word. */
export function anchorRange({ first, last }: WordSpan, read: ReadSentence): AnchorRange | null {
  if (last - first >= MAX_ANCHOR_WORDS) return null;
  return wholeRange(read.text, { start: read.words[first]?.start ?? 0, end: read.words[last]?.end ?? 0 });
}

/** Words of a context before and behind its anchor [A]. */
const AROUND = { before: 3, behind: 4 } as const;

/** An anchor with the words around it, as far as nothing parts them: what it is a part of. */
export function contextOf({ first, last }: WordSpan, read: ReadSentence): string {
  let [from, to] = [first, last];
  while (from > 0 && first - from < AROUND.before && !isParted(read, from - 1)) from -= 1;
  while (to < read.words.length - 1 && to - last < AROUND.behind && !isParted(read, to)) to += 1;
  return read.text.slice(read.words[from]?.start, read.words[to]?.end);
}

/** Characters of a quotation beside the anchor: its signs, and a function word that a name begins with. */
const QUOTES = 8;

/** What is blocked beside an anchor; null for one within a quotation that says more than it. */
export function blockedBeside(
  { blocked, quoted }: FreeSentence,
  { start, end }: AnchorRange,
): AnchorRange[] | null {
  const around = quoted.filter((range) => range.start < end && range.end > start);
  const isName = (range: AnchorRange) =>
    range.start < start && range.end > end && range.end - range.start <= end - start + QUOTES;
  return around.every(isName) ? [...blocked, ...quoted.filter((range) => !around.includes(range))] : null;
}
