import { TARGET_KINDS, TARGET_OUTCOMES } from '../../contracts/crawls/crawl-targets';
import { STATUS_CLASSES } from '../../contracts/crawls/crawl-reports';
import { type ListQuery, parseListQuery } from '../../core/http/list-query';
import type { ListRequest } from '../../core/database/list-page';
import type { LinkFilter } from './crawl-links.service';
import type { PagesFilter } from './crawl-pages.service';
import type { TargetFilter } from './targets/crawl-targets.repository';
import { PAGE_SORTS } from './table/crawl-table';

const PAGES = {
  sort: PAGE_SORTS,
  defaultSort: { field: 'id', direction: 'ASC' },
  filter: {
    q: 'text',
    statusClass: { anyOf: STATUS_CLASSES },
    indexable: 'boolean',
    needsJavaScript: 'boolean',
    issue: 'text',
    depth: 'count',
  },
} as const;

const TARGETS = {
  sort: ['id', 'url', 'kind', 'outcome', 'status', 'redirects', 'contentType', 'bytes', 'pages'],
  defaultSort: { field: 'id', direction: 'ASC' },
  filter: { q: 'text', kind: { anyOf: TARGET_KINDS }, outcome: { anyOf: TARGET_OUTCOMES } },
} as const;

const LINKS = {
  sort: ['id'],
  filter: { from: 'address', to: 'address', internal: 'boolean', skipped: 'boolean', broken: 'boolean' },
} as const;

/** The list of pages that a query asks for. */
export function pagesQuery(query: unknown): ListRequest<PagesFilter> {
  return parseListQuery(query, PAGES);
}

/** The list of links that a query asks for. */
export function linksQuery(query: unknown): Pick<ListQuery, 'range'> & { filter: LinkFilter } {
  const { filter, range } = parseListQuery(query, LINKS);
  return { filter, range };
}

/** The list of what pages point at that a query asks for. */
export function targetsQuery(query: unknown): ListRequest<TargetFilter> {
  return parseListQuery(query, TARGETS);
}
