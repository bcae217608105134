import type { FixedWindows, WindowState } from './fixed-windows';

interface Window {
  hits: number;
  endsAt: number;
}

const SWEEP_EVERY = 1000;

/** Windows of one process: for the embedded stores, and while Redis does not answer. */
export class MemoryWindows implements FixedWindows {
  private readonly windows = new Map<string, Window>();
  private hitsSinceSweep = 0;

  constructor(private readonly now: () => number = Date.now) {}

  hit(key: string, windowMs: number): Promise<WindowState> {
    const now = this.now();
    this.sweep(now);
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { hits: 0, endsAt: now + windowMs };
      this.windows.set(key, window);
    }
    window.hits += 1;
    return Promise.resolve({ hits: window.hits, remainingMs: window.endsAt - now });
  }

  giveBack(key: string): Promise<void> {
    const window = this.windows.get(key);
    if (window && window.hits > 0) window.hits -= 1;
    return Promise.resolve();
  }

  private sweep(now: number): void {
    this.hitsSinceSweep += 1;
    if (this.hitsSinceSweep < SWEEP_EVERY) return;
    this.hitsSinceSweep = 0;
    for (const [key, window] of this.windows) if (window.endsAt <= now) this.windows.delete(key);
  }
}
