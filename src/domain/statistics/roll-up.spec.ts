import {
  byMonth,
  daysCountedAgain,
  isLongMakeUp,
  lastClosedDay,
  missingDays,
  type RollUpState,
} from './roll-up';

const NOON = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-11-22T23:59:59Z', '2026-11-21'],
  // What was on its way at midnight has ten minutes.
  ['2026-11-23T00:09:59Z', '2026-11-21'],
  ['2026-11-23T00:10:00Z', '2026-11-22'],
])('at %s the last closed day is %s', (now, day) => {
  expect(lastClosedDay(new Date(now))).toBe(day);
});

it.each<[string, RollUpState, string[]]>([
  ['an empty log', {}, []],
  ['a log of today', { oldest: '2026-11-22' }, []],
  ['an old log', { oldest: '2026-11-20' }, ['2026-11-20', '2026-11-21']],
  ['a roll-up of yesterday', { oldest: '2026-01-01', last: '2026-11-21' }, []],
  ['a missed day', { oldest: '2026-01-01', last: '2026-11-20' }, ['2026-11-21']],
  ['missed days', { last: '2026-11-18' }, ['2026-11-19', '2026-11-20', '2026-11-21']],
  ['a clock that was ahead', { last: '2026-11-25' }, []],
])('makes up for what %s has', (_, state, days) => {
  expect(missingDays(state, NOON)).toEqual(days);
});

it.each<[string, RollUpState, string[]]>([
  ['nothing before anything is counted', { oldest: '2026-11-01' }, []],
  ['none before the oldest', { oldest: '2026-11-21', last: '2026-11-21' }, ['2026-11-21']],
  ['the last two', { last: '2026-11-21' }, ['2026-11-20', '2026-11-21']],
  [
    'all since a change',
    { last: '2026-11-21', changedFrom: '2026-11-19' },
    ['2026-11-19', '2026-11-20', '2026-11-21'],
  ],
  [
    'the last two where the change is later',
    { last: '2026-11-21', changedFrom: '2026-11-22' },
    ['2026-11-20', '2026-11-21'],
  ],
])('counts again %s', (_, state, days) => {
  expect(daysCountedAgain(state)).toEqual(days);
});

it('knows a make-up whose first days are not counted again by themselves', () => {
  expect(isLongMakeUp(['2026-11-20', '2026-11-21'])).toBe(false);
  expect(isLongMakeUp(['2026-11-19', '2026-11-20', '2026-11-21'])).toBe(true);
});

it('puts days into their months, of which one is whole when its last day is closed', () => {
  const days = ['2026-10-31', '2026-11-01', '2026-11-02'];
  expect(byMonth(days, new Date('2026-11-03T01:00:00Z'))).toEqual([
    { month: '2026-10', days: ['2026-10-31'], isWhole: true },
    { month: '2026-11', days: ['2026-11-01', '2026-11-02'], isWhole: false },
  ]);
});
