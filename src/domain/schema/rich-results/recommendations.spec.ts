import { lacks, offer, product, shop } from '../../../../test/support/rich-results';

it.each<[what: string, data: object, feature: string, lacking: string, isLacking: boolean]>([
  ['a kitchen of a restaurant', { '@type': 'Restaurant' }, 'local-business', 'servesCuisine', true],
  ['a kitchen of a shop', { '@type': 'Store' }, 'local-business', 'servesCuisine', false],
  ['the menu, by its other name', { '@type': 'Restaurant', hasMenu: shop }, 'local-business', 'menu', false],
  [
    'opening hours, by their other name',
    { '@type': 'Store', openingHours: 'Mo-Fr 09:00-17:00' },
    'local-business',
    'openingHoursSpecification',
    false,
  ],
  ['variants of a group', { '@type': 'ProductGroup' }, 'product-variants', 'hasVariant', true],
  [
    'variants that name their group',
    {
      '@graph': [
        { '@type': 'ProductGroup', '@id': '#g' },
        { ...product, isVariantOf: { '@id': '#g' } },
      ],
    },
    'product-variants',
    'hasVariant',
    false,
  ],
  [
    'variants of a group that something else names',
    {
      '@graph': [
        { '@type': 'ProductGroup', '@id': '#g' },
        { ...product, isSimilarTo: { '@id': '#g' } },
      ],
    },
    'product-variants',
    'hasVariant',
    true,
  ],
  ['a number of the article', { ...product, offers: offer }, 'merchant-listing', 'gtin', true],
  [
    'it, as that of a book',
    { ...product, offers: offer, isbn: '9783161484100' },
    'merchant-listing',
    'gtin',
    false,
  ],
  [
    'what the group of a variant says',
    {
      ...{ '@type': 'ProductGroup', name: 'Kettles', description: 'All of them.' },
      hasVariant: { ...product, offers: offer },
    },
    'merchant-listing',
    'description',
    false,
  ],
  [
    'what the group that a variant names says',
    { ...product, offers: offer, isVariantOf: { '@type': 'ProductGroup', description: 'All of them.' } },
    'merchant-listing',
    'description',
    false,
  ],
  [
    'what something else says that has the variant',
    { '@type': 'ItemList', description: 'All of them.', itemListElement: { ...product, offers: offer } },
    'merchant-listing',
    'description',
    true,
  ],
  [
    'what a group says that is not for its variants',
    { '@type': 'ProductGroup', gtin: '96385074', hasVariant: { ...product, offers: offer } },
    'merchant-listing',
    'gtin',
    true,
  ],
  [
    'a link to the policy in place of its parts',
    {
      ...product,
      offers: {
        ...offer,
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: shop },
      },
    },
    'merchant-listing',
    'offers.hasMerchantReturnPolicy.returnFees|offers.hasMerchantReturnPolicy.merchantReturnLink',
    false,
  ],
  [
    'neither the link nor a part',
    { ...product, offers: { ...offer, hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy' } } },
    'merchant-listing',
    'offers.hasMerchantReturnPolicy.returnFees|offers.hasMerchantReturnPolicy.merchantReturnLink',
    true,
  ],
])('recommends %s', (_, data, feature, lacking, isLacking) => {
  expect(lacks(data, feature).recommended?.includes(lacking)).toBe(isLacking);
});

it('is content with a shop that has all but what restaurants have', () => {
  const store = {
    ...{ '@type': 'Store', name: 'Kettles', address: '1 Kettle Street, London', url: shop },
    ...{ geo: { '@type': 'GeoCoordinates', latitude: 51.51, longitude: -0.12 }, priceRange: '££' },
    ...{ openingHours: 'Mo-Fr 09:00-17:00', telephone: '+44 20 7946 0000' },
  };
  expect(lacks(store, 'local-business')).toEqual({ state: 'eligible', missing: [], recommended: [] });
});

it('is content with a group whose variants name it', () => {
  const group = {
    ...{ '@type': 'ProductGroup', '@id': '#g', name: 'Kettles', brand: 'Acme', description: 'All of them.' },
    ...{ productGroupID: 'K', variesBy: 'https://schema.org/color' },
    ...{ aggregateRating: { '@type': 'AggregateRating' }, review: { '@type': 'Review' } },
  };
  const variant = { ...product, isVariantOf: { '@id': '#g' } };
  expect(lacks({ '@graph': [group, variant] }, 'product-variants')).toMatchObject({ state: 'eligible' });
});
