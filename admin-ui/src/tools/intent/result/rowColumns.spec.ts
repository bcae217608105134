import { INTENT_RESULT_COLUMNS } from '@contracts/intent/intent';
import { rowColumns } from './rowColumns';

const order = (header: string[], keyword: string) =>
  rowColumns([...header, ...INTENT_RESULT_COLUMNS], keyword).map(({ label }) => label);
const shown = [
  'Primary Intent',
  'Intent',
  'Informational',
  'Commercial Investigation',
  'Transactional',
  'Navigational',
];

describe('rowColumns', () => {
  it('puts the keyword and its intents before the other columns', () => {
    expect(order(['#', 'Keyword', 'Volume'], 'Keyword')).toEqual(['Keyword', ...shown, '#', 'Volume']);
  });

  it('takes the first column of a file without header', () => {
    expect(order(['', ''], '')).toEqual(['Keyword', ...shown, 'Column 2']);
  });

  it('shows no keyword when its column is not among the shown ones', () => {
    expect(order(['#', 'Volume'], 'Keyword')).toEqual([...shown, '#', 'Volume']);
  });

  it('does not take a source column for an added one', () => {
    const columns = rowColumns(['Keyword', 'Intent', ...INTENT_RESULT_COLUMNS], 'Keyword');
    expect(columns.filter(({ label }) => label === 'Intent').map(({ kind }) => kind)).toEqual([
      'intents',
      'source',
    ]);
  });

  it('keeps each cell at its place in the file', () => {
    const [keyword, primary] = rowColumns(['#', 'Keyword', ...INTENT_RESULT_COLUMNS], 'Keyword');
    expect(keyword?.index).toBe(1);
    expect(primary?.index).toBe(7);
  });
});
