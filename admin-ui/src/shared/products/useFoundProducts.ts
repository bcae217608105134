import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listProducts, productKeys } from './productLibrary';

const PER_PAGE = 20;

/** The products that a search finds, the last changed first, more of them when asked for. */
export function useFoundProducts(q: string) {
  const query = useInfiniteQuery({
    queryKey: [...productKeys.lists, 'picker', q],
    queryFn: ({ pageParam, signal }) =>
      listProducts(
        { page: pageParam, perPage: PER_PAGE, sort: ['updatedAt', 'DESC'], filter: q === '' ? {} : { q } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    // One that was just added in another tab is there.
    refetchOnWindowFocus: 'always',
  });
  const pages = query.data?.pages ?? [];
  return {
    ...query,
    products: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.total ?? 0,
  };
}
