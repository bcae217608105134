import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ProductCards } from './ProductCards';
import type { ProductListProps } from './productListProps';
import { ProductRows } from './ProductRows';

/** Products as a table, or on a phone as cards. */
export function ProductItems(props: ProductListProps) {
  return useIsPhone() ? <ProductCards {...props} /> : <ProductRows {...props} />;
}
