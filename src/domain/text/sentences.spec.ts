import fc from 'fast-check';
import { eachSentence } from './sentences';

function sentencesOf(text: string, language?: string): string[] {
  const sentences: string[] = [];
  eachSentence(text, language, (start, end) => sentences.push(text.slice(start, end).trim()));
  return sentences;
}

it.each([
  ['en', 'Dr. Smith went home. He slept.', ['Dr. Smith went home.', 'He slept.']],
  ['en', 'It costs 3.50 today! Really? Yes…', ['It costs 3.50 today!', 'Really?', 'Yes…']],
  ['en', 'J. R. R. Tolkien wrote. I read.', ['J. R. R. Tolkien wrote.', 'I read.']],
  ['en', 'She said "Stop." Then she left.', ['She said "Stop."', 'Then she left.']],
  ['de', 'Das gilt z.B. Montags. Und bzw. Auch so.', ['Das gilt z.B. Montags.', 'Und bzw. Auch so.']],
  ['ru', 'Он живёт на ул. Ленина. Это далеко.', ['Он живёт на ул. Ленина.', 'Это далеко.']],
  ['ar', 'هل أنت بخير؟ نعم.', ['هل أنت بخير؟', 'نعم.']],
  ['ja', '今日は晴れです。明日は雨です。', ['今日は晴れです。', '明日は雨です。']],
  ['zh', '你好！我很好。', ['你好！', '我很好。']],
])('cuts in %s: %s', (language, text, expected) => {
  expect(sentencesOf(text, language)).toEqual(expected);
});

it('ends sentences where the Segmenter does, where nothing is abbreviated', () => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  const signs = fc.constantFrom(...Array.from('ab1.!?,;-:()"\' é२।あ'));
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 12 }), (parts) => {
      const text = parts.join('').trim();
      const truth = [...segmenter.segment(text)].map(({ segment }) => segment.trim());
      expect(sentencesOf(text, 'xx')).toEqual(truth);
    }),
    { numRuns: 2_000 },
  );
});
