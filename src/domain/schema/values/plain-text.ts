import { normalizeUnicode } from '../../text/unicode';

/** Signs that nobody sees: soft hyphens, blanks and joiners without a width, marks of direction, of pictures and of order. */
const UNSEEN = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\ufe0e|\ufe0f/g;
// oxlint-disable-next-line no-control-regex -- Of these alone nothing is to be changed.
const ASCII = /^[\u0000-\u007f]*$/;
const PARTS: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' };
/** Where the ten digits of a script begin: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const SCRIPT_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19]/g;
const SEPARATORS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '．': '.', '，': ',' };
/** The sign of a currency between the whole and its cents. */
const SIGN_FOR_POINT = /(?<![\d.,])(\d{1,3}(?:[.,]?\d{3})*)\s?[€$£¥₽]\s?(\d{2})(?!\d)/g;

/** Full ones, a half, and empty ones. */
const STARS = /((?:[★⭐]\s?){1,10})([½⯨⯪✮]?)(?:\s?[☆✩]){0,10}/g;

/** What software writes into JSON for a sign of HTML. */
const REFERENCE = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|quot|apos|nbsp|lt|gt));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
};

/** A text as it is searched for what people see: case, marks, widths, quotes, blanks and references are one. */
export function folded(text: string): string {
  const plain = text.includes('&') ? text.replace(REFERENCE, referred) : text;
  const composed = ASCII.test(plain) ? plain : normalizeUnicode(plain.replace(UNSEEN, ''), 'NFKC');
  return composed
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** A text with its numbers in digits and points: those of other scripts, halves, and cents behind the sign of a currency. */
export function withPlainNumbers(text: string): string {
  const digits = ASCII.test(text)
    ? text
    : text
        .replace(UNSEEN, '')
        .replace(SCRIPT_DIGIT, digitOf)
        .replace(/[٫٬．，]/g, (mark) => SEPARATORS[mark] ?? mark)
        .replace(/(\d?)\s?([½¼¾])/g, (_, whole: string, part: string) => `${whole || 0}.${PARTS[part]}`);
  return digits.replace(
    SIGN_FOR_POINT,
    (all, whole: string, cents: string) => `${all}; ${whole.replace(/\D/g, '')}.${cents}`,
  );
}

/** How many stars are shown in rows of them: full ones, and a half. */
export function starsOf(text: string): number[] {
  return [...text.replace(UNSEEN, '').matchAll(STARS)].flatMap(([row, full = '', half = '']) =>
    /\S\s?\S/.test(row) ? [full.replace(/\s/g, '').length + (half ? 0.5 : 0)] : [],
  );
}

function referred(all: string, decimal = '', hex = '', name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
  return NAMED[name.toLowerCase()] ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all);
}

function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}
