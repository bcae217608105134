import fc from 'fast-check';
import type { CrawledPage } from '../../contracts/scraper/crawls';
import { canonicalChains, canonicalConflict, followChain, redirectChains } from './chains';
import { LinkGraph } from './link-graph';
import { pageIndexOf } from '../../../test/support/crawled-page';

const SITE = 'https://example.com/';
const at = (path: string) => SITE + path;

const indexOf = (pages: Record<string, Partial<CrawledPage>>) => pageIndexOf(SITE, pages);
const moved = (path: string) => ({ status: 301, redirectTo: at(path), indexable: false });
const names = (path: string) => ({ canonical: at(path), indexable: false });

describe('chains', () => {
  const index = indexOf({
    a: moved('b'),
    b: moved('c'),
    c: {},
    once: moved('c'),
    x: moved('y'),
    y: moved('x'),
    self: moved('self'),
    away: { ...moved(''), redirectTo: 'https://other.com/' },
    k: names('l'),
    l: names('m'),
    m: {},
    n: names('o'),
    o: names('n'),
    toMoved: names('a'),
    toGone: names('gone'),
    gone: { status: 404, indexable: false },
    toHidden: names('hidden'),
    hidden: { indexable: false, noindex: true },
    unknown: names('never-seen'),
  });
  const told = (chains: Iterable<{ hops: { url: string }[]; loop: boolean }>) =>
    [...chains].map(
      ({ hops, loop }) => `${hops.map(({ url }) => url.replace(SITE, '')).join(' > ')}${loop ? ' loop' : ''}`,
    );

  it('lists redirects of several steps and loops, hop by hop', () => {
    expect(told(redirectChains(index, () => 3))).toEqual([
      'a > b > c',
      'x > y > x loop',
      'y > x > y loop',
      'self > self loop',
    ]);
    expect([...redirectChains(index, (url) => url.length)][0]).toMatchObject({
      inlinks: at('a').length,
      hops: [{ status: 301 }, { status: 301 }, { status: 200 }],
    });
  });

  it('lists canonicals that name a page which names another one', () => {
    expect(told(canonicalChains(index, () => 0))).toEqual(['k > l > m', 'n > o > n loop', 'o > n > o loop']);
  });

  it('ends where an address was not visited', () => {
    expect(followChain(index, at('away'), 'redirectTo')).toEqual({
      hops: [
        { url: at('away'), status: 301 },
        { url: 'https://other.com/', status: null },
      ],
      loop: false,
    });
    expect(followChain(index, at('c'), 'redirectTo')).toBeNull();
    expect(followChain(index, at('nowhere'), 'redirectTo')).toBeNull();
  });

  it('gives up on a way that is too long', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 60 }, (_, step) => [`${step}`, moved(`${step + 1}`)]),
    );
    expect(followChain(indexOf(pages), at('0'), 'redirectTo')).toMatchObject({ loop: true });
    const short = { ...pages, 19: {} };
    expect(followChain(indexOf(short), at('0'), 'redirectTo')).toMatchObject({ loop: false });
  });

  it.each([
    ['k', 'chain'],
    ['l', null],
    ['toMoved', 'redirects'],
    ['toGone', 'broken'],
    ['toHidden', 'not-indexable'],
    ['unknown', null],
    ['c', null],
  ])('says what is wrong with the canonical of %s: %s', (path, conflict) => {
    expect(canonicalConflict(index, index.get(at(path))!)).toBe(conflict);
  });
});

