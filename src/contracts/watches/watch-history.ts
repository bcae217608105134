import type {
  WatchFieldChange,
  WatchFieldName,
  WatchFields,
  WatchMask,
  WatchOutcome,
  WatchSeverity,
  WatchSlot,
} from './watch-content';
import type { WatchDiffRow } from './watch-diff';
import type { WatchFailure } from './watches';

export const WATCH_CHANGE_KINDS = ['content', 'status', 'robots'] as const;
/** `status`: the page is gone or broken; `robots`: its robots.txt forbids it from now on. Both without a text. */
export type WatchChangeKind = (typeof WATCH_CHANGE_KINDS)[number];

/** A line of the timeline; times are ISO strings. */
export interface WatchChangeRow {
  _id: string;
  id: string;
  watch: string;
  /** What the watch was called, or its URL. */
  watchName: string;
  url: string;
  at: string;
  kind: WatchChangeKind;
  severity: WatchSeverity;
  summary: string;
  fields: WatchFieldName[];
  /** Lines of text. */
  added: number;
  removed: number;
  moved: number;
  /** It was gone a minute later: listed, told to nobody. */
  seenOnce: boolean;
  /** What is ignored since would have stopped it. */
  ignored: boolean;
  /** A text can be shown: both versions are still kept. */
  hasText: boolean;
}

/** Before and after of a change, as it was told. */
export interface WatchDiffView {
  change: WatchChangeRow;
  fields: WatchFieldChange[];
  /**
   * The whole text; where that would be more than 5,000 rows, three lines around each change. `unifiedLines` makes the
   * unified view of it. Empty without a text.
   */
  rows: WatchDiffRow[];
  /** Rows that were left out because there are too many. */
  moreRows: number;
  /** For *Ignore this*: each hunk by the line of `after` (and of `before`) at which it begins, from 1. */
  hunks: { hunk: number; before: number; after: number }[];
}

/** What ignoring something would have done, or has. */
export interface WatchIgnoreView {
  /** Past alarms that would have been stopped. */
  stopped: number;
  /** Past alarms that were looked at: those whose versions are kept. */
  of: number;
  applied: boolean;
  /** What was ignored, as the watch keeps it. */
  rule?: string;
  mask?: WatchMask;
  slot?: WatchSlot;
}

/** A check; times are ISO strings. */
export interface WatchCheckRow {
  _id: string;
  id: string;
  at: string;
  /** Whether its owner had asked for it. */
  manual: boolean;
  outcome: WatchOutcome;
  /** Of the answer. */
  status: number | null;
  found: WatchCheckFinding;
  /** Of outcome `network`. */
  failure?: WatchFailure;
  sentence: string;
  /** Fetches that it took. */
  fetches: number;
  milliseconds: number;
  /** Bytes as they came; 0 where the page was not modified, or was fetched for an equal watch. */
  bytes: number;
  notModified: boolean;
  shared: boolean;
  /** The change that it found. */
  change: string | null;
}

export const WATCH_CHECK_FINDINGS = [
  'baseline',
  'unchanged',
  'seen-once',
  'changed',
  'failed',
  'failing',
  'gave-up',
] as const;
export type WatchCheckFinding = (typeof WATCH_CHECK_FINDINGS)[number];

/** One of three watches that nobody has to add. */
export interface SampleWatchView {
  id: string;
  name: string;
  url: string;
  fields: WatchFields;
  change: Pick<WatchChangeRow, 'severity' | 'summary' | 'fields' | 'added' | 'removed' | 'moved'>;
  diff: Pick<WatchDiffView, 'fields' | 'rows'>;
}
