import { lacks, listing, offer } from '../../../../test/support/rich-results';

const days = (change: object = {}) => ({
  ...{ '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY', ...change },
});
const deliveryTime = { '@type': 'ShippingDeliveryTime', handlingTime: days(), transitTime: days() };
const shipping = {
  ...{ '@type': 'OfferShippingDetails', deliveryTime },
  shippingRate: { '@type': 'MonetaryAmount', value: 4, currency: 'EUR' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
};
const returns = {
  ...{ '@type': 'MerchantReturnPolicy', applicableCountry: 'DE', returnPolicyCountry: 'IE' },
  ...{ returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 30 },
  ...{ returnFees: 'https://schema.org/FreeReturn', returnMethod: 'https://schema.org/ReturnByMail' },
};
const rate = (change: object) => ({ shippingRate: { ...shipping.shippingRate, ...change } });
const times = (change: object) => ({ deliveryTime: { ...deliveryTime, ...change } });
const SHIPPING = 'offers.shippingDetails';
const RETURNS = 'offers.hasMerchantReturnPolicy';

/** What a listing lacks below something of its offer, in the words of what is there. */
const below = (path: string, given: object) =>
  listing({ ...offer, ...given }).recommended?.flatMap((way) =>
    way.startsWith(`${path}.`) ? [way.split('|')[0]?.slice(path.length + 1)] : [],
  );

it.each<[what: string, change: object, lacking: string[]]>([
  ['nothing', {}, []],
  ['a highest price of it', rate({ value: undefined, maxValue: 9 }), []],
  ['free shipping', rate({ value: 0 }), []],
  ['a rate without currency', rate({ currency: undefined }), ['shippingRate.currency']],
  ['a rate without amount', rate({ value: undefined }), ['shippingRate.value']],
  ['no rate', { shippingRate: undefined }, ['shippingRate']],
  ['no destination', { shippingDestination: undefined }, ['shippingDestination']],
  [
    'a destination without country',
    { shippingDestination: { '@type': 'DefinedRegion', addressRegion: 'BY' } },
    ['shippingDestination.addressCountry'],
  ],
  ['no times', { deliveryTime: undefined }, ['deliveryTime']],
  ['no time of handling', times({ handlingTime: undefined }), ['deliveryTime.handlingTime']],
  ['no time in transit', times({ transitTime: undefined }), ['deliveryTime.transitTime']],
  [
    'a time without unit and minimum, as of “3 days”',
    times({ handlingTime: { '@type': 'QuantitativeValue', maxValue: 3 } }),
    ['deliveryTime.handlingTime.minValue', 'deliveryTime.handlingTime.unitCode'],
  ],
  [
    'a time without maximum',
    times({ transitTime: days({ maxValue: undefined }) }),
    ['deliveryTime.transitTime.maxValue'],
  ],
  [
    'a time in words of another kind',
    times({ handlingTime: { '@type': 'ServicePeriod', cutoffTime: '14:00' } }),
    [],
  ],
  ['where nothing is sent to', { shippingRate: undefined, deliveryTime: undefined, doesNotShip: true }, []],
])('recommends of shipping with %s', (_, change, lacking) => {
  expect(below(SHIPPING, { shippingDetails: { ...shipping, ...change } })).toEqual(lacking);
});

const NOT_PERMITTED = { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
const UNLIMITED = { returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow' };
const none = Object.fromEntries(Object.keys(returns).map((name) => [name, undefined]));
const RETURN_CASES: [what: string, change: object, lacking: string[]][] = [
  ['nothing', {}, []],
  ['no country that goods return to', { returnPolicyCountry: undefined }, ['returnPolicyCountry']],
  ['no days in a finite window', { merchantReturnDays: undefined }, ['merchantReturnDays']],
  ['no days without a limit', { ...UNLIMITED, merchantReturnDays: undefined }, []],
  ['no fees and no way', { returnFees: undefined, returnMethod: undefined }, ['returnFees', 'returnMethod']],
  [
    'fees without their amount',
    { returnFees: 'https://schema.org/ReturnShippingFees' },
    ['returnShippingFeesAmount'],
  ],
  [
    'fees with their amount',
    {
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: 3, currency: 'EUR' },
    },
    [],
  ],
  [
    'no returns at all',
    { ...none, ...NOT_PERMITTED, '@type': 'MerchantReturnPolicy', applicableCountry: 'DE' },
    [],
  ],
];

it.each(RETURN_CASES)('recommends of the returns of an offer with %s', (_, change, lacking) => {
  expect(below(RETURNS, { hasMerchantReturnPolicy: { ...returns, ...change } })?.sort()).toEqual(
    lacking.sort(),
  );
});

it.each(RETURN_CASES)('recommends of the returns of a shop with %s', (_, change, lacking) => {
  const shop = { '@type': 'OnlineStore', hasMerchantReturnPolicy: { ...returns, ...change } };
  const found = lacks(shop, 'return-policy').recommended?.map((way) => way.split('|')[0]);
  expect(found?.sort()).toEqual(lacking.sort());
});
