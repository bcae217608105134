import type { NameUse } from './name-uses';
import { isName, type NameRole } from './standing';

const USE: NameUse = { pages: 100, said: 5, linked: 0, own: 6, most: 4 };
const WORD: NameRole = { kind: 'h1', whole: true, given: false, coined: false, words: 1, shared: false };
const NAME: NameRole = { ...WORD, words: 2 };
const GIVEN: NameRole = { ...WORD, kind: 'title', whole: false, given: true };

it.each<[string, Partial<NameUse>, NameRole, boolean]>([
  ['a word that few pages say', {}, WORD, true],
  ['one that another page says more often', { most: 7 }, WORD, false],
  ['a name of two words, though another page says it more often', { most: 7 }, NAME, true],
  ['words that another page says twice as often', { most: 12 }, NAME, false],
  ['what many pages say and none links', { said: 15 }, WORD, false],
  ['what many pages say and some link', { said: 15, linked: 2, most: 9 }, WORD, true],
  ['what many pages say, the target more often than all', { said: 15, own: 20 }, WORD, true],
  ['what the site is about', { said: 25, linked: 2, own: 90 }, WORD, false],
  ['what the site is about, where a third links it', { said: 25, linked: 13 }, WORD, true],
  ['a word that other titles have, too', {}, { ...WORD, shared: true }, false],
  ['one that some pages link', { linked: 1 }, { ...WORD, shared: true }, true],
  ['a coined name', { said: 15, most: 9 }, { ...WORD, coined: true }, true],
  ['a name within a title, of the page that says it most', {}, GIVEN, true],
  ['a name within a title that the page says twice', { own: 2, most: 1 }, GIVEN, false],
  ['a name within a title that another page says as often', { most: 6 }, GIVEN, false],
  ['what stands before a colon', {}, { ...NAME, whole: false }, true],
  ['what stands before a colon, and others say more', { most: 7 }, { ...NAME, whole: false }, false],
  ['a keyword, whatever else', { said: 90, most: 50 }, { ...WORD, kind: 'keyword' }, true],
])('judges %s', (_, use, role, isGood) => {
  expect(isName({ ...USE, ...use }, role)).toBe(isGood);
});
