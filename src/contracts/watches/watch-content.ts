/**
 * How a fetch of a watched page ended. Only `ok` is compared, or kept as a version. `wall`: a notice in place of the page, as
 * of consent, of a region, or of an error of its program.
 */
export const WATCH_OUTCOMES = [
  'ok',
  'network',
  'http',
  'type',
  'challenge',
  'login',
  'wall',
  'empty',
] as const;
export type WatchOutcome = (typeof WATCH_OUTCOMES)[number];

/** The worst first. */
export const WATCH_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type WatchSeverity = (typeof WATCH_SEVERITIES)[number];

export const WATCH_PARTS = ['main', 'page', 'selectors'] as const;

/** What of a page is compared. Selectors are of CSS. */
export interface WatchScope {
  part: (typeof WATCH_PARTS)[number];
  /** Of part `selectors`; of others they are not looked at. */
  selectors: string[];
  /** Left out, whatever the part. */
  excluded: string[];
}

export const WATCH_PRESETS = ['everything', 'indexability', 'price', 'content'] as const;
export type WatchPreset = (typeof WATCH_PRESETS)[number];

/** Tokens that change by themselves and are compared as one; each can be switched off. */
export const WATCH_MASKS = ['relative-time', 'clock-time', 'counter', 'hex', 'uuid', 'generated'] as const;
export type WatchMask = (typeof WATCH_MASKS)[number];

/** What of a line does not count: a mask's token, or what an ignore rule names. `end` is exclusive. */
export interface WatchSpan {
  start: number;
  end: number;
  by: WatchMask | 'rule';
}

/** A place whose text, or a field whose value, differs from fetch to fetch. */
export interface WatchSlot {
  /** The same for the same place. */
  id: string;
  /** A field's slot has neither of the two lines. */
  field: WatchFieldName | null;
  /** The lines before and after it, masked; null at the page's ends. */
  before: string | null;
  after: string | null;
  /** The lines that it has held, masked, and how many at once; of a field its values. */
  held: string[];
  lines: number;
  /** Unticked: differences there count again. */
  off: boolean;
  /**
   * Of a place that was seen to go back to what it was within a minute, and of a field that had another value each of three
   * times: how often. It is quiet from WATCH_RETURNS on, and only for what it has held.
   */
  returns?: number;
  /** Of such a place: checks in a row that found it other than the baseline. */
  away?: number;
}

/** One return may be a site that is just being changed, on one of its servers after the other; two are a place that rotates. */
export const WATCH_RETURNS = 2;
/** After so many checks a place has not rotated, but changed: of two texts by turns, so many are the same once in a thousand. */
export const WATCH_AWAY = 10;

/** SEO fields that are compared apart from the text, in the order of the page. */
export const WATCH_FIELDS = [
  'status',
  'finalUrl',
  'redirects',
  'indexable',
  'robots',
  'xRobotsTag',
  'robotsTxt',
  'canonical',
  'title',
  'description',
  'h1',
  'outline',
  'hreflang',
  'lang',
  'jsonLd',
  'price',
  'stock',
  'openGraph',
  'words',
  'links',
] as const;
export type WatchFieldName = (typeof WATCH_FIELDS)[number];

/** What decides whether and where a page is in an index: no place of theirs is ever quiet. */
export const DECISIVE_FIELDS: readonly WatchFieldName[] = [
  'status',
  'finalUrl',
  'indexable',
  'robots',
  'xRobotsTag',
  'robotsTxt',
  'canonical',
];

/**
 * Each field's values in a form of their own, sorted where order says nothing; empty where the page has none.
 * - `redirects`: `301 https://…` for each hop; `indexable`: `yes`, or the reason against it (an IndexabilityReason);
 * - `robotsTxt`: `allowed` or `blocked`, empty where the file could not be read, which is compared with nothing;
 * - `outline`: `h2 Text`; `hreflang`: `de https://…`; `jsonLd`: `Product.offers.Offer.price: 19.99`;
 * - `price`, `stock`: of structured data and meta elements, such as `19.99 EUR` and `InStock`;
 * - `openGraph`: `og:title: Text`; `words`, `links`: one number, of what is compared.
 */
export type WatchFields = Record<WatchFieldName, string[]>;

/** What is kept of a page that was read. */
export interface WatchVersion {
  /** One line per block element, as read: masks, rules and slots are applied when versions are compared. */
  lines: string[];
  /** First line, and the one behind the last, of each short list: lists that rotate do so as a whole. */
  lists: [from: number, to: number][];
  fields: WatchFields;
  /** Words of the whole body, whatever the scope: what the outcome of a later fetch is judged by. */
  pageWords: number;
  /** What hints at a page that only a script fills. */
  needsScript: boolean;
}

/** A run of lines that differ, as read, with its places in both versions, from 0. */
export interface WatchHunk {
  at: { before: number; after: number };
  removed: string[];
  added: string[];
  /** Indexes in `removed` and `added` of lines that stand elsewhere in the other version: they moved, and alarm nobody. */
  moved: { removed: number[]; added: number[] };
  /** Of the added lines, as many may be those of a quiet place: which, a second fetch shows. Never of one that is confirmed. */
  unsure?: number;
}

export interface WatchFieldChange {
  field: WatchFieldName;
  before: string[];
  after: string[];
  severity: WatchSeverity;
  /** Two fetches of one check differ: the page answers now so, now so. */
  alternates?: true;
}

/** What differs at a slot, and is told to nobody. */
export interface WatchQuiet {
  /** The slot's id. */
  slot: string;
  /** Masked, as slots hold them. */
  added: string[];
  /** Lines that are told and may be the slot's too, since others beside it differ as well. */
  maybe?: string[];
}

/** What differs between two versions once masks, rules and slots are applied. */
export interface WatchDifference {
  fields: WatchFieldChange[];
  /** With hunks of moved lines alone, which are shown and alarm nobody. */
  hunks: WatchHunk[];
  quiet: WatchQuiet[];
  /** The worst of what is there; null where nothing is visible, which is when nobody is told. */
  severity: WatchSeverity | null;
}

/** How two versions are compared: what a watch keeps of it. */
export interface WatchComparison {
  /** Those that are switched on. */
  masks: WatchMask[];
  /** As written: text, text with `*`, or `/regex/`. */
  rules: string[];
  slots: WatchSlot[];
  preset: WatchPreset;
}
