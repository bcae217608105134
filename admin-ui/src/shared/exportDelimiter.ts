import { csvDelimiterOf, delimiterByte } from '@contracts/csv/csv-delimiters';
import { session } from '../session/useSession';

/** What parts the cells of an export that has no input: what the account says, else the browser's language. */
export function exportDelimiter(): number {
  const state = session.getState();
  const chosen = state.status === 'user' ? state.user.data.settings.csvDelimiter : undefined;
  return delimiterByte(chosen ?? csvDelimiterOf(navigator.language));
}
