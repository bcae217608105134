import { nearestName } from './nearest';
import {
  hasProperty,
  isKindOf,
  isType,
  membersOf,
  PROPERTY_NAMES,
  propertyOf,
  TYPE_NAMES,
} from './vocabulary';

it('knows the types, properties and enumerations of schema.org', () => {
  expect(TYPE_NAMES.length).toBeGreaterThan(900);
  expect(PROPERTY_NAMES.length).toBeGreaterThan(1500);
  expect(PROPERTY_NAMES.filter((name) => propertyOf(name)?.instead !== undefined)).toHaveLength(69);
  expect(propertyOf('offers')?.ranges).toEqual(['Demand', 'Offer']);
  expect(propertyOf('isBasedOnUrl')?.instead).toBe('isBasedOn');
  expect(membersOf('availability')).toContain('InStock');
  expect(membersOf('name')).toBeUndefined();
  expect(['Product', 'InStock', 'Text', 'Prodct'].map(isType)).toEqual([true, true, true, false]);
});

it.each([
  ['NewsArticle', 'Article', true],
  ['Restaurant', 'Organization', true],
  ['Restaurant', 'Place', true],
  ['Article', 'NewsArticle', false],
  ['Audiobook', 'Book', true],
])('%s is a %s: %s', (type, kind, expected) => {
  expect(isKindOf(type, kind)).toBe(expected);
});

it.each([
  ['Product', 'gtin', true],
  ['Car', 'gtin', true],
  ['Person', 'gtin', false],
  ['DryCleaningOrLaundry', 'openingHours', true],
])('%s has %s: %s', (type, property, expected) => {
  expect(hasProperty(type, property)).toBe(expected);
});

it.each([
  ['Prodct', 'Product'],
  ['product', 'Product'],
  ['BlogPositng', 'BlogPosting'],
  ['Kettle', undefined],
])('%s may have meant %s', (name, meant) => {
  expect(nearestName(name, TYPE_NAMES)).toBe(meant);
});
