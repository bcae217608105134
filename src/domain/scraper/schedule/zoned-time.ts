/** A day of the calendar, without a place. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

const DAY_MS = 24 * 60 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What the calendar of a place says at a moment. */
export function dayAt(moment: Date, zone: string): CalendarDay {
  return dayOf(clockAt(moment.getTime(), zone));
}

/** The day so many days later. */
export function plusDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  return dayOf(Date.UTC(year, month - 1, day + days));
}

export function daysInMonth({ year, month }: CalendarDay): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 1, a Monday, to 7. */
export function weekdayOf({ year, month, day }: CalendarDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

/**
 * When the clocks of a place show a time of day. A time that they show twice, when summer time ends, is the first one; one
 * that they leave out, when it begins, is as much later as they are put forward.
 */
export function momentOf({ year, month, day }: CalendarDay, time: string, zone: string): Date {
  const [hours, minutes] = time.split(':').map(Number);
  const shown = Date.UTC(year, month - 1, day, hours, minutes);
  const before = offsetAt(shown - DAY_MS, zone);
  const offsets = [before, offsetAt(shown + DAY_MS, zone)];
  const moments = offsets.map((offset) => shown - offset).filter((at) => clockAt(at, zone) === shown);
  return new Date(moments.length > 0 ? Math.min(...moments) : shown - before);
}

function offsetAt(moment: number, zone: string): number {
  return clockAt(moment, zone) - moment;
}

/** What the clocks of a place show at a moment, as if they were in UTC; to the second, as zones are. */
function clockAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? NaN);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function dayOf(clock: number): CalendarDay {
  const date = new Date(clock);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
