import { PRODUCT_FIELDS, PRODUCT_LABELS } from '../../contracts/products/product-import';
import type { ProductView } from '../../contracts/products/products';
import type { ExportColumns } from '../../core/http/export';
import { PRODUCT_CELLS } from '../../domain/products/product-row';

/** What a list of products, and a selection by its filter, can be asked for. */
export const PRODUCT_LIST = {
  sort: ['updatedAt', 'name', 'price', 'createdAt', 'id'],
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: { q: 'text', shop: 'text', tag: 'text' },
} as const;

/** What the import reads: a row for each product. */
export const PRODUCT_EXPORT: ExportColumns<ProductView> = Object.fromEntries(
  PRODUCT_FIELDS.map((field) => [PRODUCT_LABELS[field], PRODUCT_CELLS[field]]),
);
