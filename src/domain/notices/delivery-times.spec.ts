import { INSTANT_PER_HOUR } from '../../contracts/notices/channels';
import { type ChannelTimes, digestAfter, leavingOf, retryAt } from './delivery-times';

const NOW = new Date('2026-11-24T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const instant = (recent: Date[]): ChannelTimes => ({ timing: 'instant', hour: 8, zone: 'UTC', recent });
const tenSince = (minutes: number) =>
  Array.from({ length: INSTANT_PER_HOUR }, (_, index) => minutesAgo(minutes - index));

it.each<[string, Date[], Date | null]>([
  ['the first', [], null],
  ['the tenth of an hour', tenSince(30).slice(1), null],
  ['the eleventh', tenSince(30), new Date('2026-11-24T12:30:00Z')],
  ['the eleventh, an hour after the first', tenSince(60), null],
  ['the eleventh, a moment before that', tenSince(59.5), new Date('2026-11-24T12:00:30Z')],
  ['after a clock was put back', tenSince(-600), null],
])('%s', (_, recent, digestAt) => {
  const leaving = leavingOf(instant(recent), NOW);
  if (digestAt) expect(leaving).toEqual({ digestAt });
  else expect(leaving).toEqual({ at: NOW, recent: [...recent, NOW].slice(-INSTANT_PER_HOUR) });
});

it('lets those of one moment leave one after the other where the channel wants a pause, ten and then a digest', () => {
  let recent: readonly Date[] = [];
  const seconds = Array.from({ length: INSTANT_PER_HOUR }, () => {
    const leaving = leavingOf({ ...instant([...recent]), pauseMs: 5_000 }, NOW);
    if ('digestAt' in leaving) return null;
    ({ recent } = leaving);
    return (leaving.at.getTime() - NOW.getTime()) / 1_000;
  });
  expect(seconds).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
  expect(leavingOf({ ...instant([...recent]), pauseMs: 5_000 }, NOW)).toEqual({
    digestAt: new Date('2026-11-24T13:00:00Z'),
  });
});

it.each([
  ['the one before has left for long', -60, 0],
  ['the one before has just left', -2, 3],
  ['the one before is to leave', 10, 15],
  ['the one before is of a clock that was put back', 600, 0],
])('waits for a pause where %s', (_, last, wait) => {
  const recent = [new Date(NOW.getTime() + last * 1_000)];
  const at = new Date(NOW.getTime() + wait * 1_000);
  expect(leavingOf({ ...instant(recent), pauseMs: 5_000 }, NOW)).toMatchObject({ at });
});

it('lets no more than ten leave in any hour, whenever they come', () => {
  let recent: readonly Date[] = [];
  const sent: number[] = [];
  for (let minute = 0; minute < 600; minute += 2.5) {
    const at = new Date(NOW.getTime() + minute * 60_000);
    const leaving = leavingOf(instant([...recent]), at);
    if (!('recent' in leaving)) continue;
    ({ recent } = leaving);
    sent.push(minute);
  }
  for (const minute of sent) {
    expect(sent.filter((other) => other >= minute && other < minute + 60).length).toBeLessThanOrEqual(10);
  }
  expect(sent.length).toBeGreaterThan(90);
});

it.each([
  ['later today', 8, 'Europe/Berlin', '2026-11-24T06:59:00Z', '2026-11-24T07:00:00Z'],
  ['tomorrow', 8, 'Europe/Berlin', '2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z'],
  ['summer time begins: a night', 8, 'Europe/Berlin', '2027-03-27T12:00:00Z', '2027-03-28T06:00:00Z'],
  ['an hour that is left out', 2, 'Europe/Berlin', '2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z'],
  ['summer time ends: shown twice', 2, 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z'],
  ['and not again that night', 2, 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
  ['another day there already', 7, 'Asia/Tokyo', '2026-11-24T20:00:00Z', '2026-11-24T22:00:00Z'],
  ['three quarters of an hour', 9, 'Asia/Kathmandu', '2026-11-24T12:00:00Z', '2026-11-25T03:15:00Z'],
])('a daily digest: %s', (_, hour, zone, after, expected) => {
  expect(digestAfter(hour, zone, new Date(after))).toEqual(new Date(expected));
});

it('tries again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then no more', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map((tries) => {
    const at = retryAt(tries, NOW);
    return at && (at.getTime() - NOW.getTime()) / 1_000;
  });
  expect(seconds).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000, null]);
});

it.each([
  [1, 1, 5],
  [1, 60, 60],
  [3, 60, 1_800],
  [8, 60, null],
])('after try %i, asked to wait for %i s, tries again after %s s', (tries, asked, seconds) => {
  const at = retryAt(tries, NOW, asked * 1_000);
  expect(at && (at.getTime() - NOW.getTime()) / 1_000).toBe(seconds);
});
