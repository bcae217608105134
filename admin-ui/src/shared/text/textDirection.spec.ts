import { putText } from './putText';
import { directionOf, resetDirection } from './textDirection';

it.each([
  ['a short text', 'shoes', 'auto'],
  ['a large one', '1. shoes '.repeat(6_000), 'ltr'],
  ['a large Arabic one', '1. أحذية shoes '.repeat(6_000), 'rtl'],
  ['a large Hebrew one', '– נעליים '.repeat(6_000), 'rtl'],
  ['large figures', '12 '.repeat(20_000), 'ltr'],
])('of %s', (_, text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

it('of a field is its large text’s, and that of each paragraph when it is short again', () => {
  const field = document.createElement('textarea');
  putText(field, 'shoes '.repeat(10_000));
  expect(field.dir).toBe('ltr');
  resetDirection(field);
  expect(field.dir).toBe('ltr');
  field.value = 'shoes';
  resetDirection(field);
  expect(field.dir).toBe('auto');
});
