import type { ProductPrice } from '../../contracts/products/price';
import { datedPrice, discountOf, formatAmount, formatDay, formatOldPrice, isReduced } from './price';

const price = (amount: string, was = '', currency = 'USD'): ProductPrice => ({
  amount,
  was,
  currency,
  asOf: '',
});

it.each<[amount: string, currency: string, locale: string | undefined, text: string]>([
  ['129.99', 'USD', undefined, '$129.99'],
  ['1299', 'USD', 'en-US', '$1,299.00'],
  ['1299.5', 'EUR', 'de-DE', '1.299,50\u00a0€'],
  ['1299', 'JPY', 'ja-JP', '￥1,299'],
  ['1299', 'INR', 'en-IN', '₹1,299.00'],
  ['125000', 'INR', 'en-IN', '₹1,25,000.00'],
  ['10.005', 'KWD', 'en-US', 'KWD\u00a010.005'],
  ['0.0049', 'USD', 'en-US', '$0.0049'],
  ['5.5000', 'USD', 'en-US', '$5.50'],
  ['999999999999.9999', 'USD', 'en-US', '$999,999,999,999.9999'],
  ['12', 'EUR', 'no such language', '€12.00'],
  ['12', '', 'en-US', '12'],
  ['12', 'QQQ', 'en-US', '12'],
  ['', 'USD', 'en-US', ''],
  ['free', 'USD', 'en-US', ''],
  ['-5', 'USD', 'en-US', ''],
])('writes %s %s for %s as %s', (amount, currency, locale, text) => {
  expect(formatAmount(amount, currency, locale)).toBe(text);
});

it.each<[amount: string, was: string, discount: number, isLower: boolean]>([
  ['75', '100', 25, true],
  ['66.67', '100', 33, true],
  ['99.01', '100', 0, true],
  ['99', '100', 1, true],
  ['0', '20', 100, true],
  ['0.0001', '0.0002', 50, true],
  ['100', '100', 0, false],
  ['120', '100', 0, false],
  ['100', '', 0, false],
  ['', '100', 0, false],
  ['0', '0', 0, false],
  ['333333333333.3333', '999999999999.9999', 66, true],
])('%s instead of %s is %i %% less', (amount, was, discount, isLower) => {
  expect(discountOf(price(amount, was))).toBe(discount);
  expect(isReduced(price(amount, was))).toBe(isLower);
});

it('shows an old price only where it was higher', () => {
  expect(formatOldPrice(price('80', '100'))).toBe('$100.00');
  expect(formatOldPrice(price('100', '80'))).toBe('');
});

it.each<[day: string, locale: string | undefined, text: string]>([
  ['2026-11-26', undefined, 'Nov 26, 2026'],
  ['2026-11-26', 'de-DE', '26.11.2026'],
  ['2026-02-30', 'en-US', ''],
  ['', 'en-US', ''],
])('writes the day %s for %s as %s', (day, locale, text) => {
  expect(formatDay(day, locale)).toBe(text);
});

describe('a price that stands where another one was kept', () => {
  const KEPT: ProductPrice = { amount: '249.00', was: '299', currency: 'USD', asOf: '2026-01-31' };
  it.each<[what: string, price: Partial<ProductPrice>, day: string]>([
    ['another amount', { amount: '229' }, '2026-11-29'],
    ['another old price', { was: '' }, '2026-11-29'],
    ['another currency', { currency: 'EUR' }, '2026-11-29'],
    ['another amount with its own day', { amount: '229', asOf: '2026-11-01' }, '2026-11-01'],
    ['another amount without a day', { amount: '229', asOf: '' }, ''],
    ['the same amount, written otherwise', { amount: '249', was: '299.00' }, '2026-01-31'],
    ['no amount', { amount: '', was: '' }, '2026-01-31'],
    ['the same', {}, '2026-01-31'],
  ])('%s', (_, price, day) => {
    expect(datedPrice(KEPT, { ...KEPT, ...price }, '2026-11-29').asOf).toBe(day);
  });

  it('has no day where none was kept', () => {
    const undated = { ...KEPT, asOf: '' };
    expect(datedPrice(undated, { ...undated, amount: '229' }, '2026-11-29').asOf).toBe('');
  });
});
