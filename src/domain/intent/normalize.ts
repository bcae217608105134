import { foldCase } from '../text/fold';
import { normalizeUnicode } from '../text/unicode';

/** Lower case without a backtick, with single spaces inside: in its normal form already. */
const PLAIN = /^[!-@[-_a-~]+(?: [!-@[-_a-~]+)*$/;
const ASCII = /^[\0-\x7f]*$/;
/** Soft hyphen, word joiner, byte order mark: they don't show and must not hinder a match. */
const INVISIBLE = /[\u00ad\u2060\ufeff]/gu;
/** NFKC would glue them to the word before as the letters TM and SM. */
const MARKS_OF_TRADE = /[\u2120\u2122]/gu;
/** Before NFKC, which turns U+00B4 into a space with a combining accent. */
const APOSTROPHES = /[\u0060\u00b4\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u2035\uff07]/gu;
const DASHES = /[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/gu;
/** The zero-width space parts words too. */
const WHITE_SPACE = /[\s\u200b]+/gu;

/**
 * The form in which keywords and intent words are compared: NFKC, case folded, apostrophes and dashes as ASCII,
 * runs of white space as one space.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text;
  if (ASCII.test(text)) return text.replace(/`/g, "'").toLowerCase().replace(WHITE_SPACE, ' ').trim();
  const visible = text.replace(INVISIBLE, '').replace(MARKS_OF_TRADE, '').replace(APOSTROPHES, "'");
  return foldCase(normalizeUnicode(visible, 'NFKC').replace(DASHES, '-')).replace(WHITE_SPACE, ' ').trim();
}
