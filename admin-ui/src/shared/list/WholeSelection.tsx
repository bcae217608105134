import { BULK_RESOURCES } from '@contracts/bulk/bulk-changes';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { WholeSelectionContext } from './useSelection';

/** Lets a list choose all that match, beyond the page; a page that comes into sight shows its rows chosen then. */
export function WholeSelection({ children }: { children: ReactNode }) {
  const { resource, data, selectedIds, onSelect, filterValues } = useListContext<RaRecord>();
  /** The filter that all are chosen of. */
  const [whole, setWhole] = useState<string>();
  const filter = JSON.stringify(filterValues);
  const isWhole = whole === filter && selectedIds.length > 0;
  const isPossible = BULK_RESOURCES.some((name) => name === resource);

  const choosePage = useEffectEvent((rows: RaRecord[] = []) => {
    const missing = rows.map(({ id }) => id).filter((id) => !selectedIds.includes(id));
    if (isWhole && missing.length > 0) onSelect([...selectedIds, ...missing]);
  });
  useEffect(() => choosePage(data), [data]);

  const noteChoice = useEffectEvent((ids: RaRecord['id'][]) => {
    if (ids.length === 0 || data?.some(({ id }) => !ids.includes(id))) setWhole(undefined);
  });
  useEffect(() => noteChoice(selectedIds), [selectedIds]);

  return (
    <WholeSelectionContext.Provider value={{ isPossible, isWhole, chooseAll: () => setWhole(filter) }}>
      {children}
    </WholeSelectionContext.Provider>
  );
}
