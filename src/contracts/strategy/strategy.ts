import type { Granularity } from '../keywords/grouping';
import type { IntentType, UNCLASSIFIED } from '../intent/intent';
import type { MissingMeaning } from '../hub/hub';
import type { Coverage } from '../keywords/coverage';
import type { UnseenLinks } from '../scraper/unseen-links';
import type { PageKind } from '../pages/page-kinds';
import type { ClusterKeyword } from './cluster-keywords';

export const STRATEGY_LIMITS = {
  /** Pages of a reading that are judged: indexable ones, those nearest to the start first. */
  pages: 2_000,
  /** Characters of the name of an evaluation. */
  name: 200,
  /** Rows of a tab that one answer has at most. */
  rows: 25,
  /** Circles of the chart: more cannot be told apart. */
  bubbles: 150,
} as const;

/** How alike the texts of two pages must be to be called near duplicates: the levels that can be chosen from. */
export const NEAR_LEVELS = [0.8, 0.85, 0.9, 0.95] as const;
export type NearLevel = (typeof NEAR_LEVELS)[number];

/** What an evaluation judges by; each can be changed afterwards, for nothing. */
export interface StrategyThresholds {
  /** How alike the best passage of a page and a group of keywords are when the page covers it. */
  covered: number;
  /** The same when it touches it. */
  partial: number;
  /** The one from which two pages that answer one group, and are as much like each other, compete [A]. */
  overlap: number;
  /** Words of a text below which it is thin, two thirds of it for a product; 300 and 200 are Yoast's. */
  thinWords: number;
  /** Clicks from the start beyond which a page is deep [A]. */
  maxDepth: number;
  /** The share of a text that near duplicates have in common; 0.9 is Screaming Frog's. */
  nearDuplicate: NearLevel;
}

export interface StrategySettings extends StrategyThresholds {
  granularity: Granularity;
}

/** By what pages and keywords are compared: what they mean, or their words. */
export type JudgedBy = 'meaning' | 'words';

/** Smallest and largest value of each threshold that is a number of its own. */
export const THRESHOLD_RANGES = {
  covered: [0.2, 0.9],
  partial: [0.1, 0.8],
  overlap: [0.3, 0.9],
  thinWords: [50, 2_000],
  maxDepth: [1, 10],
} as const satisfies Record<Exclude<keyof StrategyThresholds, 'nearDuplicate'>, readonly [number, number]>;

/** What the demand of a keyword is told by: searches a month, else impressions in Search Console, else each counts as one. */
export type DemandBasis = 'volume' | 'impressions' | 'keywords';

export const SCORE_PARTS = [
  'coverage',
  'cannibalisation',
  'intent',
  'depth',
  'structure',
  'duplicates',
] as const;
export type ScorePartId = (typeof SCORE_PARTS)[number];

/** A part of the score. What is without data has no points, and the others share its place. */
export interface ScorePart {
  id: ScorePartId;
  /** Of the whole score when all parts have data. */
  weight: number;
  /** Points that can be had here; those of all parts make 100. 0 without data. */
  most: number;
  /** Points that it has, to a tenth; those of all parts make the score. Null without data. */
  points: number | null;
  /** What is good, of what was judged: points = most × good / judged. */
  good: number;
  judged: number;
}

