import { COMMA, decodeUtf8, PIPE, SEMICOLON, TAB } from './bytes';
import { CsvReader, NO_DELIMITER } from './reader';

/** Where rows begin in a text, and what stands between their cells. */
export interface RowStart {
  delimiter: number;
  /** After a `sep=` line, if there is one. */
  start: number;
}

/** The delimiters that a csv is tried with. */
export const DELIMITERS = [TAB, COMMA, SEMICOLON, PIPE];

/** How a delimiter is told. */
export const DELIMITER_NAMES: Record<number, string> = {
  [TAB]: 'tab',
  [COMMA]: 'comma',
  [SEMICOLON]: 'semicolon',
  [PIPE]: 'pipe',
  [NO_DELIMITER]: 'none',
};

const SAMPLE_ROWS = 200;
/** Cells of a row in which the delimiter stands; that there are more says no more. */
const SPLIT = 2;
/** A delimiter stands in this share of the rows at least. */
const MIN_SHARE = 0.5;

/** A first line such as `sep=;`, which tells spreadsheets the delimiter. */
export function separatorLine(utf8: Uint8Array): RowStart | undefined {
  const beginning = decodeUtf8(utf8.subarray(0, 16));
  const found = /^("?)sep=([\t,;|])\1(\r\n|\r|\n|$)/i.exec(beginning);
  if (!found?.[2]) return undefined;
  return { delimiter: found[2].charCodeAt(0), start: found[0].length };
}

/** Of the delimiters that stand in at least half of the rows, the one in the most; none is a plain list. */
export function likelyDelimiter(utf8: Uint8Array): number {
  let best = { delimiter: NO_DELIMITER, share: MIN_SHARE - Number.EPSILON };
  for (const delimiter of DELIMITERS) {
    const reader = new CsvReader(utf8, delimiter, 0, SPLIT);
    let rows = 0;
    let split = 0;
    while (rows < SAMPLE_ROWS && reader.next()) {
      rows++;
      if (reader.count === SPLIT) split++;
    }
    const share = rows ? split / rows : 0;
    if (share > best.share) best = { delimiter, share };
  }
  return best.delimiter;
}
