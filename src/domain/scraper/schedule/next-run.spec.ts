import type { CrawlRepeat } from '../../../contracts/scraper/crawl-schedules';
import { nextRun, nextRuns } from './next-run';

const daily = (time: string, zone: string): CrawlRepeat => ({
  every: 'daily',
  weekday: 1,
  day: 1,
  time,
  zone,
});
const weekly = (weekday: number, time: string, zone: string): CrawlRepeat => ({
  ...daily(time, zone),
  every: 'weekly',
  weekday,
});
const monthly = (day: number, time: string, zone: string): CrawlRepeat => ({
  ...daily(time, zone),
  every: 'monthly',
  day,
});

it.each([
  ['the same day', daily('03:00', 'UTC'), '2026-11-24T02:59Z', '2026-11-24T03:00Z'],
  ['never the moment itself', daily('03:00', 'UTC'), '2026-11-24T03:00Z', '2026-11-25T03:00Z'],
  ['the day of the place', daily('00:30', 'Asia/Tokyo'), '2026-11-24T15:00Z', '2026-11-24T15:30Z'],
  [
    'a place ahead of its day',
    daily('23:00', 'Pacific/Kiritimati'),
    '2026-11-24T12:00Z',
    '2026-11-25T09:00Z',
  ],
  ['a place behind its day', daily('23:30', 'America/Los_Angeles'), '2026-11-24T05:00Z', '2026-11-24T07:30Z'],
  ['a zone of quarters', daily('06:00', 'Asia/Kathmandu'), '2026-11-24T00:00Z', '2026-11-24T00:15Z'],
  ['winter in Berlin', daily('03:00', 'Europe/Berlin'), '2026-11-24T00:00Z', '2026-11-24T02:00Z'],
  ['summer in Berlin', daily('03:00', 'Europe/Berlin'), '2026-07-01T00:00Z', '2026-07-01T01:00Z'],
  [
    'the day before clocks go forward',
    daily('02:30', 'Europe/Berlin'),
    '2026-03-28T00:00Z',
    '2026-03-28T01:30Z',
  ],
  [
    'a time left out: as much later',
    daily('02:30', 'Europe/Berlin'),
    '2026-03-28T02:00Z',
    '2026-03-29T01:30Z',
  ],
  [
    'later on the day that clocks go forward',
    daily('05:00', 'Europe/Berlin'),
    '2026-03-28T12:00Z',
    '2026-03-29T03:00Z',
  ],
  ['earlier on that day', daily('01:00', 'Europe/Berlin'), '2026-03-28T12:00Z', '2026-03-29T00:00Z'],
  [
    'later on the day that clocks go back',
    daily('05:00', 'Europe/Berlin'),
    '2026-10-24T12:00Z',
    '2026-10-25T04:00Z',
  ],
  ['the day after', daily('02:30', 'Europe/Berlin'), '2026-03-29T01:30Z', '2026-03-30T00:30Z'],
  [
    'a time shown twice: the first',
    daily('02:30', 'Europe/Berlin'),
    '2026-10-24T12:00Z',
    '2026-10-25T00:30Z',
  ],
  ['and once alone', daily('02:30', 'Europe/Berlin'), '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
  [
    'half an hour of summer time',
    daily('02:15', 'Australia/Lord_Howe'),
    '2026-10-03T00:00Z',
    '2026-10-03T15:45Z',
  ],
  ['New York forward', daily('02:30', 'America/New_York'), '2026-03-08T05:00Z', '2026-03-08T07:30Z'],
  ['New York back', daily('01:30', 'America/New_York'), '2026-11-01T04:00Z', '2026-11-01T05:30Z'],
  ['midnight left out', daily('00:00', 'Africa/Cairo'), '2026-04-23T12:00Z', '2026-04-23T22:00Z'],
  ['the week’s day', weekly(1, '09:00', 'UTC'), '2026-11-24T00:00Z', '2026-11-30T09:00Z'],
  ['today, later', weekly(2, '09:00', 'UTC'), '2026-11-24T08:00Z', '2026-11-24T09:00Z'],
  ['today, gone by', weekly(2, '09:00', 'UTC'), '2026-11-24T10:00Z', '2026-12-01T09:00Z'],
  ['a Sunday', weekly(7, '09:00', 'UTC'), '2026-11-24T10:00Z', '2026-11-29T09:00Z'],
  ['Monday there, Sunday in UTC', weekly(1, '08:00', 'Asia/Tokyo'), '2026-11-24T00:00Z', '2026-11-29T23:00Z'],
  ['the month’s day', monthly(15, '09:00', 'UTC'), '2026-11-24T00:00Z', '2026-12-15T09:00Z'],
  ['the 31st of a month of 30', monthly(31, '09:00', 'UTC'), '2026-11-24T00:00Z', '2026-11-30T09:00Z'],
  ['the 31st of February', monthly(31, '09:00', 'UTC'), '2027-02-01T00:00Z', '2027-02-28T09:00Z'],
  [
    'the 30th of a leap year’s February',
    monthly(30, '09:00', 'UTC'),
    '2028-02-01T00:00Z',
    '2028-02-29T09:00Z',
  ],
  ['the 31st after that', monthly(31, '09:00', 'UTC'), '2027-02-28T09:00Z', '2027-03-31T09:00Z'],
  ['over the end of a year', monthly(1, '00:00', 'UTC'), '2026-12-02T00:00Z', '2027-01-01T00:00Z'],
  ['a month of summer time', monthly(1, '09:00', 'Europe/Berlin'), '2026-10-02T00:00Z', '2026-11-01T08:00Z'],
])('%s', (_, repeat, after, next) => {
  expect(nextRun(repeat, new Date(after))).toEqual(new Date(next));
});

it('is due once, however many runs were missed', () => {
  const repeat = daily('03:00', 'Europe/Berlin');
  expect(nextRun(repeat, new Date('2027-01-20T12:00Z'))).toEqual(new Date('2027-01-21T02:00Z'));
});

it('has one run a day through a year of two changes of the clocks', () => {
  const runs = nextRuns(daily('02:30', 'Europe/Berlin'), new Date('2026-01-01T00:00Z'), 365);
  expect(runs.at(-1)).toEqual(new Date('2026-12-31T01:30Z'));
  expect(new Set(runs.map((run) => run.toISOString().slice(0, 10))).size).toBe(365);
});

it('has the last day of each month for the 31st', () => {
  const runs = nextRuns(monthly(31, '12:00', 'UTC'), new Date('2026-12-31T12:00Z'), 12);
  expect(runs.map((run) => run.getUTCDate())).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});
