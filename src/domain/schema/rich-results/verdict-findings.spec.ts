import { reportOnMarkup } from '../markup-report';

const context = { '@context': 'https://schema.org' };
const findingsOf = (data: unknown, today = '2026-11-22') =>
  reportOnMarkup({ text: JSON.stringify(data), today }).findings;
const told = (data: unknown, rule: string, today?: string) =>
  findingsOf(data, today).filter((finding) => finding.rule === rule);

it('says of each thing that is missing what it is for, where it is, and by whose rule', () => {
  const text = `{"@context": "https://schema.org",
    "@graph": [{"@type": "WebSite"},
    {"@type": ["Review", "CreativeWork"], "author": "Ada Moore", "itemReviewed": {"@type": "Thing", "name": "Tea"}}]}`;
  const { findings, entities } = reportOnMarkup({ text, today: '2026-11-22' });
  expect(findings.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      rule: 'required-missing',
      entity: entities.findIndex(({ types }) => types.includes('Review')),
      property: 'reviewRating.ratingValue|positiveNotes|negativeNotes',
      line: 3,
      sentence:
        "Review, CreativeWork needs reviewRating.ratingValue, positiveNotes or negativeNotes for Google's Review snippet",
      source: expect.objectContaining({ name: 'Google, review snippets' }) as object,
    },
  ]);
});

it('warns of what is recommended, and tells once of what may be there', () => {
  const clip = {
    ...context,
    '@type': 'Clip',
    name: 'Boiling',
    startOffset: 3,
    url: 'https://shop.example/v',
  };
  expect(findingsOf(clip)).toEqual([
    expect.objectContaining({
      level: 'warning',
      rule: 'recommended-missing',
      property: 'endOffset',
      sentence: "Clip should have endOffset for Google's Key moments",
    }),
  ]);
  const group = { ...context, '@type': 'ProductGroup', name: 'Kettles' };
  expect(told(group, 'optional-missing')).toMatchObject([
    {
      level: 'info',
      sentence:
        "Google's Product variants also uses url, audience: add those for which you have something to say",
    },
  ]);
  expect(told({ ...group, url: 'https://shop.example/', audience: 'All' }, 'optional-missing')).toEqual([]);
});

it('calls it no fault that one course is no list', () => {
  const course = {
    ...context,
    '@type': 'Course',
    name: 'Boiling',
    description: 'All of it.',
    provider: 'Ada',
  };
  expect(findingsOf(course)).toMatchObject([
    {
      level: 'info',
      rule: 'list-missing',
      sentence:
        'Google shows a Course list only where a list names several: put an ItemList on the page that links to this Course',
    },
  ]);
});

it.each<[what: string, data: object, sentence: string]>([
  [
    'pictures',
    {
      '@type': 'VacationRental',
      image: ['a', 'b', ' '].map((each) => each && `https://shop.example/${each}.jpg`),
    },
    "VacationRental has 3 values for image: Google's Vacation rental needs at least 8",
  ],
  [
    'steps',
    { '@type': 'BreadcrumbList', itemListElement: { '@type': 'ListItem', position: 1, name: 'Shop' } },
    "BreadcrumbList has 1 value for itemListElement: Google's Breadcrumb needs at least 2",
  ],
])('says how many %s there are, and how many it takes', (_, data, sentence) => {
  expect(told({ ...context, ...data }, 'too-few')).toMatchObject([{ level: 'error', entity: 0, sentence }]);
});

it('says that an event online is right, and not shown', () => {
  const event = {
    ...{ ...context, '@type': 'Event', name: 'Steam night', startDate: '2027-05-01' },
    location: { '@type': 'VirtualLocation', url: 'https://shop.example/live' },
  };
  expect(findingsOf(event).filter(({ level }) => level === 'error')).toEqual([]);
  expect(told(event, 'online-event')).toMatchObject([
    {
      ...{ level: 'info', entity: 0, property: 'location' },
      sentence:
        'Google shows only events at a place: this one is online. The markup is right and does no harm',
    },
  ]);
});

it.each<[what: string, data: object, sentence: string]>([
  [
    'job',
    { '@type': 'JobPosting', validThrough: '2026-11-21' },
    'This JobPosting ended on 2026-11-21 (validThrough): Google no longer shows it',
  ],
  [
    'video',
    { '@type': 'VideoObject', expires: '2026-11-21' },
    'This VideoObject ended on 2026-11-21 (expires): Google no longer shows it',
  ],
  [
    'event',
    { '@type': 'MusicEvent', startDate: '2026-11-20', endDate: '2026-11-21' },
    'This MusicEvent ended on 2026-11-21 (endDate): Google no longer shows it',
  ],
  [
    'event with its time',
    { '@type': 'Event', startDate: '2026-11-20T19:00', endDate: ' 2026-11-21T23:30:00-08:00' },
    'This Event ended on 2026-11-21 (endDate): Google no longer shows it',
  ],
])('says that a %s that is over is shown no more', (_, data, sentence) => {
  expect(told({ ...context, ...data }, 'over')).toMatchObject([{ level: 'warning', entity: 0, sentence }]);
  expect(told({ ...context, ...data }, 'over', '2026-11-21')).toEqual([]);
});

