/** What a run looks for; each is a part of the specification of Interlink Genius, or of its page. */
export interface InterlinkOptions {
  /** Wildcard patterns of addresses (`*` any text) that pages and targets match; all of them where empty. */
  includes: string[];
  excludes: string[];
  /** Addresses that links may lead to; every page where empty. */
  targets: string[];
  /** Addresses that need links most. */
  priority: string[];
  /** New links of one page at most. */
  perPage: number;
}

export const INTERLINK_LIMITS = {
  patterns: 50,
  targets: 500,
  priority: 20,
  perPage: { min: 1, usual: 5, max: 10 },
} as const;

/** A page that takes part, in numbers that the suggestions change. */
export interface InterlinkPage {
  /** Its place in the run, from 0. */
  id: number;
  url: string;
  title: string;
  /** Pages whose body links to it, before and with all suggestions that are not rejected. */
  inlinks: { before: number; after: number };
  /** Clicks from the start page along all links; null where no way leads there. */
  depth: { before: number | null; after: number | null };
  outlinks: number;
  /** No page's body links to it. */
  orphan: boolean;
  priority: boolean;
}

/** Where the words of an anchor come from, the strongest first. */
export const PHRASE_KINDS = ['h1', 'title', 'slug', 'keyword', 'inbound', 'acronym'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** Why a link is suggested: every number of its score, each 0 to 1 but for `score` (0 to 100). */
export interface InterlinkReasons {
  score: number;
  /** Share of the phrase found × span × kind; its factors. */
  anchor: number;
  share: number;
  span: number;
  kindFactor: number;
  cosine: number;
  need: number;
  phrase: string;
  kind: PhraseKind;
}

export const DECISIONS = ['open', 'accepted', 'rejected'] as const;
export type InterlinkDecision = (typeof DECISIONS)[number];

/** One link that a sentence could carry. */
export interface InterlinkSuggestion {
  /** SHA-256 of source, target, sentence and anchor, shortened: the same in a later reading of the same text. */
  id: string;
  /** Ids of the pages. */
  source: number;
  target: number;
  /** The block's place on its page, and the sentence's range within the block's text. */
  block: number;
  sentence: string;
  /** The anchor's range within the sentence, the end excluded; movable within it. */
  start: number;
  end: number;
  reasons: InterlinkReasons;
}
