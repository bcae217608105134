import { fragmentOf, placeHash } from './fragment';

it.each<[url: string, fragment: string | null]>([
  ['https://example.com/a', null],
  ['https://example.com/a#', null],
  ['https://example.com/a#top', null],
  ['https://example.com/a#TOP', null],
  ['https://example.com/a#prices', 'prices'],
  ['https://example.com/a#Top-Sellers', 'Top-Sellers'],
  ['https://example.com/a?b=1#c', 'c'],
  ['https://example.com/a#fn:1', 'fn:1'],
  ['https://example.com/a#%C3%BCber-uns', 'über-uns'],
  ['https://example.com/a#100%25', '100%'],
  ['https://example.com/a#%zz', '%zz'],
  ['https://example.com/a#:~:text=a%20word', null],
  ['https://example.com/a#prices:~:text=a%20word', 'prices'],
  ['https://example.com/a#!/route', null],
  ['https://example.com/a#/route', null],
  ['https://example.com/a#tab=2', null],
  ['https://example.com/a#3-15', null],
  ['https://example.com/a#L3-L15', null],
  ['https://example.com/a#L3', null],
  ['https://example.com/a#line498', null],
  ['https://example.com/a#15', '15'],
  ['https://example.com/a#2-15-news', '2-15-news'],
  ['https://example.com/a#a&b', null],
  ['https://example.com/a#elementor-action%3Aaction%3Dpopup', null],
  ['https://example.com/a#%7B%7Bid%7D%7D', null],
  [`https://example.com/a#${'a'.repeat(201)}`, null],
  [`https://example.com/a#${'a'.repeat(100_000)}`, null],
])('of %s names %j', (url, fragment) => {
  expect(fragmentOf(url)).toBe(fragment);
});

it('keeps 32 bits of a place', () => {
  const hashes = ['a', 'b', 'prices', 'über-uns', ''].map(placeHash);
  expect(new Set(hashes).size).toBe(hashes.length);
  for (const hash of hashes) expect(Uint32Array.of(hash)[0]).toBe(hash);
});
