import { freeName } from './free-name';

it.each<[string, string[], string]>([
  ['Batch 12', [], 'Batch 12 copy'],
  ['Batch 12', ['Batch 12', 'BATCH 12 COPY'], 'Batch 12 copy 2'],
  ['Batch 12 copy', ['Batch 12 copy', 'Batch 12 copy 2'], 'Batch 12 copy 3'],
  ['Batch 12 copy 2', [], 'Batch 12 copy'],
  ['Photocopy', [], 'Photocopy copy'],
  ['x'.repeat(20), ['x'.repeat(15) + ' copy'], 'x'.repeat(13) + ' copy 2'],
])('a copy of %s beside %j is called %s', (name, taken, expected) => {
  expect(freeName(name, taken, 20)).toBe(expected);
});
