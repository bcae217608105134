import type { Markup } from '../schema/markup/markup-graph';
import { oneLine } from '../pages/text-flow';
import { readAmount } from '../text/amounts';

/** Values of one page that are kept: a listing has some dozens. */
const MAX_VALUES = 200;
/** With the point: what is longer is no price. */
const MOST_DIGITS = 19;
const PRICES = ['price', 'lowPrice', 'highPrice'] as const;
/** What stands before the name of a value of schema.org. */
const VOCABULARY = /^.*[/#:]/;
const META_PRICES: ReadonlySet<string> = new Set(['product:price:amount', 'og:price:amount']);
const META_CURRENCIES: ReadonlySet<string> = new Set(['product:price:currency', 'og:price:currency']);
const META_STOCKS: ReadonlySet<string> = new Set(['product:availability', 'og:availability']);

/** Whether a meta element says what something costs, or whether it can be had. */
export function isOfferMeta(property: string): boolean {
  return META_PRICES.has(property) || META_CURRENCIES.has(property) || META_STOCKS.has(property);
}

/**
 * What structured data and meta elements say of prices (`19.99 EUR`) and stock (`InStock`), each once, sorted.
 * @param metas property and content of meta elements, in the order of the page
 */
export function offeredBy(
  markup: Markup | null,
  metas: readonly (readonly [property: string, content: string])[],
): { price: string[]; stock: string[] } {
  const price = new Set<string>();
  const stock = new Set<string>();
  const currency = metas.find(([property]) => META_CURRENCIES.has(property))?.[1] ?? '';
  for (const [property, content] of metas) {
    if (META_PRICES.has(property)) addTo(price, priceOf(content, currency));
    else if (META_STOCKS.has(property)) addTo(stock, stockOf(content));
  }
  for (const { properties } of markup?.entities ?? []) {
    const texts = (name: string) => (properties[name] ?? []).flatMap(({ text }) => (text ? [text] : []));
    const [ofOffer = ''] = texts('priceCurrency');
    for (const name of PRICES) for (const text of texts(name)) addTo(price, priceOf(text, ofOffer));
    for (const text of texts('availability')) addTo(stock, stockOf(text));
  }
  return { price: [...price].toSorted(), stock: [...stock].toSorted() };
}

function addTo(values: Set<string>, value: string): void {
  if (value !== '' && values.size < MAX_VALUES) values.add(value);
}

/** `19.9` and `19.90` are one price, and so are `1.299,00 €` and `1299` in EUR. */
function priceOf(text: string, currency: string): string {
  const said = oneLine(text.slice(0, 100));
  // Markup has a point for decimals, unless the text shows otherwise.
  const read = readAmount(said, '.');
  if (typeof read !== 'object' || read.amount.length > MOST_DIGITS) return said;
  const amount = Number(read.amount);
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const named = oneLine(currency.slice(0, 10)).toUpperCase() || read.currency || '';
  return `${Number(written) === amount ? written : read.amount} ${named}`.trim();
}

const STOCKS: Readonly<Record<string, string>> = {
  instock: 'InStock',
  'in stock': 'InStock',
  available: 'InStock',
  oos: 'OutOfStock',
  outofstock: 'OutOfStock',
  'out of stock': 'OutOfStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
};

function stockOf(text: string): string {
  const name = oneLine(text.slice(0, 200)).replace(VOCABULARY, '');
  return STOCKS[name.toLowerCase()] ?? name;
}
