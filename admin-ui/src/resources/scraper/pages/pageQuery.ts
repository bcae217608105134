import { STATUS_CLASSES, type StatusClass } from '@contracts/scraper/crawl-reports';
import { pageNumber } from '../../../shared/usePageAddress';
import type { ListQuery, Sort } from '../crawlApi';

export const PAGES_PER_PAGE = 25;

/** What is chosen in the list of pages, by the names that stand in the address. */
export const PAGE_FILTERS = ['q', 'status', 'indexable', 'issue', 'depth'] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];
export type PageFilters = Record<PageFilter, string>;

export const STATUS_CLASS_LABELS: Record<StatusClass, string> = {
  '2xx': 'Found (2xx)',
  '3xx': 'Redirect (3xx)',
  '4xx': 'Client error (4xx)',
  '5xx': 'Server error (5xx)',
  failed: 'No answer',
  blocked: 'Blocked by robots.txt',
  waiting: 'Not visited yet',
};

/** The part of the pages that an address asks for; what it cannot mean is left out. */
export function pageQuery(get: (name: string) => string): ListQuery {
  const filters = Object.fromEntries(PAGE_FILTERS.map((name) => [name, get(name)])) as PageFilters;
  return {
    page: pageNumber(get('page')),
    perPage: PAGES_PER_PAGE,
    sort: sortOf(get('sort')),
    filter: filterOf(filters),
  };
}

function filterOf({ q, status, indexable, issue, depth }: PageFilters): Record<string, unknown> {
  return {
    ...(q.trim() ? { q: q.trim() } : {}),
    ...((STATUS_CLASSES as readonly string[]).includes(status) ? { statusClass: status } : {}),
    ...(indexable === 'yes' || indexable === 'no' ? { indexable: indexable === 'yes' } : {}),
    ...(issue ? { issue } : {}),
    ...(/^\d+$/.test(depth) ? { depth: Number(depth) } : {}),
  };
}

/** `words` is upwards, `-words` downwards; without one they stand as they were found. */
export function sortOf(text: string): Sort | undefined {
  if (!/^-?\w+$/.test(text)) return undefined;
  return text.startsWith('-') ? { field: text.slice(1), order: 'DESC' } : { field: text, order: 'ASC' };
}

export function sortText({ field, order }: Sort): string {
  return order === 'DESC' ? `-${field}` : field;
}
