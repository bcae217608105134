import type { CompetitorText } from './competitor';

/** A competitor that was read. */
export interface ComparedPage {
  /** From 1, once a brief. */
  position: number;
  text: CompetitorText;
  /** Where it was read, after redirects; none of a pasted page. */
  finalUrl?: string | null;
  /** What its reader says of it: true counts an outlier, false leaves a page out; undefined goes by its words. */
  included?: boolean;
}

export interface BriefQuery {
  keyword: string;
  ownKeywords: readonly string[];
  /** ISO 639-1. */
  language: string;
}
