import { MAX_PRODUCT_COLUMNS, MAX_PRODUCT_ROWS, MAX_PRODUCTS_FILE_BYTES } from './product-import';
import { MAX_PRODUCTS } from './products';

const MEGABYTE = 1024 * 1024;
const LIMITS = `${MAX_PRODUCTS_FILE_BYTES / MEGABYTE} MB and ${MAX_PRODUCT_ROWS.toLocaleString('en')} rows`;

/** What the import of products says beside the sentences of the product form. */
export const PRODUCT_IMPORT_MESSAGES = {
  tooLarge: `A file may have up to ${LIMITS}. Split it and import the parts one after the other.`,
  tooManyColumns: `This file has more than ${MAX_PRODUCT_COLUMNS} columns. Remove the ones you do not need and try again.`,
  notCsv: 'Only .csv files can be read. Save your list of products as .csv and select that file.',
  empty: 'This file is empty. Download the template to see how a list of products looks.',
  binary: 'This file is not text. Save your list of products as .csv and select that file.',
  spreadsheet: 'This is an Excel workbook with a .csv name. Open it, save it as .csv and select that file.',
  noRows: 'This file has a header and no rows below it. Add a row for each product and try again.',
  columnsFirst: 'Send the columns before the file.',
  columnsInvalid: 'The columns could not be read. Reload the page and try again.',
  columnMissing: 'The file does not have this column. Choose another one.',
  nameColumnRequired: 'Choose the column that holds the name.',
  featureInvalid: 'Write each feature as Name: value, and | between two of them.',
  priceUnclear: (price: string) =>
    `${price} may be a thousand times more or less. Choose how the file writes decimals.`,
  ambiguous: (label: string) =>
    `Several products have this ${label}. Add the column ID, as the export has it, to say which one is meant.`,
  duplicate: (row: number) => `Row ${row.toLocaleString('en')} is for the same product. Keep one of the two.`,
  noRoom: `There is no room for this product: ${MAX_PRODUCTS.toLocaleString('en')} is the most. Delete some and import the file again.`,
  inColumn: (label: string, sentence: string) => `${label}: ${sentence}`,
} as const;
