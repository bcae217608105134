import { useListContext } from 'react-admin';

/** What a list is narrowed down to by one of its filters, empty where it is not, and how to change that. */
export function useFilter(source: string): [value: string, change: (value: string) => void] {
  const list = useListContext();
  const values = list.filterValues as Record<string, unknown>;
  const value = values[source];
  const change = (next: string) =>
    list.setFilters(
      { ...values, [source]: next || undefined },
      list.displayedFilters as Record<string, boolean>,
    );
  return [typeof value === 'string' ? value : '', change];
}
