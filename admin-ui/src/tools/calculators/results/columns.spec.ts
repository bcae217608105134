import type { EstimateRow } from '@contracts/calculators/calculators';
import { columnsOf, formatFigure } from './columns';
import { COMMA } from '@domain/csv/bytes';
import { estimateCsv } from './estimateCsv';

const OFF = { adsenseRevenueEnabled: false, nonUsSalesEnabled: false, cookieRevenueEnabled: false };
const ROW: EstimateRow = {
  timeIndicator: 'Monthly',
  visitors: 12_345,
  buyers: 99,
  adsense: 37.04,
  nonUs: 0,
  cookie: 0,
  revenue: 1200.5,
  totalRevenue: 1237.54,
};

it.each<[string, Partial<typeof OFF>, string[]]>([
  ['nothing beside Amazon', {}, []],
  ['ads', { adsenseRevenueEnabled: true }, ['Adsense Revenue', 'Amazon Revenue']],
  ['other countries', { nonUsSalesEnabled: true }, ['INTL Amazon Revenue', 'Amazon Revenue']],
  ['cookies', { cookieRevenueEnabled: true }, ['Cookie Revenue', 'Amazon Revenue']],
  [
    'everything',
    { adsenseRevenueEnabled: true, nonUsSalesEnabled: true, cookieRevenueEnabled: true },
    ['Adsense Revenue', 'INTL Amazon Revenue', 'Cookie Revenue', 'Amazon Revenue'],
  ],
])('with %s a card shows its sources', (_, toggles, sources) => {
  expect(columnsOf({ ...OFF, ...toggles }).map(({ label }) => label)).toEqual([
    'Total Visitors',
    'Converted Buyers',
    ...sources,
    'Total Revenue',
  ]);
});

it('writes people with thousands separators and money in dollars and cents', () => {
  expect(formatFigure(1_234_567, 'people')).toBe('1,234,567');
  expect(formatFigure(1234.5, 'money')).toBe('$1,234.50');
  expect(formatFigure(0, 'money')).toBe('$0.00');
});

it('copies the columns that show, as numbers', () => {
  expect(estimateCsv([ROW], columnsOf({ ...OFF, adsenseRevenueEnabled: true }), COMMA)).toBe(
    'Period,Total Visitors,Converted Buyers,Adsense Revenue ($),Amazon Revenue ($),Total Revenue ($)\r\n' +
      'Monthly,12345,99,37.04,1200.50,1237.54',
  );
});
