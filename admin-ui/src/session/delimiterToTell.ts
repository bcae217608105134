import { type CsvDelimiter, csvDelimiterOf, DEFAULT_CSV_DELIMITER } from '@contracts/csv/csv-delimiters';
import type { UserView } from '@contracts/users/users';

/**
 * What the server, which writes exports too, is told of the browser's language at first; nothing where that is the
 * default, or the account has a delimiter already.
 */
export function delimiterToTell({ data, mustSetUpTwoFactor }: UserView): CsvDelimiter | undefined {
  const asked = csvDelimiterOf(navigator.language);
  const isSettled = data.settings.csvDelimiter !== undefined || asked === DEFAULT_CSV_DELIMITER;
  return isSettled || mustSetUpTwoFactor ? undefined : asked;
}
