const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME_WITH_ZONE =
  /^(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;
const DAY_LENGTH = 10;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether a text is such a day, alone or with a time and its zone: a time without one would be the server's. */
export function isDayOrMoment(text: string): boolean {
  return isDay(text.slice(0, DAY_LENGTH)) && TIME_WITH_ZONE.test(text.slice(DAY_LENGTH));
}
