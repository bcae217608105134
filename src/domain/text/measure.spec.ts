import fc from 'fast-check';
import { measure } from './measure';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const clusters = (text: string) => [...segmenter.segment(text)].length;

it.each([
  ['', { characters: 0, charactersWithoutSpaces: 0, codePoints: 0, bytes: 0, wordsLikeWord: 0 }],
  ['a b', { characters: 3, charactersWithoutSpaces: 2, codePoints: 3, bytes: 3, wordsLikeWord: 2 }],
  ['e\u0301', { characters: 1, charactersWithoutSpaces: 1, codePoints: 2, bytes: 3, wordsLikeWord: 1 }],
  ['👩‍👩‍👧 🇩🇪', { characters: 3, charactersWithoutSpaces: 2, codePoints: 8, bytes: 27, wordsLikeWord: 2 }],
  ['我爱 SEO。', { characters: 7, charactersWithoutSpaces: 6, codePoints: 7, bytes: 13, wordsLikeWord: 3 }],
  ['น้ำ', { characters: 1, charactersWithoutSpaces: 1, codePoints: 3, bytes: 9, wordsLikeWord: 1 }],
  ['क्षि', { characters: 1, charactersWithoutSpaces: 1, codePoints: 4, bytes: 12, wordsLikeWord: 1 }],
])('measures %j', (text, expected) => {
  expect(measure(text)).toEqual(expected);
});

it('counts the characters that the Segmenter finds, whatever the signs', () => {
  const signs = fc.constantFrom(
    ...Array.from('aé \t1े्คำ東한あ'),
    '\u0301',
    '\u200d',
    '👍🏽',
    '🇩',
    '\u1100',
    '\u1161',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      expect(measure(text)).toMatchObject({
        characters: clusters(text),
        codePoints: Array.from(text).length,
        bytes: Buffer.byteLength(text),
      });
    }),
    { numRuns: 2_000 },
  );
});
