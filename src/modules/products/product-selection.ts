import type { ProductFilter } from '../../contracts/products/product-changes';
import type { ProductSelectionDto } from '../../contracts/products/product-changes.dto';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import { filterOf } from '../../core/http/list-query';
import { PRODUCT_LIST } from './product-list';

/** The products that are chosen by ids, or by the filter that finds them and how many those should be. */
export function selectedProducts({ ids, filter, expected }: ProductSelectionDto): {
  filter: ProductFilter;
  expected?: number;
} {
  if (ids && !filter && expected === undefined) return { filter: { id: ids } };
  if (!ids && filter && expected !== undefined) {
    return { filter: filterOf(filter, PRODUCT_LIST.filter), expected };
  }
  throw fieldsRefused({ selection: SAYS.selectionInvalid });
}
