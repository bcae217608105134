import { Logger } from '@nestjs/common';
import { freePort } from '../../../test/support/free-port';
import { ThrottleStorage } from './throttle-storage';

const LIMIT = 3;
const WINDOW_MS = 60_000;
let storage: ThrottleStorage;

beforeEach(() => {
  jest.useFakeTimers();
  storage = new ThrottleStorage('');
});
afterEach(() => jest.useRealTimers());

const hit = (key = 'one') => storage.increment(key, WINDOW_MS, LIMIT);

async function hits(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await hit();
}

it('blocks what goes beyond the limit, and tells how long the window lasts', async () => {
  expect(await hit()).toEqual({ totalHits: 1, isBlocked: false, timeToExpire: 60, timeToBlockExpire: 60 });
  await hits(LIMIT - 2);
  jest.advanceTimersByTime(29_500);
  expect(await hit()).toMatchObject({ totalHits: LIMIT, isBlocked: false });
  expect(await hit()).toEqual({
    totalHits: LIMIT + 1,
    isBlocked: true,
    timeToExpire: 31,
    timeToBlockExpire: 31,
  });
  expect(await hit('another')).toMatchObject({ totalHits: 1, isBlocked: false });
});

it('begins anew when the window has ended, which further hits do not make longer', async () => {
  await hits(LIMIT);
  jest.advanceTimersByTime(WINDOW_MS - 1_000);
  expect(await hit()).toMatchObject({ isBlocked: true, timeToExpire: 1 });
  jest.advanceTimersByTime(1_000);
  expect(await hit()).toMatchObject({ totalHits: 1, timeToExpire: 60 });
});

it('never asks to wait for less than a second', async () => {
  expect(await storage.increment('short', 0.5, LIMIT)).toMatchObject({ timeToExpire: 1 });
});

it('takes hits back, never below none', async () => {
  await hits(2);
  await storage.giveBack('one', WINDOW_MS);
  expect(await hit()).toMatchObject({ totalHits: 2 });
  for (let index = 0; index < 5; index++) await storage.giveBack('one', WINDOW_MS);
  expect(await hit()).toMatchObject({ totalHits: 1, timeToExpire: 60 });
});

it('does not make the window longer by what is given back', async () => {
  await hit();
  jest.advanceTimersByTime(30_000);
  await storage.giveBack('one', WINDOW_MS);
  expect(await hit()).toMatchObject({ totalHits: 1, timeToExpire: 30 });
});

it('gives back what a window held that nobody counted in, without keeping it', async () => {
  await storage.giveBack('one', WINDOW_MS);
  jest.advanceTimersByTime(30_000);
  expect(await hit()).toMatchObject({ totalHits: 1, timeToExpire: 60 });
});

describe('without a Redis', () => {
  const warnings: string[] = [];
  beforeEach(() => {
    jest.useRealTimers();
    warnings.length = 0;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((message: string) => void warnings.push(message));
  });
  afterEach(() => jest.restoreAllMocks());

  it('counts in memory, misses nothing, and ends with the application', async () => {
    expect(await hit()).toMatchObject({ totalHits: 1 });
    expect(await hit()).toMatchObject({ totalHits: 2 });
    expect(warnings).toEqual([]);
    expect(() => storage.onApplicationShutdown()).not.toThrow();
  });

  it('that should be there, counts in memory as well, and says so once', async () => {
    const lonely = new ThrottleStorage(`redis://127.0.0.1:${await freePort()}`);
    for (let total = 1; total <= LIMIT; total++) {
      expect(await lonely.increment('one', WINDOW_MS, LIMIT)).toMatchObject({ totalHits: total });
    }
    expect(await lonely.increment('one', WINDOW_MS, LIMIT)).toMatchObject({ isBlocked: true });
    expect(warnings).toEqual([expect.stringContaining('this process counts its own alone')]);
    lonely.onApplicationShutdown();
  });
});
