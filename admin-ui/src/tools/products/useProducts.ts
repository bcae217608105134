import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LAST_CHANGED, type ProductQuery, PRODUCTS_PER_PAGE } from './list/productQuery';
import { listProducts, listShops, productKeys } from '../../shared/products/productLibrary';
import { listTags } from './productApi';

/** A page of the products that an address asks for. */
export function useProducts({ page, sort, filter }: ProductQuery) {
  const part = { page, perPage: PRODUCTS_PER_PAGE, sort: sort ?? LAST_CHANGED, filter };
  return useQuery({
    queryKey: productKeys.list(part),
    queryFn: ({ signal }) => listProducts(part, signal),
    placeholderData: keepPreviousData,
  });
}

/** One's own tags, by name. */
export function useTags() {
  return useQuery({ queryKey: productKeys.tags, queryFn: ({ signal }) => listTags(signal) });
}

/** The table of shops. */
export function useShops() {
  return useQuery({ queryKey: productKeys.shops, queryFn: ({ signal }) => listShops(signal) });
}
