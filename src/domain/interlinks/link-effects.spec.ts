import { interlinkGraph, linkEffects } from './link-effects';

const GROUND = {
  body: [[1], [], [1], []],
  all: [[1, 2], [0], [1], []],
  start: 0,
};

it('links of bodies count once, and clicks go along all links', () => {
  expect(linkEffects(GROUND)).toEqual({ inlinks: [0, 2, 0, 0], depth: [0, 1, 1, null] });
  const links = [
    { source: 2, target: 3 },
    { source: 2, target: 3 },
    { source: 0, target: 1 },
  ];
  expect(linkEffects(GROUND, links)).toEqual({ inlinks: [0, 2, 0, 1], depth: [0, 1, 1, 2] });
  expect(linkEffects({ ...GROUND, start: null }).depth).toEqual([null, null, null, null]);
});

it('the picture shows the start and what changes first, and tells how many pages are left', () => {
  const pages = Array.from({ length: 4 }, (_, id) => ({
    ...{ id, url: `https://a.example/${id}`, title: `${id}`, language: 'en', outlinks: 0, priority: false },
    inlinks: { before: 0, after: 0 },
    depth: { before: null, after: null },
    orphan: id === 3,
  }));
  const graph = interlinkGraph({ pages, ground: GROUND }, [{ source: 2, target: 3 }], 3);
  expect(graph.nodes.map(({ id }) => id)).toEqual([0, 2, 3]);
  expect(graph.edges).toEqual([{ from: 2, to: 3, kind: 'new' }]);
  expect(graph.left).toBe(1);
  expect(graph.nodes[2]).toMatchObject({ changed: true, start: false, depth: { before: null, after: 2 } });
});
