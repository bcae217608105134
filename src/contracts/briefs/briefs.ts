import type { MissingMeaning } from '../hub/hub';
import type { PageHeading } from '../pages/page-facts';

/** Pages that a brief is made from. */
export const MIN_COMPETITORS = 3;
export const MAX_COMPETITORS = 10;
/** What a brief may be ordered with. */
export const MAX_OUTLINES = 4;
/** Characters of a pasted page. */
export const MAX_PASTED_PAGE = 1024 * 1024;
/** Terms that a brief lists. */
export const MAX_TERMS = 60;

/** How an outline is put together. */
export const OUTLINE_KINDS = ['consensus', 'questions', 'gaps', 'intent'] as const;
export type OutlineKind = (typeof OUTLINE_KINDS)[number];

export interface BriefJobParameters {
  /** The keyword that the page is to rank for. */
  name: string;
  briefId: string;
  competitors: number;
  outlines: number;
  /** Of the sample pages: it is free. */
  sample?: boolean;
}

export interface BriefJobResult {
  briefId: string;
  /** Competitors that were read, and of them those left out as outliers. */
  read: number;
  outliers: number;
  unread: number;
  terms: number;
  outlines: number;
}

/** A number over the pages that count: lower and upper quartile by linear interpolation. */
export interface Spread {
  min: number;
  q1: number;
  median: number;
  q3: number;
  max: number;
}

/** What is counted of a page's main content. */
export const PAGE_COUNTS = ['words', 'h2', 'h3', 'paragraphs', 'images', 'links', 'lists', 'tables'] as const;
export type PageCount = (typeof PAGE_COUNTS)[number];

export interface BriefHeading {
  level: PageHeading['level'];
  text: string;
  words: number;
}

/** Why a page is left out unless its reader includes it: far from the others by its words, or no page of their kind. */
export const PAGE_OUTLIERS = ['short', 'long', 'language', 'shop', 'forum', 'video', 'teaser'] as const;
export type PageOutlier = (typeof PAGE_OUTLIERS)[number];

/** A competitor as a brief lists it. */
export interface BriefPage {
  /** From 1, in the order given. */
  position: number;
  /** As it was given; null for a pasted page. */
  address: string | null;
  /** After redirects. */
  finalUrl: string | null;
  title: string | null;
  /** Its meta description; null where it has none, left out where it is not known. */
  description?: string | null;
  /** Why it was not read: a page failure, `duplicate` (leads to an earlier one) or `empty`; null if it was. */
  failure: string | null;
  counts: Record<PageCount, number> | null;
  /** Flesch Reading Ease, 0 to 100; null where its language has none. */
  flesch: number | null;
  schemaTypes: string[];
  /** Of its main content, in their order; words are those up to the next one. Empty where it was not read. */
  headings: BriefHeading[];
  outlier: PageOutlier | null;
  included: boolean;
}

export interface BriefProfile {
  /** Pages that count. */
  pages: number;
  counts: Record<PageCount, Spread>;
  flesch: Spread | null;
  /** Words to write: the median, between the quartiles. */
  target: { words: number; from: number; to: number };
  /** With how many pages have each, the most first. */
  schemaTypes: { type: string; pages: number }[];
}

export interface BriefTerm {
  /** In the form that the pages write most. */
  term: string;
  /** Stems, joined by a space: what a draft is compared by. */
  key: string;
  /** Pages that hold it, and that hold it in a heading. */
  pages: number;
  headingPages: number;
  /** 0 to 1. */
  importance: number;
  /** Uses in a text of the target's length. */
  from: number;
  to: number;
  /** Uses by page position. */
  uses: { position: number; uses: number; inHeadings: number }[];
}

export interface BriefQuestion {
  question: string;
  /** Positions of the pages that ask it. */
  pages: number[];
  from: 'heading' | 'sentence' | 'faq';
}

export interface HeadingGroup {
  /** The clearest of them, as its page wrote it. */
  label: string;
  /** 2 or 3: the level that most have. */
  level: number;
  pages: number;
  /** Mean place among the headings of its pages, 0 the first to 1 the last. */
  place: number;
  /** Median words below them. */
  words: number;
  headings: { position: number; level: number; text: string; words: number }[];
}

export interface OutlineSection {
  /** Once an outline. */
  id: string;
  level: 2 | 3 | 4;
  heading: string;
  words: number;
  terms: string[];
  questions: string[];
  /** Positions of the pages that it comes from. */
  sources: number[];
  /** What its writer adds. */
  note?: string;
  /** What a model says that it is to tell, as far as its owner has taken that over. */
  prose?: string;
}

export interface BriefOutline {
  kind: OutlineKind;
  title: string;
  /** In reading order; a level below belongs to the section above it. */
  sections: OutlineSection[];
}

/** What the rules make of the pages that count. */
export interface BriefFindings {
  profile: BriefProfile;
  terms: BriefTerm[];
  questions: BriefQuestion[];
  headings: HeadingGroup[];
  /** Whether words were weighed by how general they are: only in languages with such a list. */
  ranked: boolean;
  /** Why pages were compared by their words alone; left out where meaning decided, and of briefs from before it. */
  missing?: MissingMeaning;
  /** Position of the page whose own outline the consensus shows: these pages have no structure in common. */
  ownOutline?: number;
}

/** A brief as its owner opens it; times are ISO strings. */
export interface BriefView extends BriefFindings {
  id: string;
  jobId: string;
  keyword: string;
  /** ISO 639-1, and ISO 3166 alpha-2. */
  language: string;
  country: string | null;
  ownKeywords: string[];
  pages: BriefPage[];
  outlines: BriefOutline[];
  /** Counts the saves of its outlines: a save names the one that it changes. */
  version: number;
  createdAt: string;
  updatedAt: string;
}
