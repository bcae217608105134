/** The place that the browser is set to. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A time zone as people read it: `America/New York`. */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** A moment as the clocks of a time zone show it. */
export function momentText(moment: Date, zone: string): string {
  return moment.toLocaleString('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** The zones that this browser knows, and the one that is chosen. */
export function zonesWith(chosen: string): string[] {
  return [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '');
}
