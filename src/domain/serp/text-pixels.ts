import { boldAdds, regular, unitsPerEm } from './arimo-advances.json';
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
const UNKNOWN_EM = 0.56;
const WIDE_EM = 1;
/** Soft hyphens, marks of direction and the like: browsers show none, though the font may have a width for them. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}]+$/u;
/**
 * A square each: emoji, ideographs, kana, Hangul and full-width forms; and arrows, signs of technology and in circles,
 * shapes, stars and dingbats, which the fonts that browsers take them from make up to one em wide.
 */
const WIDE =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2190-\u21ff\u2300-\u23ff\u2460-\u27ff\u2900-\u29ff\u2b00-\u2bff\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

/** In place of an advance that the font has not. */
const UNLISTED = -1;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const advances = { regular: tableOf(), bold: tableOf(boldAdds) };

/** The advance of each code unit, or UNLISTED. `scripts/make-arimo-advances.mjs` writes them, by runs of characters. */
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
      table[code] = IGNORABLE.test(String.fromCharCode(code)) ? 0 : width;
    }
  }
  return table;
}

/**
 * How wide a text is in Arial, whose measures Arimo has, without kerning: never less than a browser shows. Emoji,
 * East Asian characters and symbols count as one em; what the font has not is estimated.
 */
export function textPixels(text: string, style: TextStyle): TextWidth {
  const shown = text.slice(0, MAX_LENGTH);
  const table = advances[style.weight ?? 'regular'];
  let units = 0;
  for (let index = 0; index < shown.length; index += 1) {
    const advance = table[shown.charCodeAt(index)] ?? UNLISTED;
    if (advance === UNLISTED) return mixedPixels(shown, style);
    units += advance;
  }
  return { pixels: (units / unitsPerEm) * style.size, estimated: false };
}

/** A text with characters that the font has not: they are taken as they are read, joined emoji as one. */
function mixedPixels(text: string, style: TextStyle): TextWidth {
  const table = advances[style.weight ?? 'regular'];
  let units = 0;
  let estimated = false;
  for (const { segment } of graphemes.segment(text)) {
    if (WIDE.test(segment) && advanceOf(table, segment) === UNLISTED) {
      units += WIDE_EM * unitsPerEm;
      estimated = true;
      continue;
    }
    for (const character of segment) {
      const advance = advanceOf(table, character);
      if (advance !== UNLISTED) units += advance;
      else if (!INVISIBLE.test(character)) {
        units += UNKNOWN_EM * unitsPerEm;
        estimated = true;
      }
    }
  }
  return { pixels: (units / unitsPerEm) * style.size, estimated };
}

function advanceOf(table: Int16Array, character: string): number {
  return table[character.codePointAt(0) ?? 0] ?? UNLISTED;
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
    units += advance;
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
    const { pixels, estimated } = textPixels(segment, {
      size: 1,
      weight: isBold?.(index) ? 'bold' : 'regular',
    });
    width += pixels;
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
