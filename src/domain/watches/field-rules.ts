import type {
  WatchFieldChange,
  WatchFieldName,
  WatchPreset,
  WatchSeverity,
} from '../../contracts/watches/watch-content';
import { WATCH_FIELDS, WATCH_SEVERITIES } from '../../contracts/watches/watch-content';
import { countsUp } from './field-differences';
import { directivesApart } from './field-meaning';

/** How much a change of a field can hurt, by the spec of the tool; robots' fields are looked at more closely. */
const SEVERITIES: Readonly<Record<WatchFieldName, WatchSeverity>> = {
  status: 'info',
  finalUrl: 'critical',
  redirects: 'info',
  indexable: 'critical',
  robots: 'warning',
  xRobotsTag: 'warning',
  robotsTxt: 'critical',
  canonical: 'critical',
  title: 'warning',
  description: 'warning',
  h1: 'warning',
  outline: 'info',
  hreflang: 'warning',
  lang: 'info',
  jsonLd: 'warning',
  price: 'warning',
  stock: 'warning',
  openGraph: 'info',
  words: 'info',
  links: 'info',
};

/** Directives that keep a page out of the index, of any crawler. */
const KEEPS_OUT = /(?:^|: )noindex$/;

const INDEXABILITY: readonly WatchFieldName[] = [
  'status',
  'finalUrl',
  'redirects',
  'indexable',
  'robots',
  'xRobotsTag',
  'robotsTxt',
  'canonical',
];
const CONTENT: readonly WatchFieldName[] = [
  'title',
  'description',
  'h1',
  'outline',
  'lang',
  'words',
  'links',
];

/** What each preset compares; `text`: all lines, those that say a price or whether something can be had, or none. */
export const PRESETS: Readonly<
  Record<WatchPreset, { fields: ReadonlySet<WatchFieldName>; text: 'all' | 'offers' | 'none' }>
> = {
  everything: { fields: new Set(WATCH_FIELDS), text: 'all' },
  indexability: { fields: new Set(INDEXABILITY), text: 'none' },
  price: { fields: new Set<WatchFieldName>(['price', 'stock']), text: 'offers' },
  content: { fields: new Set(CONTENT), text: 'all' },
};

/** How much a change of a field hurts, by the values that went and came. */
export function fieldSeverity({ field, before, after }: Omit<WatchFieldChange, 'severity'>): WatchSeverity {
  const isRobots = field === 'robots' || field === 'xRobotsTag';
  if (isRobots && directivesApart(before, after).some((directive) => KEEPS_OUT.test(directive)))
    return 'critical';
  if ([...before, ...after].every((value) => countsUp(field, value))) return 'info';
  return SEVERITIES[field];
}

/** The worst of some; null of none. */
export function worstOf(severities: Iterable<WatchSeverity>): WatchSeverity | null {
  const all = new Set(severities);
  return WATCH_SEVERITIES.find((severity) => all.has(severity)) ?? null;
}

/** Whether a page with such a status is gone or broken, which is told as a critical change of its status. */
export function isBrokenStatus(status: number): boolean {
  return status === 404 || status === 410 || status >= 500;
}
