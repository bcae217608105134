import type { FileReadingView } from '../csv/file-reading';
import type { RefusedRows } from '../csv/refused-rows';
import type { RowCounts, RowOutcome } from '../users/user-import';
import type { ProductChangeView } from './product-changes';

/** What a csv says of a product, in the order in which the columns are matched and written. */
export const PRODUCT_FIELDS = [
  'id',
  'name',
  'brand',
  'sku',
  'gtin',
  'score',
  'amount',
  'was',
  'currency',
  'asOf',
  'links',
  'image',
  'imageAlt',
  'description',
  'pros',
  'cons',
  'features',
  'tags',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** What people call the fields: the columns of the export and of the template. */
export const PRODUCT_LABELS: Record<ProductField, string> = {
  id: 'ID',
  name: 'Name',
  brand: 'Brand',
  sku: 'SKU',
  gtin: 'GTIN',
  score: 'Score',
  amount: 'Price',
  was: 'Old price',
  currency: 'Currency',
  asOf: 'Price as of',
  links: 'Links',
  image: 'Image',
  imageAlt: 'Image text',
  description: 'Description',
  pros: 'Pros',
  cons: 'Cons',
  features: 'Features',
  tags: 'Tags',
};

const MEGABYTE = 1024 * 1024;
export const MAX_PRODUCTS_FILE_BYTES = 10 * MEGABYTE;
/** Rows of a file: as many products may be there, and be told about. */
export const MAX_PRODUCT_ROWS = 1_000;
export const MAX_PRODUCT_COLUMNS = 200;

export const PRODUCTS_TEMPLATE_NAME = 'products-template.csv';
/** The export's name, without its ending. */
export const PRODUCTS_EXPORT_NAME = 'products';

/** Where each field stands in the file: the index of a column, from 0. A field without one keeps its values. */
export type ProductColumns = Partial<Record<ProductField, number>> & { name: number };

/** What becomes of one row, or would in a dry run. */
export interface ProductRowView {
  /** Counts from 1 for the header, as a spreadsheet does: a cell of several lines is in one row. */
  row: number;
  name: string;
  outcome: RowOutcome;
  /** Of an error what is wrong, column by column; of an update the names of the columns that change; else empty. */
  reason: string;
}

/** What a file holds, before anybody says what its columns mean. */
export interface ProductsFileView {
  columns: string[];
  /** The first rows. */
  sample: string[][];
  rows: number;
  /** What the columns are taken for by their names. */
  matched: Partial<ProductColumns>;
  reading: FileReadingView;
}

/** What an import would do, row by row. */
export interface ProductImportCheckView {
  counts: RowCounts;
  rows: ProductRowView[];
  /** The rows with errors as the file has them. */
  refused: RefusedRows;
}

/** What an import did. Rows with errors left everything as it was. */
export interface ProductImportView extends ProductImportCheckView {
  /** By which the whole import can be undone; absent where it changed nothing. */
  change?: ProductChangeView;
}
