import { decodeUtf8 } from '../csv/bytes';
import { DELIMITERS, likelyDelimiter, type RowStart, separatorLine } from '../csv/layout';
import { cellText, cellTexts, CsvReader } from '../csv/reader';
import { mayBeKeywords, names } from './header-aliases.json';
import { normalizeText } from './normalize';

/** How exports name the keyword column, in the languages of the accounts that made them. */
const KNOWN = new Set(Object.values(names).flat().map(normalizeText));

/** Those that may just as well be a keyword of a plain list. */
const DOUBTFUL = new Set(mayBeKeywords.map(normalizeText));

/** Tells whether a header cell names the keyword column. */
function isKeywordHeader(cell: string): boolean {
  return KNOWN.has(normalizeText(cell));
}

/** Tells whether a cell can be nothing but the name of the keyword column. */
function isUnmistakableHeader(cell: string): boolean {
  return isKeywordHeader(cell) && !DOUBTFUL.has(normalizeText(cell));
}

/** Where the table is in a text, and which of its columns holds the keywords. */
export interface KeywordLayout extends RowStart {
  /** Rows above the header: a report's title and dates. */
  skippedRows: number;
  header?: { keyword: number; cells: string[] };
}

const HEADER_ROWS = 40;
/** In a file of one column a word like "query" may be a keyword: only so near the top it is taken as the header. */
const LIST_HEADER_ROWS = 5;
const LONGEST_ALIAS_BYTES = 200;

/** Finds delimiter, preamble, header and keyword column of a csv in UTF-8. */
export function detectKeywordLayout(utf8: Uint8Array): KeywordLayout {
  const declared = separatorLine(utf8);
  const start = declared?.start ?? 0;
  const candidates = declared ? [declared.delimiter] : DELIMITERS;
  const headers = candidates.flatMap((delimiter) => findHeader(utf8, { delimiter, start }) ?? []);
  const wide = headers.filter(({ header }) => header.cells.length > 1);
  if (wide.length > 0) {
    return wide.reduce((best, next) => (next.header.cells.length > best.header.cells.length ? next : best));
  }
  const rows = declared ?? { delimiter: likelyDelimiter(utf8), start };
  const single = findHeader(utf8, rows, (cell, row) =>
    row < LIST_HEADER_ROWS ? isKeywordHeader(cell) : isUnmistakableHeader(cell),
  );
  return single ?? { ...rows, skippedRows: 0 };
}

type WithHeader = KeywordLayout & Required<Pick<KeywordLayout, 'header'>>;

function findHeader(
  utf8: Uint8Array,
  rows: RowStart,
  isHeader: (cell: string, row: number) => boolean = isKeywordHeader,
): WithHeader | undefined {
  const reader = new CsvReader(utf8, rows.delimiter, rows.start);
  for (let row = 0; row < HEADER_ROWS && reader.next(); row++) {
    for (let cell = 0; cell < reader.count; cell++) {
      const text = cellText(reader, utf8, cell);
      if (text.length > LONGEST_ALIAS_BYTES || !isHeader(decodeUtf8(text), row)) continue;
      return { ...rows, skippedRows: row, header: { keyword: cell, cells: cellTexts(reader, utf8) } };
    }
  }
  return undefined;
}
