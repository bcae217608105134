import type {
  WatchMask,
  WatchOutcome,
  WatchPreset,
  WatchScope,
  WatchSeverity,
} from '@contracts/watches/watch-content';
import type { WatchRow } from '@contracts/watches/watches';
import { shortAddress } from '../../../shared/addresses/shortAddress';

export const SEVERITY_LABELS: Record<WatchSeverity, string> = {
  critical: 'Critical',
  warning: 'Warning',
  info: 'Info',
};

export const SEVERITY_HELP: Record<WatchSeverity, string> = {
  critical: 'Can take the page out of search results',
  warning: 'Can change how the page ranks or shows',
  info: 'Good to know',
};

export const MASK_LABELS: Record<WatchMask, { name: string; example: string }> = {
  'relative-time': { name: 'Relative times', example: '3 hours ago' },
  'clock-time': { name: 'Clock times', example: '14:05' },
  counter: { name: 'Counters', example: '128 views' },
  hex: { name: 'Long hexadecimal codes', example: '9f86d081884c7d65' },
  uuid: { name: 'UUIDs', example: '7d444840-9dc0-11d1-b245-5ffdce74fad2' },
  generated: { name: 'Generation times', example: 'Generated in 0.12 s' },
};

export const PRESET_LABELS: Record<WatchPreset, { name: string; help: string }> = {
  everything: { name: 'Everything', help: 'The text and all SEO fields.' },
  indexability: { name: 'Indexability', help: 'Status, redirects, robots and canonical.' },
  price: { name: 'Price and stock', help: 'Prices and availability.' },
  content: { name: 'Content', help: 'The text, titles and headings.' },
};

export const SCOPE_LABELS: Record<WatchScope['part'], string> = {
  main: 'Main content',
  page: 'Whole page',
  selectors: 'CSS selectors',
};

/** What a watch is called: its name, or its address. */
export function nameOf({ name, url }: { name: string; url: string }): string {
  return name || shortAddress(url);
}

/** Whether it is not checked until somebody resumes it. */
export function isPaused({ state }: Pick<WatchRow, 'state'>): boolean {
  return state === 'paused' || state === 'paused-by-plan';
}

/** Whether a check of it is not at its end: it is fetched, or waits for its turn at the site or a second look. */
export function isUnderWay({ checking, waiting }: Pick<WatchRow, 'checking' | 'waiting'>): boolean {
  return checking || (waiting !== undefined && waiting.for !== 'try');
}

/** While a page is fetched. */
const POLL_MS = 3_000;
/** While none is: checks begin by themselves. */
const REST_MS = 60_000;

/** After how many milliseconds watches are asked for again: soon while one is fetched, else when the next look is due. */
export function pollMs(
  watches: readonly Pick<WatchRow, 'checking' | 'waiting' | 'nextCheckAt'>[],
  now = Date.now(),
): number {
  const waits = watches.filter(isUnderWay).map(({ checking, nextCheckAt }) => {
    return checking || nextCheckAt === null ? POLL_MS : Date.parse(nextCheckAt) - now;
  });
  return Math.max(POLL_MS, Math.min(REST_MS, ...waits));
}

/** What a watch compares, in one line. */
export function scopeText({ part, selectors, excluded }: WatchScope): string {
  const shown = part === 'selectors' ? selectors.join(', ') : SCOPE_LABELS[part];
  return excluded.length > 0 ? `${shown}, without ${excluded.join(', ')}` : shown;
}

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** How long ago something happened, in its largest unit: `2 days ago`. Of a clock ahead of this one, `just now`. */
export function agoText(iso: string, now: number): string {
  return distanceText(Math.min(0, new Date(iso).getTime() - now)) ?? 'just now';
}

/** How soon something is due, in its largest unit: `in 3 hours`. What is overdue waits for its turn: `in a moment`. */
export function dueText(iso: string, now: number): string {
  return distanceText(Math.max(0, new Date(iso).getTime() - now)) ?? 'in a moment';
}

/** None within a minute. */
function distanceText(distance: number): string | undefined {
  const [unit, size] = UNITS.find((each) => Math.abs(distance) >= each[1]) ?? UNITS[2];
  const count = Math.trunc(distance / size);
  return count === 0 ? undefined : RELATIVE.format(count, unit);
}

/** How often a page is checked, from minutes. */
export function intervalText(minutes: number): string {
  const units = [
    [7 * 24 * 60, 'week'],
    [24 * 60, 'day'],
    [60, 'hour'],
    [1, 'minute'],
  ] as const;
  const [size, unit] = units.find(([each]) => minutes >= each && minutes % each === 0) ?? units[3];
  const count = minutes / size;
  return count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
}

export const OUTCOME_LABELS: Record<WatchOutcome, string> = {
  ok: 'Read',
  network: 'Unreachable',
  http: 'Site error',
  type: 'Not a page',
  challenge: 'Bot check',
  login: 'Login page',
  wall: 'Notice instead',
  empty: 'Nearly empty',
};

/** Why a change that was seen once is no more than that. */
export const SEEN_ONCE =
  'The change was gone when we checked again a minute later, so you were not notified.';
