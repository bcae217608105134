import fc from 'fast-check';
import { WordKeys } from '../keyphrases/keyphrases';
import { LineReader } from '../optimize/line-reader';
import { TermMatcher, termKeyOf } from './term-uses';

function usesOf(text: string, terms: readonly string[], language = 'en'): number[] {
  const keys = new WordKeys({ language, wordForms: true });
  const reader = new LineReader({
    ...{ keyword: '', language },
    terms: terms.map((term) => ({
      term,
      key: termKeyOf(term, keys, language),
      pages: 1,
      headingPages: 0,
      importance: 1,
      from: 1,
      to: 1,
    })),
  });
  const { uses } = reader.read({ text, links: [] });
  return terms.map((_, at) => uses.filter(({ term }) => term === at).length);
}

it.each<[name: string, text: string, terms: string[], uses: number[], language?: string]>([
  ['counts word forms', 'A jar. Two jars, JARS!', ['jar'], [3]],
  ['counts phrases', 'Cold brew is cold. Cold-brew it.', ['cold brew'], [2]],
  [
    'gives a word to the longest term',
    'Cold brew coffee and coffee.',
    ['coffee', 'cold brew coffee'],
    [1, 1],
  ],
  ['gives a word to the longest one though another begins first', 'a b c d', ['a b', 'b c d'], [0, 1]],
  ['gives a word to the first of equally long ones', 'red green blue', ['green blue', 'red green'], [0, 1]],
  ['does not reach over the end of a sentence', 'It is cold. Brew it.', ['cold brew'], [0]],
  ['does not reach over lines', 'cold\nbrew', ['cold brew'], [0]],
  ['finds nothing of nothing', 'Text.', ['', '!'], [0, 0]],
  ['counts a term that is listed twice once', 'jar', ['jar', 'jars'], [1, 0]],
  ['counts German forms', 'Die Bohnen und die Bohne', ['Bohne'], [2], 'de'],
  [
    'counts French words with an elided article',
    "L'autonomie, l’autonomie, autonomies",
    ['autonomie'],
    [3],
    'fr',
  ],
  ['counts Chinese words however they are cut', '冷萃咖啡很好喝。我喜欢冷萃咖啡。', ['冷萃咖啡'], [2], 'zh'],
  ['counts Japanese words', '水出しコーヒーの作り方。コーヒー豆。', ['コーヒー'], [2], 'ja'],
])('%s', (_, text, terms, uses, language = 'en') => {
  expect(usesOf(text, terms, language)).toEqual(uses);
});

const WORDS = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 });
const TERMS = fc.array(
  fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
  { maxLength: 12 },
);

it('never gives a word to two terms, and tells what stands there', () => {
  fc.assert(
    fc.property(WORDS, TERMS, (keys, terms) => {
      let end = 0;
      for (const use of new TermMatcher(terms).find(keys)) {
        expect(use.start).toBeGreaterThanOrEqual(end);
        end = use.end;
        expect(keys.slice(use.start, use.end).join(' ')).toBe(terms[use.term]);
      }
    }),
  );
});

it('leaves no term where all of its words are free', () => {
  fc.assert(
    fc.property(WORDS, TERMS, (keys, terms) => {
      const free = keys.map(() => true);
      for (const { start, end } of new TermMatcher(terms).find(keys)) free.fill(false, start, end);
      for (const term of terms) {
        const words = term.split(' ');
        keys.forEach((_, start) => {
          const isThere = words.every((word, at) => keys[start + at] === word && free[start + at]);
          expect(isThere).toBe(false);
        });
      }
    }),
  );
});

it('a term in a sentence of its own adds one use to it and takes none of another', () => {
  const terms = ['cold brew', 'coffee', 'cold brew coffee', 'jar'];
  const text = 'Cold brew coffee in a jar. Coffee.';
  const before = usesOf(text, terms);
  terms.forEach((term, at) => {
    const after = usesOf(`${text} ${term}.`, terms);
    expect(after).toEqual(before.map((uses, other) => (other === at ? uses + 1 : uses)));
  });
});
