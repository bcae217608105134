import {
  INTENT_RESULT_COLUMNS,
  type IntentReason,
  type IntentResult,
  PREVIEW_CELL_LENGTH,
  PREVIEW_COLUMNS,
  PREVIEW_ROWS,
} from '../../contracts/intent/intent';
import { BYTE_ORDER_MARK, decodeUtf8 } from '../csv/bytes';
import { cellText, CsvReader } from '../csv/reader';

const HALF_CHARACTER = /[\ud800-\udbff]$/;
/** A character takes at most three bytes for each unit of a string's length. */
const MAX_CELL_BYTES = PREVIEW_CELL_LENGTH * 3;

/** Collects the first rows of a result from its chunks: each chunk ends with a row. */
export class Preview {
  private readonly rows: string[][] = [];
  private readonly shown: number[];
  private readonly reasons: (IntentReason | null)[] = [];

  constructor(
    columns: number,
    keyword: number,
    private readonly delimiter: number,
  ) {
    this.shown = shownCells(columns, keyword);
  }

  add(chunk: Uint8Array): void {
    if (this.rows.length > PREVIEW_ROWS) return;
    const reader = new CsvReader(chunk, this.delimiter, this.rows.length === 0 ? BYTE_ORDER_MARK.length : 0);
    while (this.rows.length <= PREVIEW_ROWS && reader.next()) {
      this.rows.push(this.shown.map((cell) => shortCell(cellText(reader, chunk, cell))));
    }
  }

  /** Why the next of its rows has its primary intent. */
  explain(reason: IntentReason | null): void {
    this.reasons.push(reason);
  }

  get(): NonNullable<IntentResult['preview']> {
    const [header = [], ...rows] = this.rows;
    return { header, rows, reasons: this.reasons };
  }
}

/** The cells of a result's row that are shown: of a wide table only the first columns, the keyword's always. */
export function shownCells(columns: number, keyword: number): number[] {
  const sources = Array.from({ length: Math.min(columns, PREVIEW_COLUMNS) }, (_, i) => i);
  if (keyword >= PREVIEW_COLUMNS) sources[PREVIEW_COLUMNS - 1] = keyword;
  return [...sources, ...INTENT_RESULT_COLUMNS.map((_, i) => columns + i)];
}

/** A cell (UTF-8) as it is shown, cut at PREVIEW_CELL_LENGTH characters. */
export function shortCell(text: Uint8Array): string {
  const cut = decodeUtf8(text.subarray(0, MAX_CELL_BYTES)).slice(0, PREVIEW_CELL_LENGTH);
  return HALF_CHARACTER.test(cut) ? cut.slice(0, -1) : cut;
}
