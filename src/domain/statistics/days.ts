const DAY_MS = 86_400_000;

/** A day in UTC, such as `2027-01-31`. Days compare as texts. */
export type Day = string;

/** The day of a moment. */
export function dayOf(time: Date): Day {
  return time.toISOString().slice(0, 10);
}

/** The moment at which a day begins. */
export function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The day so many days later, or earlier. */
export function addDays(day: Day, count: number): Day {
  return dayOf(new Date(startOf(day).getTime() + count * DAY_MS));
}

/** Every day from one to another, both included; none where the second is the earlier one. */
export function daysBetween(from: Day, to: Day): Day[] {
  const count = (startOf(to).getTime() - startOf(from).getTime()) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** The month of a day, such as `2027-01`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7);
}

/** All days of a month. */
export function daysOfMonth(month: string): Day[] {
  const first = `${month}-01`;
  const next = monthOf(addDays(first, 31));
  return daysBetween(first, addDays(`${next}-01`, -1));
}
