import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import type { WatchCheckFinding } from '../../../contracts/watches/watch-history';
import type { WatchEvent, WatchStep } from '../../../contracts/watches/watch-progress';
import { MAX_WATCH_VERSIONS } from '../../../contracts/watches/watches';
import { packed } from '../../../core/database/packed';
import { changedLines, changeSummary, severityRank } from '../../../domain/watches/change-summary';
import { afterFetch } from '../../../domain/watches/progress';
import { RETRY_STEPS_MS } from '../../../domain/watches/schedule';
import { type ClaimedWatch, WatchClaimsRepository } from '../watch-claims.repository';
import { WatchHistoryRepository } from '../watch-history.repository';
import type { ChangeRecord, CheckRecord } from '../watch-records.schema';
import { actualIntervalMs, type WatchTerms } from '../watch-terms.service';
import { WatchVersionsRepository } from '../watch-versions.repository';
import type { OpenCheck, WatchRecord } from '../watches.schema';
import type { CheckResult, FoundChange } from './check-result';
import { dayChange } from './watch-days';
import { WatchClock } from './watch-clock';
import { type KeptChange, WatchNotices } from './watch-notices';

/** Changes of one watch that are listed: the oldest go first. */
const MAX_CHANGES = 1_000;

const FINDINGS: Readonly<Record<Exclude<WatchEvent, 'retry'>, WatchCheckFinding>> = {
  baseline: 'baseline',
  unchanged: 'unchanged',
  'seen-once': 'seen-once',
  changed: 'changed',
  failed: 'failed',
  status: 'changed',
  failing: 'failing',
  'gave-up': 'gave-up',
};

/**
 * The end of a check. What it found is written before the watch goes on, under the check's own id: a worker that dies in
 * between lets another one do the same again, and nothing is there or told twice.
 */
@Injectable()
export class WatchCheckEndsService {
  constructor(
    private readonly claims: WatchClaimsRepository,
    private readonly history: WatchHistoryRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly notices: WatchNotices,
    private readonly clock: WatchClock,
  ) {}

  async end(watch: ClaimedWatch, check: OpenCheck, found: CheckResult, terms: WatchTerms): Promise<void> {
    const now = this.clock.now();
    const progress = found.isFinal ? { ...watch.progress, tries: RETRY_STEPS_MS.length } : watch.progress;
    const step = afterFetch(progress, found.result, {
      now: now.getTime(),
      intervalMs: actualIntervalMs(watch.intervalMinutes, terms),
      random: this.clock.random(),
    });
    if (step.event === 'retry') {
      return this.retry(watch, { ...check, failed: failedOf(found) }, step);
    }
    const change = await this.keepFound(watch, check, found, step, now);
    await this.notices.tell(watch, check, { step, found, change, now });
    const record = change?.record ?? null;
    const kept = await this.claims.update(watch, endOf(watch, check, { step, found, change: record, now }));
    await this.afterwards(watch, found, kept);
  }

  /** Versions of a check that nobody goes on with; all that is kept of a watch that is gone. */
  async cleanUp(watch: Pick<WatchRecord, '_id'>, dropped: readonly Types.ObjectId[]): Promise<void> {
    if (await this.claims.exists(watch._id)) {
      if (dropped.length > 0) await this.versions.remove(dropped);
      return;
    }
    await this.versions.removeOfWatch(watch._id);
    await this.history.removeOfWatch(watch._id);
  }

  private async retry(watch: ClaimedWatch, check: OpenCheck, { progress, nextAt }: WatchStep): Promise<void> {
    const notBefore = new Date(nextAt ?? this.clock.now().getTime());
    await this.claims.update(watch, {
      $set: { progress, check: { ...check, notBefore }, nextCheckAt: notBefore },
      $unset: { claim: 1 },
    });
  }

  private async keepFound(
    watch: ClaimedWatch,
    check: OpenCheck,
    found: CheckResult,
    { event }: WatchStep,
    at: Date,
  ): Promise<KeptChange | null> {
    if (event === 'retry') return null;
    const wasTold = event === 'status' ? statusChange(found.status, watch.progress.toldStatus) : found.change;
    const change = wasTold ? await changeOf(watch, check, wasTold, at) : null;
    if (change) await this.history.keepChange(change);
    await this.history.keepCheck(checkOf(watch, check, { found, event, change, at }));
    return change && wasTold ? { record: change, difference: wasTold.difference } : null;
  }

  private async afterwards(watch: ClaimedWatch, found: CheckResult, kept: WatchRecord | null): Promise<void> {
    // Another worker goes on, or nobody does: what was kept for it stays among the watch's versions.
    if (!kept) return this.cleanUp(watch, []);
    const { baseline } = kept;
    const dropped = found.dropped.filter((id) => !baseline?.equals(id));
    if (dropped.length > 0) await this.versions.remove(dropped);
    if (found.baseline && baseline) await this.versions.trim(watch._id, MAX_WATCH_VERSIONS, baseline);
    if (found.change) await this.history.trimChanges(watch._id, MAX_CHANGES);
  }
}

