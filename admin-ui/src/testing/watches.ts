import { WATCH_MASKS } from '@contracts/watches/watch-content';
import type { WatchView } from '@contracts/watches/watches';

/** A watched page of a small shop that is unchanged, unless said otherwise. */
export function aWatch(change: Partial<WatchView> = {}): WatchView {
  return {
    _id: 'w1',
    id: 'w1',
    url: 'https://shop.example/shoe',
    name: 'Shoe',
    tags: [],
    state: 'unchanged',
    lastChange: null,
    lastCheck: { at: '2026-11-25T10:00:00.000Z', outcome: 'ok', status: 200 },
    days: [],
    nextCheckAt: '2026-11-26T10:00:00.000Z',
    checking: false,
    checksLeft: 20,
    checksResetAt: null,
    intervalMinutes: 1_440,
    actualMinutes: 1_440,
    createdAt: '2026-11-01T10:00:00.000Z',
    scope: { part: 'main', selectors: [], excluded: [] },
    rules: [],
    masks: [...WATCH_MASKS],
    preset: 'everything',
    notify: true,
    notifyFrom: 'info',
    slots: [],
    baselineAt: '2026-11-01T10:00:00.000Z',
    fields: null,
    needsScript: false,
    lines: 40,
    emptySelectors: [],
    ...change,
  };
}
