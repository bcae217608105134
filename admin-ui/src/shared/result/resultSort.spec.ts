import { sortOf, sortText } from './resultSort';

it.each<[string, ReturnType<typeof sortOf>]>([
  ['', undefined],
  ['-', undefined],
  ['secret', undefined],
  ['name', ['name', 'ASC']],
  ['-name', ['name', 'DESC']],
])('reads the order %j', (text, sort) => {
  expect(sortOf(text, ['name'])).toEqual(sort);
});

it.each(['', 'name', '-name'])('writes the order %j as it reads it', (text) => {
  expect(sortText(sortOf(text))).toBe(text);
});
