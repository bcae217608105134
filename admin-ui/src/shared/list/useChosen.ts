import { type RaRecord, useListContext } from 'react-admin';

/** The rows that are chosen, as the list shows them. */
export function useChosen<Row extends RaRecord>(): Row[] {
  const { data = [], selectedIds } = useListContext<Row>();
  return data.filter(({ id }) => selectedIds.includes(id));
}
