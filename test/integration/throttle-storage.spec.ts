import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ThrottleStorage } from '../../src/core/throttle/throttle-storage';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

const OUTAGE = /^Redis does not count requests \(.+\): this process counts its own alone\.$/;
const RETURN = 'Redis counts again: requests are counted by all processes together.';
const WINDOW_MS = 60_000;
const LIMIT = 10;

let server: TestRedis;
let storages: ThrottleStorage[];
const notes: string[] = [];

beforeAll(async () => {
  const note = (message: string) => void notes.push(message);
  Logger.overrideLogger({ log: note, warn: note, error: note });
  server = await startRedis();
});
afterAll(() => server.stop());

beforeEach(async () => {
  storages = [new ThrottleStorage(server.url), new ThrottleStorage(server.url)];
  await waitFor('a common count', () => countTogether('start'));
});
afterEach(() => {
  for (const storage of storages) storage.onApplicationShutdown();
});

const [one, two] = [() => storages[0] as ThrottleStorage, () => storages[1] as ThrottleStorage];
const memory = new ThrottleStorage('');

const hit = (storage: ThrottleStorage, key: string, windowMs = WINDOW_MS) =>
  storage.increment(key, windowMs, LIMIT);

/** Whether a hit of each process is one of the same count. */
async function countTogether(key: string): Promise<boolean> {
  const { totalHits } = await hit(one(), key);
  return (await hit(two(), key)).totalHits === totalHits + 1;
}

describe.each([
  ['in the memory of one process', () => [memory, memory] as const],
  ['in Redis', () => [one(), two()] as const],
])('ThrottleStorage %s', (_, processes) => {
  it('counts each hit once and blocks those beyond the limit', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, (__, index) => hit(processes()[index % 2 ? 0 : 1], 'shared')),
    );
    const sorted = all.sort((a, b) => a.totalHits - b.totalHits);
    expect(sorted.map(({ totalHits }) => totalHits)).toEqual(Array.from({ length: 40 }, (__, i) => i + 1));
    expect(sorted.map(({ isBlocked }) => isBlocked)).toEqual(
      Array.from({ length: 40 }, (__, index) => index >= LIMIT),
    );
    expect(sorted.every(({ timeToExpire }) => timeToExpire > 0 && timeToExpire <= 60)).toBe(true);
  });

  it('begins anew when the window has ended', async () => {
    const [process] = processes();
    await hit(process, 'short', 1_000);
    await hit(process, 'short', 1_000);
    await waitFor('the window to end', async () => (await hit(process, 'short', 1_000)).totalHits === 1);
  });

  it('gives hits back, but never below none', async () => {
    const [first, second] = processes();
    await hit(first, 'given');
    await first.giveBack('given', WINDOW_MS);
    await second.giveBack('given', WINDOW_MS);
    expect((await hit(first, 'given')).totalHits).toBe(1);
  });
});

it('counts on in a process that starts later, until that ends', async () => {
  const admin = new Redis(server.url);
  const connections = async () =>
    String(await admin.client('LIST'))
      .trim()
      .split('\n').length;
  const before = await connections();
  await hit(one(), 'late');
  const late = new ThrottleStorage(server.url);
  await waitFor('a common count', async () => (await hit(late, 'late')).totalHits > 1);
  const { totalHits } = await hit(late, 'late');
  expect(await hit(one(), 'late')).toMatchObject({ totalHits: totalHits + 1 });
  expect(await connections()).toBe(before + 1);
  late.onApplicationShutdown();
  await waitFor('the connection to end', async () => (await connections()) === before);
  admin.disconnect();
});

describe('ThrottleStorage while Redis does not answer', () => {
  it('counts for its own process at once while Redis is frozen, and together again when it thaws', async () => {
    const idle = await medianOfHits('idle');
    notes.length = 0;
    server.freeze();
    const frozen = await medianOfHits('frozen');
    expect(await hit(one(), 'frozen')).toMatchObject({ totalHits: HITS + 1 });
    expect(notes).toEqual([expect.stringMatching(OUTAGE)]);
    server.thaw();
    // Below a millisecond nobody feels a difference.
    expect(frozen).toBeLessThan(10 * Math.max(idle, 1));

    await waitFor('a common count', () => countTogether('thawed'));
    expect(notes).toContain(RETURN);
  });

  it('says once that Redis refuses to count, counts for its own process, and says when Redis counts again', async () => {
    const admin = new Redis(server.url);
    await hit(one(), 'before');
    notes.length = 0;
    await admin.config('SET', 'maxmemory', '1');
    await hit(one(), 'refused');
    await one().giveBack('refused', WINDOW_MS);
    await hit(one(), 'refused');
    expect(await hit(one(), 'refused')).toMatchObject({ totalHits: 2 });
    expect(notes).toEqual([expect.stringMatching(OUTAGE)]);

    await admin.config('SET', 'maxmemory', '0');
    expect(await countTogether('again')).toBe(true);
    expect(notes.slice(1)).toEqual([RETURN]);
    admin.disconnect();
  });

  it('goes on counting for its own process when Redis is gone', async () => {
    await server.stop();
    await hit(one(), 'alone');
    expect(await hit(one(), 'alone')).toMatchObject({ totalHits: 2 });
  });
});

const HITS = 20;

/** The milliseconds that a hit took, by the median of some. */
async function medianOfHits(key: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < HITS; i++) {
    const begin = performance.now();
    await hit(one(), key);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[HITS / 2] ?? 0;
}
