import type { IntentWordView } from '@contracts/intent';
import type { DataProvider } from 'react-admin';
import { exportCsv } from '../../shared/list/exportCsv';
import { wordExporter } from './exportWords';

jest.mock('../../shared/list/exportCsv', () => ({ exportCsv: jest.fn() }));
const written = jest.mocked(exportCsv);

const words = (amount: number): IntentWordView[] =>
  Array.from({ length: amount }, (_, index) => ({
    _id: String(index),
    id: String(index),
    type: 'Transactional',
    label: `word ${index}`,
    important: false,
    createdAt: '',
  }));

async function exported(stored: IntentWordView[], listed: IntentWordView[]) {
  const getList = jest.fn(
    (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) =>
      Promise.resolve({ data: stored.slice((page - 1) * perPage, page * perPage), total: stored.length }),
  );
  const dataProvider = { getList } as unknown as DataProvider;
  await wordExporter({ type: 'Transactional' })(
    listed,
    () => Promise.resolve({}),
    dataProvider,
    'intent-words',
  );
  return { rows: written.mock.lastCall?.[1] ?? [], getList };
}

describe('wordExporter', () => {
  it('writes the columns that the import reads', async () => {
    const { rows, getList } = await exported([], words(1));
    expect(rows).toEqual([{ type: 'Transactional', label: 'word 0', important: false }]);
    expect(getList).not.toHaveBeenCalled();
  });

  it('fetches what one request does not bring, under the same filter', async () => {
    const { rows, getList } = await exported(words(2500), words(1000));
    expect(rows).toHaveLength(2500);
    expect(getList).toHaveBeenCalledTimes(3);
    expect(getList.mock.lastCall?.[1]).toMatchObject({ filter: { type: 'Transactional' } });
  });
});
