import { useState } from 'react';

/** Which rows of a list of one's own are chosen: those in sight, or all that its filter finds. */
export interface RowSelection<Filter extends object = object> {
  /** Of the chosen rows in sight. */
  ids: string[];
  count: number;
  /** As the server is told of it. */
  selected: { ids: string[] } | { filter: Filter; expected: number };
  /** Whether all rows in sight are chosen. */
  isAll: boolean;
  /** Whether all that match are chosen, on every page. */
  isWhole: boolean;
  /** All that match, where the page is chosen as a whole and more match than it shows; else 0. */
  more: number;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Shown<Filter> {
  items: readonly { id: string }[];
  /** All that match, on every page. */
  total: number;
  /** Another one ends the choice of all that match. */
  filter: Filter;
}

/**
 * Chooses among the rows that show: one that a filter or another page takes out of sight is chosen no more, unless all
 * that match are.
 */
export function useRowSelection<Filter extends object>(shown: Shown<Filter>): RowSelection<Filter> {
  const { items, total, filter } = shown;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<string>();
  const key = JSON.stringify(filter);
  const isWhole = whole === key && total > 0;
  const ids = items.map(({ id }) => id).filter((id) => isWhole || chosen.has(id));
  const isAll = items.length > 0 && ids.length === items.length;
  const choose = (next: readonly string[]) => {
    setWhole(undefined);
    setChosen(new Set(next));
  };
  return {
    ids,
    count: isWhole ? total : ids.length,
    selected: isWhole ? { filter, expected: total } : { ids },
    isAll,
    isWhole,
    more: isAll && !isWhole && total > ids.length ? total : 0,
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : items.map(({ id }) => id)),
    chooseAll: () => setWhole(key),
    clear: () => choose([]),
  };
}
