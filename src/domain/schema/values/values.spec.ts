import { checkAddress } from './addresses';
import { checkDate, checkDuration, checkZone, isBefore, isoDateOf, secondsOf } from './dates';
import { checkBoolean, checkMember } from './enumerations';
import { checkCount, checkNumber } from './numbers';
import { checkCurrency, checkPrice } from './prices';
import type { ValueFault } from './value-fault';

const base = new URL('https://shop.example/kettles/steamer');
const DATES = ['Date', 'DateTime'];

describe('what a value may be', () => {
  it.each<readonly [string, string, ValueFault | undefined]>([
    ...[
      '2026',
      '2026-11',
      '2026-11-22',
      '2024-02-29',
      '2026-11-22T10:00',
      '2026-11-22T10:00:30.5Z',
      '2026-11-22T10:00+05:30',
    ].map((text) => ['a date', text, checkDate('datePublished', text, DATES)] as const),
    ...['09:30', '23:59:59', '00:00Z', '08:00+01:00'].map(
      (text) => ['a time', text, checkDate('opens', text, ['Time'])] as const,
    ),
    ...['PT1H30M', 'P1D', 'P2W', 'PT0S', 'P1Y2M3DT4H5M6.5S'].map(
      (text) => ['a duration', text, checkDuration('duration', text)] as const,
    ),
    ...['0', '19.99', '1299', ' 5 ', '.5'].map(
      (text) => ['a price', text, checkPrice('price', text)] as const,
    ),
    ...['EUR', 'JPY', 'XOF'].map(
      (text) => ['a currency', text, checkCurrency('priceCurrency', text)] as const,
    ),
    ...['1', '12000'].map((text) => ['a count', text, checkCount('reviewCount', text)] as const),
    ...['InStock', 'https://schema.org/InStock', 'http://schema.org/OutOfStock'].map(
      (text) => ['a member', text, checkMember('availability', text)] as const,
    ),
    ['a member of elsewhere', 'gr', checkMember('businessFunction', 'http://purl.org/goodrelations/v1#Sell')],
    ...['true', 'False', 'https://schema.org/True'].map(
      (text) => ['a boolean', text, checkBoolean('isAccessibleForFree', text)] as const,
    ),
    ...['https://shop.example/a?b#c', 'http://münchen.example/ä'].map(
      (text) => ['an address', text, checkAddress('image', text, base)] as const,
    ),
    ['an address of mail', 'm', checkAddress('url', 'mailto:a@shop.example', base)],
  ])('%s: %s', (_, __, fault) => {
    expect(fault).toBeUndefined();
  });
});

