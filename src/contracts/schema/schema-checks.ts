/** How a page's structured data is written. */
export const SCHEMA_SYNTAXES = ['json-ld', 'microdata', 'rdfa'] as const;
export type SchemaSyntax = (typeof SCHEMA_SYNTAXES)[number];

/** One value of a property: a text as it is written, or another entity by its place in `entities`. */
export interface SchemaValue {
  text?: string;
  entity?: number;
  /** The `@id` that no entity of the page has. */
  dangling?: string;
  /** Line of the page or paste, from 1. */
  line: number;
}

/** One entity of a page, joined of all that has its `@id`. */
export interface SchemaEntity {
  syntax: SchemaSyntax;
  /** Names without the vocabulary's URL, such as `Product`. */
  types: string[];
  id?: string;
  line: number;
  properties: Record<string, SchemaValue[]>;
}

/** `eligible`: all that Google requires is there. `warnings`: so it is, but something that it recommends is missing. */
export const RICH_RESULT_STATES = ['eligible', 'warnings', 'not-eligible', 'ended'] as const;
export type RichResultState = (typeof RICH_RESULT_STATES)[number];

/** What one entity gets of one rich result. */
export interface RichResultVerdict {
  /** Key of the rule, such as `merchant-listing`. */
  feature: string;
  title: string;
  state: RichResultState;
  entity: number;
  /** Property paths, such as `offers.price`. */
  missing: string[];
  recommended: string[];
  /** Those that Google takes where there is something to say; checks of before have none. */
  optional?: string[];
  /** The source of the rule recommends nothing. */
  recommendsNothing?: true;
  /** ISO date on which Google ended the feature. */
  endedOn?: string;
  source: { name: string; url?: string };
  /** ISO date on which the rule was last held against its source. */
  lastVerified: string;
}

/** Something about the markup, beside the property that it concerns. */
export interface SchemaMarkupFinding {
  level: 'error' | 'warning' | 'info';
  /** Key of the rule, such as `json-broken` or `price-format`. */
  rule: string;
  entity?: number;
  property?: string;
  /** From 1. */
  line?: number;
  sentence: string;
  source: { name: string; url?: string };
  /** What the fixed markup has instead, where that is certain. */
  fix?: string;
}

/** The markup again as one JSON-LD block, with what is certain fixed and what only the author knows as `TODO`. */
export interface MendedMarkup {
  /** Pretty-printed as found, before mending; empty if nothing was found. */
  before: string;
  after: string;
  /** What was changed, in words, and where the value is from. */
  changes: { path: string; sentence: string }[];
}

/** All that is told of one page's or paste's structured data. */
export interface SchemaReport {
  /** Roots are those that no other entity refers to. */
  entities: SchemaEntity[];
  roots: number[];
  verdicts: RichResultVerdict[];
  findings: SchemaMarkupFinding[];
  mended: MendedMarkup;
  /** Without markup: keys of the rich results that the page's content could carry. */
  possible: { feature: string; title: string; reason: string }[];
}
