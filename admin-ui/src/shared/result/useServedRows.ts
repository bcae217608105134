import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../useDebounced';
import { pageNumber, ROWS_PAGE, usePageAddress } from '../usePageAddress';

const TYPING_MS = 250;

/** A page of rows that the server found, and how many there are in all. */
export interface ServedRows<Row> {
  rows: readonly Row[];
  total: number;
}

/** The rows of a result that the page's address asks for: `page`, `q`, `show` and `sort` of the query that is loaded. */
export function useServedRows<Row>(
  key: readonly unknown[],
  load: (query: string, signal: AbortSignal) => Promise<ServedRows<Row>>,
  /** The first page of all rows, where it is known already. */
  first?: ServedRows<Row>,
) {
  const { get } = usePageAddress();
  const q = useDebounced(get('q'), TYPING_MS);
  const page = pageNumber(get(ROWS_PAGE));
  const [show, sort] = [get('show'), get('sort')];
  const query = new URLSearchParams({ page: String(page), q, show, sort }).toString();
  const isFirst = page === 1 && q === '' && show === '' && sort === '';
  return useQuery({
    queryKey: [...key, query],
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
    ...(first && isFirst && { initialData: first, staleTime: Infinity }),
  });
}
