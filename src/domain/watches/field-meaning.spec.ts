import {
  WATCH_FIELDS,
  WATCH_MASKS,
  type WatchComparison,
  type WatchFieldName,
  type WatchFields,
  type WatchVersion,
} from '../../contracts/watches/watch-content';
import { compareVersions } from './compare-versions';

const ALL: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
const NO_FIELDS = Object.fromEntries(WATCH_FIELDS.map((field) => [field, []])) as unknown as WatchFields;
const version = (lines: string[], fields: Partial<WatchFields> = {}): WatchVersion => ({
  ...{ lines, lists: [], pageWords: 0, needsScript: false },
  fields: { ...NO_FIELDS, ...fields },
});
const ofField = (field: WatchFieldName, before: string[], after: string[], comparison = ALL) =>
  compareVersions(version([], { [field]: before }), version([], { [field]: after }), comparison).severity;
const ofText = (before: string, after: string) =>
  compareVersions(version([before]), version([after]), ALL).severity;

it.each([
  ['Offer.price: 2879.2', 'Offer.price: 2879.20', null],
  ['Offer.price: 1299', 'Offer.price: 1,299.00', null],
  ['Offer.price: 1299', 'Offer.price: 1399', 'warning'],
  ['Offer.availability: http://schema.org/InStock', 'Offer.availability: https://schema.org/InStock', null],
  ['Offer.availability: https://schema.org/InStock', 'Offer.availability: InStock', null],
  ['Offer.availability: InStock', 'Offer.availability: https://schema.org/OutOfStock', 'warning'],
  ['A.isAccessibleForFree: True', 'A.isAccessibleForFree: true', null],
  ['A.dateModified: 2026-11-25T10:00:00Z', 'A.dateModified: 2026-11-25T10:00:00+00:00', null],
  ['A.dateModified: 2026-11-25T10:00:00Z', 'A.dateModified: 2026-11-26T10:00:00Z', 'warning'],
  ['A.dateModified: 2026-11-25T10:00:00Z', 'A.dateModified: 2026-11-25T11:30:00Z', null],
  ['Event.startDate: 2026-12-01T20:00', 'Event.startDate: 2026-12-01T21:00', 'warning'],
  ['Event.startDate: 2026-12-01T20:00:00Z', 'Event.startDate: 2026-12-01T20:00:00+00:00', null],
  ['Event.doorTime: 19:00', 'Event.doorTime: 18:00', 'warning'],
  ['OpeningHoursSpecification.opens: 09:00', 'OpeningHoursSpecification.opens: 10:00', 'warning'],
  ['OpeningHoursSpecification.closes: 18:00:00', 'OpeningHoursSpecification.closes: 20:00:00', 'warning'],
  ['Flight.departureTime: 2026-12-01T06:40', 'Flight.departureTime: 2026-12-01T07:10', 'warning'],
  ['Hotel.checkinTime: 15:00', 'Hotel.checkinTime: 14:00', 'warning'],
  ['App.softwareVersion: 1.1', 'App.softwareVersion: 1.10', 'warning'],
  ['Product.sku: 0012.0', 'Product.sku: 0012', 'warning'],
  ['AggregateRating.reviewCount: 1098', 'AggregateRating.reviewCount: 1099', null],
  ['Offer.priceValidUntil: 2026-11-26', 'Offer.priceValidUntil: 2026-11-27', null],
])('structured data: %s and %s', (before, after, severity) => {
  expect(ofField('jsonLd', [before], [after])).toBe(severity);
});

it.each(['AggregateRating.reviewCount', 'AggregateRating.ratingCount', 'Offer.priceValidUntil'])(
  '%s that counts up by itself is worth knowing at most, where its mask is off',
  (way) => {
    const unmasked = { ...ALL, masks: [] };
    expect(ofField('jsonLd', [`${way}: 1`], [`${way}: 2`], unmasked)).toBe('info');
    expect(ofField('jsonLd', [`${way}: 1`, 'P.name: A'], [`${way}: 2`, 'P.name: B'], unmasked)).toBe(
      'warning',
    );
  },
);

it.each([
  [['none'], ['nofollow', 'noindex'], null],
  [['index', 'follow'], ['all'], null],
  [['index', 'follow'], [], null],
  [['max-snippet:-1', 'max-image-preview:large'], ['max-image-preview:large'], null],
  [['googlebot: none'], ['googlebot: noindex', 'googlebot: nofollow'], null],
  [[], ['noindex'], 'critical'],
  [['none'], ['nofollow'], 'critical'],
  [['none'], ['nofollow', 'noindex', 'noarchive'], 'warning'],
  [['googlebot: noindex'], ['googlebot: index'], 'critical'],
  [['max-snippet:-1'], ['max-snippet:20'], 'warning'],
  [['index'], ['noindex', 'index'], 'critical'],
] as const)('robots %j and %j', (before, after, severity) => {
  for (const field of ['robots', 'xRobotsTag'] as const) {
    expect(ofField(field, [...before], [...after])).toBe(severity);
  }
});

it.each([
  ['$1,299', '$1,299.00', null],
  ['$1,299', '$1299', null],
  ['1.299,00 €', '1.299 €', null],
  ['19,99€', '19,99 €', null],
  ['£49', '£49.00', null],
  ['CHF 49.–', 'CHF 49.00', null],
  ['$1,299', '$1,298', 'warning'],
  ['1.299,00 €', '1.299,90 €', 'warning'],
  ['Rs. 1,299', 'Rs. 1,499', 'warning'],
  ['A$49', 'A$59', 'warning'],
  ['49,-', '59,-', 'warning'],
  ['1 EUR = 1.08 USD', '1 EUR = 1.09 USD', 'info'],
  ['EUR/USD 1.08 $', 'EUR/USD 1.09 $', 'info'],
  ['Wechselkurs heute: 1,08 $', 'Wechselkurs heute: 1,09 $', 'info'],
  ['Pre-order', 'In stock', 'warning'],
  ['I lager', 'Slut i lager', 'warning'],
  ['Vorbestellen', 'Auf Lager', 'warning'],
  ['Pre-order now', 'Preorder today', 'info'],
  ['In stock', 'Out of stock', 'warning'],
])('text: “%s” and “%s”', (before, after, severity) => {
  expect(ofText(before, after)).toBe(severity);
});