it.each<[items: object[], sentence: string]>([
  [[{ url: 'https://a.example/1' }], 'Google makes a carousel of at least 2 items: this list has 1'],
  [
    [
      { item: { '@type': 'Course', url: 'https://a.example/1' } },
      { item: { '@type': 'Course', url: 'https://a.example/2' } },
    ],
    'Google makes a carousel of at least 3 items: this list has 2',
  ],
  [
    [{ item: { '@type': 'Movie' } }, { item: { '@type': 'Recipe' } }],
    'All items of a carousel must be of one type: this list has Movie, Recipe',
  ],
  [
    [{ url: 'https://a.example/1' }, { url: 'https://b.example/2' }],
    'All items of a carousel must be on one site: this list leads to a.example, b.example',
  ],
])('says why a list becomes no carousel: %j', (items, sentence) => {
  const itemListElement = items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item }));
  const list = { ...context, '@type': 'ItemList', itemListElement };
  expect(told(list, 'carousel')).toMatchObject([{ level: 'warning', entity: 0, sentence }]);
});

it('says once of each thing that it has no context, however many results that costs', () => {
  const product = { '@type': 'Product', name: 'Kettle', image: 'https://shop.example/k.jpg' };
  const offers = { '@type': 'Offer', price: 19.5, priceCurrency: 'EUR' };
  const bare = told(
    { '@graph': [{ ...product, offers }, { '@type': ['Recipe', 'Event'] }] },
    'context-missing',
  );
  expect(
    bare.map(({ level, entity, property, line, sentence }) => [level, entity, property, line, sentence]),
  ).toEqual([
    ['error', 0, '@context', 1, expect.stringMatching(/^Product has no "@context"/)],
    ['error', 2, '@context', 1, expect.stringMatching(/^Recipe, Event has no "@context"/)],
  ]);
  expect(told({ ...context, ...product, offers }, 'context-missing')).toEqual([]);
});

it('asks for nothing but the context where that alone is missing', () => {
  const recipe = { '@type': 'Recipe', name: 'Tea', image: 'https://shop.example/tea.jpg' };
  expect(told(recipe, 'required-missing')).toEqual([]);
});

it('says of an offer of several shops why it makes no merchant listing', () => {
  const offers = { '@type': 'AggregateOffer', lowPrice: 1, priceCurrency: 'EUR' };
  const product = { ...context, '@type': 'Product', name: 'Kettle', offers };
  expect(told(product, 'offer-type')).toMatchObject([
    {
      level: 'info',
      entity: 0,
      line: 1,
      property: 'offers',
      sentence:
        'Google makes no Merchant listing of an AggregateOffer: if you sell this yourself, mark up each price as an Offer',
      source: { name: 'Google, merchant listings' },
    },
  ]);
  expect(told({ ...product, offers: { ...offers, '@type': 'Offer' } }, 'offer-type')).toEqual([]);
  expect(told({ ...product, offers: undefined }, 'offer-type')).toEqual([]);
  expect(told({ ...product, '@type': 'SoftwareApplication' }, 'offer-type')).toEqual([]);
  const several = { ...offers, '@type': ['AggregateOffer', 'Thing'] };
  expect(told({ ...product, offers: several }, 'offer-type')).toHaveLength(1);
});

it.each([
  ['2027-05-20', []],
  ['2027-05-21', ['Product snippet', 'Review snippet (average rating)', 'Review snippet']],
])('says of each rule that was not looked at for 180 days, once: on %s', (today, titles) => {
  const product = {
    ...{ ...context, '@type': 'Product', name: 'Kettle' },
    ...{ aggregateRating: { '@type': 'AggregateRating' }, review: { '@type': 'Review' } },
  };
  expect(told(product, 'rule-stale', today)).toEqual(
    titles.map(
      (title) =>
        expect.objectContaining({
          level: 'info',
          sentence: `The rule for ${title} was last checked on 21 Nov 2026: look at its source before you rely on it`,
        }) as object,
    ),
  );
});

it('says that a result ended from that day on', () => {
  const quiz = { ...context, '@type': 'Quiz' };
  expect(told(quiz, 'result-ended', '2026-01-05')).toEqual([]);
  expect(told(quiz, 'result-ended', '2026-01-06')).toMatchObject([{ level: 'info', entity: 0, line: 1 }]);
});

it('tells of a price of nothing where it stands', () => {
  const offers = { '@type': 'Offer', price: 0, priceCurrency: 'EUR' };
  const product = {
    ...context,
    '@type': 'Product',
    name: 'Kettle',
    image: 'https://shop.example/k.jpg',
    offers,
  };
  expect(told(product, 'price-zero')).toMatchObject([{ level: 'warning', entity: 0, line: 1 }]);
});
