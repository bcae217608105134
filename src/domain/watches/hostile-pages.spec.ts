import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { WATCH_MASKS, type WatchComparison, type WatchVersion } from '../../contracts/watches/watch-content';
import { compareVersions } from './compare-versions';
import { diffForPeople } from './diff-for-people';
import { ignoreRules } from './ignore-rules';
import { matchesOf } from './line-diff';
import { maskLine } from './masks';
import { outcomeOf } from './outcome-of';
import { readWatchedPage } from './read-watched-page';
import { calibrate } from './slots';

const MEGABYTES = 2 * 1024 * 1024;
const ALL: WatchComparison = { masks: [...WATCH_MASKS], rules: [], slots: [], preset: 'everything' };
const fill = (piece: string, length = MEGABYTES) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const read = (html: string): WatchVersion =>
  readWatchedPage({
    ...{
      url: 'https://a.example/',
      status: 200,
      headers: { 'content-type': 'text/html' },
      html,
      redirects: [],
    },
    ...{ robotsTxtVerdict: 'allowed', unmatched: 'refuse' },
    scope: { part: 'main', selectors: [], excluded: ['.x .y > .z'] },
  });

/** None of them is timed: what is not bounded overflows the stack, or runs past the limit of the whole test. */
it.each<[string, string]>([
  ['one line of 2 MB', `<p>${fill('word 12 views, 5 minutes ago. ')}</p>`],
  ['one word of 2 MB', `<p>${fill('a')}</p>`],
  ['2 MB of digits and colons', `<p>${fill('1:2:3,4.5 ')}</p>`],
  ['2 MB of hex', `<p>${fill('deadbeef')}</p>`],
  ['2 MB of accents', `<p>a${fill('\u0301')}</p>`],
  ['100,000 elements within each other', `${fill('<div>', 5 * 100_000)}deep`],
  ['100,000 lists within each other', `${fill('<ul><li>', 8 * 100_000)}deep`],
  ['named advertisements within each other', `${fill('<div class="ad">', 16 * 50_000)}<h1>deep</h1>`],
  ['a tag without an end', `<p>a</p><div class="${fill('x ')}`],
  ['thousands of hreflangs', fill('<link rel="alternate" hreflang="de" href="/a">')],
  [
    'thousands of JSON-LD blocks',
    fill('<script type="application/ld+json">{"@type":"Thing","name":"a"}</script>'),
  ],
  [
    'entities that refer to each other',
    `<script type="application/ld+json">[${Array.from({ length: 3_000 }, (_, at) => `{"@id":"#${at}","@type":"A","b":[{"@id":"#${at + 1}"},{"@id":"#${at + 2}","@type":"B","c":{"@id":"#${at + 1}","d":"e"}}]}`).join()}]</script>`,
  ],
  ['JSON of brackets alone', `<script type="application/ld+json">${fill('[')}</script>`],
  ['hundreds of thousands of lines', fill('<p>a')],
  ['hundreds of thousands of headings', fill('<h2>a</h2>')],
  ['hundreds of thousands of links', fill('<a href=b>c</a>')],
])('reads and compares %s', (_, html) => {
  const answer = { url: 'https://a.example/', status: 200, headers: { 'content-type': 'text/html' }, html };
  expect(outcomeOf(answer, 400)).toEqual(expect.any(String));
  const [before, after] = [read(html), read(html.replaceAll('a', 'b'))];
  for (const { lines, lists, fields } of [before, after]) {
    expect(lines.length).toBeLessThanOrEqual(WATCH_LIMITS.lines);
    expect(lists.length).toBeLessThanOrEqual(WATCH_LIMITS.lines);
    expect(lines.filter((line) => line.length > WATCH_LIMITS.line)).toEqual([]);
    expect(Object.values(fields).filter((values) => values.length > WATCH_LIMITS.values)).toEqual([]);
  }
  const { hunks } = compareVersions(before, after, ALL);
  expect(diffForPeople(after.lines, hunks).length).toBeLessThanOrEqual(
    before.lines.length + after.lines.length + 2,
  );
  expect(calibrate(before, after, ALL).length).toBeLessThanOrEqual(WATCH_LIMITS.slots);
});

it.each([
  ['lines in another order', (at: number) => `line ${(at * 7919) % 20_000}`],
  ['few lines, many times', (at: number) => `line ${(at * at) % 7}`],
])('finds what 20,000 %s have in common', (_, lineAt) => {
  const before = Array.from({ length: 20_000 }, (__, at) => `line ${at % 20_000}`);
  const after = Array.from({ length: 20_000 }, (__, at) => lineAt(at));
  const matches = matchesOf(before, after);
  expect(matches.every(([x, y]) => before[x] === after[y])).toBe(true);
  expect(
    matches.every(
      ([x, y], at) => at === 0 || (x > (matches[at - 1]?.[0] ?? 0) && y > (matches[at - 1]?.[1] ?? 0)),
    ),
  ).toBe(true);
});

it('ends with 50 rules that look at everything', () => {
  const rules = ignoreRules(Array.from({ length: 50 }, (_, at) => `/([a-z]+ )+x{${at + 1}}$/`));
  for (let line = 0; line < 20_000; line++) rules.spans('the quick brown fox jumps over the lazy dog');
  expect(rules.size).toBe(50);
});

it.each(['1:', '1 ', "1'", 'vor 1 ', 'no ', 'generated in 1 ', '1,', 'views: 1 ', '9-', 'just now '])(
  'masks a line of nothing but “%s”, and once is enough',
  (piece) => {
    const line = fill(piece, 2_000);
    const masked = maskLine(line, WATCH_MASKS);
    expect(maskLine(masked, WATCH_MASKS)).toBe(masked);
  },
);
