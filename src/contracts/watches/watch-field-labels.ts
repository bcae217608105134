import { INDEXABILITY_LABELS } from '../scraper/indexability-labels';
import type { WatchFieldName } from './watch-content';

/** What people call the fields. */
export const WATCH_FIELD_LABELS: Record<WatchFieldName, string> = {
  status: 'Status code',
  finalUrl: 'Final URL',
  redirects: 'Redirects',
  indexable: 'Indexable',
  robots: 'Robots meta tag',
  xRobotsTag: 'X-Robots-Tag',
  robotsTxt: 'robots.txt',
  canonical: 'Canonical',
  title: 'Title',
  description: 'Meta description',
  h1: 'H1',
  outline: 'Headings',
  hreflang: 'hreflang',
  lang: 'Language',
  jsonLd: 'Structured data',
  price: 'Price',
  stock: 'Availability',
  openGraph: 'Open Graph and X cards',
  words: 'Words',
  links: 'Links',
};

const REASONS: Partial<Record<string, string>> = INDEXABILITY_LABELS;

/** A value of a field as people say it: `No: Marked noindex`, where programs read `noindex`. */
export function watchValueText(field: WatchFieldName, value: string): string {
  if (field !== 'indexable') return value;
  return value === 'yes' ? 'Yes' : `No: ${REASONS[value] ?? value}`;
}
