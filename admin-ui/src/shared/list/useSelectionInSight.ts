import { useContext, useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { WholeSelectionContext } from './useSelection';

/**
 * Keeps a selection to what was chosen knowingly: another search or filter ends it, as leaving the list does. Where a
 * list can't change records beyond its page, a row that the page does not show is no longer chosen, either.
 */
export function useSelectionInSight(): void {
  const { isPossible: lastsBeyondPage } = useContext(WholeSelectionContext);
  const { data, selectedIds, onSelect, ...list } = useListContext<RaRecord>();
  const filter = JSON.stringify(list.filterValues);

  useEffect(() => onSelect([]), [filter, onSelect]);

  useEffect(() => {
    if (!data || lastsBeyondPage) return;
    const shown = new Set(data.map(({ id }) => id));
    const inSight = selectedIds.filter((id) => shown.has(id));
    if (inSight.length < selectedIds.length) onSelect(inSight);
  }, [data, selectedIds, onSelect, lastsBeyondPage]);
}
