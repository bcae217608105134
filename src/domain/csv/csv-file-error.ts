/** Why bytes are no csv: nothing there, some binary format, or a spreadsheet that was only renamed. */
export type CsvFileRefusal = 'empty' | 'binary' | 'spreadsheet';

/** Bytes that can't be read as csv. Who reads them has the sentence for each reason. */
export class CsvFileError extends Error {
  constructor(readonly reason: CsvFileRefusal) {
    super(`This is no csv: ${reason}.`);
    this.name = 'CsvFileError';
  }
}
