import { Logger } from '@nestjs/common';
import { RedisWindows } from '../../src/core/throttle/redis-windows';
import { startRedis, type TestRedis } from '../support/redis';
import { waitFor } from '../support/waiting';

let server: TestRedis;
let windows: RedisWindows[];

beforeAll(async () => {
  Logger.overrideLogger(false);
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

  it('goes on counting for its own process while Redis does not answer', async () => {
    await server.stop();
    await one().hit('alone', 60_000);
    expect(await one().hit('alone', 60_000)).toMatchObject({ hits: 2 });
  });
});
