/**
 * What a rich result asks of an entity: a path of properties, `|` between those of which one is enough, `?` behind one that
 * may be missing with all that is below it.
 */
export type Requirement =
  | string
  | {
      path: string;
      /** Fewest values. */
      atLeast?: number;
      /** The last value may lack it. */
      exceptLast?: true;
      /** Its number is above 0. */
      positive?: true;
    };

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
  /** Applies inside other entities as well. */
  nested?: true;
  /** Applies only to entities that have one of these properties. */
  when?: readonly string[];
  /** The entity is one of a list. */
  inList?: true;
  required: readonly Requirement[];
  recommended: readonly Requirement[];
  /** What is reviewed is one of these types. */
  reviewed?: readonly string[];
  /** Its offers are no offers of this type. */
  notOffered?: string;
  /** What must be known of it, as a sentence. */
  note?: string;
}
