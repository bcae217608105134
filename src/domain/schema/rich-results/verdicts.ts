import type { RichResultVerdict, SchemaValue } from '../../../contracts/schema/schema-checks';
import { MAX_SNIPPET_PRODUCTS } from '../finding';
import type { Markup } from '../markup/markup-graph';
import { isKindOf, isType } from '../vocabulary/vocabulary';
import { isSelfServing } from '../values/check-self-serving';
import { isCarousel } from './carousels';
import { exclusionOf, isOnlyOffered } from './exclusions';
import { RequirementJudge } from './requirements';
import { pathOf, PRODUCT_SNIPPET, type Requirement, type RichResultRule } from './rich-result-rule';
import { RICH_RESULT_RULES } from './rich-results';
import { countProducts } from './several-products';

/** Through these an entity inside another is what the page is about. */
const CARRIERS: ReadonlySet<string> = new Set([
  ...['mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'hasPart', 'about', 'subjectOf'],
  ...['hasVariant', 'subEvent', 'subOrganization', 'department', 'dataset'],
]);
/** What an entity lacks whose names mean nothing. */
export const CONTEXT = '@context';
/** Of the types that schema.org has, those that were asked for. */
const RULES_BY_TYPE = new Map<string, readonly RichResultRule[]>();

/** What each entity gets of each rich result. */
export function verdictsOf(
  markup: Markup,
  { invalid, today }: { invalid: ReadonlySet<SchemaValue>; today: string },
): RichResultVerdict[] {
  const judge = new RequirementJudge(markup, invalid);
  const verdicts = markup.entities.flatMap(({ types }, entity) =>
    rulesOf(types)
      .filter((rule) => applies(rule, entity, { markup, judge }))
      .map((rule) => verdictOf(rule, entity, { markup, judge, today })),
  );
  if (countProducts(verdicts, markup) <= MAX_SNIPPET_PRODUCTS) return verdicts;
  return verdicts.map((verdict) =>
    verdict.feature === PRODUCT_SNIPPET ? { ...verdict, state: 'not-eligible' } : verdict,
  );
}

/** The rules that may apply to entities of these types, in their order. */
function rulesOf(types: readonly string[]): readonly RichResultRule[] {
  const [type = ''] = types;
  const isOf = (rule: RichResultRule) =>
    rule.types.some((kind) => types.some((each) => isKindOf(each, kind)));
  if (types.length !== 1 || !isType(type)) return RICH_RESULT_RULES.filter(isOf);
  const known = RULES_BY_TYPE.get(type) ?? RICH_RESULT_RULES.filter(isOf);
  RULES_BY_TYPE.set(type, known);
  return known;
}

/** What verdicts are found with. */
interface Judging {
  markup: Markup;
  judge: RequirementJudge;
}

function applies(rule: RichResultRule, entity: number, judging: Judging): boolean {
  const { markup } = judging;
  if (markup.vocabularies.get(entity) === 'other') return false;
  return (
    isSeen(rule, entity, markup) &&
    isMeantBy(rule, markup.entities[entity]?.types ?? []) &&
    fits(rule, entity, judging)
  );
}

function isSeen({ nested, within }: RichResultRule, entity: number, markup: Markup): boolean {
  if (nested || markup.topLevel.has(entity)) return true;
  const typesOf = (holder: number) => markup.entities[holder]?.types ?? [];
  return (markup.parents[entity] ?? []).some(({ entity: holder, property }) =>
    within ? typesOf(holder).some((type) => isKindOf(type, within)) : CARRIERS.has(property),
  );
}

function isMeantBy(rule: RichResultRule, types: readonly string[]): boolean {
  const isOf = (kind: string) => types.some((type) => isKindOf(type, kind));
  if (rule.together && !rule.types.every(isOf)) return false;
  if (rule.exactly && !types.every((type) => rule.types.includes(type))) return false;
  return !rule.except?.some(isOf);
}

function fits(rule: RichResultRule, entity: number, { markup, judge }: Judging): boolean {
  const { properties = {} } = markup.entities[entity] ?? {};
  if (rule.when && !rule.when.some((name) => name in properties)) return false;
  if (rule.where && !judge.isTrue(entity, rule.where)) return false;
  if (rule.isCarousel && !isCarousel(entity, markup)) return false;
  if (rule.unless && judge.isTrue(entity, rule.unless)) return false;
  return !rule.notOffered || !isOnlyOffered(rule.notOffered, entity, markup);
}

function verdictOf(
  rule: RichResultRule,
  entity: number,
  { markup, judge, today }: Judging & { today: string },
): RichResultVerdict {
  const { feature, title, source, lastVerified, endedOn } = rule;
  const told = { feature, title, entity, source, lastVerified, ...(endedOn && { endedOn }) };
  if (endedOn && endedOn <= today) return { ...told, state: 'ended', missing: [], recommended: [] };
  const found = (asked: readonly Requirement[]) =>
    asked.map((each) => ({ each, is: judge.judge(entity, each) }));
  const required = found(rule.required);
  const recommended = found(rule.recommended === 'nothing' ? [] : rule.recommended);
  const optional = found(rule.optional ?? []);
  const lacking = (asked: typeof required) =>
    asked.filter(({ is }) => is === 'missing').map(({ each }) => pathOf(each));
  const missing = lacking(required);
  if (markup.vocabularies.get(entity) === 'none') missing.push(CONTEXT);
  const isBarred =
    missing.length > 0 ||
    markup.broken.has(entity) ||
    required.some(({ is }) => is === 'invalid' || is === 'few') ||
    exclusionOf(rule, entity, { markup, today }) !== undefined;
  const isPoor = recommended.some(({ is }) => is !== 'met') || isSelfServing(entity, markup);
  return {
    ...told,
    state: isBarred ? 'not-eligible' : isPoor ? 'warnings' : 'eligible',
    missing,
    recommended: lacking(recommended),
    optional: lacking(optional),
    ...(rule.recommended === 'nothing' && { recommendsNothing: true as const }),
  };
}

/** Whether a list of the page holds an entity. */
export function isInList(entity: number, { entities, parents }: Markup): boolean {
  return (parents[entity] ?? []).some(({ entity: holder, property }) => {
    const types = entities[holder]?.types ?? [];
    return property === 'itemListElement' || (property === 'item' && types.includes('ListItem'));
  });
}