interface Ended {
  step: WatchStep;
  found: CheckResult;
  change: ChangeRecord | null;
  now: Date;
}

/** What the watch is after its check. */
function endOf(
  watch: ClaimedWatch,
  check: OpenCheck,
  { step, found, change, now }: Ended,
): UpdateQuery<WatchRecord> {
  const { progress, event, nextAt } = step;
  const { baseline, slots, alternating, fields, emptySelectors, validators, robotsTxt } = found;
  const told = change && !change.seenOnce ? change : null;
  const isOver = event === 'gave-up' || nextAt === null;
  const day = dayChange(watch.days, now, { failed: found.outcome !== 'ok', change: told });
  const hasValidators = validators && Object.keys(validators).length > 0;
  return {
    $set: {
      progress,
      state: isOver ? 'paused' : progress.standing,
      lastCheck: lastCheckOf(found, now),
      ...(isOver ? { pausedBy: 'failures' } : { nextCheckAt: new Date(nextAt) }),
      ...(baseline && {
        baseline: baseline.id,
        baselineAt: now,
        baselineWords: baseline.version.pageWords,
        lines: baseline.version.lines,
        needsScript: baseline.version.needsScript,
      }),
      ...(slots && { slots }),
      ...(alternating && { alternating }),
      ...(fields && { fields: Buffer.from(fields) }),
      ...(robotsTxt !== undefined && { robotsTxt }),
      ...(emptySelectors && { emptySelectors }),
      ...(found.isWhole && { wholeAt: now }),
      ...(hasValidators && { validators }),
      ...(told && { lastChange: lastChangeOf(told), changedAt: told.at }),
      ...quotaAfter(watch, check, found),
      ...day.set,
    },
    $unset: {
      claim: 1,
      check: 1,
      ...(validators && !hasValidators && { validators: 1 }),
      ...(fields === null && { fields: 1 }),
      ...(isOver && { nextCheckAt: 1, place: 1 }),
      ...day.unset,
    },
  };
}

/** A page that could not be reached costs no check. */
function quotaAfter({ quota }: ClaimedWatch, { window }: OpenCheck, { outcome }: CheckResult) {
  if (outcome !== 'network' || !quota || quota.window.getTime() !== window?.getTime()) return {};
  return { quota: { ...quota, used: Math.max(0, quota.used - 1) } };
}

function lastCheckOf(found: CheckResult, at: Date): WatchRecord['lastCheck'] {
  return { at, ...failedOf(found) };
}

function failedOf({ outcome, status, failure }: CheckResult): NonNullable<OpenCheck['failed']> {
  return { outcome, status, ...(failure && { failure }) };
}

function lastChangeOf({ _id, at, severity, summary }: ChangeRecord): WatchRecord['lastChange'] {
  return { _id, at, severity, summary };
}

async function changeOf(
  { _id: watch, user, name, url }: ClaimedWatch,
  check: OpenCheck,
  { kind, difference, seenOnce, before, after }: FoundChange,
  at: Date,
): Promise<ChangeRecord> {
  const severity = difference.severity ?? 'info';
  return {
    ...{ _id: check._id, watch, user, watchName: name, url, at, kind },
    ...{ severity, rank: severityRank(severity), summary: changeSummary(difference) },
    fields: difference.fields.map(({ field }) => field),
    ...changedLines(difference),
    ...{ seenOnce, ignored: false },
    ...(before && { before }),
    ...(after && { after }),
    packed: await packed(JSON.stringify(difference)),
  };
}

function checkOf(
  { _id: watch, user }: ClaimedWatch,
  check: OpenCheck,
  {
    found,
    event,
    change,
    at,
  }: { found: CheckResult; event: Exclude<WatchEvent, 'retry'>; change: ChangeRecord | null; at: Date },
): CheckRecord {
  const { _id, manual, fetches, milliseconds, bytes, shared } = check;
  const { outcome, status, failure, notModified = false } = found;
  return {
    ...{ _id, watch, user, at, manual, outcome, status, fetches, milliseconds, bytes, shared, notModified },
    found: change && !change.seenOnce ? 'changed' : FINDINGS[event],
    ...(failure && { failure }),
    ...(change && { change: change._id }),
  };
}

/** A page that is gone or broken, as a change of its status. */
function statusChange(status: number | null, told: number | null): FoundChange {
  const field = {
    field: 'status',
    before: [String(told ?? 200)],
    after: status === null ? [] : [String(status)],
    severity: 'critical',
  } as const;
  const fields = [{ ...field, before: [...field.before] }];
  return {
    kind: 'status',
    difference: { fields, hunks: [], quiet: [], severity: 'critical' },
    seenOnce: false,
  };
}
