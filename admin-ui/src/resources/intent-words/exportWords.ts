import type { IntentWordView } from '@contracts/intent';
import type { DataProvider, Exporter, RaRecord } from 'react-admin';
import { exportCsv } from '../../shared/list/exportCsv';

/** What one request of a list brings at most. */
const PAGE = 1000;

/** Exports what the list shows, in the columns that the import reads; beyond one request's rows, too. */
export function wordExporter(filter: Partial<RaRecord>): Exporter<IntentWordView> {
  return async (records, _, dataProvider) => {
    const words = records.length < PAGE ? records : await allWords(dataProvider, filter);
    exportCsv(
      'intent-words',
      words.map(({ type, label, important }) => ({ type, label, important })),
    );
  };
}

async function allWords(dataProvider: DataProvider, filter: Partial<RaRecord>): Promise<IntentWordView[]> {
  const words: IntentWordView[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await dataProvider.getList<IntentWordView>('intent-words', {
      filter,
      pagination: { page, perPage: PAGE },
      sort: { field: 'label', order: 'ASC' },
    });
    words.push(...data);
    if (data.length < PAGE) return words;
  }
}
