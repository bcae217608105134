import { percentDone, progressText } from './jobProgress';

it.each([
  [{ done: 0, total: 0 }, null, '–'],
  [{ done: 1200, total: 0 }, null, '1,200'],
  [{ done: 1, total: 3 }, 33, '1 of 3'],
  [{ done: 399_999, total: 400_000 }, 99, '399,999 of 400,000'],
  [{ done: 5, total: 4 }, 100, '5 of 4'],
])('%j: %j percent, %j', (progress, percent, text) => {
  expect(percentDone(progress)).toBe(percent);
  expect(progressText(progress)).toBe(text);
});
