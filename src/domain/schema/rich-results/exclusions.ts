import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { numberOf } from '../values/numbers';
import { isBefore } from '../values/dates';
import { isKindOf, isType } from '../vocabulary/vocabulary';
import { carouselFault } from './carousels';
import { reviewedBy, textOf } from './requirements';
import type { Exclusion, RichResultRule } from './rich-result-rule';

const PRICES = ['price', 'lowPrice', 'minPrice'];

/** What keeps an entity from a rich result, beside what it lacks; undefined where nothing does. `today`: ISO date. */
export function exclusionOf(
  rule: RichResultRule,
  entity: number,
  { markup, today }: { markup: Markup; today: string },
): Exclusion | undefined {
  const costs = rule.required.some((asked) => typeof asked !== 'string' && asked.positive);
  if (costs) return freelyOffered(rule, entity, markup);
  if (rule.reviewed) return notReviewable(rule.reviewed, entity, markup);
  if (rule.isCarousel) return carouselFault(entity, markup);
  return (
    (rule.endsWith && isOver(rule.endsWith, markup.entities[entity], today)) ??
    (rule.atPlace ? onlyOnline(entity, markup) : undefined)
  );
}

/** Of a moment, where it is. */
const DAY = /\d{4}-\d{2}-\d{2}/;

/** What is over by the first of these properties that it has; what was put off has no day yet. */
function isOver(
  ends: readonly string[],
  entity: SchemaEntity | undefined,
  today: string,
): Exclusion | undefined {
  const property = ends.find((name) => textOf(entity, name)?.trim());
  const end = property && textOf(entity, property);
  if (!end || !isBefore(end, today) || /Postponed$/i.test(textOf(entity, 'eventStatus') ?? ''))
    return undefined;
  const sentence = SAYS.over(entity?.types.join(', ') ?? '', property, DAY.exec(end)?.[0] ?? end.trim());
  return { level: 'warning', rule: 'over', property, sentence };
}

/** An event that takes place nowhere. Source: Google, event, which shows events that people can go to. */
function onlyOnline(entity: number, { entities }: Markup): Exclusion | undefined {
  const places = entities[entity]?.properties['location'] ?? [];
  const isVirtual = ({ entity: place = -1 }: SchemaValue) =>
    entities[place]?.types.includes('VirtualLocation');
  const isOnline = /Online/.test(textOf(entities[entity], 'eventAttendanceMode') ?? '');
  if (places.length > 0 ? !places.every(isVirtual) : !isOnline) return undefined;
  return { level: 'info', rule: 'online-event', property: 'location', sentence: SAYS.onlineEvent };
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
