import { countRows } from './countRows';

const counts = {
  Informational: 1,
  'Commercial Investigation': 0,
  Transactional: 2,
  Navigational: 0,
  Unclassified: 0,
};

describe('countRows', () => {
  it('has a row per intent with its share', () => {
    expect(countRows(counts).map((row) => Object.values(row))).toEqual([
      ['Transactional', 2, '66.67'],
      ['Commercial Investigation', 0, '0.00'],
      ['Navigational', 0, '0.00'],
      ['Informational', 1, '33.33'],
      ['Unclassified', 0, '0.00'],
    ]);
  });

  it('has shares of 0 for a file without rows', () => {
    const shares = countRows({ ...counts, Informational: 0, Transactional: 0 }).map(
      (row) => row['Share (%)'],
    );
    expect(new Set(shares)).toEqual(new Set(['0.00']));
  });
});
