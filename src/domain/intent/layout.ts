import { COMMA, decodeUtf8, PIPE, SEMICOLON, TAB } from './bytes';
import { cellText, CsvReader, NO_DELIMITER } from './csv-reader';
import { isKeywordHeader, isUnmistakableHeader } from './header-aliases';

/** Where the table is in a text, and which of its columns holds the keywords. */
export interface Layout {
  delimiter: number;
  /** Where reading begins: after a `sep=` line, if there is one. */
  start: number;
  /** Rows above the header: a report's title and dates. */
  skippedRows: number;
  header?: { keyword: number; cells: string[] };
}

/** How the result tells the delimiter. */
export const DELIMITER_NAMES: Record<number, string> = {
  [TAB]: 'tab',
  [COMMA]: 'comma',
  [SEMICOLON]: 'semicolon',
  [PIPE]: 'pipe',
  [NO_DELIMITER]: 'none',
};

const CANDIDATES = [TAB, COMMA, SEMICOLON, PIPE];
const HEADER_ROWS = 40;
/** In a file of one column a word like "query" may be a keyword: only so near the top it is taken as the header. */
const LIST_HEADER_ROWS = 5;
const SAMPLE_ROWS = 200;
/** A delimiter of a file without a header stands in this share of its rows. */
const MIN_SHARE = 0.5;
const LONGEST_ALIAS_BYTES = 200;

/** Finds delimiter, preamble, header and keyword column of a csv in UTF-8. */
export function detectLayout(utf8: Uint8Array): Layout {
  const declared = separatorLine(utf8);
  const start = declared?.end ?? 0;
  const candidates = declared ? [declared.delimiter] : CANDIDATES;
  const headers = candidates.flatMap((delimiter) => findHeader(utf8, delimiter, start) ?? []);
  const wide = headers.filter(({ header }) => header.cells.length > 1);
  if (wide.length > 0) {
    return wide.reduce((best, next) => (next.header.cells.length > best.header.cells.length ? next : best));
  }
  const delimiter = declared?.delimiter ?? likelyDelimiter(utf8, start);
  const single = findHeader(utf8, delimiter, start, (cell, row) =>
    row < LIST_HEADER_ROWS ? isKeywordHeader(cell) : isUnmistakableHeader(cell),
  );
  return single ?? { delimiter, start, skippedRows: 0 };
}

/** A first line such as `sep=;`, which tells spreadsheets the delimiter. */
function separatorLine(utf8: Uint8Array): { delimiter: number; end: number } | undefined {
  const beginning = decodeUtf8(utf8.subarray(0, 16));
  const found = /^("?)sep=([\t,;|])\1(\r\n|\r|\n|$)/i.exec(beginning);
  if (!found?.[2]) return undefined;
  return { delimiter: found[2].charCodeAt(0), end: found[0].length };
}

type WithHeader = Layout & Required<Pick<Layout, 'header'>>;

function findHeader(
  utf8: Uint8Array,
  delimiter: number,
  start: number,
  isHeader: (cell: string, row: number) => boolean = isKeywordHeader,
): WithHeader | undefined {
  const reader = new CsvReader(utf8, delimiter, start);
  for (let row = 0; row < HEADER_ROWS && reader.next(); row++) {
    for (let cell = 0; cell < reader.count; cell++) {
      const text = cellText(reader, utf8, cell);
      if (text.length > LONGEST_ALIAS_BYTES || !isHeader(decodeUtf8(text), row)) continue;
      const cells = Array.from({ length: reader.count }, (_, i) => decodeUtf8(cellText(reader, utf8, i)));
      return { delimiter, start, skippedRows: row, header: { keyword: cell, cells } };
    }
  }
  return undefined;
}

/** Of the delimiters that stand in at least half of the rows, the one in the most; none is a plain list. */
export function likelyDelimiter(utf8: Uint8Array, start: number): number {
  let best = { delimiter: NO_DELIMITER, share: MIN_SHARE - Number.EPSILON };
  for (const delimiter of CANDIDATES) {
    const reader = new CsvReader(utf8, delimiter, start);
    let rows = 0;
    let split = 0;
    while (rows < SAMPLE_ROWS && reader.next()) {
      rows++;
      if (reader.count > 1) split++;
    }
    const share = rows ? split / rows : 0;
    if (share > best.share) best = { delimiter, share };
  }
  return best.delimiter;
}