describe('LinkGraph', () => {
  const link = (from: string, to: string, more = {}) => ({
    from: at(from),
    to: at(to),
    internal: true,
    rel: [] as string[],
    anchor: 'x',
    ...more,
  });

  it('counts links both ways', () => {
    const index = indexOf({ a: {}, b: {}, gone: { status: 404 }, old: moved('b') });
    const graph = new LinkGraph(index);
    graph.add([
      link('a', 'b'),
      link('a', 'b'),
      link('a', 'a'),
      link('a', 'gone'),
      link('a', 'old', { anchor: '' }),
    ]);
    graph.add([link('gone', 'b', { rel: ['nofollow'] }), link('a', 'b', { rel: ['nofollow'] })]);
    graph.add([
      link('a', 'https://other.com/', { internal: false, to: 'https://other.com/' }),
      link('a', '', { internal: null, to: 'mailto:a@example.com', anchor: '' }),
      link('elsewhere', 'b'),
    ]);
    expect(graph.countsOf(0)).toEqual({
      inlinks: 0,
      uniqueInlinks: 0,
      redirectedTo: false,
      followedInlinks: 0,
      outlinks: 5,
      externalOutlinks: 1,
      brokenOutlinks: 1,
      redirectedOutlinks: 1,
      nofollowOutlinks: 1,
      unnamedOutlinks: 1,
    });
    expect(graph.countsOf(1)).toMatchObject({ inlinks: 5, uniqueInlinks: 2, followedInlinks: 3 });
    expect(graph.countsOf(99)).toMatchObject({ inlinks: 0, outlinks: 0 });
  });

  it('counts as broken what answers with an error or not at all, not what was not visited', () => {
    const index = indexOf({
      a: {},
      wrong: { status: 400 },
      away: { status: null, failure: 'dns' },
      unvisited: { status: null },
    });
    const graph = new LinkGraph(index);
    graph.add([link('a', 'wrong'), link('a', 'away'), link('a', 'unvisited')]);
    expect(graph.countsOf(0)).toMatchObject({ outlinks: 3, brokenOutlinks: 2 });
  });

  it('counts each page that links to one, whichever way, once', () => {
    const graph = new LinkGraph(indexOf({ to: {}, a: {}, b: {}, c: {}, d: {}, e: {} }));
    const nofollow = { rel: ['nofollow'] };
    graph.add([link('a', 'to'), link('c', 'to')]);
    graph.add(['a', 'b', 'c', 'd', 'e'].map((from) => link(from, 'to', nofollow)));
    expect(graph.countsOf(0)).toMatchObject({ inlinks: 7, followedInlinks: 2, uniqueInlinks: 5 });
  });

  it('counts no links of a page to itself, in either direction', () => {
    const graph = new LinkGraph(indexOf({ a: {} }));
    graph.add([link('a', 'a'), link('a', 'a', { rel: ['nofollow'], anchor: '' })]);
    expect(new Set(Object.values(graph.countsOf(0)))).toEqual(new Set([0, false]));
  });

  it('weighs pages by who links to them, repetitions and nofollow left out', () => {
    const index = indexOf({ '': {}, a: {}, b: {}, alone: {}, old: moved('b') });
    const graph = new LinkGraph(index);
    graph.add([
      link('', 'a'),
      link('', 'old'),
      link('a', ''),
      link('b', ''),
      link('a', 'alone', { rel: ['nofollow'] }),
    ]);
    const scores = graph.linkScores();
    graph.add(Array.from({ length: 50 }, () => link('', 'a')));
    expect(graph.linkScores()).toEqual(scores);
    const [start, a, b, alone, old] = scores;
    expect(start).toBe(100);
    expect(alone).toBeLessThan(b!);
    expect(b).toBeGreaterThan(0);
    expect(old).toBe(a);
  });

  it('agrees with PageRank as it is written in books', () => {
    const size = fc.integer({ min: 1, max: 8 });
    const graphs = size.chain((pages) =>
      fc.tuple(
        fc.constant(pages),
        fc.array(fc.tuple(fc.nat(pages - 1), fc.nat(pages - 1)), { maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(graphs, ([pages, links]) => {
        const index = indexOf(
          Object.fromEntries(Array.from({ length: pages }, (_, page) => [`p${page}`, {}])),
        );
        const graph = new LinkGraph(index);
        graph.add(links.map(([from, to]) => link(`p${from}`, `p${to}`)));
        expect([...graph.linkScores()]).toEqual(scoresByMatrix(pages, links));
      }),
      { numRuns: 200 },
    );
  });

  it('has room for more links than it began with', () => {
    const index = indexOf(Object.fromEntries(Array.from({ length: 400 }, (_, page) => [`p${page}`, {}])));
    const graph = new LinkGraph(index);
    for (let from = 0; from < 400; from++) {
      graph.add(Array.from({ length: 400 }, (_, to) => link(`p${from}`, `p${to}`)));
    }
    expect(graph.countsOf(399)).toMatchObject({ inlinks: 399, uniqueInlinks: 399, outlinks: 399 });
    expect(new Set(graph.linkScores())).toEqual(new Set([100]));
  });
});

function scoresByMatrix(pages: number, links: [number, number][]): number[] {
  const out = Array.from(
    { length: pages },
    (_, page) => new Set(links.filter(([from, to]) => from === page && to !== page).map(([, to]) => to)),
  );
  let rank = Array<number>(pages).fill(1 / pages);
  for (let round = 0; round < 20; round++) {
    rank = rank.map((_, page) => {
      const flow = rank.reduce((sum, held, from) => {
        const targets = out[from]!;
        if (targets.size === 0) return sum + held / pages;
        return sum + (targets.has(page) ? held / targets.size : 0);
      }, 0);
      return 0.15 / pages + 0.85 * flow;
    });
  }
  const least = 0.15 / pages;
  const most = Math.max(...rank);
  return rank.map((held) =>
    most > least ? Math.round((100 * Math.log(held / least)) / Math.log(most / least)) : 100,
  );
}
