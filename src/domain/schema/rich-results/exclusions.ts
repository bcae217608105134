import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaMarkupFinding, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { isKindOf, isType } from '../vocabulary/vocabulary';
import { reviewedBy } from './requirements';
import type { RichResultRule } from './rich-result-rule';

/** Why an entity that has all that a rich result asks for gets none. */
export type Exclusion = Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence'>;

/** What keeps an entity from a rich result, beside what it lacks; undefined where nothing does. */
export function exclusionOf(rule: RichResultRule, entity: number, markup: Markup): Exclusion | undefined {
  if (rule.notOffered) return wronglyOffered(rule, entity, markup);
  return rule.reviewed ? notReviewable(rule.reviewed, entity, markup) : undefined;
}

/** Types that schema.org does not have are told of elsewhere, and what has none may be anything. */
function notReviewable(kinds: readonly string[], entity: number, markup: Markup): Exclusion | undefined {
  const types = reviewedBy(entity, markup).map(({ entity: reviewed }) =>
    (markup.entities[reviewed ?? -1]?.types ?? []).filter(isType),
  );
  const isExcluded = (each: readonly string[]) =>
    each.length > 0 && !each.some((type) => kinds.some((kind) => isKindOf(type, kind)));
  if (types.length === 0 || !types.every(isExcluded)) return undefined;
  const sentence = SAYS.notReviewable(types[0]?.join(', ') ?? '');
  return { level: 'warning', rule: 'reviewed-type', sentence };
}

/** One offer that is right is enough. */
function wronglyOffered(
  { notOffered = '', title }: RichResultRule,
  entity: number,
  { entities }: Markup,
): Exclusion | undefined {
  const offers = entities[entity]?.properties['offers'] ?? [];
  const isWrong = ({ entity: offer }: SchemaValue) =>
    entities[offer ?? -1]?.types.some((type) => isKindOf(type, notOffered)) === true;
  if (offers.length === 0 || !offers.every(isWrong)) return undefined;
  return { level: 'warning', rule: 'offer-type', sentence: SAYS.wronglyOffered(notOffered, title) };
}
