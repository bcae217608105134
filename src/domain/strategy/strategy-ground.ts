import type { IntentType } from '../../contracts/intent/intent';
import type { PageKind } from '../../contracts/pages/page-kinds';
import type { ClusterKeyword } from '../../contracts/strategy/cluster-keywords';
import type { DemandBasis, Evidence, StrategyView } from '../../contracts/strategy/strategy';

/** A keyword as an evaluation keeps it: how much it is wanted follows from what counts as demand. */
export type StrategyKeyword = Omit<ClusterKeyword, 'demand'>;

/** A page that is judged, or that Search Console alone tells of. */
export interface StrategyPage {
  address: string;
  /** Null where it was not read, as are words, depth and inlinks. */
  title: string | null;
  /** Null where it was not read; absent of an evaluation that was made before there were kinds. */
  kind?: PageKind | null;
  words: number | null;
  depth: number | null;
  /** Pages that link to it outside navigation, header and footer; null where not all of the site was read. */
  inlinks: number | null;
  isHome: boolean;
  intent: IntentType | null;
  clicks: number | null;
  impressions: number | null;
  position: number | null;
}

/** Pages that compete for a query, by Search Console. */
export interface GroundConflict {
  query: string;
  /** Of all pages of the query that may compete. */
  impressions: number;
  /** Of most clicks first; pages by their places. */
  contenders: { page: number; clicks: number; impressions: number; position: number }[];
  /** Cosine of the two that are most different; null where not all were read. */
  alike: number | null;
}

/** What an evaluation was made from; it never changes. */
export interface StrategyGround {
  language: string;
  basis: DemandBasis;
  sources: StrategyView['sources'];
  /** By what passages and keywords were compared; absent of an evaluation that compared whole texts. */
  judgedBy?: StrategyView['judgedBy'];
  /** Why words decided, where the model was asked or is switched off. */
  missing?: StrategyView['missing'];
  keywords: StrategyKeyword[];
  /** By their addresses; those that were read are judged. */
  pages: StrategyPage[];
  /** Places of pages that were read and have the very same text. */
  exact: number[][];
  /** The same for nearly the same text, by NEAR_LEVELS. */
  near: number[][][];
  /** Null without Search Console; else of all queries. */
  search: { impressions: number; conflicts: GroundConflict[] } | null;
  /** Of the cells of its files, as a byte: exports have it too. */
  delimiter?: number;
}

/** A page that is on a group of keywords, by its place. */
export interface ClusterFit {
  page: number;
  /** Of its best passage; 1 where it ranks or is named so. */
  cosine: number;
  /** Absent of a passage. */
  evidence?: Exclude<Evidence, 'passage'>;
  /** The heading of the passage; absent of the page's title. */
  section?: string;
}

/** A group of keywords, by their places, with the pages that are like it. */
export interface GroundCluster {
  /** The label first. */
  keywords: number[];
  /** The best first. */
  fits: ClusterFit[];
  /** Pages whose whole text is like it; absent of an evaluation that compared nothing else: its fits are these. */
  close?: { page: number; cosine: number }[];
  /** Cosines of those pairs of them that are both alike enough to compete. */
  pairs: { one: number; other: number; cosine: number }[];
}

/** The groups of one granularity. */
export type Grouping = GroundCluster[];
