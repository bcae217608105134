import type { ProductFilter } from '../../contracts/products/product-changes';
import type { ProductSelectionDto } from '../../contracts/products/product-changes.dto';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import { chosenRecords } from '../../core/bulk/chosen-records';
import { filterOf } from '../../core/http/list-query';
import { PRODUCT_LIST } from './product-list';

/** The products that are chosen by ids, or by the filter that finds them and how many those should be. */
export function selectedProducts(selection: ProductSelectionDto): {
  filter: ProductFilter;
  expected?: number;
} {
  const chosen = chosenRecords(selection, { selection: SAYS.selectionInvalid });
  if ('ids' in chosen) return { filter: { id: chosen.ids } };
  return { filter: filterOf(chosen.filter, PRODUCT_LIST.filter), expected: chosen.expected };
}
