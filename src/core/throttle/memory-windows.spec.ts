import { MemoryWindows } from './memory-windows';

describe('MemoryWindows', () => {
  let now = 0;
  let windows: MemoryWindows;

  beforeEach(() => {
    now = 1000;
    windows = new MemoryWindows(() => now);
  });

  it('counts hits and tells how long the window still lasts', async () => {
    await windows.hit('a', 500);
    now += 200;
    expect(await windows.hit('a', 500)).toEqual({ hits: 2, remainingMs: 300 });
  });

  it('begins anew when the window has ended', async () => {
    await windows.hit('a', 500);
    now += 500;
    expect(await windows.hit('a', 500)).toEqual({ hits: 1, remainingMs: 500 });
  });

  it('counts keys apart', async () => {
    await windows.hit('a', 500);
    expect((await windows.hit('b', 500)).hits).toBe(1);
  });

  it('gives hits back, but never below none', async () => {
    await windows.hit('a', 500);
    await windows.giveBack('a');
    await windows.giveBack('a');
    expect((await windows.hit('a', 500)).hits).toBe(1);
  });
});
