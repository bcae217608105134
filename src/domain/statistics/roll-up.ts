import { addDays, type Day, dayOf, daysBetween, daysOfMonth, monthOf } from './days';

/** An entry that was on its way at midnight has so long to arrive. */
const CLOSING_MS = 10 * 60_000;
/** So many counted days are counted again each time: for entries that came late. */
const COUNTED_AGAIN = 2;

/** What is known of the log and its roll-up. */
export interface RollUpState {
  /** The day of the log's oldest entry; absent while it is empty. */
  oldest?: Day;
  /** The last day that is counted; all before it are, too. */
  last?: Day;
  /** The day from which on the log has changed since. */
  changedFrom?: Day;
}

/** The last day that is over, with everything of it in the log. */
export function lastClosedDay(now: Date): Day {
  return addDays(dayOf(new Date(now.getTime() - CLOSING_MS)), -1);
}

/** The closed days that no roll-up has counted, however long none has run. */
export function missingDays({ oldest, last }: RollUpState, now: Date): Day[] {
  const first = last === undefined ? oldest : addDays(last, 1);
  return first === undefined ? [] : daysBetween(first, lastClosedDay(now));
}

/** The days whose entries may be others than when they were counted. */
export function daysCountedAgain({ oldest = '', last, changedFrom }: RollUpState): Day[] {
  if (last === undefined) return [];
  const latest = addDays(last, 1 - COUNTED_AGAIN);
  const recent = latest < oldest ? oldest : latest;
  return daysBetween(changedFrom !== undefined && changedFrom < recent ? changedFrom : recent, last);
}

/** Whether so many days were made up for that the first of them are not counted again by themselves. */
export function isLongMakeUp(missing: readonly Day[]): boolean {
  return missing.length > COUNTED_AGAIN;
}

/** Days by their month; a month is whole when its last day is closed. */
export function byMonth(days: readonly Day[], now: Date): { month: string; days: Day[]; isWhole: boolean }[] {
  const closed = lastClosedDay(now);
  return [...new Set(days.map(monthOf))].map((month) => ({
    month,
    days: days.filter((day) => monthOf(day) === month),
    isWhole: (daysOfMonth(month).at(-1) ?? '') <= closed,
  }));
}
