import { TARGET_KINDS, TARGET_OUTCOMES } from '../../contracts/scraper/crawl-targets';
import { STATUS_CLASSES } from '../../contracts/scraper/crawl-reports';
import { PAGE_SORTS } from './table/crawl-table';

/** What the list of a crawl’s pages can be sorted and filtered by. */
export const CRAWLED_PAGES = {
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

/** The same of what its pages point at. */
export const CRAWL_TARGETS = {
  sort: ['id', 'url', 'kind', 'outcome', 'status', 'redirects', 'contentType', 'bytes', 'pages'],
  defaultSort: { field: 'id', direction: 'ASC' },
  filter: { q: 'text', kind: { anyOf: TARGET_KINDS }, outcome: { anyOf: TARGET_OUTCOMES } },
} as const;

/** The same of its links. */
export const CRAWLED_LINKS = {
  sort: ['id'],
  filter: { from: 'address', to: 'address', internal: 'boolean', skipped: 'boolean', broken: 'boolean' },
} as const;

/** The same of the lists of its reports, and of a comparison. */
export const CRAWL_LIST_ROWS = { sort: ['id'], filter: { q: 'text' } } as const;
