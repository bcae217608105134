import { thresholdOf } from './threshold';

it.each([
  ['', 0.9],
  ['0.75', 0.75],
  ['0.756', 0.76],
  ['1', 1],
  ['0.2', 0.9],
  ['2', 0.9],
  ['much', 0.9],
])('"%s" is a threshold of %d', (text, threshold) => {
  expect(thresholdOf(text)).toBe(threshold);
});
