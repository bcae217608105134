import { createContext, useContext } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { BulkSelection } from './bulkApi';

interface Whole {
  /** Whether the list's records can be changed beyond the page. */
  isPossible: boolean;
  /** Whether all that match are chosen. */
  isWhole: boolean;
  chooseAll: () => void;
}

export const WholeSelectionContext = createContext<Whole>({
  isPossible: false,
  isWhole: false,
  chooseAll: () => undefined,
});

/** What is chosen of a list, on whichever of its pages. */
export function useSelection() {
  const { data = [], selectedIds, total = 0, onSelect, ...list } = useListContext<RaRecord>();
  const { isPossible, isWhole, chooseAll } = useContext(WholeSelectionContext);
  const shown = new Set(data.map(({ id }) => id));
  const filter = { ...(list.filterValues as object), ...list.filter };
  const selection: BulkSelection = isWhole ? { filter, expected: total } : { ids: selectedIds };
  const isPageChosen = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  return {
    count: isWhole ? total : selectedIds.length,
    selection,
    isWhole,
    /** Whether records are chosen that the page does not show: a job changes them. */
    isBeyondPage: isWhole || selectedIds.some((id) => !shown.has(id)),
    /** All that match, where more match than are chosen and the page is chosen as a whole. */
    more: isPossible && !isWhole && isPageChosen && total > selectedIds.length ? total : 0,
    chooseAll,
    clear: () => onSelect([]),
  };
}
