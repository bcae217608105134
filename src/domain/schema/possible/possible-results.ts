import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaReport } from '../../../contracts/schema/schema-checks';
import type { PageZones } from '../../../contracts/text/text-page';
import type { PageSignals } from '../markup/page-elements';
import { RICH_RESULTS } from '../rich-results/rich-results';

/** Characters of the page's text that are looked at. */
const MAX_TEXT = 200_000;
const PRICE = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP))\s?\d[\d.,]{0,15}|\b\d[\d.,]{0,15}\s?(?:[€£]|(?:USD|EUR|GBP)\b)/;
const TO_BUY =
  /\b(?:add to (?:cart|basket|bag)|buy now|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello|in stock|out of stock)\b|в корзину/i;
const RATING = /\b\d(?:[.,]\d)?\s?(?:\/|out of|von|sur|de)\s?(?:5|10)\b|★{2,}/i;
const INGREDIENTS = /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ингредиенты)\b/i;
const STEPS =
  /^(?:instructions|directions|method|preparation|steps|zubereitung|préparation|preparación|elaboración|preparazione|procedimento)\b/i;
const MIN_QUESTIONS = 2;

/** Which rich results a page without markup could carry by what is on it, and why. */
export function possibleResults(signals: PageSignals, zones: PageZones): SchemaReport['possible'] {
  const { headings } = zones;
  const text = textOf(zones);
  const price = TO_BUY.test(text) ? PRICE.exec(text)?.[0] : undefined;
  const rating = RATING.exec(text)?.[0];
  const questions = headings.filter((heading) => /[?？؟]$/.test(heading.text.trim())).length;
  const says = (pattern: RegExp) => headings.some((heading) => pattern.test(heading.text.trim()));
  const isDated = signals.time !== undefined || signals.metas.has('article:published_time');
  const isArticle =
    (signals.hasArticle || signals.metas.get('og:type') === 'article') && isDated && headings.length > 0;
  return [
    ...possible('breadcrumb', signals.hasBreadcrumbs, SAYS.possibleBreadcrumb),
    ...possible('product-snippet', price !== undefined, SAYS.possibleProduct(price ?? '')),
    ...possible('recipe', says(INGREDIENTS) && says(STEPS), SAYS.possibleRecipe),
    ...possible('review-snippet', rating !== undefined, SAYS.possibleReview(rating ?? '')),
    ...possible('article', isArticle && price === undefined, SAYS.possibleArticle),
    ...possible('video', signals.hasVideo, SAYS.possibleVideo),
    ...possible('qa-page', questions >= MIN_QUESTIONS, SAYS.possibleQuestions(questions)),
    ...possible('local-business', signals.hasAddress, SAYS.possibleBusiness),
  ];
}

function possible(feature: string, applies: boolean, reason: string): SchemaReport['possible'] {
  const title = RICH_RESULTS.find((result) => result.feature === feature)?.title ?? feature;
  return applies ? [{ feature, title, reason }] : [];
}

function textOf({ blocks }: PageZones): string {
  let text = '';
  for (const block of blocks) {
    text += `${block.text}\n`;
    if (text.length > MAX_TEXT) break;
  }
  return text.slice(0, MAX_TEXT);
}
