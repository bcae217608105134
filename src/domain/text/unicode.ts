/**
 * The Stream-Safe Text Format of UAX #15 (https://www.unicode.org/reports/tr15/#Stream_Safe_Text_Format): no real text
 * has more non-starters in a row.
 */
export const MAX_MARKS = 30;

/** Every non-starter is a mark, except these two, which NFKC and NFKD turn into one. */
const MARK = /[\p{M}\uff9e\uff9f]/u;
/** Code units below are no marks. */
const FIRST_MARK = 0x300;
const UNKNOWN = 0;
const YES = 1;
const NO = 2;
const known = new Uint8Array(0x10000);

/**
 * Any normalisation of a user's text. Marks beyond MAX_MARKS in a row are left out before: normalising sorts them in
 * quadratic time, in native code that nothing interrupts, so that a megabyte of them holds a processor for minutes.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  // oxlint-disable-next-line cohort/no-normalize -- the one place, behind the cap
  return capMarks(text).normalize(form);
}

/** The text with at most MAX_MARKS marks in a row; in linear time. */
function capMarks(text: string): string {
  if (text.length <= MAX_MARKS) return text;
  let kept = '';
  let from = 0;
  let run = 0;
  for (let at = 0; at < text.length;) {
    const unit = text.charCodeAt(at);
    if (unit < FIRST_MARK) {
      run = 0;
      at++;
      continue;
    }
    const codePoint = text.codePointAt(at) ?? unit;
    const next = at + (codePoint > 0xffff ? 2 : 1);
    run = isMark(codePoint) ? run + 1 : 0;
    if (run > MAX_MARKS) {
      kept += text.slice(from, at);
      from = next;
    }
    at = next;
  }
  return from === 0 ? text : kept + text.slice(from);
}

/** The answers are kept, for a text repeats its letters. */
function isMark(codePoint: number): boolean {
  const found = known[codePoint] ?? UNKNOWN;
  if (found !== UNKNOWN) return found === YES;
  const is = MARK.test(String.fromCodePoint(codePoint));
  if (codePoint < known.length) known[codePoint] = is ? YES : NO;
  return is;
}
