import {
  PRODUCT_FIELDS,
  PRODUCT_LABELS,
  type ProductColumns,
  type ProductField,
} from '../../contracts/products/product-import';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from '../../contracts/products/product-import-messages';
import type { Product, ProductView } from '../../contracts/products/products';
import type { TableRow } from '../csv/table';
import { withoutGuard } from '../csv/writer';
import { type Amount, currenciesOf, type DecimalMark, readAmount } from '../text/amounts';
import { readFeatures, readList, writeFeatures, writeList } from './product-cells';

/** What a row says of a product: its fields as they stand there, those of the price apart from it. */
export interface ProductRow {
  row: number;
  /** As the export has it; empty where the row has none. */
  id: string;
  /** The fields that the file has a column for. */
  given: Partial<Product>;
  /** The parts of the price that it has a column for. */
  price: Partial<Product['price']>;
  /** What is wrong with a cell before it is looked at as a product. */
  problems: string[];
}

const TEXTS = ['name', 'image', 'imageAlt', 'description', 'brand', 'sku', 'gtin'] as const;
const LISTS = ['pros', 'cons', 'tags'] as const;
const DOTTED_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;

/** A product as one row of the export, by field. */
export const PRODUCT_CELLS: Record<ProductField, (product: ProductView) => string> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  brand: ({ brand }) => brand,
  sku: ({ sku }) => sku,
  gtin: ({ gtin }) => gtin,
  score: ({ score }) => score,
  amount: ({ price }) => price.amount,
  was: ({ price }) => price.was,
  currency: ({ price }) => price.currency,
  asOf: ({ price }) => price.asOf,
  links: ({ links }) => writeList(links.map(({ url }) => url)),
  image: ({ image }) => image,
  imageAlt: ({ imageAlt }) => imageAlt,
  description: ({ description }) => description,
  pros: ({ pros }) => writeList(pros),
  cons: ({ cons }) => writeList(cons),
  features: ({ features }) => writeFeatures(features),
  tags: ({ tags }) => writeList(tags),
};

/** A price whose sign several currencies have, and their codes; undefined where a column tells which one is meant. */
export function unclearCurrencyOf(
  rows: readonly TableRow[],
  columns: Partial<ProductColumns>,
): { price: string; currencies: string[] } | undefined {
  if (columns.currency !== undefined) return undefined;
  for (const row of rows)
    for (const field of ['amount', 'was'] as const) {
      const price = cellOf(row, columns[field]) ?? '';
      const currencies = currenciesOf(price);
      if (currencies.length > 0) return { price, currencies: [...currencies] };
    }
  return undefined;
}

/** How the prices of a file are to be read. */
export interface PriceReading {
  /** That of the file for decimals. */
  mark?: DecimalMark;
  /** What a sign such as `$` stands for: a code of ISO 4217. */
  currency?: string;
}

/**
 * Reads a row by its columns, and its prices as those of the file are read. A column that is there and empty empties its
 * field.
 */
export function readProductRow(
  row: TableRow,
  columns: Partial<ProductColumns>,
  prices: PriceReading = {},
): ProductRow {
  const cell = (field: ProductField) => cellOf(row, columns[field]);
  const given: Partial<Product> = {};
  for (const field of TEXTS) {
    const text = cell(field);
    if (text !== undefined) given[field] = text;
  }
  for (const field of LISTS) {
    const text = cell(field);
    if (text !== undefined) given[field] = readList(text);
  }
  const score = cell('score');
  if (score !== undefined) given.score = plain(score, prices.mark);
  const links = cell('links');
  if (links !== undefined) given.links = readList(links).map((url) => ({ shop: '', url }));
  const problems: string[] = [];
  const features = cell('features');
  if (features !== undefined) {
    const read = readFeatures(features);
    if (read) given.features = read;
    else problems.push(SAYS.inColumn(PRODUCT_LABELS.features, SAYS.featureInvalid));
  }
  return { row: row.row, id: cell('id') ?? '', given, price: priceOf(cell, prices, problems), problems };
}

/** The names of the columns that stand for these fields of a product, in their order: `Price, old price`. */
export function columnNames(fields: readonly string[]): string {
  return PRODUCT_FIELDS.filter((field) => fields.includes(field))
    .map((field, place) => (place === 0 ? PRODUCT_LABELS[field] : lowered(PRODUCT_LABELS[field])))
    .join(', ');
}

/** What people call the column of a product's field that validation names: `price.amount`, `features.0.key`. */
export function columnOf(property: string): string {
  const [first = '', second = ''] = property.split('.');
  const field = PRODUCT_FIELDS.find((known) => known === (first === 'price' ? second : first));
  return field ? PRODUCT_LABELS[field] : 'Row';
}

/** A cell as it was before a guard against formulas; undefined where no column stands for it. */
export function cellOf({ cells }: TableRow, column: number | undefined): string | undefined {
  return column === undefined ? undefined : withoutGuard(cells[column] ?? '').trim();
}

function priceOf(
  cell: (field: ProductField) => string | undefined,
  { mark, currency: meant = '' }: PriceReading,
  problems: string[],
): ProductRow['price'] {
  const [currency, asOf] = [cell('currency'), cell('asOf')];
  const price: ProductRow['price'] = {
    ...(currency !== undefined && { currency }),
    ...(asOf !== undefined && { asOf: dayOf(asOf) }),
  };
  for (const field of ['amount', 'was'] as const) {
    const text = cell(field);
    if (text === undefined) continue;
    const read: Amount | 'ambiguous' = readAmount(text, mark) ?? { amount: text };
    if (read === 'ambiguous') {
      problems.push(SAYS.inColumn(PRODUCT_LABELS[field], SAYS.priceUnclear(text)));
      continue;
    }
    price[field] = read.amount;
    const told = read.currency ?? (currenciesOf(text).includes(meant) ? meant : undefined);
    if (told && !currency) price.currency = told;
  }
  return price;
}

/** A number as we keep it; what is none stays. */
function plain(text: string, mark: DecimalMark | undefined): string {
  const read = readAmount(text, mark);
  return typeof read === 'object' ? read.amount : text;
}

/** What spreadsheets make of a day, where it can be one alone. */
function dayOf(text: string): string {
  const [, day, month, year] = DOTTED_DAY.exec(text) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, first, second, third] = YEAR_FIRST.exec(text) ?? [];
  if (first && second && third) return `${first}-${second.padStart(2, '0')}-${third.padStart(2, '0')}`;
  return text;
}

/** Names in capitals, such as SKU, stay as they are. */
function lowered(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}
