const MINUTE_MS = 60_000;

/** Lets one line a minute into the log and counts those that it keeps out. */
export class LogLimit {
  private nextAt = -Infinity;
  private leftOut = 0;

  /** How many lines were left out since the last one; null when this one is, too. */
  take(now = performance.now()): number | null {
    if (now < this.nextAt) {
      this.leftOut++;
      return null;
    }
    const { leftOut } = this;
    this.nextAt = now + MINUTE_MS;
    this.leftOut = 0;
    return leftOut;
  }
}
