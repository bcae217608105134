import { ROW_TEXT, rowLayout, titleLines } from './row-layout';

const page = (id: string, parent: string | null) => ({ id, parent });
const PAGES = [
  page('coffee', null),
  page('grinder', 'coffee'),
  page('burrs', 'grinder'),
  page('settings', 'grinder'),
  page('a very long title of a page about frothing milk', 'coffee'),
];

const placed = () => {
  const drawing = rowLayout(PAGES, ({ id }) => id);
  return { ...drawing, of: (id: string) => drawing.places.find(({ page: { id: own } }) => own === id) };
};

it('puts each level in a column of its own, from left to right, beyond the longest title before it', () => {
  const { of, places } = placed();
  const x = (id: string) => of(id)?.x ?? 0;
  expect(x('coffee')).toBeLessThan(x('grinder'));
  expect(x('burrs')).toBe(x('settings'));
  const ends = places.filter(({ depth }) => depth === 1).map(({ end }) => end);
  expect(x('burrs')).toBeGreaterThan(Math.max(...ends));
});

it('puts a page in the middle of its children, and no two titles of a column upon each other', () => {
  const { of, places, height } = placed();
  const y = (id: string) => of(id)?.y ?? 0;
  expect(y('grinder')).toBe((y('burrs') + y('settings')) / 2);
  for (const depth of [1, 2]) {
    const column = places.filter((place) => place.depth === depth).toSorted((a, b) => a.y - b.y);
    for (const [at, { y: top, lines }] of column.entries()) {
      const next = column[at + 1];
      if (!next) continue;
      const room = ((lines.length + next.lines.length) / 2) * ROW_TEXT.line;
      expect(next.y - top).toBeGreaterThanOrEqual(room);
    }
  }
  expect(Math.max(...places.map(({ y: top }) => top))).toBeLessThan(height);
});

it.each([
  ['milk frother', ['milk frother']],
  ['how to clean an espresso machine at home', ['how to clean an espresso', 'machine at home']],
  ['x'.repeat(45), ['x'.repeat(30), 'x'.repeat(15)]],
  ['コーヒーミルの選び方とおすすめの機種', ['コーヒーミルの選び方とおすすめの機', '種']],
])('keeps a title whole: %s', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});

it('draws nothing of nothing', () => {
  expect(rowLayout([], () => '')).toEqual({ places: [], width: 0, height: 0 });
});
