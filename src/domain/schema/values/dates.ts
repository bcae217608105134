import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { isDay } from '../../../contracts/validation/day';
import type { ValueFault } from './value-fault';

const ISO_DATE =
  /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:T(\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const TIME = /^([01]\d|2[0-4]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/;
const DURATION =
  /^-?P(?=[\dT])(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?W)?(?:\d+(?:\.\d+)?D)?(?:T(?=\d)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?$/;
const PARTS =
  /^P(?:(?<weeks>[\d.]+)W)?(?:(?<days>[\d.]+)D)?(?:T(?:(?<hours>[\d.]+)H)?(?:(?<minutes>[\d.]+)M)?(?:(?<seconds>[\d.]+)S)?)?$/;
/** Characters up to which a text may be a date written another way. */
const MAX_DATE = 60;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const CLOCK = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/;
const SPELT =
  /^(?:(?<d1>\d{1,2})(?:st|nd|rd|th)?\.? (?<m1>[a-z]{3,9})\.?,? (?<y1>\d{4})|(?<m2>[a-z]{3,9})\.? (?<d2>\d{1,2})(?:st|nd|rd|th)?,? (?<y2>\d{4}))$/i;

/** A date of ISO 8601, with or without a time, that the calendar has. */
export function isIsoDate(text: string): boolean {
  const [, date = '', hours = '0', minutes = '0', seconds = '0'] = ISO_DATE.exec(text.trim()) ?? [];
  const isWhole = isDay(date.length === 4 ? `${date}-01-01` : date.length === 7 ? `${date}-01` : date);
  return isWhole && Number(hours) <= 24 && Number(minutes) < 60 && Number(seconds) <= 60;
}

/** A value that must be a date, a time of day or either. */
export function checkDate(property: string, text: string, ranges: readonly string[]): ValueFault | undefined {
  const trimmed = text.trim();
  if (ranges.includes('Time') && TIME.test(trimmed)) return undefined;
  if (ranges.some((range) => range.startsWith('Date')) && isIsoDate(trimmed)) return undefined;
  const isTime = ranges.every((range) => range === 'Time');
  const fix = isTime ? undefined : isoDateOf(trimmed);
  const isWritten = !isTime && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(trimmed) && !isDay(trimmed.slice(0, 10));
  const wrong = isWritten ? SAYS.noDay(property, trimmed.slice(0, 10)) : SAYS.date(property, text);
  const sentence = isTime ? SAYS.time(property, text) : wrong;
  return { level: 'error', rule: 'date-format', sentence, ...(fix && { fix }) };
}

/** When a video appeared is a moment: without a zone Google takes its own. Source: Google, video. */
export function checkZone(property: string, text: string): ValueFault | undefined {
  if (property !== 'uploadDate' || /T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text.trim())) return undefined;
  return { level: 'warning', rule: 'date-zone', sentence: SAYS.zone(property, text) };
}

/** A length of time of ISO 8601, such as `PT1H30M`. */
export function checkDuration(property: string, text: string): ValueFault | undefined {
  if (DURATION.test(text.trim())) return undefined;
  const fix = isoDurationOf(text.trim());
  return {
    level: 'error',
    rule: 'duration-format',
    sentence: SAYS.duration(property, text),
    ...(fix && { fix }),
  };
}

/** Seconds of a duration of hours, minutes and the like; undefined of years and months, which are not all alike. */
export function secondsOf(text: string): number | undefined {
  const trimmed = text.trim();
  const { weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = PARTS.exec(trimmed)?.groups ?? {};
  if (!DURATION.test(trimmed) || !PARTS.test(trimmed)) return undefined;
  return (
    ((Number(weeks) * 7 + Number(days)) * 24 + Number(hours)) * 3600 + Number(minutes) * 60 + Number(seconds)
  );
}

/** A date written another way, where it can be but one day. */
export function isoDateOf(text: string): string | undefined {
  if (text.length > MAX_DATE) return undefined;
  const spaced = text
    .replace(/^(\d{4}-\d{2}-\d{2}) +(?=\d{2}:)/, '$1T')
    .replace(/(:\d{2}(?:\.\d+)?) +(?=[+-]\d|Z$)/, '$1');
  if (isIsoDate(spaced)) return spaced;
  const [, year, month, day] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return dayOf(year, month, day);
  const [, first, second, last] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (first && second && last) return unambiguous(first, second, last);
  const { d1, m1, y1, d2 = d1, m2 = m1, y2 = y1 } = SPELT.exec(text)?.groups ?? {};
  const number = MONTHS.indexOf((m2 ?? '').slice(0, 3).toLowerCase()) + 1;
  return y2 && d2 && number > 0 ? dayOf(y2, String(number), d2) : undefined;
}

/** Of 13 and 5 but one can be the month; of 4 and 5 either. */
function unambiguous(first: string, second: string, year: string): string | undefined {
  if (first === second || Number(first) > 12) return dayOf(year, second, first);
  return Number(second) > 12 ? dayOf(year, first, second) : undefined;
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : undefined;
}

function isoDurationOf(text: string): string | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(text) ?? [];
  if (hours && minutes && seconds) return `PT${Number(hours)}H${Number(minutes)}M${Number(seconds)}S`;
  const [, amount = '', unit = ''] = /^(\d+) ?(h|hours?|min|minutes?|sec|seconds?)$/i.exec(text) ?? [];
  return amount ? `PT${Number(amount)}${unit.charAt(0).toUpperCase()}` : undefined;
}

/** Whether one date comes before another, as far as both tell: a day is not before a time within it. */
export function isBefore(one: string, other: string): boolean {
  if (!isIsoDate(one) || !isIsoDate(other)) return false;
  const [a, b] = [one.trim(), other.trim()];
  const shorter = Math.min(a.length, b.length);
  if (shorter > 'YYYY-MM-DD'.length) return Date.parse(a) < Date.parse(b);
  return a.slice(0, shorter) < b.slice(0, shorter);
}
