/** How a fetch of a watched page ended. Only `ok` is compared, or kept as a version. */
export const WATCH_OUTCOMES = ['ok', 'network', 'http', 'type', 'challenge', 'login', 'empty'] as const;
export type WatchOutcome = (typeof WATCH_OUTCOMES)[number];

export const WATCH_SEVERITIES = ['critical', 'warning', 'info'] as const;
export type WatchSeverity = (typeof WATCH_SEVERITIES)[number];

/** What of a page is compared. Selectors are of CSS. */
export interface WatchScope {
  part: 'main' | 'page' | 'selectors';
  selectors: string[];
  excluded: string[];
}

export const WATCH_PRESETS = ['everything', 'indexability', 'price', 'content'] as const;
export type WatchPreset = (typeof WATCH_PRESETS)[number];

/** Tokens that change by themselves and are compared as one; each can be switched off. */
export const WATCH_MASKS = ['relative-time', 'clock-time', 'counter', 'hex', 'uuid', 'generated'] as const;
export type WatchMask = (typeof WATCH_MASKS)[number];

/** A place whose text differs from fetch to fetch, known by the line before or after it. */
export interface WatchSlot {
  id: string;
  before: string | null;
  after: string | null;
  /** The lines that it has held, and how many at once. */
  held: string[];
  lines: number;
  /** Unticked: differences there count again. */
  off: boolean;
}

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

/** Each field's values in a form of their own, sorted where order says nothing; empty where the page has none. */
export type WatchFields = Record<WatchFieldName, string[]>;

/** What is kept of a page that was read. */
export interface WatchVersion {
  /** One line per block element. */
  lines: string[];
  fields: WatchFields;
  /** What hints at a page that only a script fills. */
  needsScript: boolean;
}

/** A run of lines that differ, with their places in both versions. */
export interface WatchHunk {
  at: { before: number; after: number };
  removed: string[];
  added: string[];
  /** Lines with the same text elsewhere in the other version: they moved, and alarm nobody. */
  moved: { removed: number[]; added: number[] };
}

export interface WatchFieldChange {
  field: WatchFieldName;
  before: string[];
  after: string[];
  severity: WatchSeverity;
}

/** What differs between two versions once masks, rules and slots are applied. */
export interface WatchDifference {
  fields: WatchFieldChange[];
  hunks: WatchHunk[];
  /** The worst of what is there; null where nothing is visible. */
  severity: WatchSeverity | null;
}
