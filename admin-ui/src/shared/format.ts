const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

export function formatCount(value: number): string {
  return value.toLocaleString('en');
}

/** A size as file managers show it, in steps of 1024. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${trim(kilobytes)} kB`;
  return `${trim(kilobytes / 1024)} MB`;
}

export function formatShare(part: number, whole: number): string {
  if (!whole || !part) return '0%';
  const percent = (part / whole) * 100;
  if (percent < 0.1) return '< 0.1%';
  return `${trim(percent)}%`;
}

/** What was measured in milliseconds, whole. */
export function formatMilliseconds(milliseconds: number): string {
  return `${formatCount(Math.round(milliseconds))} ms`;
}

export function formatSeconds(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${seconds < 10 ? trim(seconds) : rounded} s`;
  const minutes = Math.floor(rounded / 60);
  if (minutes < 60) return `${minutes} min ${rounded % 60} s`;
  return `${formatCount(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

/** A moment by the clock here, or in UTC: 7 Oct 2026, 14:05. */
export function formatDateTime(iso: string, zone?: 'UTC'): string {
  return new Date(iso).toLocaleString('en-GB', {
    ...DAY,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
}

/** The time of day to the minute: 14:05. */
export function formatClock(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The time of day, to the second. */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-GB');
}

/** The UTC day of a moment as everybody reads it, whichever order their numbers have: 7 Oct 2026. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { ...DAY, timeZone: 'UTC' });
}

function trim(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
