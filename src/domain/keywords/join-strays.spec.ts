import { joinStrays } from './join-strays';

/** A matrix of similarities by pairs; others have none. */
function alike(count: number, pairs: readonly (readonly [one: number, other: number, similarity: number])[]) {
  const matrix = new Float32Array(count * count);
  for (const [one, other, similarity] of pairs) {
    matrix[one * count + other] = similarity;
    matrix[other * count + one] = similarity;
  }
  return { count, matrix };
}

const ones = (count: number) => Array<number>(count).fill(1);
const GROUPS = [[0, 1, 2], [3, 4, 5], [6]];

it('lets a stray join the group that it is most like in the mean', () => {
  const matrix = alike(7, [[6, 0, 0.9], ...[3, 4, 5].map((place) => [6, place, 0.5] as const)]);
  expect(joinStrays(GROUPS, matrix, ones(7), 0.26)).toEqual([
    [0, 1, 2],
    [3, 4, 5, 6],
  ]);
});

it('leaves a stray alone that is like no group enough', () => {
  expect(joinStrays(GROUPS, alike(7, [[6, 0, 0.7]]), ones(7), 0.26)).toEqual(GROUPS);
});

it('joins no two groups', () => {
  const all = [0, 1, 2].flatMap((one) => [3, 4, 5].map((other) => [one, other, 0.4] as const));
  expect(joinStrays(GROUPS, alike(7, all), ones(7), 0.26)).toEqual(GROUPS);
});

it('counts the keywords that a place stands for', () => {
  const matrix = alike(2, [[0, 1, 0.4]]);
  expect(joinStrays([[0], [1]], matrix, [3, 3], 0.26)).toEqual([[0], [1]]);
  expect(joinStrays([[0], [1]], matrix, [3, 1], 0.26)).toEqual([[0, 1]]);
});

it('lets a group take in a round as many keywords as it holds, the likest first', () => {
  const strays = [3, 4, 5, 6];
  const similar = strays.flatMap((stray) =>
    [0, 1, 2].map((place) => [stray, place, 0.3 + stray / 100] as const),
  );
  const rest = strays.flatMap((stray) => [7, 8, 9].map((place) => [stray, place, 0.28] as const));
  const groups = [[0, 1, 2], ...strays.map((stray) => [stray]), [7, 8, 9]];
  const [first] = joinStrays(groups, alike(10, [...similar, ...rest]), ones(10), 0.31);
  expect(first?.slice(0, 6)).toEqual([0, 1, 2, 6, 5, 4]);
});
