import type { IntentType } from '../intent/intent';
import type { Granularity } from '../keywords/grouping';

export const HUB_LIMITS = {
  /** Characters. */
  seed: 200,
  title: 200,
  address: 2_048,
  /** Pages that are there already. */
  existing: 2_000,
  /** Bytes of their list. */
  existingText: 1024 * 1024,
  /** That users name. */
  examples: 5,
  /** In one request. */
  edits: 100,
  /** Pages of a hub; each keyword may be one, and some are added by hand. */
  nodes: 25_000,
  /** Levels below the seed. */
  depth: 3,
} as const;

/** A page that is there already, as a list has it. */
export interface ExistingPage {
  address: string;
  title: string;
  h1: string;
}

export interface HubJobParameters {
  seed: string;
  /** Of the file, or what stands for one that was pasted. */
  fileName: string;
  language: string;
  examples?: string[];
  /** Existing pages. */
  existing: number;
  /** The sample is free. */
  sample?: boolean;
}

/** `meaning`: by what keywords mean; `terms`: by their words; `results`: by the results that a search engine shows for them. */
export type HubMode = 'meaning' | 'terms' | 'results';
/** Why words decide: meaning is switched off, or the sentence model failed. */
export type MissingMeaning = 'off' | 'failed';

export interface HubJobResult {
  keywords: number;
  /** Different ones of the file; those beyond MAX_KEYWORDS were left out. */
  total: number;
  mode: HubMode;
  /** Pages of each tree, the seed's included. */
  pages: Record<Granularity, number>;
  /** Clusters that are off topic. */
  offTopic: Record<Granularity, number>;
}

/** `root`: the seed's own page; `off`: a cluster that is off topic or was taken out. */
export type HubPageKind = 'root' | 'page' | 'off';

/** A page of the hub, with what is told of its keywords together. */
export interface HubPageView {
  id: string;
  /** Null for the root and for what is off topic. */
  parent: string | null;
  kind: HubPageKind;
  /** It stays in the hub, but is like no other page of it: somebody should look at it. */
  unsorted?: boolean;
  /** The root's is 0. */
  depth: number;
  title: string;
  /** How many; none for a page that was added or that only holds others together. */
  keywords: number;
  /** Null where no word says it. */
  intent: IntentType | null;
  /** Searches a month in all; null where the file has none. */
  volume: number | null;
  /** 0 to 100, weighted by volume. */
  difficulty: number | null;
  /** 0 to 100: what to write first. */
  priority: number;
  /** The root, or a page of three children and more. */
  pillar: boolean;
  slug: string;
  titlePattern: string;
  /** Words, from and to. */
  words: [number, number];
  /** Of the existing page; null for a new one. */
  address: string | null;
}

export const LINK_KINDS = ['up', 'down', 'sibling'] as const;
export type HubLinkKind = (typeof LINK_KINDS)[number];

/** A link that the plan asks for, once a page; `up` belongs in the first third of the text. */
export interface HubLinkView {
  from: string;
  to: string;
  kind: HubLinkKind;
  anchor: string;
  /** Whether both pages are there and the one links to the other. */
  present: boolean;
}

/** A hub as its owner sees it, at one granularity; pages from the root down, each before its children. */
export interface HubView {
  id: string;
  seed: string;
  language: string;
  mode: HubMode;
  /** Of a hub whose keywords were grouped by their words since meaning came up. */
  missing?: MissingMeaning;
  granularity: Granularity;
  /** Of the tree; an edit names the one that it was made on. */
  version: number;
  keywords: number;
  total: number;
  /** Whether any keyword holds the seed: if none does, nothing is called off topic. */
  seedFound: boolean;
  /** What the hub is about beside its seed: named for it, or taken into an earlier hub of the same seed. */
  examples?: string[];
  pages: HubPageView[];
  links: HubLinkView[];
  /** Existing pages, and the part of the hub that they are. */
  existing: { address: string; title: string }[];
}

/** A keyword of one page. */
export interface HubKeywordView {
  text: string;
  volume: number | null;
  difficulty: number | null;
  position: number | null;
  intent: IntentType | null;
}

export const HUB_EDITS = ['move', 'rename', 'merge', 'remove', 'add', 'existing', 'all'] as const;
/** `in`: all that is off topic comes into the hub, unsorted; `keep`: all that is unsorted stays; `out`: all of it is taken out. */
export const HUB_TAKES = ['in', 'keep', 'out'] as const;
export type HubTake = (typeof HUB_TAKES)[number];
export type HubEditKind = (typeof HUB_EDITS)[number];

/** A change of the tree. `parent` is the page that something is put under. */
export type HubEdit =
  | { kind: 'move'; id: string; parent: string }
  | { kind: 'rename'; id: string; title: string }
  /** The keywords and children of one become those of the other. */
  | { kind: 'merge'; id: string; into: string }
  /** Its keywords are off topic from then on; its children move up. */
  | { kind: 'remove'; id: string }
  | { kind: 'add'; parent: string; title: string }
  /** An empty address makes it a new page. */
  | { kind: 'existing'; id: string; address: string }
  | { kind: 'all'; take: HubTake };

export const HUB_EXPORT_FORMATS = ['csv', 'md', 'docx', 'svg'] as const;
export type HubExportFormat = (typeof HUB_EXPORT_FORMATS)[number];
export const HUB_EXPORT_PARTS = ['pages', 'links', 'keywords'] as const;
export type HubExportPart = (typeof HUB_EXPORT_PARTS)[number];
