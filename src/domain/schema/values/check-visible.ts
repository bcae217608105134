import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { RichResultVerdict, SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { GUIDELINES as source } from '../rich-results/sources';
import { PRICES } from './prices';
import { numberOf, plainNumber } from './numbers';
import { folded, starsOf, withPlainNumbers } from './plain-text';

/** What people must see of an entity that gets a rich result, and of what it holds. */
const NAMES: ReadonlySet<string> = new Set(['name', 'headline', 'title']);
const NUMBERS: ReadonlySet<string> = new Set([...PRICES, 'ratingValue']);
/** Groups of three with a plain blank between them, which may be several numbers as well. */
const SPACED_IN_TEXT = /(?<![\d.,])\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)/g;
/** Cents apart from what they are cents of. */
const RAISED_CENTS = /(?<![\d.,])(\d{1,3}(?:[.,]?\d{3})*)[.,]?\s(\d{2})(?![\d.,]?\d)/g;
const NUMBER_IN_TEXT = /\d[\d.,'’\u00a0\u202f]*/g;
/** Characters of a number; what is longer is none that a price or a rating could be. */
const MAX_NUMBER = 40;
/** What Google takes without showing its name on the page: who is behind it, and on what terms. */
const UNSEEN_RESULTS: ReadonlySet<string> = new Set([
  ...['breadcrumb', 'organization', 'loyalty-program', 'shipping-policy', 'return-policy'],
]);
/** Names looked for in one page: each goes through its whole text. */
const MAX_NAMES = 100;

/** Says which names, prices and ratings of rich results the text of the page does not hold. */
export function checkVisible(
  markup: Markup,
  verdicts: readonly RichResultVerdict[],
  pageText: string,
): SchemaMarkupFinding[] {
  const text = folded(pageText);
  if (text === '') return [];
  const numbers = numbersOf(withPlainNumbers(pageText));
  const stars = starsOf(pageText);
  let sought = 0;
  const isShown = (property: string, value: string) => {
    const number = NUMBERS.has(property) ? numberOf(value) : undefined;
    // What costs nothing is called free, in the page's language.
    if (number === 0 && PRICES.has(property)) return true;
    if (number !== undefined) {
      const isInStars = property === 'ratingValue' && stars.some((shown) => Math.abs(shown - number) < 1);
      return isInStars || writings(property, number).some((written) => numbers.has(written));
    }
    sought += 1;
    return sought > MAX_NAMES || NUMBERS.has(property) || text.includes(folded(value));
  };
  const findings: SchemaMarkupFinding[] = [];
  for (const entity of shownEntities(markup, verdicts)) {
    const { properties = {} } = markup.entities[entity] ?? {};
    for (const [property, [value]] of Object.entries(properties)) {
      if (!value?.text?.trim() || !(NAMES.has(property) || NUMBERS.has(property))) continue;
      if (isShown(property, value.text)) continue;
      const sentence = SAYS.notVisible(property, value.text.trim());
      findings.push({
        level: 'warning',
        rule: 'not-visible',
        entity,
        property,
        line: value.line,
        source,
        sentence,
      });
    }
  }
  return findings;
}

/** Those of verdicts, with the offers and ratings that they hold; of authors and the like nobody asks it. */
function shownEntities(markup: Markup, verdicts: readonly RichResultVerdict[]): Set<number> {
  const judged = verdicts.filter(({ state, feature }) => state !== 'ended' && !UNSEEN_RESULTS.has(feature));
  const shown = new Set(judged.map(({ entity }) => entity));
  for (const entity of [...shown]) {
    for (const property of ['offers', 'aggregateRating', 'reviewRating']) {
      for (const value of markup.entities[entity]?.properties[property] ?? []) {
        if (value.entity !== undefined) shown.add(value.entity);
      }
    }
  }
  return shown;
}

/** A number as pages show it: cents raised, and so run into the rest or apart from it; ratings rounded. */
function writings(property: string, number: number): number[] {
  if (PRICES.has(property)) return [number, Math.round(number * 100)];
  return [number, Math.round(number * 10) / 10, Math.round(number * 2) / 2, Math.round(number)];
}

/** All numbers of a text, however they are written; one that may be read two ways is both. */
function numbersOf(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [found] of [...text.matchAll(NUMBER_IN_TEXT), ...text.matchAll(SPACED_IN_TEXT)]) {
    if (found.length > MAX_NUMBER) continue;
    const written = found.replace(/[.,'’\u00a0\u202f]+$/, '');
    const plain = plainNumber(written);
    if (plain !== undefined) numbers.add(Number(plain));
    if (/^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/.test(written))
      numbers.add(Number(written.replace(/\D/g, '')));
  }
  for (const [, whole = '', cents = ''] of text.matchAll(RAISED_CENTS)) {
    numbers.add(Number(`${whole.replace(/\D/g, '')}.${cents}`));
  }
  return numbers;
}
