/** What a product costs at a shop. An empty text says nothing: a price without an amount does not show. */
export interface ProductPrice {
  /** In decimals with a point, without a sign or separators: `129.99`; at most `MAX_PRICE_TEXT` characters. */
  amount: string;
  /** Before it was reduced; the same form. Shown, and counted as a discount, only while it is higher. */
  was: string;
  /** A code of ISO 4217 in capitals: `USD`. */
  currency: string;
  /** The day on which it was looked up: `2026-11-26`. */
  asOf: string;
}

/** Up to twelve digits, and up to four after the point. */
export const PRICE_AMOUNT = /^(?:\d{1,12}(?:\.\d{1,4})?)?$/;
export const MAX_PRICE_TEXT = 17;
