import { parseDocument } from 'htmlparser2';
import { hubSvg } from './hub-svg';
import type { HubPageView } from '../../contracts/hub/hub';
import { branchOf, extentOf, radialLayout } from './radial-layout';

const page = (id: string, parent: string | null, fields: Partial<HubPageView> = {}): HubPageView => ({
  ...{ id, parent, kind: 'page', depth: 1, title: id, keywords: 1, intent: null, volume: null },
  ...{
    difficulty: null,
    priority: 1,
    pillar: false,
    slug: id,
    titlePattern: id,
    words: [1, 2],
    address: null,
  },
  ...fields,
});

it('draws each page of the hub, and lets no title become markup', () => {
  const nasty = '</title><script>alert(1)</script>" onload="x\u0000\ud800&amp;';
  const svg = hubSvg({
    seed: nasty,
    pages: [
      page('root', null, { kind: 'root', title: nasty }),
      page('a', 'root', { title: nasty }),
      page('x', null, { kind: 'off' }),
    ],
  });
  expect(svg).not.toMatch(/<script|onload="|href|@import|url\(/);
  expect(svg).not.toContain('\u0000');
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg.match(/<path/g)).toHaveLength(1);
  const [root] = parseDocument(svg, { xmlMode: true }).children;
  expect(root).toMatchObject({ name: 'svg' });
});

it('gives no two leaves the same place, and puts a page in the middle of its leaves', () => {
  const leaves = Array.from({ length: 400 }, (_, at) => page(`l${at}`, at % 2 ? 'a' : 'b'));
  const places = radialLayout([page('root', null), page('a', 'root'), page('b', 'root'), ...leaves]);
  expect(places).toHaveLength(403);
  const outer = places.filter(({ depth }) => depth === 2);
  const [one, next] = outer;
  expect(Math.hypot(one!.x - next!.x, one!.y - next!.y)).toBeGreaterThan(18);
  expect(new Set(outer.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(400);
  expect(places.find(({ page: { id } }) => id === 'a')?.angle).toBeCloseTo(Math.PI / 2);
  expect(
    places
      .slice(1)
      .map(branchOf)
      .every((path) => /^M[-\d. ]+C[-\d. ]+$/.test(path)),
  ).toBe(true);
});

it('keeps titles of leaves apart on every ring, and within the drawing', () => {
  const pages = [
    page('root', null),
    page('deep', 'root'),
    page('deeper', 'deep'),
    ...Array.from({ length: 120 }, (_, at) => page(`leaf ${at}`, 'root')),
  ];
  const places = radialLayout(pages);
  const ring = places.filter(({ depth, hasChildren }) => depth === 1 && !hasChildren);
  const gaps = ring.slice(1).map(({ x, y }, at) => Math.hypot(x - ring[at]!.x, y - ring[at]!.y));
  expect(Math.min(...gaps)).toBeGreaterThan(18);
  const { left, top, width, height } = extentOf(places, ({ page: { title } }) => title);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(left);
    expect(y).toBeGreaterThan(top);
    expect(x).toBeLessThan(left + width);
    expect(y).toBeLessThan(top + height);
  }
});

it('draws nothing of nothing', () => {
  expect(radialLayout([])).toEqual([]);
});
