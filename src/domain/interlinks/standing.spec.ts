import type { NameUse } from './name-uses';
import { type Firmness, firmnessOf, isName, type NameRole } from './standing';

const USE: NameUse = { pages: 100, said: 5, linked: 0, own: 6, most: 4 };
const WORD: NameRole = {
  ...{ kind: 'h1', whole: true, lead: false, given: false },
  ...{ coined: false, words: 1, shared: false },
};
const NAME: NameRole = { ...WORD, words: 2 };
const GIVEN: NameRole = { ...WORD, kind: 'title', whole: false, given: true };

it.each<[string, Partial<NameUse>, NameRole, boolean]>([
  ['a word that few pages say', {}, WORD, true],
  ['one that another page says more often', { most: 7 }, WORD, false],
  ['a name of two words, though another page says it more often', { most: 7 }, NAME, true],
  ['words that another page says twice as often', { most: 12 }, NAME, false],
  ['words that another page says one and a half times as often', { most: 10 }, NAME, false],
  ['the same where a page links them', { linked: 1, most: 10 }, NAME, true],
  ['a coined name that another page says so often', { most: 10 }, { ...WORD, coined: true }, false],
  ['an acronym that another page says so often', { most: 10 }, { ...GIVEN, kind: 'acronym' }, true],
  ['a word that the page hardly says itself', { own: 2, most: 1 }, WORD, false],
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
  ['a name within a title that another page says nearly as often', { most: 5 }, GIVEN, false],
  ['the same where a page links it', { linked: 1, said: 30, most: 5 }, { ...GIVEN, words: 2 }, false],
  ['what stands before a colon', {}, { ...NAME, whole: false }, true],
  ['what stands before a colon, and others say more', { most: 7 }, { ...NAME, whole: false }, false],
  [
    'what a page says the rest of its name of',
    { own: 18, most: 9 },
    { ...WORD, whole: false, lead: true, shared: true },
    true,
  ],
  [
    'the same, said as much elsewhere',
    { own: 9, most: 9 },
    { ...WORD, whole: false, lead: true, shared: true },
    false,
  ],
  [
    'a name before a colon that another page says a little more often',
    { own: 18, most: 19 },
    { ...GIVEN, lead: true },
    true,
  ],
  ['a keyword, whatever else', { said: 90, most: 50 }, { ...WORD, kind: 'keyword' }, true],
])('judges %s', (_, use, role, isGood) => {
  expect(isName({ ...USE, ...use }, role)).toBe(isGood);
});

it.each<[string, Partial<NameUse>, NameRole, Firmness | null]>([
  ['what two pages link with', { linked: 2 }, WORD, 'habit'],
  ['what one page links with', { linked: 1 }, WORD, null],
  ['what hardly any of those that say it link with', { linked: 2, said: 20 }, WORD, null],
  ['all of a name of two words', {}, NAME, 'whole'],
  ['the same where another page says it more often', { most: 7 }, NAME, null],
  ['all of a name that its page says in its heading alone', { own: 2, most: 1 }, NAME, null],
  ['the same where a page links with it', { linked: 1, own: 2, most: 1 }, NAME, 'whole'],
  ['what the rest of a name is said of', {}, { ...GIVEN, lead: true }, 'lead'],
  ['a name within a title', {}, GIVEN, null],
])('how firmly %s is a name', (_, use, role, firm) => {
  expect(firmnessOf({ ...USE, ...use }, role)).toBe(firm);
});
