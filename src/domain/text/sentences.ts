import { endsInAbbreviation } from './abbreviations';
import { endsInOrdinal, isItemNumber } from './ordinals';
import { isWithinName, isWithinSpeech } from './speech';

/** A full stop ends a sentence or not by what follows; the others always do. French has a space before its quotation mark. */
const STOPS = /[.!?؟۔।॥։።]+(?:[ \u00a0\u202f]»(?=[\s,;:.]|$))?[\p{Ps}\p{Pe}\p{Pi}\p{Pf}"']*\s*/gu;
/** Goes on with the sentence, whatever stood before. */
const CONTINUES = /[,:;\-–—،.!?؟۔।॥։።]/u;
const LOWER_NEXT = /^[^\p{Alphabetic}.!?؟۔।॥։።]*\p{Lowercase}/u;
/** Names that begin a sentence as they are: eBay, iPhone, macOS. */
const LOWER_NAME =
  /^["'(«“‘„]*(?:\p{Ll}{1,5}\p{Lu}|(?:adidas|bash|curl|ffmpeg|git|lululemon|nginx|npm|npx|numpy|pandas|webpack)(?![\p{L}\p{N}]))/u;
const LETTER_STOP = /[\p{Lu}\p{Lt}\p{Lowercase}]\.$/u;
const UPPER = /[\p{Lu}\p{Lt}]/u;
const NO_SPACE = /[^\s(]/u;
const DIGIT = /\p{Nd}/u;
/** The address of a page, with its query and all: up to a space, a quotation mark or a full stop that no address has. */
const ADDRESS =
  /(?:https?:\/\/|(?<![\w.-])www\.|(?<![\w.-])[a-z\d-]+(?:\.[a-z\d-]+)+\/)[^\s"<>\p{Pi}\p{Pf}؟۔।॥։።。．！？、，]*/giu;
/** What the rules here do not know: other signs that end sentences, and signs that no reader sees. */
const HARD =
  /[\u00ad\u0600-\u0605\u061d-\u061e\u0700-\u0702\u07f9\u0837\u0839\u083d\u083e\u104a\u104b\u1362-\u1368\u166e\u1735\u1736\u1803\u1809\u1944\u1945\u1aa8-\u1aab\u1b4e-\u1b7f\u1c3b\u1c3c\u1c7e\u1c7f\u200b-\u200f\u2024\u203c-\u203d\u2047-\u2049\u2060-\u2064\u2cf9-\u2cfb\u2e2e\u2e3c\u2e53\u2e54\u3001\u3002\ua4ff\ua60e\ua60f\ua6f3\ua6f7\ua876\ua877\ua8ce\ua8cf\ua92f\ua9c8\ua9c9\uaa5d-\uaa5f\uaaf0\uaaf1\uabeb\ufe10-\ufe19\ufe50-\ufe58\uff01\uff0c-\uff0e\uff1a\uff1b\uff1f\uff61\uff64\ud800-\udfff]/;

/** So many characters at the end of a part are looked at. */
const LOOKED_AT = 10;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/**
 * Calls back for each sentence of a piece: as the Segmenter cuts, but not after an abbreviation of the language (English
 * ones where it is not known), an ordinal number or the number of a list's item, nor within an address or speech.
 * @param names what is no end of a sentence besides: see `namesPattern`
 */
export function eachSentence(
  piece: string,
  language: string | undefined,
  onSentence: (start: number, end: number) => void,
  names?: RegExp,
): void {
  if (piece === '') return;
  let start = 0;
  const unbroken = unbrokenOf(piece, names);
  let at = 0;
  for (const end of endsOf(piece)) {
    // Both are in the order of the text.
    while ((unbroken[at]?.end ?? Infinity) <= end) at += 1;
    if ((unbroken[at]?.start ?? end) < end) continue;
    if (end < piece.length && goesOn(piece, start, end, language)) continue;
    onSentence(start, end);
    start = end;
  }
}

/** Within speech, a name, or behind a full stop that an abbreviation, an ordinal number or the number of a list's item ends with. */
function goesOn(piece: string, start: number, end: number, language: string | undefined): boolean {
  const text = piece.slice(start, end);
  const after = piece.slice(end);
  if (start === 0 && isItemNumber(text)) return true;
  if (endsWithCall(text)) return isWithinSpeech(text, after, language) || isWithinName(text, after, language);
  return endsInAbbreviation(text, after, language) || endsInOrdinal(text, after, language);
}

/** Whether the mark that a part ends with, spaces and quotation marks behind it or not, is no full stop. */
function endsWithCall(text: string): boolean {
  for (let at = text.length - 1; at >= 0 && at > text.length - LOOKED_AT; at -= 1) {
    const sign = text[at];
    if (sign === '!' || sign === '?' || sign === '！' || sign === '？') return true;
    if (sign === '.' || sign === '。') return false;
  }
  return false;
}

/** Where addresses stand, and names that are looked for, in the order of the text. */
function unbrokenOf(piece: string, names: RegExp | undefined): { start: number; end: number }[] {
  const hasAddress = piece.includes('/') || piece.includes('www.');
  if (!hasAddress && !names) return [];
  const found = [...(hasAddress ? piece.matchAll(ADDRESS) : []), ...(names ? piece.matchAll(names) : [])];
  const ranges = found.map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  return names ? ranges.sort((a, b) => a.end - b.end) : ranges;
}

/** Where sentences end by Unicode's rules (UAX #29). */
function endsOf(piece: string): number[] {
  if (HARD.test(piece))
    return [...segmenter.segment(piece)].map(({ index, segment }) => index + segment.length);
  const ends: number[] = [];
  for (const match of piece.matchAll(STOPS)) {
    const end = match.index + match[0].length;
    if (end < piece.length && endsSentence(piece, match, end)) ends.push(end);
  }
  ends.push(piece.length);
  return ends;
}

function endsSentence(piece: string, { 0: match, index }: RegExpExecArray, end: number): boolean {
  const next = piece[end] ?? '';
  if (CONTINUES.test(next)) return false;
  const stops = /^[^\p{P}\s]*[.!?؟۔।॥։።]+/u.exec(match)?.[0] ?? '';
  if (!stops.endsWith('.')) return true;
  // `.NET`
  if (match === '.' && UPPER.test(next) && !NO_SPACE.test(piece[index - 1] ?? '')) return false;
  if (LOWER_NEXT.test(piece.slice(end))) return LOWER_NAME.test(piece.slice(end));
  if (stops.length < match.length) return true;
  return !DIGIT.test(next) && !(UPPER.test(next) && LETTER_STOP.test(piece.slice(0, index + stops.length)));
}
