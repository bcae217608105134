import { textBatches } from './text-batches';

it.each([
  ['nothing', [], 10, []],
  ['what is equally long', [3, 3, 3], 9, [{ width: 3, places: [0, 1, 2] }]],
  [
    'the shortest first, and no more than fits',
    [4, 2, 4, 2, 4],
    8,
    [
      { width: 2, places: [1, 3] },
      { width: 4, places: [0, 2] },
      { width: 4, places: [4] },
    ],
  ],
  [
    'a text that is too long alone',
    [20, 20],
    8,
    [20, 20].map((width, place) => ({ width, places: [place] })),
  ],
])('takes together %s', (_, lengths, most, batches) => {
  expect(textBatches(lengths, most)).toEqual(batches);
});
