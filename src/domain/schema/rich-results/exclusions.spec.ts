import { reportOnMarkup } from '../markup-report';

const reportOf = (data: unknown) => reportOnMarkup({ text: JSON.stringify(data), today: '2026-11-22' });
const context = { '@context': 'https://schema.org' };
const rated = (type: string) => ({
  ...{ ...context, '@type': type, name: 'Kettle' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 },
});

const NO_STARS = 'Google shows no stars for reviews of Service';

it.each([
  ['Service', 'not-eligible'],
  ['WebPage', 'not-eligible'],
  ['NewsArticle', 'not-eligible'],
  ['Person', 'not-eligible'],
  [['Service', 'Product'], 'eligible'],
  ['VideoObject', 'eligible'],
  ['Hotel', 'warnings'],
  ['Prodct', 'eligible'],
  [[], 'eligible'],
])('whether Google shows stars for %j', (type, state) => {
  const reviewRating = { '@type': 'Rating', ratingValue: 4 };
  const review = { '@type': 'Review', author: 'Ada', datePublished: '2026-01-02', reviewRating };
  const stars = (data: object) =>
    reportOf(data).verdicts.flatMap((each) => (each.title.startsWith('Review snippet') ? [each.state] : []));
  const thing = { ...context, '@type': type, name: 'Kettle' };
  const { aggregateRating } = rated('Thing');
  const itemReviewed = { '@type': type, name: 'Kettle' };
  expect(stars({ ...thing, review, aggregateRating })).toEqual([state, state]);
  expect(stars({ ...context, ...review, itemReviewed })).toEqual([state]);
});

it.each<[what: string, reviewed: unknown, sentences: string[]]>([
  ['two things that get none', [{ '@type': 'Service' }, { '@type': 'Person' }], [NO_STARS]],
  ['one that gets none, and one that does', [{ '@type': 'Service' }, { '@type': 'Product' }], []],
  ['one that gets none, and a text', [{ '@type': 'Service' }, 'Kettle'], []],
  ['one that gets none by both its types', { '@type': ['Service', 'Person'] }, [`${NO_STARS}, Person`]],
  ['one that gets none by the type that there is', { '@type': ['Service', 'Servce'] }, [NO_STARS]],
  ['nothing that is told', undefined, []],
])('whether a review of %s is excluded', (_, itemReviewed, sentences) => {
  const found = reportOf({ ...context, '@type': 'Review', itemReviewed }).findings;
  expect(found.flatMap(({ rule, sentence }) => (rule === 'reviewed-type' ? [sentence] : []))).toEqual(
    sentences,
  );
});

it('why Google shows no stars', () => {
  const found = reportOf(rated('Service')).findings.filter(({ rule }) => rule === 'reviewed-type');
  expect(found).toMatchObject([
    { level: 'warning', entity: 1, sentence: 'Google shows no stars for reviews of Service' },
  ]);
});

it.each<[what: string, things: object[], count: number]>([
  ['one', [rated('Product')], 1],
  ['two', [rated('Product'), { ...rated('Product'), name: 'Boiler' }], 2],
  ['one, said twice', [rated('Product'), { ...rated('Product'), name: ' kettle' }], 1],
  [
    'variants of one',
    [
      {
        ...rated('ProductGroup'),
        hasVariant: ['Red', 'Blue'].map((name) => ({ ...rated('Product'), name })),
      },
    ],
    1,
  ],
  [
    'variants that name their group',
    [
      { ...rated('ProductGroup'), productGroupID: 'K' },
      { ...rated('Product'), name: 'Red', inProductGroupWithID: 'K' },
      { ...rated('Product'), name: 'Blue', isVariantOf: { '@type': 'ProductGroup', productGroupID: 'K' } },
    ],
    1,
  ],
  [
    'one, and those like it',
    [
      { ...rated('Product'), isSimilarTo: { '@id': '#b' } },
      { ...rated('Product'), '@id': '#b', name: 'Boiler' },
    ],
    1,
  ],
  [
    'two without a name',
    [
      { ...rated('Product'), name: undefined },
      { ...rated('Product'), name: ' ' },
    ],
    2,
  ],
  [
    'one, said twice in other letters and with other blanks',
    [
      { ...rated('Product'), name: 'Tea  Kettle' },
      { ...rated('Product'), name: ' tea\nKETTLE' },
    ],
    1,
  ],
  [
    'one, said twice, once with a thing before its name',
    [rated('Product'), { ...rated('Product'), name: [{ '@type': 'Thing' }, 'Kettle'] }],
    1,
  ],
  [
    'two whose names differ by a blank',
    [
      { ...rated('Product'), name: 'Tea Kettle' },
      { ...rated('Product'), name: 'TeaKettle' },
    ],
    2,
  ],
  [
    'variants of a group that is on another page',
    ['Red', 'Blue'].map((name) => ({ ...rated('Product'), name, isVariantOf: { '@id': '#kettles' } })),
    1,
  ],
  [
    'variants of two groups that are on other pages',
    ['Red', 'Blue'].map((name) => ({ ...rated('Product'), name, isVariantOf: { '@id': `#${name}` } })),
    2,
  ],
  [
    'variants whose group has a number with blanks',
    [' K', 'K '].map((inProductGroupWithID, index) => ({
      ...rated('Product'),
      name: `Kettle ${index}`,
      inProductGroupWithID,
    })),
    1,
  ],
  [
    'variants of two groups',
    ['K', 'L'].map((productGroupID) => ({
      ...rated('Product'),
      isVariantOf: { '@type': 'ProductGroup', productGroupID },
    })),
    2,
  ],
  [
    'variants of one without a number',
    ['Red', 'Blue'].map((name) => ({
      ...rated('Product'),
      name,
      isVariantOf: { '@type': 'ProductGroup', '@id': '#group' },
    })),
    1,
  ],
  [
    'one, and what belongs to it',
    [
      { ...rated('Product'), isAccessoryOrSparePartFor: { '@id': '#b' }, isRelatedTo: { '@id': '#c' } },
      { ...rated('Product'), '@id': '#b', name: 'Boiler' },
      { ...rated('Product'), '@id': '#c', name: 'Pot' },
    ],
    1,
  ],
  [
    'one, and one that it names otherwise',
    [
      { ...rated('Product'), mainEntityOfPage: { '@id': '#b' } },
      { ...rated('Product'), '@id': '#b', name: 'Boiler' },
    ],
    2,
  ],
  [
    'a list of them',
    [
      {
        ...{ ...context, '@type': 'ItemList' },
        itemListElement: [rated('Product'), { ...rated('Product'), name: 'Boiler' }],
      },
    ],
    2,
  ],
])('that its products are %s', (_, things, count) => {
  const { verdicts, findings } = reportOf(things);
  const snippets = verdicts.filter(({ feature }) => feature === 'product-snippet');
  const isOne = count === 1;
  expect(snippets.map(({ state }) => state !== 'not-eligible')).toEqual(snippets.map(() => isOne));
  expect(findings.filter(({ rule }) => rule === 'several-products')).toMatchObject(
    isOne
      ? []
      : [{ level: 'warning', sentence: expect.stringContaining(`marks up ${count} products`) as string }],
  );
});

