import { reordered } from './reordered';

it.each([
  ['down', 'a', 'c', ['b', 'hidden', 'c', 'a', 'd']],
  ['up', 'd', 'a', ['d', 'a', 'b', 'hidden', 'c']],
  ['over one that does not show', 'b', 'c', ['a', 'hidden', 'c', 'b', 'd']],
  ['nowhere', 'b', 'b', ['a', 'b', 'hidden', 'c', 'd']],
  ['one that is gone', 'x', 'a', ['a', 'b', 'hidden', 'c', 'd']],
])('moves a shortcut %s', (_, moved, target, order) => {
  expect(reordered(['a', 'b', 'hidden', 'c', 'd'], moved, target)).toEqual(order);
});
