import * as fc from 'fast-check';
import { clusterBySerp } from './serp-clusters';

const pages = (...numbers: number[]) => numbers.map((number) => `https://site.example/${number}`);
const textsOf = (clusters: ReturnType<typeof clusterBySerp>) =>
  clusters.map(({ members }) => members.map(({ text }) => text));

const HEAD = { text: 'espresso', volume: 100, addresses: pages(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) };

it.each<[what: string, addresses: string[], together: boolean]>([
  ['four of ten', pages(1, 2, 3, 4, 21, 22), true],
  ['three of ten', pages(1, 2, 3, 21, 22, 23), false],
  ['four, one of them in another form', [...pages(1, 2, 3), 'http://www.site.example/4/#top'], true],
  ['three and one that differs by its query', [...pages(1, 2, 3), 'https://site.example/4?page=2'], false],
  ['four, one of them twice', [...pages(1, 2, 3), 'https://site.example/3/'], false],
  [
    'four, the last of them on the second page',
    [...pages(1, 2, 3, 21, 22, 23, 24, 25, 26, 27), ...pages(4)],
    false,
  ],
  ['nothing', [], false],
  ['blank cells', ['', ' ', '', ''], false],
])('two keywords that share %s', (_what, addresses, together) => {
  const clusters = textsOf(clusterBySerp([{ text: 'other', volume: 10, addresses }, HEAD]));
  expect(clusters).toEqual(together ? [['espresso', 'other']] : [['espresso'], ['other']]);
});

it('is as strict as it is told', () => {
  const other = { text: 'other', volume: 10, addresses: pages(1, 2, 31, 32) };
  expect(textsOf(clusterBySerp([HEAD, other], 2))).toHaveLength(1);
  expect(textsOf(clusterBySerp([HEAD, other], 3))).toHaveLength(2);
});

it('gives a keyword to one head, the larger one, and orders by volume', () => {
  const small = { text: 'small head', volume: 20, addresses: pages(21, 22, 23, 24, 1, 2, 3, 4) };
  const between = { text: 'between', volume: 5, addresses: pages(21, 22, 23, 24, 1, 2, 3, 4).reverse() };
  const far = { text: 'far', volume: 500, addresses: pages(90, 91, 92, 93) };
  expect(textsOf(clusterBySerp([between, small, far, HEAD]))).toEqual([
    ['far'],
    ['espresso', 'small head', 'between'],
  ]);
});

it('is the same in every order', () => {
  const keywords = fc.uniqueArray(
    fc.record({
      text: fc.string({ minLength: 1, maxLength: 4 }),
      volume: fc.option(fc.nat(3)),
      addresses: fc.uniqueArray(fc.nat(12), { maxLength: 10 }).map((numbers) => pages(...numbers)),
    }),
    { selector: ({ text }) => text, maxLength: 20 },
  );
  fc.assert(
    fc.property(keywords, fc.infiniteStream(fc.nat()), (list, chance) => {
      const shuffled = list.map((keyword) => [chance.next().value as number, keyword] as const);
      const other = shuffled.sort(([a], [b]) => a - b).map(([, keyword]) => keyword);
      expect(clusterBySerp(other)).toEqual(clusterBySerp(list));
      expect(clusterBySerp(list).flatMap(({ members }) => members)).toHaveLength(list.length);
    }),
  );
});
