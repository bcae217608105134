import { type CsvDelimiter, CSV_DELIMITER_NAMES } from '@contracts/csv/csv-delimiters';
import { SelectInput } from 'react-admin';

const LABELS: Record<CsvDelimiter, string> = {
  comma: 'Comma ( , )',
  semicolon: 'Semicolon ( ; )',
  tab: 'Tab',
};
const CHOICES = CSV_DELIMITER_NAMES.map((id) => ({ id, name: LABELS[id] }));

/** What parts the cells of the user's exports. */
export function CsvDelimiterInput() {
  return (
    <SelectInput
      source="data.settings.csvDelimiter"
      label="Column separator in CSV files"
      choices={CHOICES}
      isRequired
      helperText="Excel expects a semicolon where decimals are written with a comma. A result keeps the separator of the file it was made from."
    />
  );
}
