import { isDayOrMoment } from '../../contracts/validation/day';
import type { DateOrder } from '../../contracts/users/user-import';
import { importKey } from '../csv/import-key';
import { ANSWERS, IMPORT_LANGUAGES, ROLE_NAMES, USER_TYPE_NAMES } from './import-words';

/** Day and month with one separator; years of two digits are of this century. */
const SHORT_DATE = /^(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/;
/** The year first, as no country writes it with the day behind. */
const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/;
const CENTURY = '20';

const readAnswer = readerOf(ANSWERS);
/** A role in one of the languages; undefined for what is none. */
export const readRole = readerOf(ROLE_NAMES);
/** A type of account in one of the languages; undefined for what is none. */
export const readUserType = readerOf(USER_TYPE_NAMES);

/** Yes or no in one of the languages; undefined for what is neither. */
export function readYesNo(text: string): boolean | undefined {
  const answer = readAnswer(text);
  return answer && answer === 'yes';
}

/**
 * A day as lists write it, as `2027-12-31`; a moment stays as it is; undefined for what is neither. The order counts
 * where days are written with slashes or hyphens: whoever writes points puts the day first.
 */
export function readDate(text: string, order: DateOrder): string | undefined {
  const day =
    shortDay(text, order) ?? text.replace(YEAR_FIRST, (_, ...parts: string[]) => dayOf(...parts.slice(0, 3)));
  return isDayOrMoment(day) ? day : undefined;
}

function shortDay(text: string, order: DateOrder): string | undefined {
  const [, first = '', separator, second = '', year = ''] = SHORT_DATE.exec(text) ?? [];
  if (!year) return undefined;
  const whole = year.length === 2 ? CENTURY + year : year;
  const isDayFirst = separator === '.' || order === 'day-first';
  return isDayFirst ? dayOf(whole, second, first) : dayOf(whole, first, second);
}

function dayOf(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function readerOf<Value extends string>(
  tables: Record<(typeof IMPORT_LANGUAGES)[number], Record<Value, readonly string[]>>,
): (text: string) => Value | undefined {
  const valueByWord = new Map<string, Value>();
  for (const language of IMPORT_LANGUAGES) {
    for (const [value, words] of Object.entries<readonly string[]>(tables[language])) {
      for (const word of words) valueByWord.set(word, value as Value);
    }
  }
  return (text) => valueByWord.get(importKey(text));
}
