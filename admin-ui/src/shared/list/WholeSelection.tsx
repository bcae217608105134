import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { bulkNameOf } from './bulkApi';
import { WholeSelectionContext } from './useSelection';
import { useSelectionInSight } from './useSelectionInSight';

/** Lets a list choose all that match, beyond the page; a page that comes into sight shows its rows chosen then. */
export function WholeSelection({ children }: { children: ReactNode }) {
  const { resource, data, selectedIds, onSelect, ...list } = useListContext<RaRecord>();
  const filter = JSON.stringify(list.filterValues);
  const chosen = selectedIds.join();
  /** The filter that all are chosen of, and what that had chosen on the pages that were seen. */
  const [whole, setWhole] = useState<{ filter: string; chosen: string }>();
  const isWhole = whole?.filter === filter && chosen !== '';
  const isPossible = bulkNameOf(resource) !== undefined;

  if (whole && whole.chosen !== chosen) {
    const isLeftOut = chosen === '' || data?.some(({ id }) => !selectedIds.includes(id));
    setWhole(isLeftOut ? undefined : { ...whole, chosen });
  }

  const choosePage = useEffectEvent((rows: RaRecord[] = []) => {
    const missing = rows.map(({ id }) => id).filter((id) => !selectedIds.includes(id));
    if (isWhole && missing.length > 0) onSelect([...selectedIds, ...missing]);
  });
  useEffect(() => choosePage(data), [data]);

  const chooseAll = () => setWhole({ filter, chosen });
  return (
    <WholeSelectionContext.Provider value={{ isPossible, isWhole, chooseAll }}>
      <InSight />
      {children}
    </WholeSelectionContext.Provider>
  );
}

/** Beside the rows and not in them: a table and the cards of a phone take each other’s place. */
function InSight() {
  useSelectionInSight();
  return null;
}
