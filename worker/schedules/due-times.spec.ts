import { DueTimes } from './due-times';
import { MINUTE_MS, type Schedule } from './schedule';

const START = new Date('2026-11-27T12:00:00Z');
let ran: string[];
let dueTimes: DueTimes;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  ran = [];
});
afterEach(async () => {
  await dueTimes.close();
  jest.useRealTimers();
});

const every = (name: string, ms: number): Schedule => ({ name, every: ms, run: () => Promise.resolve(0) });
const minutesAgo = (minutes: number) => new Date(START.getTime() - minutes * MINUTE_MS);
const note = ({ name }: Schedule) => {
  ran.push(name);
  return Promise.resolve();
};
const often = every('often', 5_000);
const hourly = every('hourly', 60 * MINUTE_MS);

it.each([
  ['was never done', {}, 0],
  ['was missed', { finishedAt: minutesAgo(90) }, 0],
  ['is half way', { finishedAt: minutesAgo(30) }, 30],
  ['failed just now', { finishedAt: minutesAgo(90), failedAt: START }, 60],
  ['was done by a clock ahead of ours', { finishedAt: minutesAgo(-90) }, 60],
])('one that %s runs in its time', async (_what, last, minutes) => {
  dueTimes = new DueTimes([hourly], [{ name: 'hourly', ...last }], note);
  await jest.advanceTimersByTimeAsync(Math.max(0, minutes * MINUTE_MS - 1));
  expect(ran).toEqual(minutes === 0 ? ['hourly'] : []);
  await jest.advanceTimersByTimeAsync(1);
  expect(ran).toEqual(['hourly']);
});

it('keeps each to its own time, with one timer for all', async () => {
  dueTimes = new DueTimes([often, hourly], [], note);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(ran).toEqual(['often', 'hourly', 'often', 'often', 'often']);
  expect(jest.getTimerCount()).toBe(1);
});

it('runs one after the other, and ends with the one that runs', async () => {
  let end = (): void => undefined;
  const slowly = ({ name }: Schedule) => {
    ran.push(name);
    return new Promise<void>((resolve) => (end = resolve));
  };
  dueTimes = new DueTimes([often, hourly], [], slowly);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ran).toEqual(['often']);
  const stopped = dueTimes.close();
  end();
  await stopped;
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(ran).toEqual(['often']);
});
