import { nameOfLanguage } from './names';
import { languagesOfTerritory, TERRITORIES } from './territories';

it.each([
  ['de', 'German'],
  ['zh-Hant', 'Traditional Chinese'],
  ['gsw', 'Swiss German'],
  ['skr', 'Saraiki'],
  ['xx', 'xx'],
  ['no code', 'no code'],
])('calls %s %s', (tag, name) => {
  expect(nameOfLanguage(tag)).toBe(name);
});

it('has names for the languages of all countries that a browser has none for', () => {
  jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => code);
  const codes = TERRITORIES.flatMap((code) => languagesOfTerritory(code)).map(({ code }) => code);
  const unnamed = codes.filter((code) => /^[a-z]{3}\b/.test(code) && nameOfLanguage(code) === code);
  jest.restoreAllMocks();
  // Every browser has these.
  expect([...new Set(unnamed)].sort()).toEqual(['ceb', 'ckb', 'fil', 'kri', 'mai', 'yue']);
});
