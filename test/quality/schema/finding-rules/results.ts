import { event, job, offer, place, product, rating, review, type RuleCase, SHOP } from './rule-case';

const pictures = (count: number) => Array.from({ length: count }, (_, at) => `${SHOP}/${at}.jpg`);
const trail = (count: number) => ({
  '@type': 'BreadcrumbList',
  itemListElement: Array.from({ length: count }, (_, at) => ({
    ...{ '@type': 'ListItem', position: at + 1, name: `Step ${at}`, item: `${SHOP}/${at}` },
  })),
});
const online = { '@type': 'VirtualLocation', url: `${SHOP}/live` };
const inMode = 'https://schema.org/OnlineEventAttendanceMode';
const links = (...addresses: string[]) => ({
  '@type': 'ItemList',
  itemListElement: addresses.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
});
const listOf = (...types: string[]) => ({
  '@type': 'ItemList',
  itemListElement: types.map((type, at) => ({
    ...{ '@type': 'ListItem', position: at + 1 },
    item: { '@type': type, name: `${type} ${at}`, url: `${SHOP}/#${at}` },
  })),
});
const video = { '@type': 'VideoObject', name: 'Boiling', uploadDate: '2026-02-03T08:00:00Z' };
const course = { '@type': 'Course', name: 'Boiling', description: 'All of it.' };

/** What the verdicts say. */
export const RESULTS: readonly RuleCase[] = [
  ['required-missing', 'nothing of a video', { '@type': 'VideoObject' }, true],
  ['required-missing', 'seven pictures of eight', { '@type': 'VacationRental', image: pictures(7) }, true],
  [
    'required-missing',
    'what a nameless thing inside of the one that is reviewed is called',
    { ...product, review: { ...review, itemReviewed: { '@type': 'Product' } } },
    false,
  ],
  [
    'required-missing',
    'it, where the page does not have it',
    { ...product, aggregateRating: { ...rating, itemReviewed: { '@id': `${SHOP}/#k` } } },
    false,
  ],
  ['required-missing', 'it, inside of nothing', { ...review, itemReviewed: { '@type': 'Product' } }, true],
  ['required-missing', 'the address of an event online', { ...event, location: online }, false],
  ['required-missing', 'it, beside a place', { ...event, location: [place, online] }, false],
  ['required-missing', 'the address of a place in words', { ...event, location: 'Town Hall, Bath' }, false],
  [
    'required-missing',
    'that of an address',
    { ...event, location: { '@type': 'PostalAddress', streetAddress: '1 High Street' } },
    false,
  ],
  ['required-missing', 'a place in no words', { ...event, location: ' ' }, true],
  [
    'required-missing',
    'that of the place beside it',
    { ...event, location: [{ '@type': 'Place' }, online] },
    true,
  ],
  [
    'required-missing',
    'the place of an event online',
    { ...event, location: undefined, eventAttendanceMode: inMode },
    false,
  ],
  ['required-missing', 'the place of an event', { ...event, location: undefined }, true],
  ['required-missing', 'a trail of one step', trail(1), false],
  [
    'required-missing',
    'an author by a role',
    {
      ...product,
      review: { ...review, author: { '@type': 'Role', author: { '@type': 'Person', name: 'Ada' } } },
    },
    false,
  ],
  ['too-few', 'seven pictures of eight', { '@type': 'VacationRental', image: pictures(7) }, true],
  ['too-few', 'eight', { '@type': 'VacationRental', image: pictures(8) }, false],
  ['too-few', 'none, which is missing', { '@type': 'VacationRental' }, false],
  ['too-few', 'one step', trail(1), true],
  ['too-few', 'two steps', trail(2), false],
  ['online-event', 'a location online', { ...event, location: online }, true],
  [
    'online-event',
    'no location, and the mode',
    { ...event, location: undefined, eventAttendanceMode: inMode },
    true,
  ],
  ['online-event', 'a place as well', { ...event, location: [place, online] }, false],
  ['online-event', 'a place', event, false],
  ['online-event', 'nowhere', { ...event, location: undefined }, false],
  ['over', 'a job', { ...job, validThrough: '2026-11-21' }, true],
  ['over', 'a job of today', { ...job, validThrough: '2026-11-22' }, false],
  ['over', 'a video', { ...video, expires: '2026-11-21T10:00:00Z' }, true],
  ['over', 'a video of tomorrow', { ...video, expires: '2026-11-23' }, false],
  ['over', 'a video without an end', video, false],
  ['over', 'an event by its end', { ...event, startDate: '2026-11-01', endDate: '2026-11-02' }, true],
  ['over', 'an event by its beginning', { ...event, startDate: '2026-11-21' }, true],
  ['over', 'an event that goes on', { ...event, startDate: '2026-11-01', endDate: '2026-12-01' }, false],
  [
    'over',
    'an event that is put off',
    { ...event, startDate: '2026-11-01', eventStatus: 'https://schema.org/EventPostponed' },
    false,
  ],
  ['carousel', 'one page', links(`${SHOP}/1`), true],
  ['carousel', 'two pages', links(`${SHOP}/1`, `${SHOP}/2`), false],
  ['carousel', 'one page twice', links(`${SHOP}/1`, `${SHOP}/1`), true],
  ['carousel', 'two sites', links(`${SHOP}/1`, 'https://other.example/2'), true],
  ['carousel', 'one recipe', listOf('Recipe'), true],
  ['carousel', 'two recipes', listOf('Recipe', 'Recipe'), false],
  ['carousel', 'two courses', listOf('Course', 'Course'), true],
  ['carousel', 'three courses', listOf('Course', 'Course', 'Course'), false],
  ['carousel', 'two films and a recipe', listOf('Movie', 'Movie', 'Recipe'), true],
  ['carousel', 'restaurants and cafés of them', listOf('Restaurant', 'Restaurant'), false],
  ['carousel', 'products, of which Google makes none', listOf('Product'), false],
  ['list-missing', 'a course by itself', course, true],
  ['list-missing', 'courses of a list', { '@type': 'ItemList', itemListElement: [course] }, false],
  [
    'several-products',
    'two',
    { '@graph': [product, { ...product, name: 'Pot' }].map((each) => ({ ...each, offers: offer })) },
    true,
  ],
  ['several-products', 'one', { ...product, offers: offer }, false],
  [
    'offer-type',
    'the prices of shops',
    { ...product, offers: { ...offer, '@type': 'AggregateOffer' } },
    true,
  ],
  ['offer-type', 'a price', { ...product, offers: offer }, false],
  ['price-zero', 'nothing', { ...product, offers: { ...offer, price: '0' } }, true],
  ['price-zero', 'something', { ...product, offers: offer }, false],
  ['reviewed-type', 'a service', { '@type': 'Service', name: 'S', aggregateRating: rating }, true],
  ['reviewed-type', 'a product', { ...product, aggregateRating: rating }, false],
  [
    'recommended-missing',
    'the end of a clip',
    { '@type': 'Clip', name: 'C', startOffset: 3, url: SHOP },
    true,
  ],
  ['recommended-missing', 'nothing', trail(2), false],
  ['optional-missing', 'what a group may have', { '@type': 'ProductGroup', name: 'K' }, true],
  ['optional-missing', 'nothing', trail(2), false],
  ['result-ended', 'questions', { '@type': 'FAQPage' }, true],
  ['result-ended', 'a recipe', { '@type': 'Recipe' }, false],
  ['result-note', 'data', { '@type': 'Dataset' }, true],
  ['result-note', 'a recipe', { '@type': 'Recipe' }, false],
];
