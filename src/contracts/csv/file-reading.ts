import type { TextEncoding } from './text-encodings';

/** What parts the cells of a file, as people choose it. */
export const FILE_DELIMITERS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type FileDelimiter = (typeof FILE_DELIMITERS)[number];

/** The mark before the decimals of a file's numbers. */
export const DECIMALS = ['point', 'comma'] as const;
export type Decimals = (typeof DECIMALS)[number];

/** How a file is to be read; what is left out is told by the file itself. */
export interface FileReading {
  encoding?: TextEncoding;
  delimiter?: FileDelimiter;
  decimals?: Decimals;
  /** What prices are in whose sign several countries write, such as `$`: a code of ISO 4217. */
  currency?: string;
}

/** How a file was read. */
export interface FileReadingView {
  encoding: TextEncoding;
  /** False where other encodings make a text of the file that is nearly as likely: it has to be chosen. */
  isCertain: boolean;
  /** The other encodings that make another text of it, the likeliest first. */
  others: TextEncoding[];
  /** `none`: each line is one cell. */
  delimiter: FileDelimiter | 'none';
  /** Of its prices; absent where it has none or where they do not tell. */
  decimals?: Decimals;
  /** A price that is one or a thousand, by the mark that was not told: `1.299`. */
  unclearPrice?: string;
  /** A price with the sign of several currencies, and their codes, where no column tells which is meant. */
  unclearCurrency?: { price: string; currencies: string[] };
}
