import type { ProductEntry } from '@contracts/products/products';
import type { ResultSort } from '../../../shared/result/resultSort';
import type { ProductWays } from '../uses/ProductMenu';
import type { RowSelection } from '../../../shared/list/useRowSelection';

/** What a list of products is given, however it looks. */
export interface ProductListProps extends ProductWays {
  products: readonly ProductEntry[];
  selection: RowSelection;
  /** What a shop of the user's table is called; undefined for one that is gone. */
  shopName: (id: string) => string | undefined;
  sort: ResultSort;
  onSort: (sort: ResultSort) => void;
  onDelete: (product: ProductEntry) => void;
}
