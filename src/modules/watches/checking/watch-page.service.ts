import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { WatchComparison, WatchDifference, WatchSlot } from '../../../contracts/watches/watch-content';
import { withAlternating } from '../../../domain/watches/alternating';
import { isVisible } from '../../../domain/watches/compare-versions';
import { changedLines } from '../../../domain/watches/change-summary';
import {
  CALIBRATION_MS,
  CONFIRMATION_MS,
  REPLACED_LOOKS,
  REPLACED_MS,
  ROTATION_MS,
} from '../../../domain/watches/schedule';
import { mayRotate } from '../../../domain/watches/settle';
import { slotsAfter, slotsWith } from '../../../domain/watches/slots';
import type { WatchFetched } from '../fetching/fetch-answers';
import type { ReadReply, ReadVersion } from '../reading/read-thread-messages';
import { PageTooCostly, ScopeRefused, WatchReader } from '../reading/watch-reader';
import { WatchVersionsRepository } from '../watch-versions.repository';
import type { OpenCheck, WatchRecord } from '../watches.schema';
import { type CheckResult, failedBy, type FoundChange } from './check-result';

type Answered = Extract<WatchFetched, { kind: 'answer' }>;
type Failed = Extract<WatchFetched, { kind: 'failed' }>;

/** What comes after a fetch: the check's result, or another fetch. */
export type Judged =
  | ({ kind: 'result' } & CheckResult)
  | {
      kind: 'calibrate' | 'confirm';
      version: Types.ObjectId | undefined;
      delayMs: number;
      /** What was confirmed is looked at once more, without the places that were learned meanwhile. */
      again?: { slots: WatchSlot[] };
    }
  /** What the site says to be as it was may not be: the whole page is read. */
  | { kind: 'whole' };

type Compared = ReadReply & { version: ReadVersion; difference: WatchDifference };

/** Reads what a fetch brought, and compares it with what is known. */
@Injectable()
export class WatchPageService {
  constructor(
    private readonly reader: WatchReader,
    private readonly versions: WatchVersionsRepository,
  ) {}

  async judge(watch: WatchRecord, check: OpenCheck, fetched: WatchFetched, now: Date): Promise<Judged> {
    if (fetched.kind === 'failed') return this.failed(watch, check, fetched);
    if (fetched.kind === 'answer') return this.answered(watch, check, fetched, now);
    const { robotsTxt, xRobotsTag } = fetched;
    const isToldOtherwise = xRobotsTag !== undefined && xRobotsTag !== (watch.validators?.xRobotsTag ?? '');
    if (isToldOtherwise || robotsTxt !== (watch.robotsTxt ?? null)) return { kind: 'whole' };
    return {
      ...{ kind: 'result', result: { kind: 'read', found: 'nothing' }, outcome: 'ok', status: 304 },
      ...{ notModified: true, dropped: versionsOf(check) },
    };
  }

  /** A site that closes itself is the change that hurts most: it is told, though the page is not read. */
  private failed({ robotsTxt, baseline }: WatchRecord, check: OpenCheck, fetched: Failed): Judged {
    const { failure, robotsTxt: verdict } = fetched;
    const outcome = failure === 'type' ? 'type' : 'network';
    const isClosed = failure === 'robots' && verdict === 'blocked' && robotsTxt === 'allowed' && baseline;
    if (!isClosed) return { kind: 'result', ...failedBy(outcome, { failure }) };
    if (check.stage !== 'confirm') return { kind: 'confirm', version: undefined, delayMs: CONFIRMATION_MS };
    const change: FoundChange = { kind: 'robots', difference: closedByRobots(), seenOnce: false };
    return { kind: 'result', ...failedBy(outcome, { failure, change, isFinal: true, robotsTxt: 'blocked' }) };
  }

