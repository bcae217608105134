import { WATCH_SEVERITIES, type WatchSeverity } from '@contracts/watches/watch-content';
import { WATCH_STATES, type WatchState } from '@contracts/watches/watches';
import { pageNumber } from '../../../shared/usePageAddress';
import { type ResultSort, sortOf } from '../../../shared/result/resultSort';

export const WATCHES_PER_PAGE = 25;
/** By which fields the list can be sorted; without one the newest stand first. */
const SORTS = ['name', 'state', 'changedAt', 'nextCheckAt'];

export interface WatchQuery {
  /** Counted from 1. */
  page: number;
  sort: ResultSort;
  filter: { q?: string; state?: WatchState; tag?: string; severity?: WatchSeverity };
}

/** The part of the list that an address asks for; what it cannot mean is left out. */
export function watchQuery(get: (name: string) => string): WatchQuery {
  const [q, state, tag, severity] = [get('q').trim(), get('state'), get('tag'), get('severity')];
  return {
    page: pageNumber(get('page')),
    sort: sortOf(get('sort'), SORTS),
    filter: {
      ...(q ? { q } : {}),
      ...((WATCH_STATES as readonly string[]).includes(state) ? { state: state as WatchState } : {}),
      ...(tag ? { tag } : {}),
      ...((WATCH_SEVERITIES as readonly string[]).includes(severity)
        ? { severity: severity as WatchSeverity }
        : {}),
    },
  };
}

/** What leads back to the whole list. */
export const NONE_ASKED = { q: '', state: '', tag: '', severity: '', page: '' };
