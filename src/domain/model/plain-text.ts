import { normalizeUnicode } from '../text/unicode';
import { addressesOf } from './addresses';
import type { Checked } from './model-task';
import { numbersInWords } from './number-words';
import { numbersIn, valuesOf, withoutGrouping } from './numbers';
import type { Source } from './source';

/** What never shows, or changes how its surroundings show. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\p{Cn}]|(?=\P{White_Space})\p{Cc}/gu;
/** Those that do not break stay: they group digits. */
const SPACES = /[\t\n\v\f\r \u0085\u2028\u2029]+/gu;
const TAG = /<[a-z!/?]/iu;
const LINK = /!?\[([^\][]*)\]\(([^()\s]*)\)/gu;
const MARKUP = /\*\*|__|`|^#{1,6} /gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|<\s*>/gu;
const SPACE_BEFORE = / +(?=[.,;:!?])/gu;

/**
 * One text of an answer as it may be shown: one line of plain text without marks of direction and control characters,
 * its marks of Markdown and every address that its source does not have dropped. Wrong where it holds HTML, a number that
 * the source does not have, in digits or in words, or nothing.
 */
export function plainText(path: string, text: string, source: Source): Checked<string> {
  const line = normalizeUnicode(text.replace(UNSEEN, ''), 'NFC').replace(SPACES, ' ');
  if (TAG.test(normalizeUnicode(line, 'NFKC'))) return { path, why: 'must be plain text without HTML' };
  const bare = line.replace(LINK, '$1').replace(MARKUP, '');
  const own = withoutForeignAddresses(bare, source);
  const value = own.replace(EMPTY_BRACKETS, '').replace(SPACES, ' ').replace(SPACE_BEFORE, '').trim();
  if (value === '') return { path, why: 'must not be empty' };
  // What looks like an address only in other widths of its letters.
  if (foreignAddresses(normalizeUnicode(value, 'NFKC'), source).length > 0) {
    return { path, why: 'must not hold addresses' };
  }
  return isFounded(value, source)
    ? { value }
    : { path, why: 'must hold no number that the data does not have' };
}

function foreignAddresses(text: string, source: Source) {
  return addressesOf(text).filter(({ key }) => !source.addresses.has(key));
}

function withoutForeignAddresses(text: string, source: Source): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of foreignAddresses(text, source)) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

/** Numbers within an address that was given are part of it. */
function isFounded(text: string, source: Source): boolean {
  let rest = text;
  for (const { start, end } of addressesOf(text).toReversed()) {
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  }
  const plain = normalizeUnicode(withoutGrouping(rest), 'NFKC');
  const { numbers, names } = numbersIn(plain);
  const has = (value: number) => source.numbers.has(String(value));
  return (
    names.every((name) => source.names.has(name)) &&
    numbers.every((number) => valuesOf(number).some((value) => source.numbers.has(value))) &&
    numbersInWords(plain, source.language).every((readings) =>
      readings.some(({ whole, parts }) => has(whole) || parts.every(has)),
    )
  );
}
