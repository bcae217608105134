import type { HubKeyword } from './hub-tree';
import { pageFactsOf } from './page-facts';
import { casingOf } from './title-casing';
import { kindOf, suggestedTitleOf, titlePatternOf } from './title-patterns';

const keyword = (fields: Partial<HubKeyword>): HubKeyword => ({
  ...{ text: 'a', volume: null, difficulty: null, position: null, intent: null, terms: [] },
  ...fields,
});

it('adds volumes up, weighs difficulty by them, and takes the intent of most searches', () => {
  expect(
    pageFactsOf([
      keyword({ volume: 90, difficulty: 60, intent: 'Transactional', position: 14 }),
      keyword({ volume: 10, difficulty: 10, intent: 'Informational', position: 8 }),
      keyword({ intent: 'Informational' }),
    ]),
  ).toEqual({ volume: 100, difficulty: 55, position: 8, intent: 'Transactional' });
});

it('tells nothing where the file told nothing', () => {
  expect(pageFactsOf([keyword({})])).toEqual({
    volume: null,
    difficulty: null,
    position: null,
    intent: null,
  });
});

it.each([
  ['a guide, whatever a few buy', 13_000, 20, 'Informational'],
  ['a page that sells, where a tenth of the searches says so', 1_000, 150, 'Transactional'],
] as const)('lets keywords that tell no intent vote by their demand: %s', (_, silent, buying, intent) => {
  const keywords = [keyword({ volume: silent }), keyword({ volume: buying, intent: 'Transactional' })];
  expect(pageFactsOf(keywords, true).intent).toBe(intent);
  expect(pageFactsOf(keywords).intent).toBe('Transactional');
});

it.each([
  ['what is a puck screen', 'Informational', 'en', 'What is a puck screen?'],
  ['how to clean it', 'Informational', 'en', 'How to clean it'],
  ['how often to descale', 'Informational', 'en', 'How often to descale?'],
  ['wie viel koffein hat espresso', 'Informational', 'de', 'Wie viel koffein hat espresso?'],
  ['lohnt sich ein vollautomat?', 'Informational', 'de', 'Lohnt sich ein vollautomat?'],
  ['chemex vs v60', 'Commercial Investigation', 'en', 'Chemex vs v60'],
  ['Laufschuhe Test', 'Commercial Investigation', 'de', 'Laufschuhe Test'],
  ['Laufschuhe', 'Commercial Investigation', 'de', 'Laufschuhe: Test und Vergleich'],
  ['кофе в зернах', 'Informational', 'en', 'Кофе в зернах'],
  [
    'espresso machine for a small kitchen at home',
    null,
    'en',
    'Espresso machine for a small kitchen at home',
  ],
] as const)('suggests a title for %s', (name, intent, language, title) => {
  expect(suggestedTitleOf(name, kindOf(intent, false), language)).toBe(title);
});

it.each([
  ['usb-c cable', 'USB-C cable'],
  ['chemex vs v60', 'Chemex vs V60'],
  ['milchaufschäumer reinigung', 'Milchaufschäumer Reinigung'],
  ['wega espresso', 'WEGA Espresso'],
  ['iPhone Hülle', 'iPhone Hülle'],
])('writes words as people do: %s', (title, written) => {
  const keywords = ['Milchaufschäumer kaufen', 'WEGA', 'wega atlas'].map((text) => keyword({ text }));
  const existing = [{ address: '', title: 'Alles über Espresso', h1: '', links: [] }];
  expect(casingOf({ seed: 'kaffee', language: 'de', keywords, existing })(title)).toBe(written);
});

it.each([
  ['espresso beans', 'Transactional', false, 'en', 'Espresso beans: Prices and Offers'],
  ['espresso beans', null, true, 'en', 'Espresso beans: The Complete Guide'],
  ['how to clean it', 'Informational', false, 'en', 'How to clean it'],
  ['ızgara', null, false, 'tr', 'Izgara: Bilmeniz Gerekenler'],
  ['кофе', 'Informational', false, 'ru', 'Кофе'],
  ['price $&', 'Transactional', false, 'en', 'Price $&: Prices and Offers'],
] as const)('makes a title of %s', (name, intent, pillar, language, title) => {
  expect(titlePatternOf(name, kindOf(intent, pillar), language)).toBe(title);
});
