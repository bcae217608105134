import { Logger } from '@nestjs/common';

const MS = 1000;
/** Set by `npm start` when installing and building, which are no part of the start, are over. */
const BUILT = 'cohort-built';

/** Measures the parts of a start, and tells them at debug level when it is over. */
export class Stages {
  private readonly begin = performance.now();
  private readonly times: Record<string, number> = {};

  async measure<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    try {
      return await work();
    } finally {
      this.times[name] = Math.round(performance.now() - begin);
    }
  }

  /** Seconds since the process began or its build ended, with one decimal. */
  finish(): string {
    new Logger('Start').debug({ milliseconds: this.times, modules: Math.round(this.begin) }, 'Stages');
    const since = performance.getEntriesByName(BUILT)[0]?.startTime ?? 0;
    return ((performance.now() - since) / MS).toFixed(1);
  }
}
