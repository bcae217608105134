import type { IntentRowsQuery } from '../../contracts/intent/intent';
import { MAX_KEYWORDS } from '../../contracts/keywords/grouping';
import { decodeUtf8 } from '../csv/bytes';
import { CsvWriter, withoutGuard } from '../csv/writer';
import { type KnownResult, type PassingRow, ResultReader } from './result-reader';

/** Bytes of a chunk: a row or two thousand. */
const CHUNK_BYTES = 64 * 1024;
/** What the keyword's column is called where the source had no header. */
const KEYWORD_HEADER = 'Keyword';

/**
 * Writes the rows of a result as its source had them, without what was found out, for a tool that begins with their keywords:
 * all that fit, up to as many as a run takes.
 */
export class ResultKeywords extends ResultReader {
  private readonly writer: CsvWriter;
  private taken = 0;

  constructor(result: KnownResult, wanted: Pick<IntentRowsQuery, 'q' | 'show'>) {
    super(result, wanted);
    this.writer = new CsvWriter(CHUNK_BYTES, this.delimiter);
  }

  isComplete(): boolean {
    return this.taken >= Math.min(this.known ?? MAX_KEYWORDS, MAX_KEYWORDS);
  }

  /** What was written since the last call. */
  chunk(): Uint8Array<ArrayBuffer> {
    return this.writer.take();
  }

  protected begin(header: PassingRow): void {
    const names = this.cellsOf(header);
    this.writer.row(
      names.map((name, cell) => (cell === this.keyword && name.trim() === '' ? KEYWORD_HEADER : name)),
    );
  }

  protected take(row: PassingRow): void {
    this.taken++;
    this.writer.row(this.cellsOf(row));
  }

  private cellsOf({ bytesOf }: PassingRow): string[] {
    return Array.from({ length: this.result.columns }, (_, cell) => withoutGuard(decodeUtf8(bytesOf(cell))));
  }
}
