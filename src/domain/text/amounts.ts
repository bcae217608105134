import { isCurrency } from '../../contracts/validation/currency';

/** What parts whole units from parts of them. */
export type DecimalMark = '.' | ',';

/** An amount in digits with a point, and the currency where the text says it beyond doubt. */
export interface Amount {
  amount: string;
  /** A code of ISO 4217. */
  currency?: string;
}

const MOST_CHARACTERS = 40;
/** What several countries write, in small letters, and their currencies. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: codes('USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU BSD BBD BMD BZD FJD GYD JMD NAD TTD XCD'),
  c$: codes('CAD NIO'),
  '¥': codes('JPY CNY'),
  '￥': codes('JPY CNY'),
  kr: codes('SEK NOK DKK ISK'),
  rs: codes('INR PKR LKR NPR MUR SCR'),
};
/** What one country writes before or behind an amount, in small letters. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  tl: 'TRY',
  fr: 'CHF',
  sfr: 'CHF',
  руб: 'RUB',
  р: 'RUB',
  грн: 'UAH',
  лв: 'BGN',
  円: 'JPY',
  元: 'CNY',
  r$: 'BRL',
  us$: 'USD',
  ca$: 'CAD',
  au$: 'AUD',
  nz$: 'NZD',
  a$: 'AUD',
  s$: 'SGD',
  mx$: 'MXN',
  hk$: 'HKD',
  nt$: 'TWD',
  '₪': 'ILS',
  '₦': 'NGN',
  '₱': 'PHP',
  '฿': 'THB',
  '₸': 'KZT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₵': 'GHS',
  '₡': 'CRC',
  '₲': 'PYG',
  '৳': 'BDT',
  rm: 'MYR',
  rp: 'IDR',
  's/': 'PEN',
};
/** Codes that people write in small letters too; of others, such as `all`, `top` or `cup`, it may be a word. */
const SMALL_CODES: ReadonlySet<string> = new Set(
  'eur usd gbp jpy cny chf cad aud nzd sek nok dkk isk pln czk huf ron rub uah inr brl mxn zar'.split(' '),
);
const PARTS =
  /^((?:\p{L}{2} (?=\$))?[^\d.,'’\s]+\.?)?\s*(\d[\d.,'’ \u00a0\u2009\u202f]*?)([.,:][-–—]+)?\s*([^\d.,'’\s-][^\d.,'’\s]*\.?)?$/u;
