import type { ProductFilter } from '@contracts/products/product-changes';
import type { ProductEntry, ProductView } from '@contracts/products/products';
import type { ShopView } from '@contracts/products/shops';
import { apiJson, type ApiPage, apiPage } from '../../providers/apiClient';

export const PRODUCTS_PATH = '/products';
const KEY = 'products';
export const productPath = (id: string) => `${PRODUCTS_PATH}/${encodeURIComponent(id)}`;

/** Where the page keeps what it knows of products. */
export const productKeys = {
  all: [KEY],
  lists: [KEY, 'list'],
  tags: [KEY, 'tags'],
  shops: [KEY, 'shops'],
  list: (part: ListPart) => [KEY, 'list', part],
  one: (id: string) => [KEY, 'one', id],
};

/** How a list is narrowed down and put in order. */
export interface ListOrder {
  sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  filter: ProductFilter;
}

/** A page of a list, counted from 1. */
export interface ListPart extends ListOrder {
  page: number;
  perPage: number;
}

export const orderOf = ({ sort, filter }: ListOrder) => ({
  sort: JSON.stringify(sort),
  filter: JSON.stringify(filter),
});

export function listProducts(part: ListPart, signal: AbortSignal): Promise<ApiPage<ProductEntry>> {
  const { page, perPage } = part;
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ ...orderOf(part), range });
  return apiPage(`${PRODUCTS_PATH}?${query.toString()}`, { signal });
}

export function getProduct(id: string, signal: AbortSignal): Promise<ProductView> {
  return apiJson(productPath(id), { signal });
}

/** The table of shops: one's own first, then those that are built in. */
export function listShops(signal: AbortSignal): Promise<ShopView[]> {
  return apiJson(`${PRODUCTS_PATH}/shops`, { signal });
}
