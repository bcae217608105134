import type { Types } from 'mongoose';
import type {
  WatchDifference,
  WatchFieldName,
  WatchOutcome,
  WatchSlot,
} from '../../../contracts/watches/watch-content';
import type { WatchChangeKind } from '../../../contracts/watches/watch-history';
import type { WatchCheckResult } from '../../../contracts/watches/watch-progress';
import type { WatchFailure } from '../../../contracts/watches/watches';
import type { ReadVersion } from '../reading/read-thread-messages';

/** What a check has found, before it is known whether it ends with it. */
export interface FoundChange {
  kind: WatchChangeKind;
  difference: WatchDifference;
  seenOnce: boolean;
  before?: Types.ObjectId;
  after?: Types.ObjectId;
}

/** The version that pages are compared with from now on. */
export interface NewBaseline {
  id: Types.ObjectId;
  version: Pick<ReadVersion, 'pageWords' | 'lines' | 'needsScript'>;
}

/** How the fetches of a check ended. */
export interface CheckResult {
  /** For the reducer of the watch. */
  result: WatchCheckResult;
  outcome: WatchOutcome;
  status: number | null;
  failure?: WatchFailure;
  notModified?: boolean;
  change?: FoundChange;
  baseline?: NewBaseline;
  /** Places that change by themselves, from now on. */
  slots?: WatchSlot[];
  /** Fields whose alternation is told by now. */
  alternating?: WatchFieldName[];
  /** The fields as they are, packed, where they are others than those of the baseline; null where they are the same. */
  fields?: Uint8Array | null;
  /** It ends the check, whatever tries are left. */
  isFinal?: boolean;
  robotsTxt?: 'allowed' | 'blocked' | null;
  emptySelectors?: string[];
  validators?: { etag?: string; lastModified?: string; xRobotsTag?: string };
  /** The whole page was read. */
  isWhole?: boolean;
  /** Versions that nobody refers to any more. */
  dropped: Types.ObjectId[];
}

/** A fetch that did not bring the page. */
export function failedBy(
  outcome: Exclude<WatchOutcome, 'ok'>,
  {
    status = null,
    failure,
    retryAfterMs = null,
    ...rest
  }: {
    status?: number | null;
    failure?: WatchFailure;
    retryAfterMs?: number | null;
    change?: FoundChange;
    isFinal?: boolean;
    robotsTxt?: 'allowed' | 'blocked' | null;
  },
): CheckResult {
  return {
    result: { kind: 'failed', outcome, status, retryAfterMs },
    outcome,
    status,
    ...(failure && { failure }),
    ...rest,
    dropped: [],
  };
}
