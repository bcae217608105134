import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generalRank, hasRanks, specificity } from './general-words';

it.each([
  ['the', 1, 3],
  ['best', 100, 350],
  ['click', 200, 500],
  ['website', 1_500, 3_500],
  ['coffee', 2_500, 5_500],
  ['steep', 8_000, 15_000],
  ['brew', 10_000, 20_000],
])('%s is a general word, among the %i to %i first', (word, from, to) => {
  expect(generalRank(word)).toBeGreaterThanOrEqual(from);
  expect(generalRank(word)).toBeLessThanOrEqual(to);
});

it.each(['backlink', 'hreflang', 'xyzzyq', '', 'Coffee', '__proto__'])('%j is none', (word) => {
  expect(generalRank(word)).toBeUndefined();
});

it.each<[words: string[], language: string | undefined, share: [number, number]]>([
  [['the', 'best'], 'en', [0, 0.15]],
  [['website'], 'en', [0.55, 0.75]],
  [['best', 'coffee'], 'en', [0.65, 0.85]],
  [['coffee', 'backlink'], 'en', [1, 1]],
  [['der', 'beste'], 'de', [1, 1]],
  [['the'], undefined, [1, 1]],
  [[], 'en', [0, 0]],
])('%j in %s says as much as its rarest word', (words, language, [from, to]) => {
  expect(specificity(words, language)).toBeGreaterThanOrEqual(from);
  expect(specificity(words, language)).toBeLessThanOrEqual(to);
});

it('is told for English alone', () => {
  expect(['en', 'de', undefined].map(hasRanks)).toEqual([true, false, false]);
});

it('has a table of at most 120 kB that names where it comes from', () => {
  const table = readFileSync(join(__dirname, 'general-words.json'));
  expect(table.length).toBeLessThanOrEqual(120_000);
  expect(String(table)).toMatch(/Apache 2\.0.*public domain/);
});
