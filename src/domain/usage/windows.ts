import type { LimitTime } from '../../contracts/limits';

/** The span in which a plan counts; `end` is null where it never resets. */
export interface UsageWindow {
  start: Date;
  end: Date | null;
}

const DAY = 86_400_000;
const MONTH = 30 * DAY;

/**
 * The window that holds `now`: the UTC day; the present one of the 30-day windows since the user got the plan;
 * or all time.
 */
export function windowAt(time: LimitTime, planStart: Date, now: Date): UsageWindow {
  switch (time) {
    case '1 day':
      return span(Math.floor(now.getTime() / DAY) * DAY, DAY);
    case '30 days': {
      const passed = Math.max(0, Math.floor((now.getTime() - planStart.getTime()) / MONTH));
      return span(planStart.getTime() + passed * MONTH, MONTH);
    }
    case 'lifetime':
      return { start: new Date(0), end: null };
  }
}

function span(start: number, length: number): UsageWindow {
  return { start: new Date(start), end: new Date(start + length) };
}
