import { competitorOfText } from './competitor';
import { standingsOf } from './outliers';

const TEXT = competitorOfText('Text.', { language: 'en' });
const page = (words: number, at: number, included?: boolean) => ({
  position: at + 1,
  text: { ...TEXT, counts: { ...TEXT.counts, words } },
  ...(included !== undefined && { included }),
});

it.each<[words: number[], outliers: (string | null)[]]>([
  [
    [1_000, 1_000, 1_000, 400, 2_500],
    [null, null, null, null, null],
  ],
  [
    [1_000, 1_000, 1_000, 399, 2_501],
    [null, null, null, 'short', 'long'],
  ],
])('of pages of %j words %j are outliers', (words, outliers) => {
  const standings = standingsOf(
    words.map((count, at) => page(count, at)),
    'en',
  );
  expect(standings.map(({ outlier }) => outlier)).toEqual(outliers);
  expect(standings.map(({ included }) => included)).toEqual(outliers.map((outlier) => outlier === null));
});

it('counts an outlier whose reader says so, and leaves out what its reader leaves out', () => {
  const standings = standingsOf(
    [page(100, 0), page(100, 1), page(100, 2), page(100, 3, false), page(900, 4, true)],
    'en',
  );
  expect(standings.map(({ outlier, included }) => [outlier, included])).toEqual([
    [null, true],
    [null, true],
    [null, true],
    [null, false],
    ['long', true],
  ]);
});

it('counts those nearest to the median where fewer than three would be left', () => {
  const standings = standingsOf([page(100, 0), page(1_000, 1), page(9_000, 2), page(1_100, 3)], 'en');
  expect(standings.map(({ outlier, included }) => [outlier, included])).toEqual([
    ['short', false],
    [null, true],
    ['long', true],
    [null, true],
  ]);
});
