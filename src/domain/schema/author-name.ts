const ADDRESS = [
  /:\/\/|^www\.|@/i,
  /^\S+\.[a-z]{2,}(\/\S*)?$/i,
  /\.(com|net|org|info|biz|io|co|shop|store|site|online|blog)\b/i,
];
const PROMOTION = [
  /\d\s*%|[$€£]\s*\d/,
  /\s\S.*!\s*$/,
  /\b(discounts?|coupons?|promo( code)?|free shipping|best prices?|lowest prices?|special offers?|(buy|shop|order|click|subscribe) (now|here|today))\b/i,
];

/** Whether what stands as an author's name is rather a web or mail address. A guess from its looks. */
export function looksLikeAddress(name: string): boolean {
  return ADDRESS.some((pattern) => pattern.test(name.trim()));
}

/** Whether what stands as an author's name is rather advertising: prices, percentages, calls to buy. A guess, too. */
export function looksLikePromotion(name: string): boolean {
  return PROMOTION.some((pattern) => pattern.test(name));
}
