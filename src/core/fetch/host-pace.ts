import { setTimeout as sleep } from 'node:timers/promises';

/** Between two requests once a host has complained: no faster than this, no slower than that, unless it asks for it. */
const SLOWED = { fastestMs: 100, slowestMs: 60_000 } as const;
/** Without any request after a complaint that does not say how long; twice as long after each that follows it at once. */
const PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Answers in a row after which a host is asked a bit sooner, or time that they took of a slow one, and how much. */
const RECOVER_AFTER = 20;
const RECOVER_AFTER_MS = 8_000;
const RECOVER_BY = 0.8;
/** Below that many milliseconds between two requests of an unpaced host it is unpaced again. */
const UNPACED_MS = 5;
/**
 * A pace that was too fast is not tried again for so long, nor one that is nearly as fast: hosts complain for a moment, for
 * reasons of their own. One that complains again within the longest time after that is remembered twice as long.
 */
const REMEMBERED = { firstMs: 30_000, longestMs: 10 * 60_000 } as const;
const MARGIN = 1.25;
/** Requests that the pace of an unpaced host is measured by. */
const MEASURED = 16;

export interface Complaint {
  /** When the request began that was answered so. */
  askedAt: number;
  /** The pause that it asks for. */
  pauseMs: number | null;
}

/**
 * How often one host is asked. It halves its rate when the host says that it was too much, and comes back in small steps,
 * though not to what was too much. Times are those of `performance.now()`.
 */
export class HostPace {
  private interval: number;
  private next = 0;
  private pausedUntil = 0;
  private slowedAt = -Infinity;
  private rememberMs = 0;
  private tooFast = 0;
  private good = 0;
  private goodSince = Infinity;
  /** Complaints since the last good answer. */
  private inARow = 0;
  private waiting = 0;
  private isCalm = false;
  private line: Promise<void> = Promise.resolve();
  private readonly begun: number[] = [];

  constructor(private usual: number) {
    this.interval = usual;
  }

  /** What the host wants at least, such as by its robots.txt. */
  askAtMostEvery(milliseconds: number): void {
    this.usual = Math.max(this.usual, milliseconds);
    this.interval = Math.max(this.interval, this.usual);
  }

  /** Whether the host has slowed it down: the milliseconds between two requests, and how long it is to wait. */
  slowdown(now: number): { everyMs: number; pauseMs: number } | null {
    const pauseMs = Math.max(0, this.pausedUntil - now);
    return pauseMs > 0 || this.interval > this.usual ? { everyMs: this.interval, pauseMs } : null;
  }

  /** Waits until the host may be asked, one after the other. */
  async turn(signal?: AbortSignal): Promise<void> {
    if (this.waiting === 0 && this.delay(performance.now()) <= 0) {
      this.begin();
      return;
    }
    const { line } = this;
    let leave = () => {};
    this.line = new Promise((left) => (leave = left));
    this.waiting++;
    try {
      await line;
      for (let ms = this.delay(performance.now()); ms > 0; ms = this.delay(performance.now()))
        await sleep(ms, undefined, { signal });
      this.begin();
    } finally {
      this.waiting--;
      leave();
    }
  }

  /** The host answered as hosts do. */
  praise(now: number): void {
    this.inARow = 0;
    if (this.interval <= this.usual) return;
    this.good += 1;
    this.goodSince = Math.min(this.goodSince, now - this.interval);
    if (this.isCalm || (this.good < RECOVER_AFTER && now - this.goodSince < RECOVER_AFTER_MS)) return;
    this.good = 0;
    this.goodSince = now;
    const floor = now - this.slowedAt < this.rememberMs ? this.tooFast * MARGIN : 0;
    const sooner = this.interval * RECOVER_BY;
    this.interval = Math.max(this.usual, floor, sooner < UNPACED_MS ? 0 : sooner);
  }

  /**
   * The host asks for less. What was on its way when it said so before says nothing new; what it says again before any good
   * answer is about the pause, which was too short, and not about the pace.
   */
  complain({ askedAt, pauseMs }: Complaint): void {
    const now = performance.now();
    this.good = 0;
    this.goodSince = Infinity;
    if (askedAt >= this.slowedAt) {
      if (this.inARow === 0) this.slowDown(now);
      this.slowedAt = now;
      this.inARow++;
    }
    const longer = Math.min(PAUSE_MS * 2 ** Math.max(0, this.inARow - 1), LONGEST_PAUSE_MS);
    const pause = pauseMs ?? Math.max(longer, this.interval);
    this.pausedUntil = Math.max(this.pausedUntil, now + pause);
  }

  private slowDown(now: number): void {
    const isAgain = now - this.slowedAt < this.rememberMs + REMEMBERED.longestMs;
    this.rememberMs = isAgain ? Math.min(2 * this.rememberMs, REMEMBERED.longestMs) : REMEMBERED.firstMs;
    this.tooFast = Math.max(this.interval, this.measured());
    const halved = Math.min(Math.max(2 * this.tooFast, SLOWED.fastestMs), SLOWED.slowestMs);
    this.interval = Math.max(this.usual, halved);
  }

  /** From now on nothing is risked: what is asked once more is asked as the last complaint taught. */
  calm(): void {
    const { slowestMs } = SLOWED;
    this.interval = Math.max(this.interval, Math.min(2 * this.tooFast, slowestMs));
    this.isCalm = true;
  }

  private delay(now: number): number {
    return Math.ceil(Math.max(this.next, this.pausedUntil) - now);
  }

  private begin(): void {
    const now = performance.now();
    this.next = now + this.interval;
    if (this.interval > 0) return;
    this.begun.push(now);
    if (this.begun.length > MEASURED) this.begun.shift();
  }

  /** Milliseconds between the last requests, where none were to be. */
  private measured(): number {
    const { begun } = this;
    return begun.length < 2 ? 0 : ((begun.at(-1) as number) - (begun[0] as number)) / (begun.length - 1);
  }
}
