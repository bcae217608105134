import type { HubKeyword } from './hub-tree';
import { pageFactsOf, priorityOf } from './page-facts';
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

/** By hand: 50·log(1+V)/log(1+Vmax) + 30·gap + 20·(1−KD/100). */
it.each([
  ['new, most searched, no difficulty', { volume: 999, difficulty: null, position: null }, false, 90],
  ['new, never searched, hard', { volume: 0, difficulty: 100, position: null }, false, 30],
  ['there, on the first page', { volume: 999, difficulty: 0, position: 3 }, true, 70],
  ['there, beyond it', { volume: 999, difficulty: 0, position: 11 }, true, 79],
  ['there, nobody knows where', { volume: 999, difficulty: 0, position: null }, true, 70],
  ['a tenth on the scale of logarithms', { volume: 31, difficulty: 50, position: null }, false, 65],
])('ranks a page that is %s', (_, facts, exists, priority) => {
  expect(priorityOf(facts, { exists, most: 999 })).toBe(priority);
});

it('ranks by gap and ease alone where nothing is searched', () => {
  expect(priorityOf({ volume: null, difficulty: 20, position: null }, { exists: false, most: 0 })).toBe(46);
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
