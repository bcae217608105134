import { formatBytes, formatDuration, formatMilliseconds, formatShare } from './format';

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [250_000, '244 kB'],
    [10 * 1024 * 1024, '10 MB'],
  ])('%d is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});

describe('formatShare', () => {
  it.each([
    [0, 0, '0%'],
    [0, 10, '0%'],
    [1, 3, '33.3%'],
    [10, 10, '100%'],
    [1, 400_000, '< 0.1%'],
  ])('%d of %d is %s', (part, whole, text) => expect(formatShare(part, whole)).toBe(text));
});

it.each([
  [0, '0 ms'],
  [0.4, '0 ms'],
  [1234.5, '1,235 ms'],
])('formatMilliseconds of %d: %s', (milliseconds, text) =>
  expect(formatMilliseconds(milliseconds)).toBe(text),
);

describe('formatDuration', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:02.340Z', '2.3 s'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:42.600Z', '43 s'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:02:05.000Z', '2 min 5 s'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:59.700Z', '1 min 0 s'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:01:59.700Z', '2 min 0 s'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T02:05:03.000Z', '2 h 5 min'],
    ['2026-01-01T00:00:01.000Z', '2026-01-01T00:00:00.000Z', '0 s'],
  ])('from %s to %s: %s', (from, to, text) => expect(formatDuration(from, to)).toBe(text));
});
