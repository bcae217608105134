import { piecesOf } from './PreviewLine';

const by = 'rule' as const;

it.each([
  ['Updated 3 hours ago', [{ start: 8, end: 19, by }], 'Updated [3 hours ago]'],
  ['all of it', [{ start: 0, end: 9, by }], '[all of it]'],
  [
    'a b c d',
    [
      { start: 4, end: 5, by },
      { start: 0, end: 3, by },
      { start: 2, end: 5, by },
    ],
    '[a b][ c] d',
  ],
  ['nothing', [], 'nothing'],
])('greys what does not count of “%s”', (text, spans, shown) => {
  const pieces = piecesOf({ text, spans });
  expect(pieces.map((piece) => (piece.ignored ? `[${piece.text}]` : piece.text)).join('')).toBe(shown);
});
