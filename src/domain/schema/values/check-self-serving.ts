import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { MarkupFindings } from '../findings';
import type { Markup } from '../markup/markup-graph';
import { googlePage } from '../rich-results/sources';
import { isKindOf } from '../vocabulary/vocabulary';

const { source } = googlePage('review snippets', 'review-snippet');
const REVIEWS = ['review', 'reviews', 'aggregateRating'];

/** The type by which an entity is a business that may not show its own reviews; a vacation rental may. */
export function businessOf(types: readonly string[]): string | undefined {
  if (types.includes('VacationRental')) return undefined;
  return types.find((type) => isKindOf(type, 'Organization'));
}

/** Google shows no stars for what businesses say of themselves. */
export function checkSelfServing(markup: Markup, findings: MarkupFindings): void {
  markup.entities.forEach(({ types, properties }, entity) => {
    const business = businessOf(types);
    if (!business || markup.vocabularies.get(entity) === 'other') return;
    for (const property of REVIEWS) {
      const [value] = properties[property] ?? [];
      if (!value) continue;
      const sentence = SAYS.selfServing(business);
      findings.add({
        level: 'warning',
        rule: 'self-serving',
        entity,
        property,
        line: value.line,
        source,
        sentence,
      });
    }
  });
}
