/** How far this browser's zone is from UTC at one of its moments, such as `+01:00`; summer time counts. */
export function zoneAt(moment: string): string {
  const minutes = -new Date(moment).getTimezoneOffset();
  if (!Number.isFinite(minutes)) return '';
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
