import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { isKindOf, isType } from '../vocabulary/vocabulary';
import { reviewedBy } from './requirements';
import type { RichResultRule } from './rich-result-rule';

/** Why an entity that has all that a rich result asks for gets none. */
export type Exclusion = Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence'>;

/** What keeps an entity from a rich result, beside what it lacks; undefined where nothing does. */
export function exclusionOf(rule: RichResultRule, entity: number, markup: Markup): Exclusion | undefined {
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
  return { level: 'error', rule: 'reviewed-type', sentence };
}
