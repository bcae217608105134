import { boldAdds, regular, unitsPerEm, wideningPairs } from './arimo-advances.json';
import { letterEm } from './letter-advances';
import { SERP_LIMITS } from './serp-limits';

export interface TextStyle {
  /** Pixels of the font. */
  size: number;
  weight?: 'regular' | 'bold';
}

export interface TextWidth {
  pixels: number;
  /** Whether it holds characters that the font has not, whose width is guessed. */
  estimated: boolean;
}

/** How wide a text is at each of its places. */
export interface TextWidths {
  /** In em, up to each place. */
  before: Float64Array;
  estimated: boolean;
}

/** No result of a search engine shows more; nothing beyond is measured. */
const MAX_LENGTH = 2_000;
/** What a character of another font is taken for. */
const UNKNOWN_EM = 0.6;
const WIDE_EM = 1;
/** Emoji, flags and keycaps in the fonts of Google, Microsoft and Apple: Noto's are the widest, 1.245 em. */
const EMOJI_EM = 1.25;
/** Vowel signs beside their letters. */
const SPACING_MARK_EM = 0.4;
/** Of scripts whose letters are wider or narrower than most, by Noto's fonts for them; the first that knows it says so. */
const EM_OF: readonly (readonly [RegExp, number])[] = [
  // Fractions, ‰, signs such as ℃, Roman numerals and operators: the widest of Arial's and DejaVu Sans's, the fallback of Linux.
  [/[\u2030\u2031\u2150-\u215f]/u, 1],
  [/[\u2100-\u214f]/u, 1.15],
  [/[\u2160-\u2188]/u, 1.35],
  [/[\u2200-\u22ff]/u, 0.85],
  [/[\u20a0-\u20cf]/u, 0.8],
  [/[\p{Script=Devanagari}\p{Script=Georgian}\p{Script=Gujarati}\p{Script=Lao}]/u, 0.66],
  [
    /[\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Khmer}\p{Script=Ethiopic}]/u,
    0.75,
  ],
  [/[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\u{1d400}-\u{1d7ff}]/u, 0.9],
];
/** Soft hyphens, marks of direction and the like: browsers show none, though the font may have a width for them. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\p{Cc}]+$/u;
const SPACING_MARK = /^\p{Mc}$/u;
/** In colour: by itself, with its selector, of a flag, or in a keycap. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}|\ufe0f?\u20e3/u;
/**
 * A square each: emoji, ideographs, kana, Hangul and full-width forms; and arrows, signs of technology and in circles,
 * shapes, stars and dingbats, which the fonts that browsers take them from make up to one em wide.
 */
const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2190-\u21ff\u2300-\u23ff\u2460-\u27ff\u2900-\u29ff\u2b00-\u2bff\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

/** Characters behind one that tell how it joins the next. */
const LOOKED_AT = 4;
/** In place of an advance that the font has not. */
const UNLISTED = -1;

/** Added to the advance of a character that kerning moves some others away from; no advance reaches it. */
const WIDENS = 0x4000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** By the first and the second of a pair of characters, what kerning moves them apart by; row and column 0 are of all others. */
const widening = wideningTable();
const advances = { regular: tableOf(), bold: tableOf(boldAdds) };

/** The advance of each code unit, with WIDENS where it is one of those, or UNLISTED. `scripts/make-arimo-advances.mjs` writes them, by runs of characters. */
function tableOf(added: Readonly<Record<string, string>> = {}): Int16Array {
  const table = new Int16Array(0x10000).fill(UNLISTED);
  // Line breaks and the like take no room of their own.
  table.fill(0, 0, 0x20);
  for (const [first, widths] of Object.entries(regular)) {
    const units = widths.split(' ');
    const more = added[first]?.split(' ');
    for (let index = 0; index < units.length; index += 1) {
      const code = Number(first) + index;
      const width = Number(units[index]) + Number(more?.[index] ?? 0);
      const widens = widening.rowOf[code] === 0 ? 0 : WIDENS;
      table[code] = IGNORABLE.test(String.fromCharCode(code)) ? 0 : width + widens;
    }
  }
  return table;
}

interface WideningTable {
  rowOf: Uint8Array;
  columnOf: Uint8Array;
  columns: number;
  units: Int16Array;
}

function wideningTable(): WideningTable {
  const pairs = wideningPairs.split(' ');
  const firsts = [...new Set(pairs.map((pair) => pair.charCodeAt(0)))];
  const seconds = [...new Set(pairs.map((pair) => pair.charCodeAt(1)))];
  const rowOf = new Uint8Array(0x10000);
  const columnOf = new Uint8Array(0x10000);
  firsts.forEach((code, index) => (rowOf[code] = index + 1));
  seconds.forEach((code, index) => (columnOf[code] = index + 1));
  const columns = seconds.length + 1;
  const units = new Int16Array((firsts.length + 1) * columns);
  for (const pair of pairs) {
    const row = rowOf[pair.charCodeAt(0)] ?? 0;
    units[row * columns + (columnOf[pair.charCodeAt(1)] ?? 0)] = Number(pair.slice(2));
  }
  return { rowOf, columnOf, columns, units };
}

