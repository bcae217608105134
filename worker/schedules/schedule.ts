export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Injection token of all schedules. */
export const SCHEDULES = Symbol('SCHEDULES');

/** What a feature has done again and again, over all workers together. */
export interface Schedule {
  /** The queue keeps it by this name. */
  readonly name: string;
  /** Milliseconds from one run to the next. */
  readonly every: number;
  /** Whether each worker that starts runs it before its time. */
  readonly atStart?: boolean;
  /** Gives how much there was to do, for the log. It may run at any time and twice. */
  run(): Promise<number>;
}
