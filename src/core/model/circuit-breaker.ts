import type { ModelLimits } from './model-limits';

/** Keeps a server that fails again and again from being asked. */
export class CircuitBreaker {
  private failures: number[] = [];
  private pausedUntil = -Infinity;

  constructor(
    private readonly limits: Pick<ModelLimits, 'failures' | 'failuresWithinMs' | 'pauseMs'>,
    private readonly now: () => number,
  ) {}

  get isPaused(): boolean {
    return this.now() < this.pausedUntil;
  }

  failed(): void {
    const { failures, failuresWithinMs, pauseMs } = this.limits;
    const now = this.now();
    this.failures = [...this.failures.filter((at) => now - at < failuresWithinMs), now];
    if (this.failures.length < failures) return;
    this.pausedUntil = now + pauseMs;
    this.failures = [];
  }

  answered(): void {
    this.failures = [];
    this.pausedUntil = -Infinity;
  }
}
