import type { ProductFilter } from '@contracts/products/product-changes';
import { pageNumber } from '../../../shared/usePageAddress';
import { type ResultSort, sortOf } from '../../../shared/result/resultSort';

export const PRODUCTS_PER_PAGE = 25;
/** By which fields the list can be sorted, and what a phone, which has no columns, calls that. */
export const SORT_NAMES = {
  '': 'Last updated first',
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
} as const;
/** Without one of these the last changed stand first. */
const SORTS = ['name', 'price', 'updatedAt'];

export interface ProductQuery {
  /** Counted from 1. */
  page: number;
  sort: ResultSort;
  filter: Pick<ProductFilter, 'q' | 'shop' | 'tag'>;
}

/** The part of the list that an address asks for; what it cannot mean is left out. */
export function productQuery(get: (name: string) => string): ProductQuery {
  const asked = [
    ['q', get('q').trim()],
    ['shop', get('shop')],
    ['tag', get('tag')],
  ];
  return {
    page: pageNumber(get('page')),
    sort: sortOf(get('sort'), SORTS),
    filter: Object.fromEntries(asked.filter(([, value]) => value !== '')) as ProductQuery['filter'],
  };
}

/** What leads back to the whole list. */
export const NONE_ASKED = { q: '', shop: '', tag: '', page: '' };

/** How the list stands where nobody chose: the last changed first. */
export const LAST_CHANGED = ['updatedAt', 'DESC'] as const;
