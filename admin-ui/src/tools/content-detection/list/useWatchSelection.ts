import { useState } from 'react';

/** The rows that are chosen of those in sight. */
export interface WatchSelection {
  ids: string[];
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Chooses among the rows that show: one that a filter or another page takes out of sight is chosen no more. */
export function useWatchSelection(shown: readonly { id: string }[]): WatchSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.map(({ id }) => id).filter((id) => chosen.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    count: ids.length,
    isAll,
    has: (id) => ids.includes(id),
    toggle: (id) => setChosen(new Set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
