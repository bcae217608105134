import { readAmount } from '../text/amounts';

const AMOUNT = "\\d{1,3}(?:[.,\u00a0\u202f'’ ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
/** What some languages write for no cents. */
const NO_CENTS = '[,.:][-–—]';
const CODES =
  'EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|TRY|RUB|JPY|CNY|INR|BRL|AUD|CAD|NZD|SGD|HKD|ZAR|MXN|HUF|RON|AED|PKR';
const CURRENCY = `(?:US|CA|AU|NZ|HK|MX|A|C|S|R)?\\$|€|£|¥|￥|₺|₽|₴|₹|₩|Rs\\.?(?![\\p{L}])|zł|Kč|kr\\.?|円|元|Ft|лв\\.?|руб\\.?|TL|(?:${CODES})(?![\\p{L}])`;
const PRICE = new RegExp(
  [
    `(?<![\\p{L}\\p{N}])(?:${CURRENCY})\\s?(?:${AMOUNT})(?:${NO_CENTS})?(?![.,]?\\d)`,
    `(?<![\\p{L}\\p{N}.,])(?:${AMOUNT})(?:${NO_CENTS})?\\s?(?:${CURRENCY})`,
    `(?<![\\p{L}\\p{N}.,])(?:${AMOUNT})(?:[,.:][-–—])(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);
/** The digits of one amount, with what parts them and what stands for no cents. */
const DIGITS = new RegExp(`\\d(?:[\\d.,'’ \u00a0\u2009\u202f]*\\d)?(?:${NO_CENTS})?`, 'u');
/** `1 EUR = 1.08 USD`, `EUR/USD`: what money costs is no price of a page. */
const RATE = new RegExp(
  `(?<![\\p{N}.,])1\\s?(?:${CURRENCY}|[A-Z]{3,4})\\s?[=≈]|[=≈]\\s?1\\s?(?:${CURRENCY})|(?<!\\p{L})(?:${CODES})\\s?/\\s?(?:${CODES})(?!\\p{L})`,
  'u',
);
const RATES =
  /exchange rate|wechselkurs|taux de change|tipo de cambio|tasso di cambio|wisselkoers|taxa de câmbio|kurs walut|döviz kuru|курс (?:валют|доллара|евро)|växelkurs|為替|汇率|匯率/iu;

/** The prices of a line, as they are written, in its order. Rates of exchange are none. */
export function pricesIn(line: string): string[] {
  if (!/\d/.test(line) || isRate(line)) return [];
  return Array.from(line.matchAll(PRICE), ([price]) => price.trim());
}

/** A line with each price in one form: `$1,299` and `$1,299.00` are one, `1.299,00 €` and `1299€` too. */
export function withPricesMeant(line: string): string {
  return /\d/.test(line) ? line.replace(PRICE, amountMeant) : line;
}

/**
 * A price without what says nothing: blanks, marks between thousands, and cents that are none. Of `1.299 €` the last three
 * digits are no cents: shops have two of them.
 */
export function amountMeant(price: string): string {
  const text = price.trim();
  const read = readAmount(text, /\d\.\d{3}(?!\d)/.test(text) ? ',' : '.');
  const amount = typeof read === 'object' ? text.replace(DIGITS, String(Number(read.amount))) : text;
  return amount.replace(/\s+/gu, '');
}

function isRate(line: string): boolean {
  return RATE.test(line) || RATES.test(line);
}
