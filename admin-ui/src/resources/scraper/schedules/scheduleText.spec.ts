import type { CrawlRepeat, ScheduledChange } from '@contracts/scraper/crawl-schedules';
import { momentText } from '../../../shared/zones/zones';
import { changeText, dayText, nextText, outcomeText, repeatText } from './scheduleText';

const repeat = (change: Partial<CrawlRepeat>): CrawlRepeat => ({
  every: 'daily',
  weekday: 1,
  day: 1,
  time: '03:00',
  zone: 'UTC',
  ...change,
});
const change = (figures: Partial<ScheduledChange>): ScheduledChange => ({
  against: 'c1',
  added: 0,
  lost: 0,
  changed: 0,
  opened: 0,
  closed: 0,
  ...figures,
});

it.each([
  [repeat({}), 'Every day at 03:00 (UTC)'],
  [repeat({ every: 'weekly', weekday: 7 }), 'Every Sunday at 03:00 (UTC)'],
  [repeat({ every: 'monthly', day: 2 }), 'On the 2nd of each month at 03:00 (UTC)'],
  [
    repeat({ every: 'monthly', day: 31, zone: 'America/New_York' }),
    'On the 31st of each month, or its last day, at 03:00 (America/New York)',
  ],
])('%o is %s', (given, text) => expect(repeatText(given)).toBe(text));

it.each([
  [1, '1st'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [22, '22nd'],
  [30, '30th'],
])('%i is %s', (day, text) => expect(dayText(day)).toBe(text));

it.each([
  [change({}), 'No changes'],
  [change({ added: 3, opened: 2, closed: 5 }), '+3 pages, 2 new issues, 5 solved'],
  [change({ lost: 1, changed: 1_200, opened: 1 }), '−1 page, 1,200 changed, 1 new issue'],
])('%o is %s', (given, text) => expect(changeText(given)).toBe(text));

it.each([
  [{ outcome: 'done', pages: 1 }, 'done, 1 page'],
  [{ outcome: 'deleted', pages: 1 }, 'deleted since'],
  [{}, 'under way'],
] as const)('%o is %s', (run, text) =>
  expect(outcomeText({ crawlId: 'c1', startedAt: '', ...run })).toBe(text),
);

it.each([
  ['UTC', 'UTC', /^Next: 25 Nov 2026, \d\d:00$/],
  ['America/New_York', 'UTC', /^Next: 25 Nov 2026, \d\d:00 your time$/],
])('says whose time the next one is told in: %s read in %s', (zone, own, text) =>
  expect(nextText('2026-11-25T12:00:00Z', zone, own)).toMatch(text),
);

it('tells a moment by the clocks of the zone', () => {
  const moment = new Date('2026-11-25T02:00:00Z');
  expect(momentText(moment, 'Europe/Berlin')).toBe('Wed, 25 Nov 2026, 03:00');
  expect(momentText(moment, 'America/Los_Angeles')).toBe('Tue, 24 Nov 2026, 18:00');
});
