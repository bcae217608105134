import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { isCurrency } from '../../../contracts/validation/currency';
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
/** Price and what stands beside it, in either order. */
const WITH_CURRENCY =
  /^(?:(?<before>[^\d\s.,+-][^\d\s,+-]{0,3})\s*)?(?<amount>\d[\d.,'’ \u00a0\u202f]*?)\s*(?<after>[^\d\s.,+-][^\d\s,+-]{0,3})?$/u;
/** Signs of currencies that several countries have: a price may lose them, and its currency stays open. */
const SHARED_SIGNS: ReadonlySet<string> = new Set(
  '$ ¥ ￥ 元 円 kr kr. rs rs. ₨ lei fr fr. sfr sfr. ft kč лв лв. руб руб. р. us$ ca$ a$ au$ c$ nz$ hk$ s$ nt$ r$ mx$'.split(
    ' ',
  ),
);
/** Codes that people write in small letters too; of others, such as `all` or `top`, it may be a word. */
const SMALL_CODES: ReadonlySet<string> = new Set(
  'eur usd gbp jpy cny chf cad aud nzd sek nok dkk isk pln czk huf ron rub uah inr brl mxn zar'.split(' '),
);

/** A price: a number that is not below 0, and its currency apart. */
export function checkPrice(property: string, text: string): ValueFault | undefined {
  const price = numberOf(text);
  if (price !== undefined && price >= 0) return undefined;
  const fault: ValueFault = { level: 'error', rule: 'price-format', sentence: SAYS.price(property, text) };
  if (text.length > MAX_PRICE) return fault;
  const { before, amount = '', after } = WITH_CURRENCY.exec(text.trim())?.groups ?? {};
  const fix = plainNumber(amount);
  const sign = before ?? after;
  if (fix === undefined || (before && after)) return fault;
  if (sign === undefined) return { ...fault, fix };
  const currency = currencyBeside(sign);
  // Of 19 % or 3 x nobody knows what it costs.
  if (currency === undefined && !SHARED_SIGNS.has(sign.toLowerCase())) return fault;
  // A dollar may be one of many countries': the price is certain, its currency isn't.
  return { ...fault, fix, ...(currency && { also: { property: 'priceCurrency', text: currency } }) };
}

/** A currency by its code of ISO 4217. */
export function checkCurrency(property: string, text: string): ValueFault | undefined {
  if (isCurrency(text.trim())) return undefined;
  const fix = currencyOf(text.trim());
  return {
    level: 'error',
    rule: 'currency-code',
    sentence: SAYS.currency(property, text),
    ...(fix && { fix }),
  };
}

/** The currency of what stands beside a price: a word in small letters is no code. */
function currencyBeside(sign: string): string | undefined {
  const isCode = isCurrency(sign) || SMALL_CODES.has(sign.toLowerCase());
  return isCode ? sign.toUpperCase() : SYMBOL_CURRENCIES[sign.toLowerCase()];
}

function currencyOf(symbol: string): string | undefined {
  const code = symbol.toUpperCase();
  return isCurrency(code) ? code : SYMBOL_CURRENCIES[symbol.toLowerCase()];
}