const specified = (price: object) => ({
  price: undefined,
  priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'EUR', ...price },
});

it.each<[what: string, changes: object[], states: string[], found: string[]]>([
  ['an AggregateOffer', [{ '@type': 'AggregateOffer' }], [], ['offer-type']],
  ['one beside an Offer', [{}, { '@type': 'AggregateOffer' }], ['warnings'], []],
  ['an Offer', [{}], ['warnings'], []],
  ['an Offer of nothing', [{ price: 0 }], ['not-eligible'], ['price-zero']],
  ['one of two for nothing', [{}, { price: '0.00' }], ['not-eligible'], ['price-zero']],
  ['a price of nothing that is specified', [specified({ price: 0 })], ['not-eligible'], ['price-zero']],
  [
    'a price of nothing among those of parts',
    [specified({ price: 1, priceSpecification: { '@type': 'UnitPriceSpecification', price: 0 } })],
    ['not-eligible'],
    ['price-zero'],
  ],
  ['a price that is specified', [specified({ price: 1 })], ['warnings'], []],
  ['a lowest price of nothing', [{ price: undefined, lowPrice: 0 }], ['not-eligible'], ['price-zero']],
  [
    'a lowest price of nothing that is specified',
    [specified({ minPrice: 0 })],
    ['not-eligible'],
    ['price-zero'],
  ],
])(
  'makes a merchant listing of offers, and not of those of shops together: %s',
  (_, changes, states, found) => {
    const offer = { '@type': 'Offer', price: 19.5, lowPrice: 19.5, priceCurrency: 'EUR' };
    const offers = changes.map((change) => ({ ...offer, ...change }));
    const report = reportOf({
      ...context,
      '@type': 'Product',
      name: 'Kettle',
      image: 'https://shop.example/k.jpg',
      offers,
    });
    expect(report.verdicts.map((verdict) => verdict.state)).toEqual(['warnings', ...states]);
    expect(
      report.findings.flatMap(({ rule }) => (/^offer-type$|^price-zero$/.test(rule) ? [rule] : [])),
    ).toEqual(found);
  },
);

const place = { '@type': 'Place', name: 'Hall', address: 'Main Street 1, Leeds' };

it.each([
  [
    'video',
    {
      ...{ '@type': 'VideoObject', name: 'Boiling', uploadDate: '2026-01-02' },
      ...{ thumbnailUrl: 'https://shop.example/v.jpg', expires: '2026-11-21' },
    },
  ],
  ['event', { '@type': 'Event', name: 'Steam night', startDate: '2026-11-21', location: place }],
  [
    'job',
    {
      ...{ '@type': 'JobPosting', title: 'Boiler', description: 'Boils.', datePosted: '2026-11-01' },
      ...{ hiringOrganization: 'Acme', jobLocation: place, validThrough: '2026-11-21' },
    },
  ],
])('takes its verdict from a %s on the day after its last', (_, data) => {
  const text = JSON.stringify({ ...context, ...data });
  const statesOn = (today: string) => reportOnMarkup({ text, today }).verdicts.map(({ state }) => state);
  expect(statesOn('2026-11-21')).toEqual(['warnings']);
  expect(statesOn('2026-11-22')).toEqual(['not-eligible']);
});
