import { PART_LENGTH, partsOf, segmentsOf } from './markedText';

const match = (start: number, end: number, phrase = 0) => ({ phrase, spans: [{ start, end }] });

it('cuts a part where marks and the current range begin or end', () => {
  const text = 'Red shoes, blue shoes.';
  const matches = [match(4, 9), match(16, 21, 1)];
  const segments = segmentsOf({ start: 0, end: text.length }, matches, { start: 11, end: 21 });
  expect(
    segments.map(({ start, end, phrase, isCurrent }) => [text.slice(start, end), phrase, isCurrent]),
  ).toEqual([
    ['Red ', undefined, false],
    ['shoes', 0, false],
    [', ', undefined, false],
    ['blue ', undefined, true],
    ['shoes', 1, true],
    ['.', undefined, false],
  ]);
});

it('leaves out what is in other parts', () => {
  expect(segmentsOf({ start: 10, end: 20 }, [match(2, 5), match(12, 14), match(25, 30)], undefined)).toEqual([
    { start: 10, end: 12, phrase: undefined, isCurrent: false },
    { start: 12, end: 14, phrase: 0, isCurrent: false },
    { start: 14, end: 20, phrase: undefined, isCurrent: false },
  ]);
});

it('cuts a long text at lines, whole and without gaps, and never within a match', () => {
  const lines = `${'x'.repeat(99)}\n`.repeat(300);
  const parts = partsOf(lines, []);
  expect(parts).toHaveLength(4);
  expect(parts.map(({ start, end }) => lines.slice(start, end)).join('')).toBe(lines);
  for (const { end } of parts) expect(lines[end - 1]).toBe('\n');
  const line = 'x'.repeat(3 * PART_LENGTH);
  expect(partsOf(line, [match(PART_LENGTH - 2, PART_LENGTH + 2)])[0]).toEqual({
    start: 0,
    end: PART_LENGTH + 2,
  });
  expect(partsOf('', [])).toEqual([]);
});
