import fc from 'fast-check';
import { clickDepths } from './click-depth';
import { LinkPlaces } from './link-places';

type Link = readonly [from: number, to: number];

function placesOf(pages: number, links: readonly Link[]): LinkPlaces {
  const places = new LinkPlaces(pages);
  [...links].sort(([a], [b]) => a - b).forEach(([from, to], at) => places.add(from, to, at));
  return places;
}

/** What a list of links by page says of each page. */
function perPage<Value>(begins: Uint32Array, valueAt: (link: number) => Value): Value[][] {
  return Array.from({ length: begins.length - 1 }, (_, page) => {
    const [begin = 0, end = 0] = [begins[page], begins[page + 1]];
    return Array.from({ length: end - begin }, (__, link) => valueAt(begin + link));
  });
}

const PAGES = 12;
const page = fc.nat(PAGES - 1);
const someLinks = fc.array(fc.tuple(page, page), { maxLength: 60 });

describe('LinkPlaces', () => {
  it('tells of each page which links lead to it, in the order of their pages', () => {
    fc.assert(
      fc.property(someLinks, (links) => {
        const { begins, froms, ats } = placesOf(PAGES, links).inlinks();
        const sorted = [...links].sort(([a], [b]) => a - b);
        const expected = Array.from({ length: PAGES }, (_, target) =>
          sorted.flatMap(([from, to], at) => (to === target ? [[from, at]] : [])),
        );
        expect(perPage(begins, (link) => [froms[link], ats[link]])).toEqual(expected);
      }),
    );
  });

  it('leads from each page to each other one once, and to itself never', () => {
    fc.assert(
      fc.property(someLinks, (links) => {
        const { begins, targets } = placesOf(PAGES, links).edges();
        const found = perPage(begins, (link) => targets[link] ?? -1).map((own) =>
          [...own].sort((a, b) => a - b),
        );
        const expected = Array.from({ length: PAGES }, (_, from) => {
          const others = links.filter(([source, to]) => source === from && to !== from).map(([, to]) => to);
          return [...new Set(others)].sort((a, b) => a - b);
        });
        expect(found).toEqual(expected);
      }),
    );
  });

  it('has room for more links than it began with', () => {
    const links = Array.from({ length: 10_000 }, (_, link): Link => [link % 100, (link * 7) % 100]);
    const { begins, froms } = placesOf(100, links).inlinks();
    expect(begins[100]).toBe(10_000);
    expect(froms).toHaveLength(10_000);
  });
});

describe('clickDepths', () => {
  const depthsOf = (
    links: readonly Link[],
    depths: readonly (number | null)[],
    { starts = [0], redirects = {} }: { starts?: number[]; redirects?: Record<number, number> } = {},
  ) => clickDepths(starts, depths, placesOf(depths.length, links).edges(), (page) => redirects[page]);

  it('counts the clicks on the shortest way, however long the crawl took to find it', () => {
    const links: Link[] = [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
      [3, 0],
    ];
    expect(depthsOf(links, [0, 1, 2, 3])).toEqual([0, 1, 2, 1]);
  });

  it('leaves the pages that no links lead to where the crawl has them', () => {
    expect(
      depthsOf(
        [
          [0, 1],
          [2, 3],
        ],
        [0, 9, 1, 7],
      ),
    ).toEqual([0, 1, 1, 7]);
  });

  it('counts from the nearest of several starts', () => {
    expect(
      depthsOf(
        [
          [0, 1],
          [1, 2],
          [3, 2],
        ],
        [0, 1, 2, 0],
        { starts: [0, 3] },
      ),
    ).toEqual([0, 1, 1, 0]);
  });

  it('counts no click for a redirect, and none beyond what links lead to', () => {
    const links: Link[] = [
      [1, 2],
      [3, 4],
      [5, 5],
    ];
    const redirects = { 0: 1, 2: 3, 5: 5 };
    expect(depthsOf(links, [0, null, 1, null, 3, null], { redirects })).toEqual([0, 0, 1, 1, 2, null]);
  });
});
