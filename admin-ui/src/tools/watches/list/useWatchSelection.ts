import { MAX_BULK_WATCHES, type WatchSelection as Selected } from '@contracts/watches/watches';
import { useState } from 'react';

/** The rows that are chosen: of those in sight, or all that match. */
export interface WatchSelection {
  /** Of those in sight. */
  ids: string[];
  count: number;
  /** As the server is told of it. */
  selected: Selected;
  /** Whether all that match are chosen, on whichever page. */
  isWhole: boolean;
  /** All that match, where more do than are chosen and the page is chosen as a whole; else 0. */
  more: number;
  /** Whether those are too many to be changed at once. */
  tooMany: boolean;
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Shown {
  items: readonly { id: string }[];
  /** All that match. */
  total: number;
  filter: Record<string, unknown>;
}

/** Chooses among the rows that show, or all that match: what another filter or page takes out of sight is chosen no more. */
export function useWatchSelection({ items, total, filter }: Shown): WatchSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<string>();
  const key = JSON.stringify(filter);
  const isWhole = whole === key && total > 0;
  const ids = items.map(({ id }) => id).filter((id) => isWhole || chosen.has(id));
  const isAll = items.length > 0 && ids.length === items.length;
  const choose = (some: readonly string[]) => {
    setChosen(new Set(some));
    setWhole(undefined);
  };
  return {
    ids,
    count: isWhole ? total : ids.length,
    selected: isWhole ? { filter, expected: total } : { ids },
    isWhole,
    more: !isWhole && isAll && total > ids.length ? total : 0,
    tooMany: total > MAX_BULK_WATCHES,
    isAll,
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : items.map(({ id }) => id)),
    chooseAll: () => setWhole(key),
    clear: () => choose([]),
  };
}
