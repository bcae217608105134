import { IsIn } from 'class-validator';
import { isCurrency } from '../validation/currency';
import { Holds } from '../validation/holds';
import { Optional } from '../validation/optional';
import {
  DECIMALS,
  type Decimals,
  FILE_DELIMITERS,
  type FileDelimiter,
  type FileReading,
} from './file-reading';
import { CSV_MESSAGES } from './csv-messages';
import { TEXT_ENCODINGS, type TextEncoding } from './text-encodings';

/** How a file is to be read. */
export class FileReadingDto implements FileReading {
  @IsIn(TEXT_ENCODINGS, { message: CSV_MESSAGES.readingInvalid })
  @Optional()
  encoding?: TextEncoding;

  @IsIn(FILE_DELIMITERS, { message: CSV_MESSAGES.readingInvalid })
  @Optional()
  delimiter?: FileDelimiter;

  @IsIn(DECIMALS, { message: CSV_MESSAGES.readingInvalid })
  @Optional()
  decimals?: Decimals;

  @Holds('isCurrency', isCurrency, CSV_MESSAGES.readingInvalid)
  @Optional()
  currency?: string;
}
