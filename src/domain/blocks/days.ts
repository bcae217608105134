import { isDay } from '../../contracts/validation/day';

const DEFAULT_LOCALE = 'en-US';

/**
 * A day (`YYYY-MM-DD`) as it is written in a language and region: `November 30, 2026` in `en-US`, which also stands in for a
 * locale that is none. Undefined for what is no day of the calendar.
 */
export function dayText(day: string, locale: string | undefined): string | undefined {
  const text = day.trim();
  if (!isDay(text)) return undefined;
  return formatOf(locale).format(new Date(`${text}T00:00:00Z`));
}

function formatOf(locale: string | undefined): Intl.DateTimeFormat {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(locale ?? DEFAULT_LOCALE, style);
  } catch {
    return new Intl.DateTimeFormat(DEFAULT_LOCALE, style);
  }
}
