import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/**
 * Keeps a selection to rows that the list shows, so that nothing is done to one that nobody sees: another search or
 * filter ends it, as leaving the list does, and a row that goes is no longer chosen.
 */
export function useSelectionInSight(): void {
  const { data, selectedIds, onSelect, ...list } = useListContext<RaRecord>();
  const filter = JSON.stringify(list.filterValues);

  useEffect(() => onSelect([]), [filter, onSelect]);

  useEffect(() => {
    if (!data) return;
    const shown = new Set(data.map(({ id }) => id));
    const inSight = selectedIds.filter((id) => shown.has(id));
    if (inSight.length < selectedIds.length) onSelect(inSight);
  }, [data, selectedIds, onSelect]);
}
