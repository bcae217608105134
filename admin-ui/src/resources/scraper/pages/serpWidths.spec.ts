import { widthVerdict } from './serpWidths';

it.each([
  ['title', 0, 'missing'],
  ['title', 199, 'short'],
  ['title', 200, 'good'],
  ['title', 561, 'good'],
  ['title', 562, 'cut'],
  ['description', 399, 'short'],
  ['description', 985, 'good'],
  ['description', 986, 'cut'],
] as const)('a %s of %d pixels is %s', (part, pixels, verdict) => {
  expect(widthVerdict(part, pixels)).toBe(verdict);
});
