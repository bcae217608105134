/** Whether a text names a time zone that clocks are known of; a bare offset is none, since it has no summer time. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
}
