import fc from 'fast-check';
import { MAX_PIECE, piecesOf } from './pieces';
import { countText, TextCounter } from './text-counter';

it('counts a text of several paragraphs', () => {
  expect(countText('One two.\n\nThree? Four!\n—\n')).toEqual({
    words: 4,
    wordsLikeWord: 5,
    characters: 25,
    charactersWithoutSpaces: 19,
    codePoints: 25,
    bytes: 27,
    sentences: 3,
    paragraphs: 2,
  });
});

it.each([
  ['nothing', '', { words: 0, sentences: 0, paragraphs: 0, characters: 0 }],
  ['emoji alone', '👍🏽👍🏽 🎉', { words: 0, sentences: 0, paragraphs: 0, characters: 4 }],
  ['Windows line breaks', 'a\r\nb\r\n', { words: 2, paragraphs: 2, characters: 4, codePoints: 6, bytes: 6 }],
  ['Thai', 'สวัสดีชาวโลก', { words: 3, wordsLikeWord: 1, paragraphs: 1 }],
])('counts %s', (_, text, expected) => {
  expect(countText(text)).toMatchObject(expected);
});

it('counts a line of any length as its pieces, and a sentence that spans them once', () => {
  const long = `${'word '.repeat(3_000)}end.`;
  expect(countText(long)).toMatchObject({
    words: 3_001,
    sentences: 1,
    paragraphs: 1,
    characters: long.length,
  });
  const many = 'A short one. '.repeat(1_000);
  expect(countText(many)).toMatchObject({ words: 3_000, sentences: 1_000, characters: many.length });
});

it('cuts a line without gaps, nowhere inside a word and within the limit', () => {
  const words = fc.array(fc.constantFrom('word', 'a', '東京都', '.', '! ', ' ', '👍', 'é'), {
    maxLength: 4_000,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const line = parts.join('');
      const pieces = piecesOf(line);
      expect(pieces.map(({ text }) => text).join('')).toBe(line);
      expect(pieces.every(({ text }) => text.length <= MAX_PIECE)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('counts a text that is being changed as if it had never seen it', () => {
  const part = fc.constantFrom(
    'One two. ',
    'Three!\n',
    '東京都',
    '👍',
    'e\u0301',
    '\n',
    ' ',
    'Mr. ',
    'x'.repeat(2_100),
  );
  const change = fc.record({ at: fc.nat(100), gone: fc.nat(30), added: fc.array(part, { maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(part), fc.array(change, { maxLength: 5 }), (parts, changes) => {
      const counter = new TextCounter();
      let text = parts.join('');
      counter.count(text);
      for (const { at, gone, added } of changes) {
        text = text.slice(0, at) + added.join('') + text.slice(at + gone);
        expect(counter.count(text)).toEqual(countText(text));
      }
    }),
    { numRuns: 300 },
  );
});
