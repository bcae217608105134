import { WATCH_SEVERITIES } from '../../contracts/watches/watch-content';
import { WATCH_SORTS, WATCH_STATES } from '../../contracts/watches/watches';

/** How the list of watched pages is sorted and filtered; bulk changes select by the same filter. */
export const WATCHES_LIST = {
  sort: WATCH_SORTS,
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: { state: { anyOf: WATCH_STATES }, severity: WATCH_SEVERITIES, tag: 'text', q: 'text' },
} as const;
