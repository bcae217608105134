import { useLastPage } from '../../../shared/result/useLastPage';
import { usePageAddress } from '../../../shared/usePageAddress';
import type { ListOrder } from '../../../shared/products/productLibrary';
import type { ProductSelected } from '../productApi';
import { useProducts } from '../useProducts';
import { LAST_CHANGED, NONE_ASKED, PRODUCTS_PER_PAGE, productQuery, sortText } from './productQuery';
import { useProductSelection } from './useProductSelection';

/** The part of the library that the address asks for, what of it is chosen, and the ways to another part. */
export function useLibrary() {
  const { get, change } = usePageAddress();
  const { page, sort, filter } = productQuery(get);
  const products = useProducts({ page, sort, filter });
  const { items = [], total = 0 } = products.data ?? {};
  const selection = useProductSelection(items, total, JSON.stringify(filter));
  const goTo = (wanted: number, replace = false) =>
    change({ page: wanted > 1 ? String(wanted) : '' }, replace);
  useLastPage(products, { page, perPage: PRODUCTS_PER_PAGE, goTo: (last) => goTo(last, true) });
  const isFiltered = Object.keys(filter).length > 0;
  const isWhole = selection.isWhole;
  const chosen: ProductSelected = isWhole ? { filter, expected: total } : { ids: selection.ids };
  const order: ListOrder = { sort: sort ?? LAST_CHANGED, filter: isWhole ? filter : { id: selection.ids } };
  return {
    products,
    total,
    page,
    sort,
    isFiltered,
    /** There is no product at all. */
    isEmpty: products.data?.total === 0 && !isFiltered,
    selection,
    /** What a change is asked for, and what an export: the chosen products. */
    chosen,
    order,
    goTo,
    onSort: (next: typeof sort) => change({ sort: sortText(next), page: '' }),
    clear: () => change(NONE_ASKED),
  };
}

export type Library = ReturnType<typeof useLibrary>;