  private async answered(
    watch: WatchRecord,
    check: OpenCheck,
    fetched: Answered,
    now: Date,
  ): Promise<Judged> {
    const { answer, retryAfterMs } = fetched;
    const { status } = answer;
    const read = await this.read(watch, check, fetched);
    if (read === 'too-costly') {
      return { kind: 'result', ...failedBy('network', { status, failure: 'too-costly' }) };
    }
    const { outcome, version } = read;
    if (outcome !== 'ok' || !version) {
      const failedOutcome = outcome === 'ok' ? 'empty' : outcome;
      return { kind: 'result', ...failedBy(failedOutcome, { status, retryAfterMs }) };
    }
    return watch.baseline && read.difference
      ? this.compared(watch, check, { ...read, version, difference: read.difference }, fetched, now)
      : this.calibrated(watch, check, { ...read, version }, fetched, now);
  }

  private async read(
    watch: WatchRecord,
    check: OpenCheck,
    { answer }: Answered,
  ): Promise<ReadReply | 'too-costly'> {
    const [baseline, first] = await Promise.all([
      this.versions.contentOf(watch.baseline),
      this.versions.contentOf(check.version),
    ]);
    try {
      return await this.reader.ask<'read'>({
        ...{ kind: 'read', answer, scope: watch.scope, comparison: comparisonOf(watch) },
        baselineWords: watch.baselineWords ?? null,
        ...(baseline && { baseline }),
        ...(first && { first }),
      });
    } catch (error) {
      if (error instanceof PageTooCostly || error instanceof ScopeRefused) return 'too-costly';
      throw error;
    }
  }

  /** Before there is a baseline: a first fetch, and a second one that shows what changes by itself. */
  private async calibrated(
    watch: WatchRecord,
    check: OpenCheck,
    read: ReadReply & { version: ReadVersion },
    fetched: Answered,
    now: Date,
  ): Promise<Judged> {
    const { version, slots } = read;
    const id = await this.versions.keep(watch._id, now, version);
    if (!slots) return { kind: 'calibrate', version: id, delayMs: CALIBRATION_MS };
    const difference = withAlternating(NOTHING, read.alternating ?? [], watch.alternating ?? []);
    const change: FoundChange = {
      ...{ kind: 'content', difference, seenOnce: false },
      ...{ after: id, ...(check.version && { before: check.version }) },
    };
    return {
      ...{ kind: 'result', result: { kind: 'read', found: 'baseline' } },
      ...{ ...this.readWhole(watch, read, fetched), baseline: { id, version }, slots, fields: null },
      ...(isVisible(difference) ? { change, dropped: [] } : { dropped: versionsOf(check) }),
    };
  }

  private async compared(
    watch: WatchRecord,
    check: OpenCheck,
    read: Compared,
    fetched: Answered,
    now: Date,
  ): Promise<Judged> {
    const { difference, before: first, version } = read;
    if (first && read.confirmed) {
      return this.settled(watch, check, { ...read, before: first, confirmed: read.confirmed }, fetched, now);
    }
    if (isVisible(difference)) {
      const id = await this.versions.keep(watch._id, now, version);
      return { kind: 'confirm', version: id, delayMs: CONFIRMATION_MS };
    }
    const slots = slotsAfter(watch.slots, difference);
    return {
      ...{ kind: 'result', result: { kind: 'read', found: 'nothing' } },
      ...{ ...this.readWhole(watch, read, fetched), ...(slots && { slots }), dropped: versionsOf(check) },
    };
  }

