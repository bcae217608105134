import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { isCurrency } from '../../../contracts/validation/currency';
import { currencyOf, isInAnother, readAmount } from '../../text/amounts';
import { numberOf } from './numbers';
import type { ValueFault } from './value-fault';

export const PRICES: ReadonlySet<string> = new Set([
  'price',
  'lowPrice',
  'highPrice',
  'minPrice',
  'maxPrice',
]);
export const CURRENCIES: ReadonlySet<string> = new Set(['priceCurrency', 'currency', 'salaryCurrency']);

/**
 * A price: a number that is not below 0, and its currency apart.
 * @param currency what the markup says beside it
 */
export function checkPrice(property: string, text: string, currency?: string): ValueFault | undefined {
  const price = numberOf(text);
  if (price !== undefined && price >= 0) return undefined;
  if (currency && isCurrency(currency) && isInAnother(text, currency))
    return { level: 'error', rule: 'price-format', sentence: SAYS.priceInAnother(property, text, currency) };
  const fault: ValueFault = { level: 'error', rule: 'price-format', sentence: SAYS.price(property, text) };
  const read = readAmount(text);
  if (read === undefined || read === 'ambiguous') return fault;
  // A dollar may be one of many countries': the price is certain, its currency isn't.
  const also = read.currency && { property: 'priceCurrency', text: read.currency };
  return { ...fault, fix: read.amount, ...(also && { also }) };
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
