/** The numbers of a text, and the words that hold digits but are names, such as `h1`. */
export interface FoundNumbers {
  numbers: string[];
  names: string[];
}

const NAMES = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*\p{N}[\p{L}\p{M}\p{N}]*/gu;
/** Between groups of three digits: spaces that do not break a line, and apostrophes. */
const GROUPING = /(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/gu;
const NUMBERS = /\p{N}+(?:[.,]\p{N}+)*/gu;

/** Takes a text apart; numbers as they are written, without the spaces that group their digits. */
export function numbersIn(text: string): FoundNumbers {
  const names: string[] = [];
  const rest = text.replace(NAMES, (name) => {
    names.push(name.toLowerCase());
    return ' ';
  });
  const numbers = [...withoutGrouping(rest).matchAll(NUMBERS)].map(([number]) => number);
  return { numbers, names };
}

/** The text without the spaces and apostrophes that group digits. */
export function withoutGrouping(text: string): string {
  return text.replace(GROUPING, '');
}

/** What a number as it is written may stand for, under either custom of writing decimals, beside how it is written. */
export function valuesOf(number: string): string[] {
  const dots = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  const readings = [number];
  if (dots === 0 && commas === 0) readings.push(valueOf(number));
  else if (dots > 0 && commas > 0) {
    const isDecimalPoint = number.lastIndexOf('.') > number.lastIndexOf(',');
    readings.push(valueOf(isDecimalPoint ? withoutCommas(number) : withDecimalPoint(number)));
  } else readings.push(...readingsOf(number, dots > 0 ? '.' : ','));
  return readings;
}

/** Of a number with one kind of separator. */
function readingsOf(number: string, separator: '.' | ','): string[] {
  const groups = number.split(separator);
  const isGrouped = groups.every((group, i) => (i === 0 ? group.length <= 3 : group.length === 3));
  const readings = isGrouped ? [valueOf(groups.join(''))] : [];
  if (groups.length === 2) readings.push(valueOf(groups.join('.')));
  return readings;
}

const withoutCommas = (number: string) => number.replaceAll(',', '');
const withDecimalPoint = (number: string) => number.replaceAll('.', '').replace(',', '.');

/** One way of writing for one value; longer numbers than a double can hold stay as they are written. */
function valueOf(number: string): string {
  const value = Number(number);
  return number.length > 15 || !Number.isFinite(value) ? number : String(value);
}
