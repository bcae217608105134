import { WATCH_SEVERITIES, type WatchSeverity } from '../../../contracts/watches/watch-content';
import { WATCH_BAR_DAYS, type WatchDay } from '../../../contracts/watches/watches';
import { severityRank } from '../../../domain/watches/change-summary';
import type { WatchDayRecord } from '../watches.schema';

const DAY_MS = 24 * 60 * 60_000;

type Days = Record<string, WatchDayRecord>;

/** What one check adds to its day, and the days that the bar no longer shows. */
export function dayChange(
  days: Days,
  now: Date,
  { failed, change }: { failed: boolean; change: { severity: WatchSeverity } | null },
): { set: Record<string, WatchDayRecord>; unset: Record<string, 1> } {
  const today = dayOf(now);
  const before = days[today] ?? {};
  const rank = Math.max(before.rank ?? 0, severityRank(change?.severity ?? null));
  const whole: WatchDayRecord = {
    checks: (before.checks ?? 0) + 1,
    ...addition('failed', before.failed, failed),
    ...addition('changes', before.changes, change !== null),
    ...(rank > 0 && { rank }),
  };
  const shown = new Set(shownDays(now));
  const old = Object.keys(days).filter((day) => !shown.has(day));
  return {
    set: { [`days.${today}`]: whole },
    unset: Object.fromEntries(old.map((day) => [`days.${day}`, 1])),
  };
}

/** The bar of a watch, today last. */
export function barOf(days: Days, now: Date): WatchDay[] {
  return shownDays(now).map((day) => {
    const { checks = 0, failed = 0, changes = 0, rank = 0 } = days[day] ?? {};
    return {
      day,
      checks,
      failed,
      changes,
      severity: WATCH_SEVERITIES[WATCH_SEVERITIES.length - rank] ?? null,
    };
  });
}

function addition(name: 'failed' | 'changes', before: number | undefined, isMore: boolean): WatchDayRecord {
  const count = (before ?? 0) + (isMore ? 1 : 0);
  return count > 0 ? { [name]: count } : {};
}

function shownDays(now: Date): string[] {
  return Array.from({ length: WATCH_BAR_DAYS }, (_, index) =>
    dayOf(new Date(now.getTime() - (WATCH_BAR_DAYS - 1 - index) * DAY_MS)),
  );
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
