import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import { parseUrl } from '../../../contracts/validation/parse-url';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { REVIEWED_BY, textOf } from '../rich-results/requirements';
import { googlePage } from '../rich-results/sources';
import { isKindOf } from '../vocabulary/vocabulary';

const { source } = googlePage('review snippets', 'review-snippet');
/** What employees say of their employer is a result of its own. */
const OTHERS: ReadonlySet<string> = new Set(['EmployerAggregateRating', 'ClaimReview']);

/** The type by which an entity is a business that may not show its own reviews; a vacation rental may. */
function businessOf(types: readonly string[]): string | undefined {
  if (types.includes('VacationRental')) return undefined;
  return types.find((type) => isKindOf(type, 'Organization'));
}

/** Google shows no stars for what businesses say of themselves, whichever of the two names the other. */
export function checkSelfServing(markup: Markup, findings: MarkupFindings): void {
  const add = (business: string, entity: number, property: string, line: number) => {
    const about = { entity, property, line, source, sentence: SAYS.selfServing(business) };
    findings.add({ ...about, level: 'warning', rule: 'self-serving' });
  };
  markup.entities.forEach(({ types, properties }, entity) => {
    if (markup.vocabularies.get(entity) === 'other') return;
    const business = businessOf(types);
    for (const property of business ? REVIEWED_BY : []) {
      const [value] = properties[property] ?? [];
      if (business && value) add(business, entity, property, value.line);
    }
    const named = isHeldByBusiness(entity, markup) ? undefined : reviewedBusiness(entity, markup);
    if (named) add(named.type, entity, 'itemReviewed', named.line);
  });
}

/** Whether a review or rating is of a business, and as far as the markup tells the business's own. */
export function isSelfServing(entity: number, markup: Markup): boolean {
  return isHeldByBusiness(entity, markup) || reviewedBusiness(entity, markup) !== undefined;
}

function isHeldByBusiness(entity: number, { entities, parents }: Markup): boolean {
  return (parents[entity] ?? []).some(
    ({ entity: holder, property }) =>
      REVIEWED_BY.has(property) && businessOf(entities[holder]?.types ?? []) !== undefined,
  );
}

function reviewedBusiness(entity: number, markup: Markup): { type: string; line: number } | undefined {
  const { types = [], properties = {} } = markup.entities[entity] ?? {};
  const isReview = types.some((type) => isKindOf(type, 'Review') || isKindOf(type, 'AggregateRating'));
  if (!isReview || types.some((type) => OTHERS.has(type))) return undefined;
  for (const { entity: reviewed = -1, line } of properties['itemReviewed'] ?? []) {
    const type = businessOf(markup.entities[reviewed]?.types ?? []);
    if (type && !isOfOthers(properties, reviewed, markup)) return { type, line };
  }
  return undefined;
}

/** A review that somebody else publishes, or on another site than that of the business. */
function isOfOthers(
  review: Readonly<Record<string, SchemaValue[]>>,
  business: number,
  { entities, base }: Markup,
): boolean {
  const reviewed = entities[business];
  const [publisher] = review['publisher'] ?? [];
  if (publisher && publisher.entity !== business) {
    const name = publisher.text ?? nameOf(entities[publisher.entity ?? -1]);
    if (name && name.trim() !== nameOf(reviewed)) return true;
  }
  const site = siteOf(parseUrl(textOf(reviewed, 'url') ?? ''));
  return site !== undefined && base !== undefined && site !== siteOf(base);
}

function nameOf(entity: SchemaEntity | undefined): string | undefined {
  return textOf(entity, 'name')?.trim();
}

function siteOf(url: URL | undefined): string | undefined {
  return url?.hostname.replace(/^www\./, '');
}
