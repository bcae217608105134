import type { FileReading, FileReadingView } from '../../contracts/csv/file-reading';
import {
  MAX_PRODUCT_COLUMNS,
  MAX_PRODUCT_ROWS,
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductField,
} from '../../contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES } from '../../contracts/products/product-import-messages';
import { type ListFileRules, openListFile } from '../csv/list-file';
import type { TableRow } from '../csv/table';

const RULES: ListFileRules = {
  maxColumns: MAX_PRODUCT_COLUMNS,
  maxRows: MAX_PRODUCT_ROWS,
  says: PRODUCT_IMPORT_MESSAGES,
};

/**
 * Reads a csv of products: its header and all of its rows that hold something, as `openListFile` does.
 * @throws ListFileError for what can't be imported at all
 */
export function readProductFile(
  bytes: Uint8Array,
  chosen?: FileReading,
  mayGuess?: boolean,
): { header: string[]; rows: TableRow[]; reading: FileReadingView } {
  const { header, rows, reading } = openListFile(bytes, RULES, chosen, mayGuess);
  return { header, rows: [...rows], reading };
}

/** A new product gets its id from the library. */
const EXAMPLE: Record<ProductField, string> = {
  id: '',
  name: 'Barista One espresso machine',
  brand: 'Example',
  sku: 'EX-100',
  gtin: '4006381333931',
  score: '9.4',
  amount: '129.99',
  was: '149.99',
  currency: 'USD',
  asOf: '2026-11-26',
  links: 'https://www.amazon.com/dp/B000000000 | https://shop.example/barista-one',
  image: 'https://shop.example/barista-one.jpg',
  imageAlt: 'The machine from the front',
  description: 'Small, quick to heat, and easy to clean.',
  pros: 'Heats up in a minute | Easy to clean',
  cons: 'Small tank',
  features: 'Weight: 4 kg | Tank: 1 l',
  tags: 'coffee | kitchen',
};

/** The header and one row that shows what each column may hold. */
export function productTemplate(): string[][] {
  return [
    PRODUCT_FIELDS.map((field) => PRODUCT_LABELS[field]),
    PRODUCT_FIELDS.map((field) => EXAMPLE[field]),
  ];
}
