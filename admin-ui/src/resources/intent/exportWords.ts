import type { IntentWordView } from '@contracts/intent/intent';
import { exportCsv } from '../../shared/exportCsv';

/** In the columns that the import reads. */
export function exportWords(words: IntentWordView[]): Promise<void> {
  const rows = words.map(({ type, label, important, languages }) => ({
    type,
    label,
    important,
    languages: languages.join(' '),
  }));
  return exportCsv('intent-words.csv', rows);
}
