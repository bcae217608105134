import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaMarkupFinding, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { numberOf } from '../values/numbers';
import { isKindOf, isType } from '../vocabulary/vocabulary';
import { reviewedBy } from './requirements';
import type { RichResultRule } from './rich-result-rule';

const PRICES = ['price', 'lowPrice', 'minPrice'];

/** Why an entity that has all that a rich result asks for gets none. */
export type Exclusion = Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence'>;

/** What keeps an entity from a rich result, beside what it lacks; undefined where nothing does. */
export function exclusionOf(rule: RichResultRule, entity: number, markup: Markup): Exclusion | undefined {
  const costs = rule.required.some((asked) => typeof asked !== 'string' && asked.positive);
  if (costs) return freelyOffered(rule, entity, markup);
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

/** Whether an entity has offers, and all of this type. */
export function isOnlyOffered(type: string, entity: number, { entities }: Markup): boolean {
  const offers = entities[entity]?.properties['offers'] ?? [];
  const isOf = ({ entity: offer }: SchemaValue) =>
    entities[offer ?? -1]?.types.some((each) => isKindOf(each, type)) === true;
  return offers.length > 0 && offers.every(isOf);
}

/** The price of something that is sold is above 0. */
function freelyOffered({ title }: RichResultRule, entity: number, markup: Markup): Exclusion | undefined {
  const pricesOf = (holder: number, depth = 2): string[] => {
    const { properties = {} } = markup.entities[holder] ?? {};
    const values = PRICES.flatMap((name) => properties[name] ?? []);
    const own = values.flatMap(({ text }) => (text === undefined ? [] : [text]));
    const specified = depth > 0 ? (properties['priceSpecification'] ?? []) : [];
    return [...own, ...specified.flatMap((each) => pricesOf(each.entity ?? -1, depth - 1))];
  };
  const offers = markup.entities[entity]?.properties['offers'] ?? [];
  const isFree = offers.some(({ entity: offer = -1 }) =>
    pricesOf(offer).some((text) => numberOf(text) === 0),
  );
  return isFree ? { level: 'warning', rule: 'price-zero', sentence: SAYS.priceZero(title) } : undefined;
}
