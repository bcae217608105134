import {
  INTENT_LIST_FIELDS,
  INTENT_RESULT_COLUMNS,
  INTENT_ROWS_PAGE,
  INTENT_TYPES,
  type IntentLists,
  type IntentReason,
  type IntentResult,
  type ClassifiedRows,
  type IntentRowsQuery,
} from '../../contracts/intent/intent';
import { BYTE_ORDER_MARK, decodeUtf8, encodeUtf8, isAscii } from '../csv/bytes';
import { delimiterAfter } from '../csv/csv-text';
import { delimiterNamed } from '../csv/layout';
import { cellText, CsvReader } from '../csv/reader';
import { WholeRows } from '../csv/whole-rows';
import { withoutGuard } from '../csv/writer';
import { searchMatcher } from '../text/search';
import { shortCell, shownCells } from './preview';
import { PrimaryIntent } from './primary-intent';
import { WORD_SEPARATOR } from './result-columns';
import { WordMatcher } from './word-matcher';

/** What is known of a result without its file. */
type KnownResult = Pick<IntentResult, 'rows' | 'columns' | 'keywordColumn' | 'delimiter' | 'counts'>;

/** A row that is on the page, with what tells why it has its primary intent. */
interface FoundRow {
  number: number;
  cells: string[];
  keyword: string;
  /** By intent, in the order of INTENT_TYPES: the cell of its matched words. */
  words: string[];
  primary: string;
}

const PRIMARY = INTENT_RESULT_COLUMNS.indexOf('Primary Intent');

/**
 * Finds one page of a result's rows while its csv passes by in pieces: a piece and a page are held, whatever the file's size.
 * Without words to search for, how many rows there are is known beforehand, and what stands behind the page is not read.
 */
export class ResultRowsSearch {
  private readonly whole = new WholeRows();
  private readonly matches: (keyword: string) => boolean;
  /** How many rows fit, where that is known without reading all of them. */
  private readonly known: number | undefined;
  private readonly first: number;
  private readonly delimiter: number;
  private readonly page: FoundRow[] = [];
  /** Of the keyword's column; of the cells that are shown. Told by the header. */
  private keyword = 0;
  private shown: number[] = [];
  private isBegun = false;
  private read = 0;
  private found = 0;

  constructor(
    private readonly result: KnownResult,
    private readonly query: IntentRowsQuery,
  ) {
    const { q, show, page } = query;
    this.matches = searchMatcher(q);
    this.known = q.trim() === '' ? (show === '' ? result.rows : result.counts[show]) : undefined;
    this.first = (page - 1) * INTENT_ROWS_PAGE;
    this.delimiter = delimiterAfter(delimiterNamed(result.delimiter));
  }

  /** Whether nothing that still comes changes the answer. */
  isComplete(): boolean {
    if (this.known === undefined) return false;
    return this.first >= this.known || this.found >= Math.min(this.known, this.first + INTENT_ROWS_PAGE);
  }

  add(piece: Uint8Array): void {
    const bytes = this.whole.cut(piece);
    if (!bytes) return;
    const reader = new CsvReader(bytes, this.delimiter, this.isBegun ? 0 : BYTE_ORDER_MARK.length);
    if (!this.isBegun && reader.next()) this.readHeader(reader, bytes);
    while (!this.isComplete() && reader.next()) this.look(reader, bytes);
  }

  get(): ClassifiedRows {
    const reasons = reasonsOf(this.page);
    return {
      rows: this.page.map(({ number, cells }, index) => ({
        ...{ id: String(number), cells, reason: reasons[index] ?? null },
      })),
      total: this.known ?? this.found,
    };
  }

  private readHeader(reader: CsvReader, bytes: Uint8Array): void {
    const { columns, keywordColumn } = this.result;
    this.isBegun = true;
    for (let cell = 0; keywordColumn !== '' && cell < columns; cell++) {
      if (withoutGuard(textOf(reader, bytes, cell)).trim() !== keywordColumn) continue;
      this.keyword = cell;
      break;
    }
    this.shown = shownCells(columns, this.keyword);
  }

  private look(reader: CsvReader, bytes: Uint8Array): void {
    const { columns } = this.result;
    const { show } = this.query;
    this.read++;
    if (show !== '' && textOf(reader, bytes, columns + PRIMARY) !== show) return;
    const keyword = textOf(reader, bytes, this.keyword);
    if (!this.matches(keyword)) return;
    const place = this.found++ - this.first;
    if (place < 0 || place >= INTENT_ROWS_PAGE) return;
    this.page.push({
      number: this.read,
      cells: this.shown.map((cell) => shortCell(cellText(reader, bytes, cell))),
      keyword,
      words: INTENT_TYPES.map((_, type) => textOf(reader, bytes, columns + type)),
      primary: textOf(reader, bytes, columns + PRIMARY),
    });
  }
}

/**
 * Why each row has its primary intent: the words that were found in the rows decide among themselves as they did among all
 * words. Null for a row that they would decide otherwise for, as with a word that holds what stands between words.
 */
function reasonsOf(rows: readonly FoundRow[]): (IntentReason | null)[] {
  const matcher = new WordMatcher(wordsFoundIn(rows));
  const primary = new PrimaryIntent(matcher);
  return rows.map((row) => {
    const keyword = encodeUtf8(withoutGuard(row.keyword));
    matcher.match(keyword, 0, keyword.length, isAscii(keyword));
    if (matcher.hitCount === 0) return null;
    return INTENT_TYPES[primary.decide()] === row.primary ? primary.reason() : null;
  });
}

function wordsFoundIn(rows: readonly FoundRow[]): IntentLists {
  const lists = INTENT_TYPES.map((intent, type): [string, string[]] => {
    const words = rows.flatMap(({ words: found }) => withoutGuard(found[type] ?? '').split(WORD_SEPARATOR));
    return [INTENT_LIST_FIELDS[intent], [...new Set(words)]];
  });
  return Object.fromEntries(lists) as unknown as IntentLists;
}

function textOf(reader: CsvReader, bytes: Uint8Array, cell: number): string {
  return decodeUtf8(cellText(reader, bytes, cell));
}
