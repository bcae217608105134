import { isPlainObject } from '../../contracts/validation/nested';
import type { Range } from '../database/range';
import { AppError } from '../errors/app-error';

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const DAY_MS = 86_400_000;

/** `{from, to}` of days (UTC, the last one to its end) or moments with their zone. */
export function parseDateRange(field: string, value: unknown): Range<Date> {
  const range = parseBounds(field, value);
  if (isPlainObject(value) && range.to && DAY.test(String(value.to))) {
    return { ...range, to: new Date(range.to.getTime() + DAY_MS - 1) };
  }
  return range;
}

function parseBounds(field: string, value: unknown): Range<Date> {
  const bounds = isPlainObject(value) ? Object.entries(value) : [];
  const known = bounds.filter(([name]) => name === 'from' || name === 'to');
  if (known.length === 0 || known.length < bounds.length) {
    throw badRequest(`Filter ${field} must be {"from": …, "to": …}, or one of the two.`);
  }
  const range: Range<Date> = {};
  for (const [name, bound] of known) {
    const taken = dateOf(bound);
    if (!taken) {
      throw badRequest(`Filter ${field}.${name} must be a day such as 2027-01-31 or a time with its zone.`);
    }
    range[name as 'from' | 'to'] = taken;
  }
  const { from, to } = range;
  if (from && to && from > to) {
    throw badRequest(`Filter ${field} must not end before it begins.`);
  }
  return range;
}

function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !(DAY.test(value) || MOMENT.test(value))) return undefined;
  const date = new Date(value);
  // Of a day that no month has the engine makes the next one, which the text does not say.
  const exists = !Number.isNaN(date.getTime()) && dayExists(value.slice(0, 10));
  return exists ? date : undefined;
}

function dayExists(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function badRequest(message: string): AppError {
  return new AppError('BAD_REQUEST', message);
}
