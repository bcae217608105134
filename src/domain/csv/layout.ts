import type { FileDelimiter } from '../../contracts/csv/file-reading';
import { COMMA, decodeUtf8, PIPE, SEMICOLON, SPACE, TAB } from './bytes';
import { CsvReader, NO_DELIMITER } from './reader';

/** Where rows begin in a text, and what stands between their cells. */
export interface RowStart {
  delimiter: number;
  /** After a `sep=` line, if there is one. */
  start: number;
}

/** The delimiters that a csv is tried with: what seldom stands within a cell first. */
export const DELIMITERS = [TAB, SEMICOLON, PIPE, COMMA];

/** How a delimiter is told. */
export const DELIMITER_BYTES: Readonly<Record<FileDelimiter | 'none', number>> = {
  tab: TAB,
  comma: COMMA,
  semicolon: SEMICOLON,
  pipe: PIPE,
  none: NO_DELIMITER,
};
const NAMES = Object.keys(DELIMITER_BYTES) as (keyof typeof DELIMITER_BYTES)[];

const SAMPLE_ROWS = 200;
/** A delimiter stands in this share of the rows at least. */
const MIN_SHARE = 0.5;
/** What is left of a delimiter's weight where the first row has other cells than most, and where it parts words or digits. */
const OTHER_HEADER = 0.5;
const WITHIN_TEXT = 0.6;

export function delimiterName(delimiter: number): FileDelimiter | 'none' {
  return NAMES.find((name) => DELIMITER_BYTES[name] === delimiter) ?? 'none';
}

/** The delimiter of a name that `delimiterName` gave. */
export function delimiterNamed(name: string): number {
  const known = NAMES.find((each) => each === name);
  return known === undefined ? NO_DELIMITER : DELIMITER_BYTES[known];
}

/** A first line such as `sep=;`; one that `declaring` wrote ends without a line end. */
const SEPARATOR_LINE = /^("?)sep=([\t,;|])\1(\r\n|\r|\n|\v|$)/i;

/** A first line such as `sep=;`, which tells spreadsheets the delimiter. */
export function separatorLine(utf8: Uint8Array): RowStart | undefined {
  const beginning = decodeUtf8(utf8.subarray(0, 16));
  const found = SEPARATOR_LINE.exec(beginning);
  if (!found?.[2]) return undefined;
  return { delimiter: found[2].charCodeAt(0), start: found[0].length };
}

/** A text that declares its delimiter, whatever it declared before. Its lines keep their numbers. */
export function declaring(text: string, delimiter: FileDelimiter): string {
  const byte = String.fromCharCode(DELIMITER_BYTES[delimiter]);
  return `sep=${byte}\v${text.replace(SEPARATOR_LINE, (...found: string[]) => (found[3] === '\v' ? '' : (found[3] ?? '')))}`;
}

/**
 * Of the delimiters that stand in at least half of the rows, the one that parts the most of them alike into the most cells,
 * the first row like the others. A comma that is always before a space or between digits stands rather within a cell.
 */
export function likelyDelimiter(utf8: Uint8Array, start = 0): number {
  let best = { delimiter: NO_DELIMITER, weight: 0 };
  for (const delimiter of DELIMITERS) {
    const weight = weightOf(utf8, { delimiter, start });
    if (weight > best.weight) best = { delimiter, weight };
  }
  return best.delimiter;
}

/** How many cells most rows have that a delimiter parts. */
export function usualColumns(utf8: Uint8Array, rows: RowStart): number {
  return mostFrequent(widthsOf(utf8, rows).widths);
}

function weightOf(utf8: Uint8Array, rows: RowStart): number {
  const { widths, first, isWithin } = widthsOf(utf8, rows);
  const split = widths.filter((width) => width > 1);
  if (split.length === 0 || split.length < widths.length * MIN_SHARE) return 0;
  const columns = mostFrequent(split);
  const share = split.filter((width) => width === columns).length / widths.length;
  return share * Math.log2(columns) * (first === columns ? 1 : OTHER_HEADER) * (isWithin ? WITHIN_TEXT : 1);
}

interface Widths {
  /** Cells of each row. */
  widths: number[];
  /** Of the first row that has any. */
  first: number;
  /** Whether each of the delimiters stands as it does within a cell: before a space, or between digits. */
  isWithin: boolean;
}

function widthsOf(utf8: Uint8Array, { delimiter, start }: RowStart): Widths {
  const reader = new CsvReader(utf8, delimiter, start);
  const widths: number[] = [];
  let isWithin = true;
  while (widths.length < SAMPLE_ROWS && reader.next()) {
    widths.push(reader.count);
    for (let cell = 1; isWithin && cell < reader.count; cell++)
      isWithin = standsWithin(utf8, reader.starts[cell] ?? 0);
  }
  return { widths, first: widths[0] ?? 0, isWithin };
}

/** Of a delimiter by the place behind it. */
function standsWithin(utf8: Uint8Array, behind: number): boolean {
  const [before, after] = [utf8[behind - 2] ?? 0, utf8[behind] ?? 0];
  return (after === SPACE && before !== SPACE) || (isDigit(before) && isDigit(after));
}

const isDigit = (byte: number) => (byte ^ 0x30) < 10;

/** 0 of none; of those that are as frequent the first. */
function mostFrequent(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0])[0];
}
