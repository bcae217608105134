import type { BriefOutline, BriefPage, BriefView, OutlineKind } from './briefs';

/** A brief as lists tell it; times are ISO strings. */
export interface BriefEntry {
  id: string;
  jobId: string;
  keyword: string;
  language: string;
  country: string | null;
  /** Competitors that were read, and of them those left out. */
  read: number;
  outliers: number;
  unread: number;
  terms: number;
  outlines: number;
  createdAt: string;
  updatedAt: string;
}

/** A brief with what its page needs beside it. */
export interface BriefDetail extends BriefView {
  /** What the pages that count suggest now, of each kind that was ordered. */
  suggested: BriefOutline[];
  /** Outlines that their owner has changed: these stay as they are when other pages count. */
  edited: OutlineKind[];
}

/** Outlines that were saved. */
export interface SavedOutlines {
  outlines: BriefOutline[];
  edited: OutlineKind[];
  version: number;
  /** ISO time. */
  updatedAt: string;
}

/** A competitor of a run, also of one that has not ended well. */
export interface BriefRunPage extends Pick<BriefPage, 'position' | 'address' | 'title' | 'failure'> {
  /** What its owner calls it. */
  name: string | null;
  /** Whether it was read, or found unreadable. */
  done: boolean;
}
