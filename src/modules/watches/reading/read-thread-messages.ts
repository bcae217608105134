import type { RedirectHop } from '../../../contracts/scraper/crawls';
import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchFields,
  WatchMask,
  WatchOutcome,
  WatchScope,
  WatchSlot,
} from '../../../contracts/watches/watch-content';
import type { WatchDiffView, WatchIgnoreView } from '../../../contracts/watches/watch-history';
import type { WatchPreviewLine, WatchPreviewView } from '../../../contracts/watches/watches';
import type { IgnoreThis } from '../../../domain/watches/ignored-by';

/** An answer as it came over the wire, decoded. */
export interface RawWatchAnswer {
  url: string;
  status: number;
  headers: Record<string, string>;
  contentType: string | null;
  body: Uint8Array;
  redirects: RedirectHop[];
  robotsTxt: 'allowed' | 'blocked' | null;
}

/** Versions as they are kept: JSON in gzip. */
export type PackedVersion = Uint8Array;

/** To read a page, and to compare it with what is known of it. */
export interface ReadRequest {
  kind: 'read';
  answer: RawWatchAnswer;
  scope: WatchScope;
  comparison: WatchComparison;
  baselineWords: number | null;
  /** The baseline; absent before there is one. */
  baseline?: PackedVersion;
  /** What was fetched before: of a calibration or a confirmation. */
  first?: PackedVersion;
}

export interface ReadVersion {
  packed: PackedVersion;
  hash: string;
  pageWords: number;
  lines: number;
  needsScript: boolean;
}

export interface ReadReply {
  outcome: WatchOutcome;
  /** Of outcome `ok`. */
  version?: ReadVersion;
  emptySelectors: string[];
  /** From the baseline to this version. */
  difference?: WatchDifference;
  /** Of a confirmation: from the baseline to the first fetch, and what of it stands. */
  before?: WatchDifference;
  confirmed?: WatchDifference;
  /** Another page may stand in its place. */
  isReplaced?: boolean;
  /** Of a calibration or a confirmation. */
  slots?: WatchSlot[];
  alternating?: WatchFieldChange[];
  /** Of outcome `ok`: the fields as JSON in gzip, and whether the baseline has the same. */
  fields?: { packed: Uint8Array; areThoseOfBaseline: boolean };
}

/** What would be read of a page. */
export interface PreviewRequest {
  kind: 'preview';
  answer: RawWatchAnswer;
  scope: WatchScope;
  masks: WatchMask[];
  rules: string[];
  most: number;
}

export interface PreviewReply extends Pick<WatchPreviewView, 'leftOut' | 'totalLeftOut'> {
  outcome: WatchOutcome;
  lines: WatchPreviewLine[];
  totalLines: number;
  fields: WatchFields | null;
  needsScript: boolean;
}

/** The rows of a change. */
export interface DiffRequest {
  kind: 'diff';
  after: PackedVersion;
  difference: PackedVersion;
  maxMs: number;
  most: number;
}

export type DiffReply = Pick<WatchDiffView, 'rows' | 'moreRows'>;

/** A past alarm: its versions, and what was told. */
export interface PastAlarm {
  before: PackedVersion;
  after: PackedVersion;
  told: PackedVersion;
}

/** Which of some past alarms would have been stopped. */
export interface IgnoreRequest {
  kind: 'ignore';
  alarms: PastAlarm[];
  comparison: WatchComparison;
  ignored: IgnoreThis;
}

export interface IgnoreReply {
  stopped: boolean[];
}

/** The place of a difference. */
export interface SlotRequest extends PastAlarm {
  kind: 'slot';
  comparison: WatchComparison;
  of: { hunk: number } | { field: keyof WatchFields };
}

export interface SlotReply {
  slot: NonNullable<WatchIgnoreView['slot']> | null;
}

/** What the threads are asked, and what they answer to each. */
export interface WatchWork {
  read: { request: ReadRequest; reply: ReadReply };
  preview: { request: PreviewRequest; reply: PreviewReply };
  diff: { request: DiffRequest; reply: DiffReply };
  ignore: { request: IgnoreRequest; reply: IgnoreReply };
  slot: { request: SlotRequest; reply: SlotReply };
}
export type WatchWorkKind = keyof WatchWork;
export type WatchRequest = WatchWork[WatchWorkKind]['request'];
export type WatchReply = WatchWork[WatchWorkKind]['reply'];

/** A scope that can't be used on the page, as a message. */
export interface ScopeFault {
  reason: 'invalid' | 'costly' | 'empty';
  selector: string;
  sentence: string;
}

export type ThreadReply = { reply: WatchReply } | { fault: ScopeFault } | { error: string };
