import type { MissingMeaning } from '../hub/hub';
import type { UnseenLinks } from '../scraper/unseen-links';
import type {
  AnchorRange,
  InterlinkDecision,
  InterlinkGraph,
  InterlinkOptions,
  InterlinkPage,
  InterlinkSuggestion,
  LeftReason,
} from './interlinks';

/** Hours after a paid run in which runs on the same reading cost nothing. */
export const FREE_RERUN_HOURS = 24;
/** Decisions of one user that are remembered, the latest: as many as one run can suggest links. */
export const KEPT_DECISIONS = 20_000;
/** Suggestions of a document for people: a csv has all of them. */
export const DOCUMENT_LINKS = 2_000;

/** A run as its owner sees it. */
export interface InterlinkView {
  id: string;
  /** Whose pages were read. */
  name: string;
  sample: boolean;
  options: InterlinkOptions;
  /** Why words alone decided, where they did. */
  missing?: MissingMeaning;
  /** Pages that took part. */
  pages: number;
  /** Why others did not, where there are any. */
  left: Partial<Record<LeftReason, number>>;
  /** Links that are good enough, but beyond a cap. */
  capped: number;
  /** Whether links of the site may not have been read, and why, where that was kept. */
  partial: boolean;
  unseen?: UnseenLinks;
  counts: Record<InterlinkDecision, number>;
  /** Pages that no body links to, and those that no way leads to, now and with all that is not rejected; null where links may not have been read, or no start page is known. */
  orphans: { before: number; after: number } | null;
  unreachable: { before: number; after: number } | null;
}

/** A page, as far as a suggestion shows it. */
export interface InterlinkPageRef {
  id: number;
  url: string;
  title: string;
}

export interface InterlinkSuggestionView extends Pick<
  InterlinkSuggestion,
  'id' | 'sentence' | 'start' | 'end' | 'blocked' | 'reasons'
> {
  source: InterlinkPageRef;
  target: InterlinkPageRef;
  /** The anchor as it was suggested; `start` and `end` are where it is now. */
  suggested: AnchorRange;
  /** ISO 639-1 of the page, where it is known. */
  language: string | null;
  decision: InterlinkDecision;
}

export interface InterlinkPageView extends Omit<InterlinkPage, 'id'> {
  id: string;
  /** Its place in the run: what suggestions are filtered by. */
  page: number;
  /** Links that are suggested to it and from it, rejected ones left out. */
  gains: number;
  gives: number;
}

export interface InterlinkGraphView extends Omit<InterlinkGraph, 'nodes'> {
  nodes: (InterlinkGraph['nodes'][number] & Pick<InterlinkPageRef, 'url' | 'title'>)[];
}

/** A reading on which runs are free for a while. */
export interface FreeReading {
  readingId: string;
  /** ISO time. */
  until: string;
}

export const INTERLINK_EXPORTS = ['csv', 'wordpress', 'md', 'docx'] as const;
export type InterlinkExport = (typeof INTERLINK_EXPORTS)[number];
