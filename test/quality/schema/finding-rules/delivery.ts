import { product, type RuleCase } from './rule-case';

const region = (addressCountry: unknown) => ({ '@type': 'DefinedRegion', addressCountry });
const policy = (change: object) => ({ '@type': 'MerchantReturnPolicy', ...change });
const handled = (change: object) => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY', ...change },
});
const rated = (change: object) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', currency: 'EUR', ...change },
});

/** What is below shipping and returns. */
export const DELIVERY: readonly RuleCase[] = [
  ['country-code', 'a name', region('Germany'), true],
  ['country-code', 'small letters', region('de'), true],
  ['country-code', 'three letters', region('DEU'), true],
  ['country-code', 'the letters that people take for GB', region('UK'), true],
  ['country-code', 'everywhere', region('*'), true],
  ['country-code', 'a union of countries', region('EU'), true],
  ['country-code', 'letters of no country', region('QX'), true],
  ['country-code', 'one of several', policy({ applicableCountry: ['DE', 'Austria'] }), true],
  ['country-code', 'that goods return to', policy({ returnPolicyCountry: 'Ireland' }), true],
  ['country-code', 'two letters', region('DE'), false],
  ['country-code', 'several of them', policy({ applicableCountry: ['DE', 'AT'] }), false],
  ['country-code', 'a thing', policy({ applicableCountry: { '@type': 'Country', name: 'DE' } }), false],
  [
    'country-code',
    'an address, whose country may be a name',
    { '@type': 'PostalAddress', addressCountry: 'Germany' },
    false,
  ],
  ['enumeration', 'a unit in words', handled({ unitCode: 'days' }), true],
  ['enumeration', 'hours', handled({ unitCode: 'HUR' }), true],
  ['enumeration', 'days', handled({}), false],
  ['enumeration', 'days, in one letter', handled({ unitCode: 'd' }), false],
  [
    'enumeration',
    'the unit of something else',
    { ...product, weight: { '@type': 'QuantitativeValue', unitCode: 'KGM', value: 3 } },
    false,
  ],
  ['number-format', 'a rate in words', rated({ value: 'free' }), true],
  ['number-format', 'a rate with its sign', rated({ value: '€4' }), true],
  ['number-format', 'a highest rate in words', rated({ value: undefined, maxValue: 'five' }), true],
  ['number-format', 'a rate', rated({ value: '4.50' }), false],
  ['number-format', 'an amount of something else', { '@type': 'PropertyValue', value: 'free' }, false],
  ['bounds', 'the higher one first', handled({ minValue: 3 }), true],
  ['bounds', 'of a salary', { '@type': 'QuantitativeValue', minValue: '30000', maxValue: '20000' }, true],
  ['bounds', 'alike', handled({ minValue: 1 }), false],
  ['bounds', 'one of them', handled({ minValue: undefined }), false],
  ['number-format', 'days in words', policy({ merchantReturnDays: '30 days' }), true],
  ['number-format', 'half a day', policy({ merchantReturnDays: '30.5' }), true],
  ['number-format', 'days', policy({ merchantReturnDays: '30' }), false],
  ['number-format', 'the last day', policy({ merchantReturnDays: '2027-01-31' }), false],
];
