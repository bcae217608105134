import { Logger } from '@nestjs/common';
import { RedisWindows } from '../../src/core/throttle/redis-windows';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

let server: TestRedis;
let windows: RedisWindows[];
const notes: string[] = [];

beforeAll(async () => {
  const note = (message: string) => void notes.push(message);
  Logger.overrideLogger({ log: note, warn: note, error: note });
  server = await startRedis();
  windows = [new RedisWindows(server.url), new RedisWindows(server.url)];
});

afterAll(() => {
  for (const window of windows) window.onModuleDestroy();
});

const [one, two] = [() => windows[0] as RedisWindows, () => windows[1] as RedisWindows];

describe('RedisWindows', () => {
  it('counts the hits of all processes together, each once', async () => {
    const states = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one() : two()).hit('shared', 60_000)),
    );
    expect(states.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 1),
    );
    expect(states.every(({ remainingMs }) => remainingMs > 0 && remainingMs <= 60_000)).toBe(true);
  });

  it('begins anew when the window has ended', async () => {
    await one().hit('short', 50);
    const fresh = await waitFor('the window to end', async () => {
      const { hits, remainingMs } = await one().hit('short', 50);
      return hits === 1 && remainingMs > 0;
    });
    expect(fresh).toBe(true);
  });

  it('gives hits back, but never below none', async () => {
    await one().hit('given', 60_000);
    await one().giveBack('given');
    await two().giveBack('given');
    expect((await one().hit('given', 60_000)).hits).toBe(1);
  });

  it('counts for its own process at once while Redis is frozen, and together again when it thaws', async () => {
    const idle = await medianOfHits('idle');
    notes.length = 0;
    server.freeze();
    const frozen = await medianOfHits('frozen');
    expect(await one().hit('frozen', 60_000)).toMatchObject({ hits: HITS + 1 });
    expect(notes).toEqual(['Redis does not answer: requests are counted by this process alone.']);
    server.thaw();
    // Below a millisecond nobody feels a difference.
    expect(frozen).toBeLessThan(10 * Math.max(idle, 1));

    await waitFor('a common count', async () => {
      const { hits } = await one().hit('thawed', 60_000);
      return (await two().hit('thawed', 60_000)).hits === hits + 1;
    });
    expect(notes).toContain('Redis answers again: requests are counted by all processes together.');
  });

  it('goes on counting for its own process while Redis does not answer', async () => {
    await server.stop();
    await one().hit('alone', 60_000);
    expect(await one().hit('alone', 60_000)).toMatchObject({ hits: 2 });
  });
});

const HITS = 20;

/** The milliseconds that a hit took, by the median of some. */
async function medianOfHits(key: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < HITS; i++) {
    const begin = performance.now();
    await one().hit(key, 60_000);
    times.push(performance.now() - begin);
  }
  return times.sort((a, b) => a - b)[HITS / 2] ?? 0;
}