export const ACTION_KINDS = [
  'write',
  'improve',
  'push',
  'merge',
  'retarget',
  'link-pages',
  'link-orphans',
  'raise',
  'extend',
  'deduplicate',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** What to do next. */
export interface NextAction {
  kind: ActionKind;
  /** What it is about: a group of keywords or a query; empty for one that is about pages. */
  subject: string;
  /** Pages that it concerns, at most five. */
  pages: string[];
  /** How many pages it concerns in all. */
  count: number;
  /** Points that the score wins; null where nothing could be scored for it. */
  gain: number | null;
  /** Clicks a month that may be won; null where nobody knows. */
  clicks: number | null;
}

/**
 * What tells that a page is on a group of keywords: that it ranks for one of them, that its address, title or main heading is
 * one of them, or that a passage of it is like them.
 */
export const EVIDENCES = ['ranks', 'named', 'passage'] as const;
export type Evidence = (typeof EVIDENCES)[number];

/** A group of keywords that one page can answer. */
export interface ClusterRow {
  id: string;
  label: string;
  /** How many. */
  keywords: number;
  /** Searches a month, or what stands for them: see DemandBasis. */
  demand: number;
  /** 0 to 100. */
  difficulty: number | null;
  /** The best one. */
  position: number | null;
  clicks: number | null;
  impressions: number | null;
  intent: IntentType | null;
  /** Null where nobody can tell: without a reading, of what does not rank. */
  coverage: Coverage | null;
  /** How alike the page that fits best is; 1 where it ranks or is named so. */
  fit: number | null;
  /** That page. */
  page: string | null;
  /** What tells so; null without a page. */
  evidence: Evidence | null;
  /** 0 to 100. */
  priority: number;
  /** Clicks a month that a place among the first three would win; null where nobody knows. */
  stake: number | null;
}

export const ADVICES = ['merge', 'retarget', 'link', 'watch'] as const;
export type Advice = (typeof ADVICES)[number];

/** A page that competes with others. */
export interface Contender {
  address: string;
  title: string | null;
  clicks: number | null;
  impressions: number | null;
  /** Weighted by impressions. */
  position: number | null;
  /** Of the impressions of all contenders; equal shares without Search Console. */
  share: number;
}

/** Pages of one site that compete for one query, or for one group of keywords. */
export interface ConflictRow {
  id: string;
  /** The query, or the label of the group. */
  subject: string;
  /** What it was found by. */
  by: 'queries' | 'texts';
  /** (1 − Σ share²) · log10(1 + impressions). */
  severity: number;
  advice: Advice;
  /** The page that should stay: of most clicks. */
  leader: string;
  demand: number;
  /** How alike the two most different of its pages are, 0 to 1; null where no texts were read. */
  alike: number | null;
  contenders: Contender[];
}

export const PAGE_FAULTS = ['thin', 'orphan', 'deep', 'duplicate', 'near-duplicate'] as const;
export type PageFault = (typeof PAGE_FAULTS)[number];

export interface PageRow {
  id: string;
  address: string;
  title: string | null;
  /** Null where the page was not read. */
  kind: PageKind | null;
  /** The same. */
  words: number | null;
  /** Null where the reading did not follow links. */
  depth: number | null;
  /** Pages that link to it outside navigation, header and footer. */
  inlinks: number | null;
  intent: IntentType | null;
  clicks: number | null;
  impressions: number | null;
  position: number | null;
  /** Groups of keywords that it covers best. */
  covers: number;
  faults: PageFault[];
  /** The first page of the same, or nearly the same, text. */
  twin: string | null;
}

export type MixIntent = IntentType | typeof UNCLASSIFIED;

/** What people want, and what the site has for it. */
export interface IntentRow {
  intent: MixIntent;
  keywords: number;
  clusters: number;
  demand: number;
  /** Of the demand of all. */
  share: number;
  /** Demand of the groups by their coverage; null without pages. */
  coverage: Record<Coverage, number> | null;
  /** Pages that serve it; null without pages. */
  pages: number | null;
}

export interface StrategyTabs {
  clusters: ClusterRow;
  gaps: ClusterRow;
  cannibalisation: ConflictRow;
  pages: PageRow;
}
export const STRATEGY_TABS = ['clusters', 'gaps', 'cannibalisation', 'pages'] as const;
export type StrategyTab = (typeof STRATEGY_TABS)[number];
/** What a csv can be asked for. */
export const STRATEGY_PARTS = ['score', 'actions', ...STRATEGY_TABS, 'intents'] as const;

/** A circle of the chart. */
export type Bubble = Pick<
  ClusterRow,
  'id' | 'label' | 'keywords' | 'demand' | 'difficulty' | 'coverage' | 'priority'
>;

/** An evaluation as its owner sees it; its tabs are read page by page. */
export interface StrategyView {
  id: string;
  settings: StrategySettings;
  basis: DemandBasis;
  /** Null of one that was made before pages were compared by their passages. */
  judgedBy: JudgedBy | null;
  /** Why words decided. */
  missing?: MissingMeaning;
  language: string;
  /** What it was made from, and how much of it. */
  sources: {
    keywords: { used: number; total: number } | null;
    /** Rows without a URL or a query were left out. */
    searchConsole: { queries: number; pages: number; skipped: number } | null;
    reading: {
      name: string;
      pages: number;
      /** Pages that were read but are not to be indexed: they are not judged. */
      left: number;
      /** Whether links of the site may not have been read, and why, where that was kept. */
      partial: boolean;
      unseen?: UnseenLinks;
      /** Whether it followed links: only then there is a depth. */
      hasDepth: boolean;
    } | null;
  };
  /** Null where nothing could be scored. */
  score: number | null;
  parts: ScorePart[];
  actions: NextAction[];
  bubbles: Bubble[];
  intents: IntentRow[];
  /** Rows of each tab. */
  counts: Record<StrategyTab, number>;
  /** Pages by what is wrong with them. */
  faults: Record<PageFault, number>;
}

/** Rows of a tab. */
export interface StrategyRows<Tab extends StrategyTab = StrategyTab> {
  tab: Tab;
  total: number;
  rows: StrategyTabs[Tab][];
}

/** One group of keywords, with its first ones. */
export interface ClusterDetail {
  cluster: ClusterRow;
  /** The most wanted first, at most 500. */
  keywords: ClusterKeyword[];
  /** The pages that fit best, each with what tells so, and the heading of its best passage where that is not its title. */
  pages: { address: string; title: string; fit: number; evidence: Evidence; section: string | null }[];
}
