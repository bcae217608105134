import { byteRangeOf } from './byte-range';

it.each<[string | undefined, ReturnType<typeof byteRangeOf>]>([
  [undefined, 'whole'],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes=5-5', { start: 5, end: 5 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-5', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-9', 'whole'],
])('of 100 bytes, %s asks for %j', (header, expected) => {
  expect(byteRangeOf(header, 100)).toEqual(expected);
});

it('finds nothing in an empty file', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
});