/** Groups of three digits, or as in 1,25,000 of two before the last one. */
const GROUPS = /^\d{1,3}(?:(?<group>[.,'’ \u00a0\u2009\u202f])\d{3})(?:\k<group>\d{3})*$/u;
const LAKHS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;
const ONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * Reads an amount of money however it is written: `1.299,00 €`, `$1,299.00`, `CHF 1'299.-`. One like `1.299` may be a thousand
 * or a little more than one: without the mark that its column has for decimals it is `ambiguous`. Undefined for what is no
 * amount alone, such as `from 19.99`.
 */
export function readAmount(text: string, mark?: DecimalMark): Amount | 'ambiguous' | undefined {
  if (text.trim().length > MOST_CHARACTERS) return undefined;
  const [, before, digits = '', dash, after] = PARTS.exec(text.trim()) ?? [];
  const currency = currencyBesides(before, after);
  if (currency === undefined) return undefined;
  // A dash stands where the decimals would: what is parted before it are thousands.
  const amount = readNumber(dash ? digits.replace(/\D/g, '') : digits.trim(), mark);
  if (amount === undefined || amount === 'ambiguous') return amount;
  return { amount, ...(currency && { currency }) };
}

/** A number of digits without currency or sign, with a point for its decimals; see `readAmount`. */
export function readNumber(text: string, mark?: DecimalMark): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const [, group] = ONE_GROUP.exec(text) ?? [];
  if (group) {
    if (!mark) return 'ambiguous';
    return mark === group ? text.replace(',', '.') : text.replace(group, '');
  }
  if (isGrouped(text)) return text.replace(/\D/g, '');
  const [, whole = '', decimals] = /^(.+)[.,](\d+)$/.exec(text) ?? [];
  if (decimals === undefined || text[whole.length] === groupOf(whole)) return undefined;
  return /^\d+$/.test(whole) || isGrouped(whole) ? `${whole.replace(/\D/g, '')}.${decimals}` : undefined;
}

/** The mark for decimals that all those of the amounts have that leave no doubt; undefined where none does, or two differ. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | undefined {
  const marks = new Set<DecimalMark>();
  for (const text of texts) {
    const [, , digits = ''] = PARTS.exec(text.trim().slice(0, MOST_CHARACTERS)) ?? [];
    const mark = readAmount(text) === undefined ? undefined : markOf(digits.trim());
    if (mark) marks.add(mark);
  }
  return marks.size === 1 ? [...marks][0] : undefined;
}

/** What a number itself tells of the mark for decimals. */
function markOf(digits: string): DecimalMark | undefined {
  if (ONE_GROUP.test(digits)) return undefined;
  if (isGrouped(digits)) return ({ '.': ',', ',': '.' } as const)[groupOf(digits) ?? ''];
  const [, mark] = /([.,])\d+$/.exec(digits) ?? [];
  return mark as DecimalMark | undefined;
}

function isGrouped(digits: string): boolean {
  return !digits.startsWith('0') && (GROUPS.test(digits) || LAKHS.test(digits));
}

function groupOf(digits: string): string | undefined {
  return /\D/.exec(digits)?.[0];
}

/** Of what stands before and behind an amount, which must not contradict each other. */
function currencyBesides(before: string | undefined, after: string | undefined): string | undefined {
  const [one, other] = [before, after].map((symbol) => (symbol === undefined ? '' : currencyBeside(symbol)));
  if (one === undefined || other === undefined) return undefined;
  if (before === undefined || after === undefined) return one || other;
  return other !== '' && (one === other || sharedBy(before)?.includes(other)) ? other : undefined;
}

/**
 * Whether an amount has the sign or code of another currency than one that is told beside it: `£9` beside EUR.
 * @param currency a code of ISO 4217
 */
export function isInAnother(text: string, currency: string): boolean {
  const [, before, , , after] = PARTS.exec(text.trim().slice(0, MOST_CHARACTERS)) ?? [];
  return [before, after].some((symbol) => {
    const own = symbol === undefined ? undefined : currencyBeside(symbol);
    if (symbol === undefined || own === undefined) return false;
    return own === '' ? sharedBy(symbol)?.includes(currency) === false : own !== currency;
  });
}

/** The codes of ISO 4217 that an amount may be in by its sign, such as `$`; none where it says which one, or has no sign. */
export function currenciesOf(text: string): readonly string[] {
  const [, before, , , after] = PARTS.exec(text.trim().slice(0, MOST_CHARACTERS)) ?? [];
  // Beside `USD` a `$` leaves no doubt.
  if (currencyBesides(before, after) !== '') return [];
  return sharedBy(before ?? '') ?? sharedBy(after ?? '') ?? [];
}

function currencyBeside(symbol: string): string | undefined {
  const isWord = isCurrency(symbol.toUpperCase()) && !isCurrency(symbol);
  return isWord && !SMALL_CODES.has(symbol.toLowerCase()) ? undefined : currencyOf(symbol);
}

/** The code of ISO 4217 for a symbol or code; empty where several countries have it, undefined for what is no currency. */
export function currencyOf(symbol: string): string | undefined {
  const code = symbol.toUpperCase();
  return isCurrency(code) ? code : (SYMBOLS[signOf(symbol)] ?? (sharedBy(symbol) && ''));
}

function sharedBy(symbol: string): readonly string[] | undefined {
  return SHARED[signOf(symbol)];
}

/** In small letters, without a full stop: `US $`, `Fr.` */
function signOf(symbol: string): string {
  return symbol.toLowerCase().replace(/\.$| /g, '');
}

function codes(list: string): readonly string[] {
  return list.split(' ');
}