  /** What a second look has made of a difference. */
  private async settled(
    watch: WatchRecord,
    check: OpenCheck,
    read: Compared & Required<Pick<ReadReply, 'before' | 'confirmed'>>,
    fetched: Answered,
    now: Date,
  ): Promise<Judged> {
    const { difference, before: first, slots = [...watch.slots] } = read;
    const whole = { kind: 'result', ...this.readWhole(watch, read, fetched), slots } as const;
    const withFound = (told: WatchDifference) =>
      withAlternating(told, read.alternating ?? [], watch.alternating ?? []);
    const confirmed = withFound(read.confirmed);
    const delayMs = isVisible(confirmed) ? beforeNextLook(check, read) : null;
    if (delayMs !== null) {
      const again = { slots: withUnsteady(watch.slots, slots) };
      return { kind: 'confirm', version: check.version, delayMs, again };
    }
    const versions = { before: watch.baseline, ...(check.version && { after: check.version }) };
    const changeOf = (told: WatchDifference): FoundChange => ({
      ...{ kind: 'content', difference: told, seenOnce: false, ...versions },
    });
    if (!isVisible(confirmed)) {
      const result = { kind: 'read', found: 'nothing' } as const;
      if (!isVisible(first)) return { ...whole, result, dropped: versionsOf(check) };
      // What is there now, and was not confirmed, is no page that may say to be as it was.
      const validators = isVisible(difference) ? {} : whole.validators;
      const change = { ...changeOf(first), seenOnce: true };
      return { ...whole, result: { kind: 'read', found: 'seen-once' }, change, validators, dropped: [] };
    }
    const result = { kind: 'read', found: 'change' } as const;
    // That fields alternate is found of a page that is otherwise as it was.
    if (!isVisible(read.confirmed)) {
      return { ...whole, result, change: changeOf(confirmed), validators: {}, dropped: [] };
    }
    // What came in between is left for the next check to find.
    if (isSmaller(read.confirmed, difference) && !isSmaller(read.confirmed, first) && check.version) {
      const baseline = { id: check.version, version: read.version };
      const kept = { baseline, slots: slotsWith(slots, first), fields: read.fields?.packed ?? null };
      return { ...whole, result, change: changeOf(withFound(first)), ...kept, validators: {}, dropped: [] };
    }
    const id = await this.versions.keep(watch._id, now, read.version);
    const change = { ...changeOf(confirmed), after: id };
    const kept = { baseline: { id, version: read.version }, slots: slotsWith(slots, difference) };
    return { ...whole, result, change, ...kept, fields: null, dropped: versionsOf(check) };
  }

  private readWhole(
    { alternating: told = [] }: WatchRecord,
    { emptySelectors, fields, alternating = [] }: ReadReply,
    { answer, validators }: Answered,
  ) {
    const { status, robotsTxt } = answer;
    return {
      ...({ outcome: 'ok', status, robotsTxt, emptySelectors, validators, isWhole: true } as const),
      ...(fields && { fields: fields.areThoseOfBaseline ? null : fields.packed }),
      ...(alternating.length > 0 && {
        alternating: [...new Set([...told, ...alternating.map(({ field }) => field)])],
      }),
    };
  }
}

const NOTHING: WatchDifference = { fields: [], hunks: [], quiet: [], severity: null };

export function comparisonOf({ masks, rules, slots, preset }: WatchComparison): WatchComparison {
  return { masks, rules, slots, preset };
}

/** A page of which nearly nothing is left is looked at for an hour, a text that may be one of several once more. */
function beforeNextLook(
  { looks = 0 }: OpenCheck,
  { isReplaced, confirmed }: Pick<ReadReply, 'isReplaced'> & { confirmed: WatchDifference },
): number | null {
  if (isReplaced && looks < REPLACED_LOOKS) return REPLACED_MS;
  return looks === 0 && mayRotate(confirmed) ? ROTATION_MS : null;
}

/** The slots with those that were another text each time; that a place goes back is counted once a check. */
function withUnsteady(known: readonly WatchSlot[], learned: readonly WatchSlot[]): WatchSlot[] {
  return learned.flatMap((slot) =>
    slot.returns === undefined ? [slot] : known.filter(({ id }) => id === slot.id),
  );
}

function versionsOf({ version }: OpenCheck): Types.ObjectId[] {
  return version ? [version] : [];
}

/** Whether it holds less than another difference that it is a part of. */
function isSmaller(part: WatchDifference, whole: WatchDifference): boolean {
  return sizeOf(part) < sizeOf(whole);
}

function sizeOf(difference: WatchDifference): number {
  const { added, removed } = changedLines(difference);
  return difference.fields.filter(({ field }) => field !== 'words').length + added + removed;
}

function closedByRobots(): WatchDifference {
  const change = {
    field: 'robotsTxt',
    before: ['allowed'],
    after: ['blocked'],
    severity: 'critical',
  } as const;
  return {
    fields: [{ ...change, before: [...change.before], after: [...change.after] }],
    hunks: [],
    quiet: [],
    severity: 'critical',
  };
}
