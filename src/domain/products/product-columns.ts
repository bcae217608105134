import {
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductColumns,
  type ProductField,
} from '../../contracts/products/product-import';
import { columnsNamed, importKey } from '../csv/import-key';
import HEADERS from './product-headers.json';

/** How other lists of products name their columns, beside the names that the export gives them. */
const WORDS: Record<ProductField, readonly string[]> = HEADERS;

const fieldByWord = new Map<string, ProductField>(
  PRODUCT_FIELDS.flatMap((field) =>
    [PRODUCT_LABELS[field], ...WORDS[field]].map((word) => [importKey(word), field] as const),
  ),
);

/** What the columns of a file are taken for by their names; of two with the same meaning the first. */
export function matchProductColumns(header: readonly string[]): Partial<ProductColumns> {
  return columnsNamed(header, fieldByWord);
}
