import { CSV_MESSAGES } from '../../contracts/csv/csv-messages';
import type { FileReading } from '../../contracts/csv/file-reading';
import { FileReadingDto } from '../../contracts/csv/file-reading.dto';
import { readJsonField } from './json-field';

const READING = {
  name: 'reading',
  dto: FileReadingDto,
  missing: CSV_MESSAGES.readingInvalid,
  invalid: CSV_MESSAGES.readingInvalid,
};

/** How an uploaded file is to be read, by its field `reading` (JSON); without one the file tells. */
export function readFileReading(fields: Readonly<Record<string, unknown>>): FileReading {
  return fields[READING.name] === undefined ? {} : readJsonField(fields[READING.name], READING);
}
