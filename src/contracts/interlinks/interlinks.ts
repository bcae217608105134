/** What a run looks for; each is a part of the specification of Interlink Genius, or of its page. */
export interface InterlinkOptions {
  /**
   * Wildcard patterns of URLs (`*` any text) that sources and targets match as a whole; all pages where empty. One that
   * begins with `/` is held against path and query, one without `://` against the URL without its scheme.
   */
  includes: string[];
  excludes: string[];
  /** URLs that links may lead to, or patterns of them as above; every page where empty. */
  targets: string[];
  /** URLs that need links most. */
  priority: string[];
  /** New links of one page at most. */
  perPage: number;
}

export const INTERLINK_LIMITS = {
  patterns: 50,
  /** Characters of one. */
  pattern: 500,
  targets: 500,
  priority: 20,
  perPage: { min: 1, usual: 5, max: 10 },
  /** Pages of a picture of the site. */
  graphPages: 300,
} as const;

/** A page that takes part, in numbers that the suggestions change. */
export interface InterlinkPage {
  /** Its place in the run, from 0, in the order of the addresses. */
  id: number;
  url: string;
  title: string;
  /** ISO 639-1, where it is known. */
  language: string | null;
  /** Pages whose body links to it, before and with all suggestions that are not rejected. */
  inlinks: { before: number; after: number };
  /** Clicks from the start page along all links; null where no way leads there, or no start page is known. */
  depth: { before: number | null; after: number | null };
  /** Pages that its body links to, before. */
  outlinks: number;
  /** No page's body links to it, and it is not the start page; never where links of the site may not have been read. */
  orphan: boolean;
  priority: boolean;
}

/** Where the words of an anchor come from, the strongest first. */
export const PHRASE_KINDS = ['h1', 'title', 'slug', 'keyword', 'inbound', 'acronym'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/**
 * Why a link is suggested. Each number is 0 to 1 but for `score` and `points`:
 * `anchor = share × span × kindFactor`; `score = points.anchor + points.cosine + points.need`, all four rounded to hundredths.
 */
export interface InterlinkReasons {
  /** 0 to 100. */
  score: number;
  /** What of the score comes from each: at most 45, 45 and 10. */
  points: { anchor: number; cosine: number; need: number };
  anchor: number;
  /** Share of the weight of the phrase's words that the sentence holds. */
  share: number;
  /** 1; 0.8 or 0.5 in older runs, where other words could stand between them. */
  span: number;
  /** 0.95 for the words of another link, × 0.7 for one word, else 1. */
  kindFactor: number;
  cosine: number;
  need: number;
  /**
   * How near the meanings are of the sentence to what the page says of itself, and of the anchor to its name. Where words
   * decided, they are not there.
   */
  about?: number;
  named?: number;
  /** The mean of both, at least 0, which counts in the place of `cosine`; not there in runs before that was so. */
  similarity?: number;
  /** As it stands where it comes from: a heading, a title, a slug with blanks, a keyword, an anchor, an acronym. */
  phrase: string;
  kind: PhraseKind;
}

export const DECISIONS = ['open', 'accepted', 'rejected'] as const;
export type InterlinkDecision = (typeof DECISIONS)[number];

/** A range of a sentence, the end excluded. */
export interface AnchorRange {
  start: number;
  end: number;
}

/** One link that a sentence could carry. */
export interface InterlinkSuggestion {
  /**
   * 28 hexadecimal digits: a hash of the URLs of source and target and of the sentence, so the same in a later reading of
   * the same text, wherever the anchor is moved to.
   */
  id: string;
  /** Ids of the pages. */
  source: number;
  target: number;
  /** The place of the block among those of its page, and where in the block's text the sentence begins. */
  block: number;
  offset: number;
  sentence: string;
  /** The anchor as it is suggested: whole words of the sentence. */
  start: number;
  end: number;
  /** Ranges of the sentence that no anchor may touch: code and quotations. */
  blocked: AnchorRange[];
  reasons: InterlinkReasons;
}

/** Why pages of the reading take no part, or sources and targets were left out by the options. */
export const LEFT_REASONS = [
  'unread',
  'redirected',
  'status',
  'noindex',
  'canonicalised',
  'not-indexable',
  'excluded',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** The links of a site, by pages: first those that take part (their ids), then others that clicks pass through. */
export interface InterlinkGround {
  /** By page, where its body links to: ascending ids, none twice, never itself. */
  body: number[][];
  /** The same with navigation, header, footer and template. */
  all: number[][];
  /** The page that clicks are counted from; null where none is known. */
  start: number | null;
}

/** All that a run found. */
export interface InterlinkResult {
  pages: InterlinkPage[];
  /** The best first; those that are open and those that are accepted. */
  suggestions: InterlinkSuggestion[];
  /** What would be among them, had it not been rejected. */
  rejected: InterlinkSuggestion[];
  /** Links that are good enough, but beyond a cap; at most one a pair of pages. */
  capped: number;
  left: Record<LeftReason, number>;
  ground: InterlinkGround;
}

/** A picture of the site: its pages and the links of their bodies, present and new. */
export interface InterlinkGraph {
  nodes: {
    id: number;
    /** Links of bodies to it and from it, before and after, of the whole site. */
    inlinks: InterlinkPage['inlinks'];
    depth: InterlinkPage['depth'];
    /** Whether a new link leads to it, or from it. */
    changed: boolean;
    start: boolean;
    orphan: boolean;
  }[];
  edges: { from: number; to: number; kind: 'present' | 'new' }[];
  /** Pages that the graph leaves out. */
  left: number;
}
