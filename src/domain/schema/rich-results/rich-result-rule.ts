import type { SchemaMarkupFinding } from '../../../contracts/schema/schema-checks';

/**
 * What a rich result asks of an entity: a path of properties, `|` between those of which one is enough, `?` behind one that
 * may be missing with all that is below it, `<Type>` behind one of which only the values of that type count (`<!Type>`: of
 * other types), `(property:words)` behind one of which only the values count whose property has the words (`!`: hasn't).
 */
export type Requirement =
  | string
  | {
      path: string;
      /** Fewest values. */
      atLeast?: number;
      /** The last value may lack it. */
      exceptLast?: true;
      /** A price, which is above 0. */
      positive?: true;
      /** Asked of entities of this type alone. */
      of?: string;
      /** Asked only, or not, of entities of which this is true. */
      where?: Condition;
      unless?: Condition;
      /** Met as well where another entity holds this one by that property. */
      orHeldBy?: string;
    };

/** Something that an entity has: a value of a property, or of one below it, of one of these types or with a text. */
export interface Condition {
  path: string;
  types?: readonly string[];
  text?: RegExp;
}

/** Why an entity that has all that a rich result asks for gets none. */
export type Exclusion = Pick<SchemaMarkupFinding, 'level' | 'rule' | 'sentence' | 'property'>;

/** A path in the words of properties alone. */
export function pathOf(requirement: Requirement): string {
  const path = typeof requirement === 'string' ? requirement : requirement.path;
  return path.replaceAll(/<!?\w+>|\(\w+[:!]\w+\)|[?]/g, '');
}

/** The result that several rules and checks name. */
export const PRODUCT_SNIPPET = 'product-snippet';

export interface RichResult {
  feature: string;
  title: string;
  source: { name: string; url?: string };
  /** ISO date on which the rule was last held against its source. */
  lastVerified: string;
  /** ISO date on which Google ended it. */
  endedOn?: string;
}

/** One rich result and what it asks for, as its source has it. */
export interface RichResultRule extends RichResult {
  types: readonly string[];
  /** Kinds of these types that get another result. */
  except?: readonly string[];
  /** All of these types are needed, not one of them. */
  together?: true;
  /** These types alone, none of their kinds. */
  exactly?: true;
  /** Applies inside other entities as well. */
  nested?: true;
  /** Applies by itself, and inside entities of this type alone. */
  within?: string;
  /** Applies only to entities that have one of these properties. */
  when?: readonly string[];
  /** Applies only, or not, to entities of which this is true. */
  where?: Condition;
  unless?: Condition;
  /** Shown for the pages of a list, which may be another page. */
  inList?: true;
  /** For lists that may become a carousel, and no others. */
  isCarousel?: true;
  /** Shown no more after the day of the first of these properties that it has. */
  endsWith?: readonly string[];
  /** Shown only of what takes place somewhere. */
  atPlace?: true;
  required: readonly Requirement[];
  /** `nothing`: its source recommends nothing. */
  recommended: readonly [Requirement, ...Requirement[]] | 'nothing';
  /** Properties that its source takes of those that have them: told of once, and no fault. */
  optional?: readonly string[];
  /** What is reviewed is one of these types. */
  reviewed?: readonly string[];
  /** Not for entities whose offers are all of this type. */
  notOffered?: string;
  /** What must be known of it, as a sentence. */
  note?: string;
}
