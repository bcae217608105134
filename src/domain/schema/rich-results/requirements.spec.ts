import { lacks, listing, offer, product, review, shop } from '../../../../test/support/rich-results';

const job = {
  ...{ '@type': 'JobPosting', title: 'Boiler', description: 'Boils.', datePosted: '2026-11-01' },
  hiringOrganization: 'Acme',
};
const rental = { '@type': 'VacationRental', name: 'House', identifier: '7' };
const images = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://shop.example/${index}.jpg`);
const answer = { '@type': 'Answer', text: 'So.' };
it.each<[what: string, data: object, feature: string, missing: string[]]>([
  ['what is there', { '@type': 'Recipe', name: 'Tea', image: product.image }, 'recipe', []],
  ['an empty text', { '@type': 'Recipe', name: ' ', image: product.image }, 'recipe', ['name']],
  ['one of two ways', { ...review, author: 'Ada Moore' }, 'review-snippet', []],
  [
    'none of three ways',
    { ...review, author: 'Ada Moore', reviewRating: undefined },
    'review-snippet',
    ['reviewRating.ratingValue|positiveNotes|negativeNotes'],
  ],
  ['a name as a text', { ...review, author: 'Ada' }, 'review-snippet', []],
  ['a name as a text with a slash', { ...review, author: 'Ada Moore / Acme' }, 'review-snippet', []],
  [
    'an address for a name',
    { ...review, author: 'https://a.example/ada' },
    'review-snippet',
    ['author.name'],
  ],
  [
    'an address for a name, with blanks around it',
    { ...review, author: ' https://a.example/ada ' },
    'review-snippet',
    ['author.name'],
  ],
  [
    'a name, and an address for another one',
    { ...review, author: ['Ada', 'https://a.example/bob'] },
    'review-snippet',
    ['author.name'],
  ],
  [
    'one that is not on the page',
    { ...review, author: { '@id': '#ada' } },
    'review-snippet',
    ['author.name'],
  ],
  [
    'a name as a text, where another property would do as well',
    { '@type': 'ProfilePage', mainEntity: 'Ada' },
    'profile-page',
    [],
  ],
  ['a thing without a name', { ...review, author: { '@type': 'Person' } }, 'review-snippet', ['author.name']],
  [
    'one of two things without a name',
    { ...review, author: [{ '@type': 'Person', name: 'Ada' }, { '@type': 'Person' }] },
    'review-snippet',
    ['author.name'],
  ],
  [
    'a text for a thing of which more is asked',
    { '@type': 'QAPage', mainEntity: 'Why?' },
    'qa-page',
    ['mainEntity.answerCount', 'mainEntity.acceptedAnswer|mainEntity.suggestedAnswer'].concat([
      'mainEntity.acceptedAnswer.text',
      'mainEntity.suggestedAnswer.text',
    ]),
  ],
  [
    'something that may be missing, with what is below it',
    {
      '@type': 'QAPage',
      mainEntity: { '@type': 'Question', name: 'Why?', answerCount: 1, acceptedAnswer: answer },
    },
    'qa-page',
    [],
  ],
  [
    'something that is there and lacks what is below it',
    {
      ...{ '@type': 'QAPage' },
      mainEntity: {
        ...{ '@type': 'Question', name: 'Why?', answerCount: 1 },
        acceptedAnswer: [answer, { '@type': 'Answer' }],
      },
    },
    'qa-page',
    ['mainEntity.acceptedAnswer.text'],
  ],
  [
    'a value that is of no type of which more is asked',
    { ...job, jobLocation: { '@type': 'Place', address: '1 Kettle Street, London' } },
    'job-posting',
    [],
  ],
  [
    'a value of that type which lacks it',
    { ...job, jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } },
    'job-posting',
    ['jobLocation.address.addressCountry'],
  ],
  [
    'the currency of the range of several shops',
    { ...product, offers: { '@type': 'AggregateOffer', lowPrice: 1 } },
    'product-snippet',
    ['offers.priceCurrency'],
  ],
  [
    'the currency of an offer, which a snippet does without',
    { ...product, offers: { '@type': 'Offer', price: 1 } },
    'product-snippet',
    [],
  ],
  ['the lowest of prices', { ...product, offers: { '@type': 'Offer', lowPrice: 1 } }, 'product-snippet', []],
  [
    'a price that is specified',
    {
      ...product,
      offers: {
        '@type': 'Offer',
        priceSpecification: { '@type': 'PriceSpecification', price: 1, priceCurrency: 'EUR' },
      },
    },
    'merchant-listing',
    [],
  ],
  [
    'a price that is specified without the price',
    {
      ...product,
      offers: { ...offer, price: undefined, priceSpecification: { '@type': 'PriceSpecification' } },
    },
    'merchant-listing',
    ['offers.price'],
  ],
  [
    'seven pictures of a rental, which are too few and not missing',
    { ...rental, image: images(7) },
    'vacation-rental',
    [...['containsPlace.occupancy.value', 'latitude', 'longitude']],
  ],
  [
    'a rental without pictures',
    rental,
    'vacation-rental',
    [...['containsPlace.occupancy.value', 'latitude', 'longitude', 'image']],
  ],
  [
    'eight pictures, and the place in the words of another property',
    { ...rental, image: images(8), geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 } },
    'vacation-rental',
    ['containsPlace.occupancy.value'],
  ],
  [
    'what a rating is of, by the one that holds it',
    { ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 } },
    'aggregate-rating',
    [],
  ],
  [
    'what a rating is of, which has no name',
    { '@type': 'Product', aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 } },
    'aggregate-rating',
    ['itemReviewed.name'],
  ],
  [
    'a rating of nothing',
    { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 },
    'aggregate-rating',
    ['itemReviewed.name'],
  ],
  [
    'a rating of what is written beside it, which it does not name',
    {
      '@type': 'WebPage',
      name: 'Kettles',
      about: product,
      mainEntity: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 3 },
    },
    'aggregate-rating',
    ['itemReviewed.name'],
  ],
])('knows what is missing of %s', (_, data, feature, missing) => {
  expect(lacks(data, feature).missing).toEqual(missing);
});

