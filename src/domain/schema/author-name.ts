/**
 * Two letters at least before the dot, and a common ending behind it: `J.Store`, `St.Clair` and `will.i.am` are names. The
 * endings of countries count only where the text is nothing else.
 */
const ADDRESS = [
  /:\/\/|^www\.|@/i,
  /[\p{L}\d-]{2,}\.(com|net|org|info|biz|io|co|ai|app|dev|shop|store|site|online|blog)\b/iu,
  /^\S*[\p{L}\d-]{2,}\.(at|au|be|br|ca|ch|cn|cz|de|dk|es|eu|fi|fr|gr|ie|in|it|jp|kr|me|mx|nl|no|nz|pl|pt|ru|se|tr|tv|uk|us)(\/\S*)?$/iu,
];
/** Characters of a name that are looked at. */
const MAX_NAME = 200;
const PROMOTION = [
  /\d\s*%|[$€£]\s*\d/,
  /\s\S.*!\s*$/,
  /\b(discounts?|coupons?|promo( code)?|free shipping|best prices?|lowest prices?|special offers?|(buy|shop|order|click|subscribe) (now|here|today))\b/i,
];

/** Words before a name: posted by, geschrieben von. */
const BEFORE_NAME =
  /^(?:by|(?:posted|published|written|reviewed|edited)(?: on [^,]{1,40})? by|(?:geschrieben|verfasst) von|(?:publié|écrit|rédigé) par|(?:escrito|publicado) por|(?:scritto|pubblicato) da|geschreven door)[\s:]/i;
/** A post behind a name, set off by a comma. */
const POST =
  /,\s*(?:[\p{L}-]+\s+){0,3}(?:editors?(?:[- ]in[- ]chief)?|authors?|writers?|reporter|journalist|correspondent|contributor|columnist|ceo|cto|cfo|founder|co-founder|director|manager|redakteur(?:in)?|chefredakteur(?:in)?|rédacteur|rédactrice|redactor[a]?|redattore|redattrice)\b/iu;

/** Whether more than a name stands as an author's name: how it came about, or a post. A guess from its words. */
export function namesMoreThanAuthor(name: string): boolean {
  const text = name.trim().slice(0, MAX_NAME);
  return BEFORE_NAME.test(text) || POST.test(text);
}

/** Whether what stands as an author's name is rather a web or mail address. A guess from its looks. */
export function looksLikeAddress(name: string): boolean {
  return ADDRESS.some((pattern) => pattern.test(name.trim()));
}

/** Whether what stands as an author's name is rather advertising: prices, percentages, calls to buy. A guess, too. */
export function looksLikePromotion(name: string): boolean {
  return PROMOTION.some((pattern) => pattern.test(name));
}
