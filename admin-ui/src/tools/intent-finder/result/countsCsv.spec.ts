import { countsCsv } from './countsCsv';

const counts = {
  Informational: 1,
  'Commercial Investigation': 0,
  Transactional: 2,
  Navigational: 0,
  Unclassified: 0,
};

describe('countsCsv', () => {
  it('has a row per intent with its share', () => {
    expect(countsCsv(counts).split('\r\n')).toEqual([
      '\uFEFFPrimary Intent,Rows,Share (%)',
      'Transactional,2,66.67',
      'Commercial Investigation,0,0.00',
      'Navigational,0,0.00',
      'Informational,1,33.33',
      'Unclassified,0,0.00',
      '',
    ]);
  });

  it('has shares of 0 for a file without rows', () => {
    expect(countsCsv({ ...counts, Informational: 0, Transactional: 0 })).not.toContain('NaN');
  });
});