const step = (position: number | string, item?: string) => ({
  '@type': 'ListItem',
  position,
  name: `Step ${position}`,
  item,
});

it.each<[what: string, steps: object[], missing: string[]]>([
  ['each step but the last has its page', [step(1, shop), step(2)], []],
  ['whatever the order in which they are written', [step(2), step(1, shop)], []],
  ['by their numbers, not by their digits', [step('10'), step('9', shop)], []],
  ['a step before the last has none', [step(1), step(2, shop)], ['itemListElement.item']],
  ['a single step, which is too few and not missing', [step(1)], []],
  [
    'no step',
    [],
    ['itemListElement', 'itemListElement.position', 'itemListElement.name|itemListElement.item.name'],
  ],
])('asks of a trail the pages of its steps: %s', (_, itemListElement, missing) => {
  expect(lacks({ '@type': 'BreadcrumbList', itemListElement }, 'breadcrumb').missing).toEqual(missing);
});

it.each<[what: string, price: unknown, state: string]>([
  ['something', 0.01, 'warnings'],
  ['nothing', 0, 'not-eligible'],
  ['less than nothing', -3, 'not-eligible'],
  ['what nobody can count', 'on request', 'not-eligible'],
  ['one of two things nothing', [19.5, 0], 'not-eligible'],
  ['nothing, of values that count alike', [0, '0.00'], 'not-eligible'],
])('lists what costs %s', (_, price, state) => {
  expect(listing({ ...offer, price })).toMatchObject({ state, missing: [] });
});

it.each<[what: string, offers: unknown]>([
  ['a text', '19.50 EUR'],
  ['something without a type', { price: 19.5, priceCurrency: 'EUR' }],
  ['something of another type', { ...offer, '@type': 'Demand' }],
  ['something that is not on the page', { '@id': '#offer' }],
])('lists no product whose offer is %s', (_, offers) => {
  expect(listing(offers)).toMatchObject({
    state: 'not-eligible',
    missing: ['offers.price', 'offers.priceCurrency'],
  });
});

it('asks of a page behind a paywall whatever the spelling of false', () => {
  const article = { '@type': 'Article', isAccessibleForFree: ' False ' };
  expect(lacks(article, 'paywalled').state).toBe('not-eligible');
});

it('takes one wrong value among right ones for wrong', () => {
  const clip = {
    ...{ '@type': 'VideoObject', name: 'Boiling', thumbnailUrl: 'https://shop.example/v.jpg' },
    uploadDate: ['2026-02-03T08:00:00Z', 'yesterday'],
  };
  expect(lacks(clip, 'video')).toMatchObject({ state: 'not-eligible', missing: [] });
});

it('calls missing what one of several values lacks, though another one is wrong', () => {
  const offers = [
    { ...offer, price: '$19' },
    { '@type': 'Offer', priceCurrency: 'EUR' },
  ];
  expect(listing(offers)).toMatchObject({ state: 'not-eligible', missing: ['offers.price'] });
});

it('takes one right way for enough, though another one is wrong', () => {
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'Germany, perhaps',
    merchantReturnLink: 'https://shop.example/returns',
    returnPolicyCategory: 'Always',
  };
  expect(lacks(policy, 'return-policy')).toMatchObject({ state: 'eligible', missing: [], recommended: [] });
});
