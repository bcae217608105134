import type { LimitTime } from '../../contracts/usage/limits';

const DAY_MS = 86_400_000;
const MONTH_MS = 30 * DAY_MS;

/**
 * The start of the window in which a plan counts `now`: the UTC day; the present one of the 30-day windows since the
 * user got the plan; or all time.
 */
export function windowStartAt(time: LimitTime, planStart: Date, now: Date): Date {
  switch (time) {
    case '1 day':
      return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
    case '30 days': {
      const passed = Math.max(0, Math.floor((now.getTime() - planStart.getTime()) / MONTH_MS));
      return new Date(planStart.getTime() + passed * MONTH_MS);
    }
    case 'lifetime':
      return new Date(0);
  }
}

/** When a window that starts then is over, and the next begins; null for one that never ends. */
export function windowEndOf(time: LimitTime, start: Date): Date | null {
  if (time === 'lifetime') return null;
  return new Date(start.getTime() + (time === '1 day' ? DAY_MS : MONTH_MS));
}