describe('what it may not be, and what is certain of it', () => {
  it.each<readonly [text: string, fix: string | undefined, currency: string | undefined]>([
    ['$19.99', '19.99', undefined],
    ['€19,99', '19.99', 'EUR'],
    ['19.99 USD', '19.99', 'USD'],
    ['GBP 1,299.00', '1299.00', 'GBP'],
    ['1.299,00 €', '1299.00', 'EUR'],
    ['₹1,25,000', '125000', 'INR'],
    ['19,9', '19.9', undefined],
    ['1,299', undefined, undefined],
    ['free', undefined, undefined],
    ['-1', undefined, undefined],
    ['10-20', undefined, undefined],
    ['€ 5 EUR', '5', 'EUR'],
    ['€ 5 USD', undefined, undefined],
    // What is no currency says something else of the number.
    ...[
      ...['from 19.99', 'ab 19,99', 'ca 20', 'ca. 20', '~20', '<20', '#3', 'à 5', '2 for 20', 'each 20'],
      ...[
        '10%',
        '3x',
        '19.99 net',
        '20 kg',
        '5 km',
        '19.99*',
        '20/m',
        '20 p.P',
        '19.99 inkl',
        '20 Uhr',
        'all 20',
      ],
      ...['top 20', '5 cup', '19,99 / kg', 'UVP 20', 'RRP 20', 'VAT 20', 'XYZ 5'],
    ].map((text) => [text, undefined, undefined] as const),
    ['EUR 20', '20', 'EUR'],
    ['20 eur', '20', 'EUR'],
    ['ALL 20', '20', 'ALL'],
    ['US$ 20', '20', 'USD'],
    ['R$ 1.299,00', '1299.00', 'BRL'],
    ['249 kr', '249', undefined],
    ['249,50 kr.', '249.50', undefined],
    ['Rs. 500', '500', undefined],
    ['￥500', '500', undefined],
    ['19,99 zł', '19.99', 'PLN'],
    ['CHF 19.90', '19.90', 'CHF'],
  ])('price %s', (text, fix, currency) => {
    const fault = checkPrice('price', text);
    expect([fault?.rule, fault?.fix, fault?.also?.text]).toEqual(['price-format', fix, currency]);
  });

  it.each([
    ['2026-11-22 10:00', '2026-11-22T10:00'],
    ['2026/11/22', '2026-11-22'],
    ['22.11.2026', '2026-11-22'],
    ['11/22/2026', '2026-11-22'],
    ['5/5/2026', '2026-05-05'],
    ['4/5/2026', undefined],
    ['March 5, 2026', '2026-03-05'],
    ['5th of May 2026', undefined],
    ['5 March 2026', '2026-03-05'],
    ['2026-02-30', undefined],
    ['31/31/2026', undefined],
    ['soon', undefined],
  ])('date %s', (text, fix) => {
    expect(checkDate('datePublished', text, DATES)?.rule).toBe('date-format');
    expect(isoDateOf(text)).toBe(fix);
  });

  it.each([
    ['eur', 'EUR'],
    ['€', 'EUR'],
    ['$', undefined],
    ['Euro', undefined],
  ])('currency %s', (text, fix) => {
    expect(checkCurrency('priceCurrency', text)).toMatchObject({
      rule: 'currency-code',
      ...(fix && { fix }),
    });
    expect(checkCurrency('priceCurrency', text)?.fix).toBe(fix);
  });

  it.each([
    ['in stock', 'https://schema.org/InStock'],
    ['https://schema.org/instock', 'https://schema.org/InStock'],
    ['In_Stok', undefined],
    ['available', undefined],
  ])('availability %s', (text, fix) => {
    const fault = checkMember('availability', text);
    expect([fault?.rule, fault?.fix]).toEqual(['enumeration', fix]);
  });

  it.each([
    ['2026-02-30', 'datePublished 2026-02-30 is not a day in the calendar'],
    ['2026-02-30T08:00:00Z', 'datePublished 2026-02-30 is not a day in the calendar'],
    ['30 February', 'datePublished must be an ISO 8601 date, such as 2026-11-22, not “30 February”'],
  ])('says what is wrong with the date %s', (text, sentence) => {
    expect(checkDate('datePublished', text, DATES)?.sentence).toBe(sentence);
  });

  it('names the member that was meant', () => {
    expect(checkMember('availability', 'InStok')?.sentence).toBe(
      'availability takes values of schema.org such as InStock, not “InStok”',
    );
  });

  it.each([
    ['/k.jpg', 'address-relative', 'https://shop.example/k.jpg'],
    ['k.jpg', 'address-relative', 'https://shop.example/kettles/k.jpg'],
    ['www.shop.example/k.jpg', 'address-relative', 'https://www.shop.example/k.jpg'],
    ['//cdn.example/k.jpg', undefined, undefined],
    ['//', 'address-relative', undefined],
    ['none', 'address-invalid', undefined],
    ['https:// shop.example', 'address-invalid', undefined],
    ['javascript:alert(1)', 'address-invalid', undefined],
    ['data:image/png;base64,', 'address-not-web', undefined],
  ])('image %s', (text, rule, fix) => {
    const fault = checkAddress('image', text, base);
    expect([fault?.rule, fault?.fix]).toEqual([rule, fix]);
  });

  it.each([
    ['mainEntityOfPage', 'Tea', undefined],
    ['isPartOf', 'Kettle weekly', undefined],
    ['mainEntityOfPage', '/tea', 'address-relative'],
    ['mainEntityOfPage', 'javascript:alert(1)', undefined],
    ['license', 'Ours', 'address-invalid'],
    ['url', 'Tea', 'address-invalid'],
    ['sameAs', 'Tea', 'address-invalid'],
    ['logo', 'Tea', 'address-invalid'],
  ])('%s may be the name of a thing: %s', (property, text, rule) => {
    expect(checkAddress(property, text, base)?.rule).toBe(rule);
  });

  it.each([
    ['number 4,5', checkNumber('value', '4,5'), '4.5'],
    ['count 0', checkCount('reviewCount', '0'), undefined],
    ['count 1,234', checkCount('reviewCount', '1,234'), '1234'],
    ['boolean yes', checkBoolean('isAccessibleForFree', 'yes'), 'true'],
    ['duration 1:30:00', checkDuration('duration', '1:30:00'), 'PT1H30M0S'],
    ['duration 5 minutes', checkDuration('totalTime', '5 minutes'), 'PT5M'],
    ['duration 1:30', checkDuration('totalTime', '1:30'), undefined],
    ['time 9 am', checkDate('opens', '9 am', ['Time']), undefined],
  ])('%s', (_, fault, fix) => {
    expect(fault).toMatchObject({ level: 'error' });
    expect(fault?.fix).toBe(fix);
  });
});

it.each([
  ['2026-01-01', '2026-01-02', true],
  ['2026-01-01', '2026-01-01T10:00', false],
  ['2026-01', '2026-01-31', false],
  ['2026-01-01T23:30Z', '2026-01-02T00:30+02:00', false],
  ['2026-01-01T20:00Z', '2026-01-02T00:30+02:00', true],
  ['soon', '2026-01-01', false],
])('%s before %s: %s', (one, other, expected) => {
  expect(isBefore(one, other)).toBe(expected);
});

it.each([
  ['PT1H30M', 5400],
  ['P1DT1S', 86_401],
  ['P2W', 1_209_600],
  ['PT0.5M', 30],
  ['P1M', undefined],
  ['P1Y', undefined],
  ['P', undefined],
  ['an hour', undefined],
])('%s has %s seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

it.each([
  ['uploadDate', '2026-02-03T08:00:00Z', false],
  ['uploadDate', '2026-02-03T08:00:00+01:00', false],
  ['uploadDate', '2026-02-03T08:00:00-0500', false],
  ['uploadDate', '2026-02-03T08:00:00', true],
  ['uploadDate', '2026-02-03', true],
  ['datePublished', '2026-02-03', false],
])('%s %s lacks its zone: %s', (property, text, lacks) => {
  expect(checkZone(property, text)?.rule).toBe(lacks ? 'date-zone' : undefined);
});
