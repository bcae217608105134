/**
 * Why bytes are no csv: nothing there, some binary format, a spreadsheet or a web page that was only renamed; or letters
 * whose encoding can't be told.
 */
export type CsvFileRefusal = 'empty' | 'binary' | 'spreadsheet' | 'html' | 'unsure';

/** Bytes that can't be read as csv. Who reads them has the sentence for each reason. */
export class CsvFileError extends Error {
  constructor(readonly reason: CsvFileRefusal) {
    super(`This is not a CSV file: ${reason}.`);
    this.name = 'CsvFileError';
  }
}
