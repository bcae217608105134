import { hash53, mix32 } from './hash';

// The figures are those of bryc's cyrb53 and of SMHasher's fmix32; signatures of pages, which are stored, are made of the latter.
it.each([
  ['a', 7929297801672961],
  ['b', 8684336938537663],
  ['revenge', 4051478007546757],
  ['revenue', 8309097637345594],
])('hashes %j as cyrb53 does', (text, hash) => {
  expect(hash53(text)).toBe(hash);
});

it.each([
  [0, 0],
  [1, 0x514e28b7],
  [-1, 0x81f16f39],
])('mixes %d as the finaliser of MurmurHash3 does', (value, mixed) => {
  expect(mix32(value)).toBe(mixed);
});
