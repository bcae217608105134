import { setTimeout as wait } from 'node:timers/promises';

/** Leaves so many milliseconds between the beginnings of two requests. */
export class Pace {
  private next = 0;

  constructor(private readonly delay: number) {}

  async turn(signal: AbortSignal): Promise<void> {
    if (this.delay === 0) return;
    const now = performance.now();
    const at = Math.max(now, this.next);
    this.next = at + this.delay;
    if (at > now) await wait(at - now, undefined, { signal });
  }
}
