import type { Decimals, FileReadingView } from '../../contracts/csv/file-reading';
import type { ProductColumns } from '../../contracts/products/product-import';
import { importKey } from '../csv/import-key';
import type { TableRow } from '../csv/table';
import { type DecimalMark, decimalMarkOf, readAmount } from '../text/amounts';
import { cellOf } from './product-row';

/** The parts of a file by which its prices are read. */
export interface PricedFile {
  header: readonly string[];
  rows: readonly TableRow[];
  reading: Pick<FileReadingView, 'delimiter'>;
}

const NUMBERS = ['amount', 'was', 'score'] as const;
const PRICES = ['amount', 'was'] as const;
const MARKS = { point: '.', comma: ',' } as const satisfies Record<Decimals, DecimalMark>;
/** How languages call a price, in the form of `importKey`; the language tells what parts its thousands. */
const PRICE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/preis$/, 'de'],
  [/^precio/, 'es'],
  [/^prezzo/, 'it'],
  [/^preco/, 'pt'],
  [/prijs$/, 'nl'],
  [/fiyati?$/, 'tr'],
  [/\b(?:price|amount|rrp|msrp)$/, 'en'],
];

/**
 * How a file writes the decimals of its prices: as was chosen, else as all its numbers together tell, else as the language of
 * its price columns parts thousands. Where nothing tells, a price that may be one or a thousand is named.
 */
export function decimalsOf(
  file: PricedFile,
  columns: Partial<ProductColumns>,
  chosen?: Decimals,
): { mark?: DecimalMark; decimals?: Decimals; unclearPrice?: string } {
  const texts = file.rows.flatMap((row) => NUMBERS.map((field) => cellOf(row, columns[field]) ?? ''));
  const unclear = texts.filter((text) => readAmount(text) === 'ambiguous');
  const mark = chosen ? MARKS[chosen] : (decimalMarkOf(texts) ?? markByLanguage(file, columns, unclear));
  if (mark) return { mark, decimals: mark === ',' ? 'comma' : 'point' };
  const [unclearPrice] = unclear;
  return { ...(unclearPrice && { unclearPrice }) };
}

/**
 * Where all unclear prices have the mark that parts thousands in the language of the price columns, the other one is before
 * decimals: prices of three decimals are rare, and those of the language would have the other mark. A mark of decimals in
 * it tells nothing: `1,299` below "Preis" may be of software that writes English numbers.
 */
function markByLanguage(
  { header, reading }: PricedFile,
  columns: Partial<ProductColumns>,
  unclear: readonly string[],
): DecimalMark | undefined {
  const groups = new Set(PRICES.flatMap((field) => groupOf(header[columns[field] ?? -1]) ?? []));
  const [group] = groups;
  if (groups.size !== 1 || unclear.length === 0) return undefined;
  // English names are used everywhere, but spreadsheets write `,` between cells only where decimals have a point.
  if (group === ',' && reading.delimiter !== 'comma') return undefined;
  if (!unclear.every((text) => group && text.includes(group))) return undefined;
  return group === ',' ? '.' : ',';
}

/** What parts thousands in the language of a price column's name; undefined where that is neither a point nor a comma. */
function groupOf(name: string | undefined): DecimalMark | undefined {
  if (name === undefined) return undefined;
  const [, language] = PRICE_WORDS.find(([words]) => words.test(importKey(name))) ?? [];
  if (!language) return undefined;
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  const mark = parts.find(({ type }) => type === 'group')?.value;
  return mark === '.' || mark === ',' ? mark : undefined;
}
