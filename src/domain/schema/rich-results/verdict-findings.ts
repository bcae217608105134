import type { RichResultVerdict, SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';
import { SCHEMA_CHECK_MESSAGES as SAYS } from '../../../contracts/schema/schema-check-messages';
import { MAX_SNIPPET_PRODUCTS } from '../finding';
import type { Markup } from '../markup/markup-graph';
import { exclusionOf, isOnlyOffered } from './exclusions';
import { filled } from './requirements';
import { PRODUCT_SNIPPET, type RichResultRule } from './rich-result-rule';
import { RICH_RESULT_RULES } from './rich-results';
import { countProducts } from './several-products';
import { JSON_LD_SOURCE } from './sources';
import { CONTEXT, isInList } from './verdicts';

/** Days after which a rule is to be held against its source again. */
const STALE_DAYS = 180;
const DAY = 86_400_000;
const RULES = new Map(RICH_RESULT_RULES.map((rule) => [rule.feature, rule]));

/** What the verdicts say of the properties of entities. */
export function verdictFindings(
  markup: Markup,
  verdicts: readonly RichResultVerdict[],
  today: string,
): SchemaMarkupFinding[] {
  return [
    ...verdicts.flatMap((verdict) => ofVerdict(verdict, { markup, today })),
    ...withoutContext(verdicts, markup),
    ...severalProducts(verdicts, markup),
    ...priceRanges(verdicts, markup),
    ...staleRules(verdicts, today),
  ];
}

function ofVerdict(
  verdict: RichResultVerdict,
  { markup, today }: { markup: Markup; today: string },
): SchemaMarkupFinding[] {
  const { entity, feature, title, source, missing, recommended, optional = [], endedOn } = verdict;
  const about = { entity, line: markup.entities[entity]?.line, source };
  const type = markup.entities[entity]?.types.join(', ') || 'Thing';
  if (verdict.state === 'ended' && endedOn) {
    return [{ ...about, level: 'info', rule: 'result-ended', sentence: SAYS.ended(dayInWords(endedOn)) }];
  }
  const rule = RULES.get(feature);
  const exclusion = rule && exclusionOf(rule, entity, { markup, today });
  return [
    ...missing
      .filter((path) => path !== CONTEXT)
      .map((path): SchemaMarkupFinding => ({
        ...about,
        level: 'error',
        rule: 'required-missing',
        property: path,
        sentence: SAYS.missing(type, inWords(path), title),
      })),
    ...(rule ? tooFew(rule, entity, markup).map((fault) => ({ ...about, ...fault })) : []),
    ...recommended.map((path): SchemaMarkupFinding => ({
      ...about,
      level: 'warning',
      rule: 'recommended-missing',
      property: path,
      sentence: SAYS.recommended(type, inWords(path), title),
    })),
    ...(optional.length > 0
      ? [
          {
            ...about,
            level: 'info' as const,
            rule: 'optional-missing',
            sentence: SAYS.optional(title, optional.map(inWords).join(', ')),
          },
        ]
      : []),
    ...(exclusion ? [{ ...about, ...exclusion }] : []),
    // The list may be on another page, which links to this one.
    ...(rule?.inList && !isInList(entity, markup)
      ? [{ ...about, level: 'info' as const, rule: 'list-missing', sentence: SAYS.listOnly(type, title) }]
      : []),
    ...(rule?.note ? [{ ...about, level: 'info' as const, rule: 'result-note', sentence: rule.note }] : []),
  ];
}

/** Values of which there are some, and not enough. */
function tooFew({ required, title }: RichResultRule, entity: number, { entities }: Markup) {
  return required.flatMap((asked) => {
    const { path, atLeast = 0 } = typeof asked === 'string' ? { path: asked } : asked;
    const { types = [], properties = {} } = entities[entity] ?? {};
    const count = filled(properties[path]).length;
    if (count === 0 || count >= atLeast) return [];
    const sentence = SAYS.tooFew(types.join(', ') || 'Thing', path, count, atLeast, title);
    return [{ level: 'error' as const, rule: 'too-few', property: path, sentence }];
  });
}

/** Once for an entity, however many rich results it costs. */
function withoutContext(verdicts: readonly RichResultVerdict[], { entities }: Markup): SchemaMarkupFinding[] {
  const bare = verdicts.filter(({ missing }) => missing.includes(CONTEXT)).map(({ entity }) => entity);
  return [...new Set(bare)].map((entity) => ({
    ...{ entity, line: entities[entity]?.line, source: JSON_LD_SOURCE, property: CONTEXT },
    level: 'error',
    rule: 'context-missing',
    sentence: SAYS.noContext(entities[entity]?.types.join(', ') || 'Thing'),
  }));
}

function severalProducts(verdicts: readonly RichResultVerdict[], markup: Markup): SchemaMarkupFinding[] {
  const count = countProducts(verdicts, markup);
  const source = RULES.get(PRODUCT_SNIPPET)?.source;
  if (count <= MAX_SNIPPET_PRODUCTS || !source) return [];
  return [{ level: 'warning', rule: 'several-products', sentence: SAYS.severalProducts(count), source }];
}

/** The prices of several shops in one: a product snippet shows them, a merchant listing is of one's own. */
function priceRanges(verdicts: readonly RichResultVerdict[], markup: Markup): SchemaMarkupFinding[] {
  const { notOffered = '', source, title = '' } = RULES.get('merchant-listing') ?? {};
  if (!source) return [];
  return verdicts
    .filter(({ feature, entity }) => feature === PRODUCT_SNIPPET && isOnlyOffered(notOffered, entity, markup))
    .map(({ entity }) => ({
      ...{ entity, line: markup.entities[entity]?.line, source, property: 'offers' },
      level: 'info',
      rule: 'offer-type',
      sentence: SAYS.wronglyOffered(notOffered, title),
    }));
}

function inWords(path: string): string {
  const ways = path.split('|');
  const last = ways.pop() ?? '';
  return ways.length > 0 ? `${ways.join(', ')} or ${last}` : last;
}

function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}

function staleRules(verdicts: readonly RichResultVerdict[], today: string): SchemaMarkupFinding[] {
  const stale = new Map<string, RichResultVerdict>();
  for (const verdict of verdicts) {
    const days = (Date.parse(today) - Date.parse(verdict.lastVerified)) / DAY;
    if (days > STALE_DAYS) stale.set(verdict.title, verdict);
  }
  return [...stale.values()].map(({ title, lastVerified, source }) => ({
    level: 'info',
    rule: 'rule-stale',
    sentence: SAYS.stale(title, dayInWords(lastVerified)),
    source,
  }));
}
