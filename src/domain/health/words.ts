const SECOND_MS = 1_000;
const UNITS: readonly [unit: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const SIZES = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A time in words, in its largest whole unit: `3 minutes`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND_MS));
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ['second', 1];
  return counted(Math.floor(seconds / size), unit);
}

/** How long ago a moment was. */
export function agoText(then: Date, now: Date): string {
  return `${timeText(now.getTime() - then.getTime())} ago`;
}

/** A size in steps of 1024. */
export function sizeText(bytes: number): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const size = bytes / 1024 ** step;
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 100 && step > 0 ? 1 : 0 })} ${SIZES[step]}`;
}

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** Some of many names: `a, b, c and 2 more`. */
export function namesText(names: readonly string[], shown = 3): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(', ')} and ${more} more` : names.join(', ');
}
