import { ISO_4217 } from '../../../contracts/products/currencies';
import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { numberOf, plainNumber } from './numbers';
import { SYMBOL_CURRENCIES, type ValueFault } from './value-fault';

export const PRICES: ReadonlySet<string> = new Set([
  'price',
  'lowPrice',
  'highPrice',
  'minPrice',
  'maxPrice',
]);
export const CURRENCIES: ReadonlySet<string> = new Set(['priceCurrency', 'currency', 'salaryCurrency']);

/** Characters up to which a text may be a price written another way. */
const MAX_PRICE = 40;
/** Price and currency in one, in either order. */
const WITH_CURRENCY =
  /^(?:(?<before>[^\d\s.,+-]{1,4})\s*)?(?<amount>\d[\d.,'’ \u00a0\u202f]*?)\s*(?<after>[^\d\s.,+-]{1,4})?$/u;

/** A price: a number that is not below 0, and its currency apart. */
export function checkPrice(property: string, text: string): ValueFault | undefined {
  const price = numberOf(text);
  if (price !== undefined && price >= 0) return undefined;
  const fault: ValueFault = { level: 'error', rule: 'price-format', sentence: SAYS.price(property, text) };
  if (text.length > MAX_PRICE) return fault;
  const { before, amount = '', after } = WITH_CURRENCY.exec(text.trim())?.groups ?? {};
  const fix = plainNumber(amount);
  const symbol = before ?? after;
  if (fix === undefined || (before && after)) return fault;
  if (symbol === undefined) return { ...fault, fix };
  const currency = currencyOf(symbol);
  // A dollar may be one of many countries': the price is certain, its currency isn't.
  return { ...fault, fix, ...(currency && { also: { property: 'priceCurrency', text: currency } }) };
}

/** A currency by its code of ISO 4217. */
export function checkCurrency(property: string, text: string): ValueFault | undefined {
  if (ISO_4217.has(text.trim())) return undefined;
  const fix = currencyOf(text.trim());
  return {
    level: 'error',
    rule: 'currency-code',
    sentence: SAYS.currency(property, text),
    ...(fix && { fix }),
  };
}

function currencyOf(symbol: string): string | undefined {
  const code = symbol.toUpperCase();
  return ISO_4217.has(code) ? code : SYMBOL_CURRENCIES[symbol.toLowerCase()];
}
