import {
  INTENT_LIST_FIELDS,
  INTENT_ROWS_PAGE,
  INTENT_TYPES,
  type IntentLists,
  type IntentReason,
  type ClassifiedRows,
  type IntentRowsQuery,
  UNCLASSIFIED,
} from '../../contracts/intent/intent';
import { encodeUtf8, isAscii } from '../csv/bytes';
import { withoutGuard } from '../csv/writer';
import { shortCell, shownCells } from './preview';
import { PrimaryIntent } from './primary-intent';
import { WORD_SEPARATOR } from './result-columns';
import { type KnownResult, type PassingRow, PRIMARY_CELL, ResultReader } from './result-reader';
import { WordMatcher } from './word-matcher';

/** A row that is on the page, with what tells why it has its primary intent. */
interface FoundRow {
  number: number;
  cells: string[];
  keyword: string;
  /** By intent, in the order of INTENT_TYPES: the cell of its matched words. */
  words: string[];
  primary: string;
}

/**
 * Finds one page of a result's rows. Without words to search for, how many rows there are is known beforehand, and what stands
 * behind the page is not read.
 */
export class ResultRowsSearch extends ResultReader {
  private readonly first: number;
  private readonly page: FoundRow[] = [];
  /** The cells that are shown. */
  private shown: number[] = [];
  private found = 0;

  constructor(result: KnownResult, { page, ...wanted }: IntentRowsQuery) {
    super(result, wanted);
    this.first = (page - 1) * INTENT_ROWS_PAGE;
  }

  isComplete(): boolean {
    if (this.known === undefined) return false;
    return this.first >= this.known || this.found >= Math.min(this.known, this.first + INTENT_ROWS_PAGE);
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

  protected begin(): void {
    this.shown = shownCells(this.result.columns, this.keyword);
  }

  protected take({ bytesOf, textOf }: PassingRow, keyword: string): void {
    const { columns } = this.result;
    const place = this.found++ - this.first;
    if (place < 0 || place >= INTENT_ROWS_PAGE) return;
    this.page.push({
      ...{ number: this.read, keyword },
      cells: this.shown.map((cell) => shortCell(bytesOf(cell))),
      words: INTENT_TYPES.map((_, type) => textOf(columns + type)),
      primary: textOf(columns + PRIMARY_CELL),
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
    if (matcher.hitCount === 0)
      return row.primary !== UNCLASSIFIED && row.words.every((words) => words === '')
        ? { by: 'wording', word: '' }
        : null;
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
