import { useState } from 'react';

/** Which products are chosen: rows in sight, or all that the search and the filters find. */
export interface ProductSelection {
  /** Of the chosen rows in sight. */
  ids: string[];
  count: number;
  /** Whether all rows in sight are chosen. */
  isAll: boolean;
  /** Whether all that match are chosen, on every page. */
  isWhole: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  chooseWhole: () => void;
  clear: () => void;
}

/**
 * Chooses among the rows that show: one that a filter or another page takes out of sight is chosen no more, unless all
 * that match are.
 * @param filter another one ends the choice of all that match
 */
export function useProductSelection(
  shown: readonly { id: string }[],
  total: number,
  filter: string,
): ProductSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<string>();
  const isWhole = whole === filter && total > 0;
  const ids = shown.map(({ id }) => id).filter((id) => isWhole || chosen.has(id));
  const isAll = shown.length > 0 && ids.length === shown.length;
  const choose = (next: readonly string[]) => {
    setWhole(undefined);
    setChosen(new Set(next));
  };
  return {
    ids,
    count: isWhole ? total : ids.length,
    isAll,
    isWhole,
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : shown.map(({ id }) => id)),
    chooseWhole: () => setWhole(filter),
    clear: () => choose([]),
  };
}
