import { agoText, dueText, intervalText, nameOf, pollMs, scopeText } from './watchText';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');

it.each([
  ['2026-11-25T09:00:00.000Z', '3 hours ago'],
  ['2026-11-23T11:00:00.000Z', '2 days ago'],
  ['2026-11-25T11:59:40.000Z', 'just now'],
  ['2026-11-25T12:00:10.000Z', 'just now'],
  ['2026-11-25T12:05:00.000Z', 'just now'],
])('says how long ago %s was', (iso, text) => {
  expect(agoText(iso, NOW)).toBe(text);
});

it.each([
  ['2026-11-25T12:20:00.000Z', 'in 20 minutes'],
  ['2026-11-26T12:00:00.000Z', 'in 1 day'],
  ['2026-11-25T12:00:10.000Z', 'in a moment'],
  ['2026-11-25T11:40:00.000Z', 'in a moment'],
])('says how soon %s is', (iso, text) => {
  expect(dueText(iso, NOW)).toBe(text);
});

it.each([
  [15, 'Every 15 minutes'],
  [60, 'Every hour'],
  [360, 'Every 6 hours'],
  [1_440, 'Every day'],
  [20_160, 'Every 2 weeks'],
  [90, 'Every 90 minutes'],
])('says an interval of %d minutes', (minutes, text) => {
  expect(intervalText(minutes)).toBe(text);
});

it.each([
  ['a page is fetched', [{ checking: true, nextCheckAt: null }], 3_000],
  ['none is', [{ checking: false, nextCheckAt: '2026-11-25T12:00:10.000Z' }], 60_000],
  ['there is none', [], 60_000],
  ['a second look is due in 20 seconds', [look('2026-11-25T12:00:20.000Z')], 20_000],
  ['a second look is due in half an hour', [look('2026-11-25T12:30:00.000Z')], 60_000],
  ['a second look is late', [look('2026-11-25T11:59:00.000Z')], 3_000],
  [
    'the first of two looks counts',
    [look('2026-11-25T12:00:40.000Z'), look('2026-11-25T12:00:09.000Z')],
    9_000,
  ],
  [
    'a try waits',
    [{ ...look('2026-11-25T12:00:20.000Z'), waiting: { for: 'try' as const, sentence: '' } }],
    60_000,
  ],
])('asks again as soon as something can have come: %s', (_, watches, ms) => {
  expect(pollMs(watches, NOW)).toBe(ms);
});

function look(nextCheckAt: string) {
  return { checking: false, nextCheckAt, waiting: { for: 'look' as const } };
}

it.each([
  [{ part: 'main' as const, selectors: [], excluded: [] }, 'Main content'],
  [{ part: 'selectors' as const, selectors: ['.a', '.b'], excluded: ['.c'] }, '.a, .b, without .c'],
])('says what is compared', (scope, text) => {
  expect(scopeText(scope)).toBe(text);
});

it('calls a watch by its address where it has no name', () => {
  expect(nameOf({ name: '', url: 'https://a.example/b/' })).toBe('a.example/b');
  expect(nameOf({ name: 'Shoe', url: 'https://a.example/b/' })).toBe('Shoe');
});
