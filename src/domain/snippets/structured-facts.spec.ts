import { structuredFacts } from './structured-facts';

const NOTHING = { breadcrumb: '', date: '', rating: '', reviews: '', price: '' };
const facts = (...blocks: unknown[]) => structuredFacts(blocks.map((block) => JSON.stringify(block)));

it('reads a product, a breadcrumb and a date out of one graph', () => {
  const graph = {
    '@graph': [
      {
        '@type': ['Product'],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: '120' },
        offers: [{ '@type': 'https://schema.org/Offer', price: '89.00', priceCurrency: 'EUR' }],
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 2, item: { name: 'Wide' } },
          { position: 1, name: 'Shoes' },
        ],
      },
      { '@type': 'Article', datePublished: '2026-01-02T10:00:00Z', dateModified: '2026-11-21' },
    ],
  };
  expect(facts(graph)).toEqual({
    breadcrumb: 'Shoes › Wide',
    date: '2026-11-21',
    rating: '4.6',
    reviews: '120',
    price: 'EUR 89.00',
  });
});

it.each([
  [{ '@type': 'UnitPriceSpecification', price: 19.5, priceCurrency: 'EUR' }, 'EUR 19.5'],
  [[{ price: '19.50' }, { price: '25.00' }], 'USD 19.50'],
  [{ minPrice: 5, maxPrice: 9, priceCurrency: 'GBP' }, 'GBP 5'],
  [{ price: '1.299,00 €', priceCurrency: 'EUR' }, 'EUR 1299.00'],
  [{ price: '$1,299.50' }, 'USD 1299.50'],
  [{ price: 'from 5' }, 'USD from 5'],
  [{ price: '1.299' }, 'USD 1.299'],
  ['free', ''],
  [{ '@type': 'UnitPriceSpecification', price: 9, unitCode: 'MON' }, 'USD 9'],
  [{ minPrice: 10, maxPrice: 20 }, 'USD 10'],
  [{ maxPrice: 20 }, ''],
  [[{ '@type': 'DeliveryTimeSettings' }, { price: '12.50' }], 'USD 12.50'],
  [[{ priceType: 'https://schema.org/ListPrice', price: 15 }, { price: 12 }], 'USD 12'],
  [
    [
      { priceType: 'StrikethroughPrice', price: 15 },
      { priceType: 'SalePrice', price: 12 },
    ],
    'USD 12',
  ],
  [{ priceType: 'https://schema.org/ListPrice', price: 15 }, 'USD 15'],
  [[{ price: 10, validForMemberTier: { '@id': '#plus' } }, { price: 12 }], 'USD 12'],
  [{ price: 10, validForMemberTier: { '@id': '#plus' } }, ''],
  [
    { '@type': 'CompoundPriceSpecification', priceCurrency: 'EUR', priceComponent: [{ price: 30 }] },
    'EUR 30',
  ],
  [
    { '@type': 'CompoundPriceSpecification', price: 40, priceComponent: [{ price: 30 }, { price: 10 }] },
    'USD 40',
  ],
  [{ '@type': 'CompoundPriceSpecification', priceComponent: [{ price: 30 }, { price: 10 }] }, ''],
])('reads a price that is specified: %j', (priceSpecification, price) => {
  expect(facts({ '@type': 'Offer', priceCurrency: 'USD', priceSpecification }).price).toBe(price);
});

it('reads what can be read of a block that is no JSON', () => {
  const block = `{ '@type': 'Offer', "price": "12.00", "priceCurrency": "EUR", } // sale`;
  expect(structuredFacts([block]).price).toBe('EUR 12.00');
});

it.each<[what: string, block: string]>([
  ['a comma too many', `{"@type":"Offer","priceSpecification":[{"price":"12.50","priceCurrency":"EUR"},],}`],
  ['a bracket too few', `{"@type":"Offer","priceSpecification":{"price":"12.50","priceCurrency":"EUR"}`],
  [
    'a line break in a text',
    `{"@type":"Offer","name":"A\nB","priceSpecification":{"price":"12.50","priceCurrency":"EUR"}}`,
  ],
  [
    'a comment of CDATA',
    `//<![CDATA[\n{"@type":"Offer","priceSpecification":{"price":"12.50","priceCurrency":"EUR"}}\n//]]>`,
  ],
  [
    'two objects',
    `{"@type":"Thing"} {"@type":"Offer","priceSpecification":{"price":"12.50","priceCurrency":"EUR"}}`,
  ],
])('reads a specified price of JSON with %s', (_what, block) => {
  expect(structuredFacts([block]).price).toBe('EUR 12.50');
});

it('makes nothing of broken blocks, odd values and deep nesting', () => {
  expect(structuredFacts(['{', 'null', '7', '[[[]]]'])).toEqual(NOTHING);
  expect(facts({ '@type': 'BreadcrumbList', itemListElement: 'x', datePublished: { a: 1 } })).toEqual(
    NOTHING,
  );
  const deep = `${'['.repeat(3_000)}${']'.repeat(3_000)}`;
  expect(structuredFacts([deep])).toEqual(NOTHING);
});
