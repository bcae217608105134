import { sharesOf } from './rounding';

it.each([
  [10, [1, 1, 1], [3.4, 3.3, 3.3]],
  [0.1, [1, 5, 1], [0, 0.1, 0]],
  [1, [0, 0], [0, 0]],
  [5, [1, 0, 1], [2.5, 0, 2.5]],
])('shares %d by %j as %j', (total, exact, shares) => {
  expect(sharesOf(total, exact)).toEqual(shares);
});
