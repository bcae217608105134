import { useLastPage } from '../../../shared/result/useLastPage';
import { useListPage, usePageAddress } from '../../../shared/usePageAddress';
import type { ListOrder } from '../../../shared/products/productLibrary';
import { useProducts } from '../useProducts';
import { LAST_CHANGED, NONE_ASKED, PRODUCTS_PER_PAGE, productQuery } from './productQuery';
import { sortText } from '../../../shared/result/resultSort';
import { useRowSelection } from '../../../shared/list/useRowSelection';

/** The part of the library that the address asks for, what of it is chosen, and the ways to another part. */
export function useLibrary() {
  const { get, change } = usePageAddress();
  const { page, sort, filter } = productQuery(get);
  const products = useProducts({ page, sort, filter });
  const { items = [], total = 0 } = products.data ?? {};
  const selection = useRowSelection({ items, total, filter });
  const { goTo } = useListPage();
  useLastPage(products, { page, perPage: PRODUCTS_PER_PAGE, goTo });
  const isFiltered = Object.keys(filter).length > 0;
  const { isWhole, ids } = selection;
  const order: ListOrder = { sort: sort ?? LAST_CHANGED, filter: isWhole ? filter : { id: ids } };
  return {
    products,
    page,
    sort,
    isFiltered,
    /** There is no product at all. */
    isEmpty: products.data?.total === 0 && !isFiltered,
    selection,
    /** What an export is asked for: the chosen products. */
    order,
    goTo,
    onSort: (next: typeof sort) => change({ sort: sortText(next), page: '' }),
    clear: () => change(NONE_ASKED),
  };
}

export type Library = ReturnType<typeof useLibrary>;
