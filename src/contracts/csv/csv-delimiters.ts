/** What can part the cells of an exported csv, by the name under which an account keeps it. */
export const CSV_DELIMITERS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type CsvDelimiter = keyof typeof CSV_DELIMITERS;
export const CSV_DELIMITER_NAMES = Object.keys(CSV_DELIMITERS) as CsvDelimiter[];

/** Of an account that never chose one. */
export const DEFAULT_CSV_DELIMITER: CsvDelimiter = 'comma';

/** What a spreadsheet of this language splits a csv at: where the comma parts decimals, it cannot part cells. */
export function csvDelimiterOf(locale: string): CsvDelimiter {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? 'semicolon' : 'comma';
}

/** As the writers of csv take it. */
export function delimiterByte(delimiter: CsvDelimiter): number {
  return CSV_DELIMITERS[delimiter].charCodeAt(0);
}
