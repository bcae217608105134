import { formatBytes, formatMilliseconds, formatSeconds, formatShare } from './format';

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

it.each([
  [0, '0 s'],
  [2.34, '2.3 s'],
  [42.6, '43 s'],
  [59.7, '1 min 0 s'],
  [119.7, '2 min 0 s'],
  [125, '2 min 5 s'],
  [7503, '2 h 5 min'],
])('formatSeconds of %d: %s', (seconds, text) => expect(formatSeconds(seconds)).toBe(text));
