import fc from 'fast-check';
import { countWordsOf, eachWord } from './words';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const truth = (text: string) =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
}

it.each([
  ['', 0],
  ['  \t ', 0],
  ['👍🏽 🇩🇪 👩‍💻', 0],
  ["Don't panic: it's 1,000.50 — really!", 5],
  ['e-mail and snake_case', 4],
  ['_', 0],
  ['C++, C# and .NET', 4],
  ['Größe, Straße und Übermut', 4],
  ['Быстрая коричневая лиса', 3],
  ['كتب الطالبُ الدرسَ في المدرسة', 5],
  ['צה"ל והאו"ם', 2],
  ['한국어 문장입니다', 2],
])('counts the words of %j: %i', (text, count) => {
  expect(countWordsOf(text)).toBe(count);
  expect(wordsOf(text)).toHaveLength(count);
});

it.each(['今日は東京で寿司を食べました。', '我们今天去北京大学学习中文。', 'วันนี้อากาศดีมากเราไปเที่ยวทะเลกัน'])(
  'cuts %j as the Segmenter does',
  (text) => {
    expect(wordsOf(text)).toEqual(truth(text));
    expect(countWordsOf(text)).toBeGreaterThan(3);
  },
);

it('finds the same words as the Segmenter, whatever the signs', () => {
  const signs = fc.constantFrom(
    ...Array.from('ab1_.,:;\'" -א٣ש"éбم่ि́\u00ad\u200d\u202f\u200b’”٫·東あ가ไ\t'),
    '👍🏽',
    '🇩🇪',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
      const text = parts.join('');
      expect(wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))).toEqual(
        truth(text).filter((word) => /[\p{L}\p{N}]/u.test(word)),
      );
      expect(countWordsOf(text)).toBe(truth(text).length);
    }),
    { numRuns: 3_000 },
  );
});

it('agrees with the Segmenter on every character, alone and between letters and digits', () => {
  const different: string[] = [];
  for (let codePoint = 0; codePoint < 0x3100; codePoint += 1) {
    const sign = String.fromCodePoint(codePoint);
    for (const text of [sign, `a${sign}a`, `1${sign}1`, `_${sign}`, `a ${sign} b`]) {
      if (countWordsOf(text) !== truth(text).length) different.push(codePoint.toString(16));
    }
  }
  expect(different).toEqual([]);
});
