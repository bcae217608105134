import type { HubKeyword } from './hub-tree';
import { pageFactsOf } from './page-facts';
import { kindOf, titlePatternOf } from './title-patterns';

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
  ['espresso beans', 'Transactional', false, 'en', 'Espresso beans: Prices and Offers'],
  ['espresso beans', null, true, 'en', 'Espresso beans: The Complete Guide'],
  ['how to clean it', 'Informational', false, 'en', 'How to clean it'],
  ['ızgara', null, false, 'tr', 'Izgara: Bilmeniz Gerekenler'],
  ['кофе', 'Informational', false, 'ru', 'Кофе'],
  ['price $&', 'Transactional', false, 'en', 'Price $&: Prices and Offers'],
] as const)('makes a title of %s', (name, intent, pillar, language, title) => {
  expect(titlePatternOf(name, kindOf(intent, pillar), language)).toBe(title);
});
