import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonWord, hasFrequencies, specificity } from './common-words';

it.each([
  ['the', 'en', 6.9, 7.9],
  ['best', 'en', 5.5, 6.2],
  ['coffee', 'en', 4.6, 5.2],
  ['mejor', 'es', 5.5, 6.2],
  ['möglichkeit', 'de', 4.9, 5.4],
  ['место', 'ru', 5, 5.8],
])('%s (%s) is as frequent as %d to %d on the scale of Zipf', (word, language, from, to) => {
  const { zipf = 0 } = commonWord(word, language) ?? {};
  expect(zipf).toBeGreaterThanOrEqual(from);
  expect(zipf).toBeLessThanOrEqual(to);
});

it.each([
  ['backlink', 'en'],
  ['', 'en'],
  ['Coffee', 'en'],
  ['__proto__', 'en'],
  ['coffee', 'xx'],
  ['coffee', '__proto__'],
  ['coffee', undefined],
])('%j (%s) is none', (word, language) => {
  expect(commonWord(word, language)).toBeUndefined();
});

it.each([
  ['tiene', 'es', 'verb'],
  ['casa', 'es', 'noun'],
  ['rapidement', 'fr', 'other'],
  ['sécurité', 'fr', 'noun'],
  ['devono', 'it', 'verb'],
  ['energia', 'pl', 'noun'],
  ['energię', 'pl', 'oblique'],
  ['ważne', 'pl', 'adjective'],
  ['oznacza', 'pl', 'verb'],
])('%s (%s) may be: %s', (word, language, kind) => {
  expect(commonWord(word, language)).toMatchObject({ kind });
});

it.each<[words: string[], language: string | undefined, share: [number, number]]>([
  [['the', 'best'], 'en', [0, 0.15]],
  [['website'], 'en', [0.15, 0.5]],
  [['best', 'coffee'], 'en', [0.3, 0.6]],
  [['coffee', 'backlink'], 'en', [1, 1]],
  [['der', 'beste'], 'de', [0, 0.4]],
  [['the'], 'xx', [1, 1]],
  [['the'], undefined, [1, 1]],
  [[], 'en', [0, 0]],
])('%j in %s says as much as its rarest word', (words, language, [from, to]) => {
  expect(specificity(words, language)).toBeGreaterThanOrEqual(from);
  expect(specificity(words, language)).toBeLessThanOrEqual(to);
});

it('is told for the languages that have a list', () => {
  expect(['en', 'de', 'pl', 'nb', 'ja', undefined].map(hasFrequencies)).toEqual([
    ...[true, true, true, true],
    ...[false, false],
  ]);
});

it('has a table of at most 640 kB that names where it comes from', () => {
  const table = readFileSync(join(__dirname, 'common-words.json'));
  expect(table.length).toBeLessThanOrEqual(640_000);
  expect(String(table)).toMatch(/wordfreq.*CC BY-SA 4\.0.*SUBTLEX.*MIT.*Morph-it!/);
});
