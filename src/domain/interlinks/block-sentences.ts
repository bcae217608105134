import type { AnchorRange } from '../../contracts/interlinks/interlinks';
import type { ReadingBlock } from '../../contracts/readings/readings';
import { linesOf, piecesOf } from '../text/pieces';
import { eachSentence } from '../text/sentences';

/** A sentence of a block that may carry a link. */
export interface FreeSentence {
  text: string;
  /** Where it begins in the block. */
  start: number;
  /** Ranges of it that no anchor may touch. */
  blocked: AnchorRange[];
  /** The same, but for an anchor that is all of one of them: the name of a page. */
  quoted: AnchorRange[];
  /** Whether a sign ends it; else it may be a line of a list, a table or a teaser that was cut off. */
  ended: boolean;
  /** Whether it is a line of a list. */
  item: boolean;
}

/** A quotation of more words than a title has is somebody's own words. */
const QUOTED = /“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|「[^「」]*」|『[^『』]*』|"[^"]*"/gu;
const QUOTED_CHARACTERS = 40;
const OPENING = /[“«„「『"]/u;
const ENDED = /[.!?…。！？।॥؟۔։:;][\p{Pe}\p{Pf}"'’”»\s]*$/u;
/** Languages whose sentences end without a sign. */
const UNENDED: ReadonlySet<string> = new Set(['th', 'lo', 'km', 'my']);

/**
 * The sentences of a block that hold no link, with their places. One that is longer than a piece of text (some 300 words) is
 * none that a writer would put a link into: it is left out.
 * @param ask what is known of a sentence by where it begins and ends; of null it is not wanted
 * @param names what no sentence ends in (see `namesPattern`)
 */
export function freeSentencesOf<Asked>(
  block: ReadingBlock,
  { language, names }: { language: string; names?: RegExp | undefined },
  ask: (start: number, end: number) => Asked | null,
): { sentence: FreeSentence; asked: Asked }[] {
  const sentences: { sentence: FreeSentence; asked: Asked }[] = [];
  const mayQuote = block.text.length > QUOTED_CHARACTERS && OPENING.test(block.text);
  let lineStart = 0;
  for (const line of linesOf(block.text)) {
    let goesOn = false;
    for (const { text, start, open } of piecesOf(line)) {
      const ranges: AnchorRange[] = [];
      eachSentence(text, language || undefined, (from, to) => ranges.push({ start: from, end: to }), names);
      const whole = ranges.slice(goesOn ? 1 : 0, open ? -1 : undefined);
      goesOn = open;
      const offset = lineStart + start;
      for (const range of whole) {
        const asked = ask(offset + range.start, offset + range.end);
        const sentence = asked && freeSentence(block, text, { range, offset, mayQuote });
        if (!sentence) continue;
        const ended = UNENDED.has(language) || ENDED.test(sentence.text);
        sentences.push({ sentence: { ...sentence, ended, item: block.kind === 'item' }, asked });
      }
    }
    lineStart = block.text.startsWith('\r\n', lineStart + line.length)
      ? lineStart + line.length + 2
      : lineStart + line.length + 1;
  }
  return sentences;
}

function freeSentence(
  { links, code }: ReadingBlock,
  piece: string,
  { range, offset, mayQuote }: { range: AnchorRange; offset: number; mayQuote: boolean },
): Omit<FreeSentence, 'ended' | 'item'> | null {
  const cut = piece.slice(range.start, range.end);
  const text = cut.trim();
  const start = offset + range.start + cut.indexOf(text);
  const end = start + text.length;
  const touches = (span: AnchorRange) => span.start < end && span.end > start;
  if (text === '' || links.some(touches)) return null;
  const quoted = mayQuote ? quotationsIn(text) : [];
  const blocked = code.filter(touches).map((span) => ({
    start: Math.max(0, span.start - start),
    end: Math.min(text.length, span.end - start),
  }));
  return { text, start, blocked, quoted };
}

function quotationsIn(text: string): AnchorRange[] {
  return [...text.matchAll(QUOTED)].flatMap(({ 0: { length }, index }) =>
    length > QUOTED_CHARACTERS ? [{ start: index, end: index + length }] : [],
  );
}
