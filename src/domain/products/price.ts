import { isCurrency } from '../../contracts/validation/currency';
import type { ProductPrice } from '../../contracts/products/price';
import { PRICE_AMOUNT } from '../../contracts/products/price';
import { isDay } from '../../contracts/validation/day';

/** What prices and days are written in where nothing else is asked for. */
export const DEFAULT_LOCALE = 'en-US';
/** As many digits behind the point as an amount may have. */
const SCALE = 4;

/** A language and region that this machine can write in, as asked for or the default one. */
export function usableLocale(locale: string | undefined): string {
  try {
    return (locale && Intl.getCanonicalLocales(locale)[0]) || DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}

/**
 * An amount as readers of a language and region write it in its currency: `$1,299.00`, `1.299,00 €`. The currency's own
 * digits are always there, further ones where the amount has them. Empty for what is no amount; digits alone without a
 * currency.
 */
export function formatAmount(amount: string, currency: string, locale?: string): string {
  if (amount === '' || !PRICE_AMOUNT.test(amount)) return '';
  const options: Intl.NumberFormatOptions = isCurrency(currency) ? { style: 'currency', currency } : {};
  const usual = new Intl.NumberFormat(usableLocale(locale), options).resolvedOptions();
  const least = usual.minimumFractionDigits ?? 0;
  const digits = Math.max(least, decimalsOf(amount));
  const format = new Intl.NumberFormat(usableLocale(locale), {
    ...options,
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  });
  // As text: twelve digits and four behind the point are more than a number holds.
  return format.format(amount as Intl.StringNumericLiteral);
}

/** What a price asks, as `formatAmount` writes it; empty where there is none. */
export function formatPrice({ amount, currency }: ProductPrice, locale?: string): string {
  return formatAmount(amount, currency, locale);
}

/** What a price asked before it was reduced; empty unless that was more. */
export function formatOldPrice(price: ProductPrice, locale?: string): string {
  return isReduced(price) ? formatAmount(price.was, price.currency, locale) : '';
}

/** Whether a price is lower than the old one. */
export function isReduced({ amount, was }: ProductPrice): boolean {
  const [now, before] = [scaled(amount), scaled(was)];
  return now !== undefined && before !== undefined && before > now;
}

/** By how many whole percent a price is reduced, rounded down: 0 where it is not, or by less than one. */
export function discountOf({ amount, was }: ProductPrice): number {
  const [now, before] = [scaled(amount), scaled(was)];
  if (now === undefined || before === undefined || before <= now) return 0;
  return Number(((before - now) * 100n) / before);
}

/**
 * A day as readers of a language and region write it: `Nov 26, 2026`, or `November 26, 2026` where it is long. Empty for what
 * is no day.
 */
export function formatDay(day: string, locale?: string, dateStyle: 'medium' | 'long' = 'medium'): string {
  if (!isDay(day)) return '';
  const format = new Intl.DateTimeFormat(usableLocale(locale), { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/**
 * A price that stands where another one was kept: one that asks something else is of today, unless it comes with a day of its
 * own, or neither has one.
 */
export function datedPrice(kept: ProductPrice, price: ProductPrice, today: string): ProductPrice {
  const { amount, was, currency, asOf } = price;
  const isSame =
    scaled(amount) === scaled(kept.amount) && scaled(was) === scaled(kept.was) && currency === kept.currency;
  if (isSame || amount === '' || asOf === '' || asOf !== kept.asOf) return price;
  return { ...price, asOf: today };
}

/** Digits behind the point without zeros at the end. */
function decimalsOf(amount: string): number {
  return (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
}

/** In ten-thousandths; undefined for what is no amount. */
function scaled(amount: string): bigint | undefined {
  if (amount === '' || !PRICE_AMOUNT.test(amount)) return undefined;
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(SCALE, '0'));
}
