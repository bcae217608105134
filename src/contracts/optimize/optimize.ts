import type { BriefOutline, BriefPage, BriefProfile, BriefTerm, HeadingGroup } from '../briefs/briefs';

export interface OptimizeJobParameters {
  /** The keyword that the draft is to rank for. */
  name: string;
  competitors: number;
  /** Of the sample pages: it is free. */
  sample?: boolean;
}

export interface OptimizeJobResult {
  /** Competitors that were read, of them those left out as outliers, and those that were not read. */
  read: number;
  outliers: number;
  unread: number;
  terms: number;
  /** Points that a draft is to reach. */
  goal: number;
}

/** The parts of a score, and the points of each where all have data; they sum up to 100. */
export const SCORE_PARTS = {
  terms: 50,
  headings: 15,
  structure: 15,
  placement: 15,
  readability: 5,
} as const;
export type ScorePart = keyof typeof SCORE_PARTS;

/** Where a page on a keyword says it. */
export const PLACEMENTS = ['title', 'h1', 'beginning', 'h2', 'slug', 'description'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Below `low` a score is weak, above `high` strong. */
export const SCORE_BANDS = { low: 33, high: 66 } as const;

/** One thing that a part of a score counts. Points are tenths: those of all entries sum up to the part's. */
export interface ScoreEntry {
  /** Of `terms` and `headings` the place of the term in the goal's list, else the count or the placement. */
  id: number | string;
  /** What was found: uses, a count, 1 or 0; null of what cannot be told. */
  found: number | null;
  /** 0 to 1. */
  value: number;
  /** Its share of the part, 0 to 1; 0 of what does not count. */
  weight: number;
  points: number;
  max: number;
}

/** A part of a score. Points are tenths: those of all parts sum up to the score. */
export interface PartScore {
  part: ScorePart;
  /** 0 to 1; null of a part without data: the others have its points. */
  value: number | null;
  points: number;
  max: number;
  entries: ScoreEntry[];
}

/** What a text can have at most: by its length, or by what its terms are worth. */
export interface ScoreLimit {
  of: 'length' | 'terms';
  /** Words, or the value of the terms, 0 to 1 … */
  found: number;
  /** … and from how much on all points are allowed. */
  enough: number;
  /** Points in tenths. */
  most: number;
}

export interface DraftScore {
  /** 0 to 100, in tenths: the sum of the parts, less what is taken. */
  points: number;
  parts: PartScore[];
  limits: ScoreLimit[];
  /** Off the sum of the parts, by the lowest limit. */
  taken: number;
}

/** A term that a draft is compared by. */
export type OptimizeTerm = Omit<BriefTerm, 'uses'>;

/** A competitor beside the draft. */
export interface OptimizePage extends Pick<
  BriefPage,
  'position' | 'address' | 'finalUrl' | 'title' | 'description' | 'failure' | 'outlier' | 'included'
> {
  words: number | null;
  /** On the draft's scale; null of one that was not read. */
  points: number | null;
}

/** What a draft is scored against. */
export interface OptimizeGoal {
  keyword: string;
  /** ISO 639-1. */
  language: string;
  /** ISO 3166 alpha-2, or null. */
  country: string | null;
  profile: BriefProfile;
  /** How the terms of its pages were counted: in sentences that say something. Absent of those that are older. */
  counting?: 'sentences';
  /** The most important first. */
  terms: OptimizeTerm[];
  /** Places of the terms that headings are asked for. */
  headingTerms: number[];
  /** What sections of several pages are about, in the order in which they mostly come. */
  headings: Pick<HeadingGroup, 'label' | 'level' | 'pages' | 'words'>[];
  /** Of the brief that it comes from. */
  outlines: BriefOutline[];
  /** In the order given. */
  pages: OptimizePage[];
  /** Median points of the pages that count, and what a draft is to reach: a bit more, never 100. */
  median: number;
  points: number;
}
