import type { Type } from '@nestjs/common';

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

type Instances<Services extends readonly Type<object>[]> = {
  [Place in keyof Services]: Services[Place] extends Type<infer Instance> ? Instance : never;
};

/** A schedule that services of the application run, as a provider under its name. */
export function scheduled<const Services extends readonly Type<object>[]>(
  name: string,
  times: Pick<Schedule, 'every' | 'atStart'>,
  services: Services,
  run: (services: Instances<Services>, now: Date) => Promise<number>,
) {
  return {
    provide: name,
    inject: [...services],
    useFactory: (...given: object[]): Schedule => ({
      ...{ name, ...times },
      run: () => run(given as unknown as Instances<Services>, new Date()),
    }),
  };
}
