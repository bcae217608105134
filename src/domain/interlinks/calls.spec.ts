import { isHeading, isOneOfMany } from './calls';
import { splittingWords } from './find-anchor';
import { WordIds } from './word-ids';

/** A sentence with its only word in square brackets as a span of it. */
function read(marked: string, language = 'en') {
  const [before = '', said = '', behind = ''] = marked.split(/[[\]]/u);
  const text = before + said + behind;
  const words = new WordIds(language).wordsOf(text);
  const at = words.findIndex(({ start }) => start === before.length);
  const sentence = { text, words, blocked: [], splitting: splittingWords(language) };
  return { sentence, span: { first: at, last: at } };
}

it.each<[string, string, string | undefined, boolean]>([
  ['the first of many words', 'We stand for [transparency], openness and trust.', 'en', true],
  ['one in the middle', 'Tabs, [radios], accordions and menus are in step.', 'en', true],
  ['the last one', 'It is openness, trust, and beside them [transparency] too.', 'en', false],
  ['the last one behind a comma', 'It is openness, [trust] and more.', 'en', true],
  ['words with articles', 'Er lud die [Presse], des Rundfunks und des Fernsehens ein.', 'de', true],
  ['words of another script', 'Табы, [радиобаттоны], аккордеоны и дропдауны', 'ru', true],
  ['a word before a clause', 'If you read the [press], you have heard of it before.', 'en', false],
  ['a word alone', 'We like [grinders] a lot.', 'en', false],
])('tells %s from others', (_, marked, language, isOne) => {
  const { sentence, span } = read(marked, language);
  expect(isOneOfMany(sentence, span)).toBe(isOne);
});

it.each<[string, string, boolean]>([
  ['what a line says before its colon', '[Localisation]: all pages are there in two languages.', true],
  ['a word within a sentence', 'We speak of [localisation]: it takes time.', false],
  ['the first word of a sentence', '[Localisation] takes time.', false],
])('tells %s from others', (_, marked, isOne) => {
  const { sentence, span } = read(marked);
  expect(isHeading(sentence, span)).toBe(isOne);
});
