import type { SchemaEntity, SchemaValue } from '../../../contracts/schema/schema-checks';
import type { Markup } from '../markup/markup-graph';
import { numberOf } from '../values/numbers';
import { isKindOf } from '../vocabulary/vocabulary';
import { groupOf, INHERITED } from './product-groups';
import type { Condition, Requirement } from './rich-result-rule';

/** `invalid`: it is there, and wrong; `few`: there are not enough of them. */
export type Fulfilment = 'met' | 'missing' | 'invalid' | 'few';

/** Properties that say the same another way; behind `!` no third way is looked for. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  price: ['lowPrice', 'priceSpecification.price!', 'priceSpecification.minPrice'],
  priceCurrency: ['priceSpecification.priceCurrency!'],
  gtin: ['gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'mpn'],
  review: ['reviews'],
  latitude: ['geo.latitude'],
  longitude: ['geo.longitude'],
  menu: ['hasMenu'],
  openingHoursSpecification: ['openingHours'],
  recipeIngredient: ['ingredients'],
};
/** One step of a path, with what is only for the judge. */
const STEP = /^(?<name>[^<?!(]+)(?:<(?<type>!?\w+)>)?(?:\((?<property>\w+)(?<words>[:!]\w+)\))?[?!]?$/;
/** Paths and steps that were asked for: there are a few hundred, and each is judged of many entities. */
const WAYS = new Map<string, string[][]>();
const STEPS = new Map<string, Step>();

interface Step {
  name: string;
  type?: string | undefined;
  property?: string | undefined;
  words?: string | undefined;
}

/** By these an entity is the `itemReviewed` of the one that it holds. */
export const REVIEWED_BY: ReadonlySet<string> = new Set(['review', 'reviews', 'aggregateRating']);

/** Judges what is asked of entities. Paths are short and fixed, so that references in a circle end with them. */
export class RequirementJudge {
  constructor(
    private readonly markup: Markup,
    private readonly invalid: ReadonlySet<SchemaValue>,
  ) {}

  judge(entity: number, requirement: Requirement): Fulfilment {
    const { path, ...asked } = typeof requirement === 'string' ? { path: requirement } : requirement;
    if (asked.of && !this.isOf(entity, asked.of)) return 'met';
    if (asked.where && !this.isTrue(entity, asked.where)) return 'met';
    if (asked.unless && this.isTrue(entity, asked.unless)) return 'met';
    if (asked.orHeldBy && this.markup.parents[entity]?.some(({ property }) => property === asked.orHeldBy))
      return 'met';
    const ways = waysOf(path);
    const values = asked.atLeast || asked.exceptLast ? this.valuesOf(entity, ways[0]?.[0] ?? '') : [];
    if (asked.atLeast && values.length < asked.atLeast) return values.length > 0 ? 'few' : 'missing';
    if (asked.exceptLast) return this.ofEach(inOrder(values, this.markup).slice(0, -1), withoutFirst(ways));
    return this.oneOf(entity, ways);
  }

  /** Values of a property that say something; a variant has its group's, and a role stands for what it is the role of. */
  valuesOf(entity: number, property: string): SchemaValue[] {
    if (property === 'itemReviewed') return reviewedBy(entity, this.markup);
    const own = this.withoutRoles(filled(this.markup.entities[entity]?.properties[property]), property);
    if (own.length > 0 || !INHERITED.has(property)) return own;
    const group = groupOf(entity, this.markup);
    return group === undefined ? [] : filled(this.markup.entities[group]?.properties[property]);
  }

  private withoutRoles(values: SchemaValue[], property: string): SchemaValue[] {
    const isRole = ({ entity }: SchemaValue) => entity !== undefined && this.isOf(entity, 'Role');
    if (!values.some(isRole)) return values;
    return distinct(values).flatMap((value) =>
      isRole(value) ? filled(this.markup.entities[value.entity ?? -1]?.properties[property]) : [value],
    );
  }

  /** Whether something along a path is of the type or has the text. */
  isTrue(entity: number, { path, types = [], text }: Condition): boolean {
    let values: SchemaValue[] = [{ entity, line: 1 }];
    for (const property of path.split('.')) {
      values = distinct(values).flatMap((value) =>
        value.entity === undefined ? [] : this.valuesOf(value.entity, property),
      );
    }
    return values.some(
      (value) =>
        types.some((type) => value.entity !== undefined && this.isOf(value.entity, type)) ||
        (text !== undefined && text.test(value.text?.trim() ?? value.dangling ?? '')),
    );
  }

  private isOf(entity: number, type: string): boolean {
    return this.markup.entities[entity]?.types.some((each) => isKindOf(each, type)) === true;
  }

  /** `!Type`: of any but that type, and what is of none. */
  private isCounted({ entity }: SchemaValue, type: string): boolean {
    const isNot = type.startsWith('!');
    return isNot !== (entity !== undefined && this.isOf(entity, type.replace('!', '')));
  }

  /** Whether the first text of a property has the words, or, behind `!`, hasn't. */
  private says({ entity = -1 }: SchemaValue, property: string, words = ''): boolean {
    const [, mark, text = ''] = /^([:!])(.*)$/.exec(words) ?? [];
    const [value] = this.markup.entities[entity]?.properties[property] ?? [];
    const found = (value?.text ?? value?.dangling ?? '').toLowerCase().includes(text.toLowerCase());
    return found === (mark === ':');
  }

  private oneOf(entity: number, ways: readonly string[][]): Fulfilment {
    const [only] = ways;
    if (only && ways.length === 1) return this.along(entity, only[0] ?? '', [only.slice(1)]);
    const firsts = new Set(ways.map(([first = '']) => first));
    const found = [...firsts].map((first) => {
      const rests = ways.filter((way) => way[0] === first).map((way) => way.slice(1));
      return this.along(entity, first, rests);
    });
    return found.includes('met') ? 'met' : found.includes('invalid') ? 'invalid' : 'missing';
  }

  private along(entity: number, first: string, rests: string[][]): Fulfilment {
    const { name, type, property, words } = stepOf(first);
    const all = this.valuesOf(entity, name);
    const values =
      type || property
        ? all.filter(
            (value) =>
              (!type || this.isCounted(value, type)) && (!property || this.says(value, property, words)),
          )
        : all;
    if (values.length === 0) {
      if (first.endsWith('?')) return 'met';
      const others = (SAME[first] ?? []).map((way) => way.split('.'));
      return this.oneOf(
        entity,
        others.flatMap((way) => rests.map((rest) => [...way, ...rest])),
      );
    }
    if (rests.every((rest) => rest.length > 0)) return this.ofEach(values, rests);
    return values.some((value) => this.invalid.has(value)) ? 'invalid' : 'met';
  }

  private ofEach(values: readonly SchemaValue[], rests: readonly string[][]): Fulfilment {
    const found = distinct(values).map((value) => {
      if (value.entity !== undefined) return this.oneOf(value.entity, rests);
      return isName(value.text) && rests.some((rest) => rest.join('.') === 'name') ? 'met' : 'missing';
    });
    return found.includes('missing') ? 'missing' : found.includes('invalid') ? 'invalid' : 'met';
  }
}

/** What a review or rating is of: what it names, else the entities that hold it. */
export function reviewedBy(entity: number, { entities, parents }: Markup): SchemaValue[] {
  const named = filled(entities[entity]?.properties['itemReviewed']);
  const holders = parents[entity]?.filter(({ property }) => REVIEWED_BY.has(property)) ?? [];
  const hasName = named.some(
    ({ text, entity: thing = -1 }) => text !== undefined || textOf(entities[thing], 'name')?.trim(),
  );
  if (named.length > 0 && (hasName || holders.length === 0)) return named;
  return holders.map((holder) => ({ entity: holder.entity, line: entities[entity]?.line ?? 1 }));
}

/** Values that are not empty. */
export function filled(values: readonly SchemaValue[] = []): SchemaValue[] {
  return values.filter(({ text }) => text === undefined || text.trim() !== '');
}

/** Whether a text in place of a thing names it; an address does not. */
function isName(text: string | undefined): boolean {
  return text !== undefined && (/\s/.test(text.trim()) || !text.includes('/'));
}

/** Each entity once: many references to one cost no more than one. */
function distinct(values: readonly SchemaValue[]): SchemaValue[] {
  const seen = new Set<number>();
  return values.filter(({ entity }) => entity === undefined || (!seen.has(entity) && seen.add(entity)));
}

/** The ways of a path, each by its steps. */
function waysOf(path: string): string[][] {
  const known = WAYS.get(path) ?? path.split('|').map((way) => way.split('.'));
  WAYS.set(path, known);
  return known;
}

function stepOf(text: string): Step {
  const known = STEPS.get(text) ?? { name: '', ...STEP.exec(text)?.groups };
  STEPS.set(text, known);
  return known;
}

function withoutFirst(ways: readonly string[][]): string[][] {
  return ways.map((way) => way.slice(1));
}

/** The elements of a list by their positions, which need not be the order in which they are written. */
function inOrder(values: readonly SchemaValue[], { entities }: Markup): SchemaValue[] {
  const positionOf = ({ entity = -1 }: SchemaValue) =>
    numberOf(textOf(entities[entity], 'position') ?? '') ?? 0;
  return [...values].sort((a, b) => positionOf(a) - positionOf(b));
}

/** The first text of a property. */
export function textOf(entity: SchemaEntity | undefined, property: string): string | undefined {
  return entity?.properties[property]?.find(({ text }) => text !== undefined)?.text;
}
