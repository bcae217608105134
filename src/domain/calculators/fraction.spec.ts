import { fractionOf, roundedParts, roundHalfUp, sum } from './fraction';

it.each<[string, number[], number, number[]]>([
  ['whole numbers stay', [3, 4], 7, [3, 4]],
  ['own roundings that add up stay', [1.6, 2.2, 0.2], 4, [2, 2, 0]],
  ['three halves: the first two are raised', [0.5, 0.5, 0.5], 2, [1, 1, 0]],
  ['the largest remainder is raised', [1.3, 2.45, 3.35], 7, [1, 3, 3]],
  ['a remainder above a half is not, where the total has no room', [0.6, 0.6, 0.2], 1, [1, 0, 0]],
  ['nothing gets nothing', [0, 0.4, 0.4], 1, [0, 1, 0]],
  ['none', [], 0, []],
])('%s', (_, parts, total, expected) => {
  const fractions = parts.map(fractionOf);
  if (parts.length > 0) expect(roundHalfUp(sum(...fractions))).toBe(BigInt(total));
  expect(roundedParts(fractions, BigInt(total)).map(Number)).toEqual(expected);
});
