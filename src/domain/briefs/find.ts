import type { BriefFindings, BriefOutline, BriefPage } from '../../contracts/briefs/briefs';
import type { CompetitorText } from './competitor';

/** A competitor that was read. */
export interface ComparedPage {
  /** From 1, once a brief. */
  position: number;
  text: CompetitorText;
  /** What its reader says of an outlier, or of any page: true counts it, false leaves it out; undefined goes by its words. */
  included?: boolean;
}

export interface BriefQuery {
  keyword: string;
  ownKeywords: readonly string[];
  /** ISO 639-1. */
  language: string;
}

export interface Found {
  findings: BriefFindings;
  /** In the order given. */
  pages: Pick<BriefPage, 'position' | 'outlier' | 'included'>[];
  /** One of each kind, in the order of OUTLINE_KINDS: a brief takes as many as were ordered. */
  outlines: BriefOutline[];
}

/** What the pages that count have in common, and the outlines that follow from it. The order of the pages never matters. */
export declare function findingsOf(pages: readonly ComparedPage[], query: BriefQuery): Found;