/** Units between a character and the next one: kerning that moves them together is left out. */
function wideningAt(text: string, index: number): number {
  const row = widening.rowOf[text.charCodeAt(index)] ?? 0;
  if (row === 0 || index + 1 === text.length) return 0;
  const column = widening.columnOf[text.charCodeAt(index + 1)] ?? 0;
  return widening.units[row * widening.columns + column] ?? 0;
}

/**
 * How wide a text is in Arial, whose measures Arimo has, with the kerning that makes it wider and without that which makes it
 * narrower: never less than a browser shows. East Asian characters and symbols count as one em, emoji as a little more;
 * what the font has not is estimated.
 */
export function textPixels(text: string, style: TextStyle): TextWidth {
  const shown = text.slice(0, MAX_LENGTH);
  const table = advances[style.weight ?? 'regular'];
  let units = 0;
  for (let index = 0; index < shown.length; index += 1) {
    const advance = table[shown.charCodeAt(index)] ?? UNLISTED;
    if (advance === UNLISTED) return mixedPixels(shown, style);
    units += advance < WIDENS ? advance : advance - WIDENS + wideningAt(shown, index);
  }
  return { pixels: (units / unitsPerEm) * style.size, estimated: false };
}

/** A text with characters that the font has not: they are taken as they are read, joined emoji as one. */
function mixedPixels(text: string, style: TextStyle): TextWidth {
  const table = advances[style.weight ?? 'regular'];
  let units = 0;
  let estimated = false;
  for (const { segment, index } of graphemes.segment(text)) {
    const read = segmentUnits(text, { segment, index, table });
    units += read.units;
    estimated ||= read.estimated;
  }
  return { pixels: (units / unitsPerEm) * style.size, estimated };
}

/** Of what is read as one character, with what kerning puts behind it. */
function segmentUnits(
  text: string,
  { segment, index, table }: { segment: string; index: number; table: Int16Array },
): { units: number; estimated: boolean } {
  if (EMOJI.test(segment)) return { units: EMOJI_EM * unitsPerEm, estimated: true };
  let units = wideningAt(text, index + segment.length - 1);
  if (WIDE.test(segment) && advanceOf(table, segment) === UNLISTED)
    return { units: units + WIDE_EM * unitsPerEm, estimated: true };
  let estimated = false;
  let at = index;
  for (const character of segment) {
    at += character.length;
    const advance = advanceOf(table, character);
    if (advance !== UNLISTED) units += advance;
    else if (!INVISIBLE.test(character)) {
      const after = text.slice(at, at + LOOKED_AT);
      units += (letterEm(character, after) ?? emOf(character)) * unitsPerEm;
      estimated = true;
    }
  }
  return { units, estimated };
}

function emOf(character: string): number {
  if (SPACING_MARK.test(character)) return SPACING_MARK_EM;
  return EM_OF.find(([script]) => script.test(character))?.[1] ?? UNKNOWN_EM;
}

function advanceOf(table: Int16Array, character: string): number {
  const advance = table[character.codePointAt(0) ?? 0] ?? UNLISTED;
  return advance < WIDENS ? advance : advance - WIDENS;
}

/**
 * How wide a text is up to each of its places, in em, with parts of it in bold. Within what is read as one character the
 * width is that of its beginning. They are written into what is given for them, if it is.
 */
export function widthsBefore(
  text: string,
  isBold?: (index: number) => boolean,
  before = new Float64Array(text.length + 1),
): TextWidths {
  const { regular, bold } = advances;
  before[0] = 0;
  let units = 0;
  for (let index = 0; index < text.length; index += 1) {
    const table = isBold?.(index) ? bold : regular;
    const advance = table[text.charCodeAt(index)] ?? UNLISTED;
    if (advance === UNLISTED) return mixedBefore(text, isBold, before);
    units += advance < WIDENS ? advance : advance - WIDENS + wideningAt(text, index);
    before[index + 1] = units / unitsPerEm;
  }
  return { before, estimated: false };
}

function mixedBefore(
  text: string,
  isBold: ((index: number) => boolean) | undefined,
  before: Float64Array,
): TextWidths {
  let width = 0;
  let isEstimated = false;
  for (const { segment, index } of graphemes.segment(text)) {
    before.fill(width, index, index + segment.length);
    const table = isBold?.(index) ? advances.bold : advances.regular;
    const { units, estimated } = segmentUnits(text, { segment, index, table });
    width += units / unitsPerEm;
    isEstimated ||= estimated;
  }
  before[text.length] = width;
  return { before, estimated: isEstimated };
}

/** Whole pixels of a title as a search result shows it. */
export function titlePixels(title: string): number {
  return Math.round(textPixels(title, { size: SERP_LIMITS.title.fontSize }).pixels);
}

/** Whole pixels of a description as a search result shows it. */
export function descriptionPixels(description: string): number {
  return Math.round(textPixels(description, { size: SERP_LIMITS.description.fontSize }).pixels);
}
