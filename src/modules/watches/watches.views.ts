import type { WatchFields } from '../../contracts/watches/watch-content';
import type { WatchChangeRow, WatchCheckRow } from '../../contracts/watches/watch-history';
import { unreadSentence } from '../../contracts/watches/watch-messages';
import type { WatchRow, WatchView, WatchWaiting } from '../../contracts/watches/watches';
import { isQuiet } from '../../domain/watches/quiet-hunks';
import { checksLeft } from './check-quota';
import { barOf } from './checking/watch-days';
import type { ChangeRow } from './watch-history.repository';
import type { CheckRecord } from './watch-records.schema';
import { actualIntervalMs, type WatchTerms } from './watch-terms.service';
import type { WatchRecord } from './watches.schema';

const MINUTE_MS = 60_000;
/** What is due within so long is about to begin. */
const SOON_MS = 10_000;

export function toWatchRow(watch: WatchRecord, terms: WatchTerms, now: Date): WatchRow {
  const { _id, url, name, tags, state, pausedBy, lastChange, nextCheckAt, intervalMinutes } = watch;
  const id = _id.toHexString();
  const checking = isFetched(watch, now);
  const waiting = checking ? undefined : waitingOf(watch);
  return {
    ...{ _id: id, id, url, name, tags, state },
    ...(pausedBy && { pausedBy }),
    lastChange: lastChange ? { ...lastChangeView(lastChange), at: lastChange.at.toISOString() } : null,
    lastCheck: lastCheckView(watch),
    days: barOf(watch.days, now),
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    checking,
    ...(waiting && { waiting }),
    checksLeft: checksLeft(watch, terms),
    checksResetAt: terms.checks?.resetAt?.toISOString() ?? null,
    intervalMinutes,
    actualMinutes: Math.round(actualIntervalMs(intervalMinutes, terms) / MINUTE_MS),
    createdAt: watch.createdAt.toISOString(),
  };
}

export function toWatchView(
  watch: WatchRecord,
  { terms, now, fields }: { terms: WatchTerms; now: Date; fields: WatchFields | null },
): WatchView {
  const { scope, rules, masks, preset, notify, notifyFrom, slots, baselineAt, lines } = watch;
  return {
    ...toWatchRow(watch, terms, now),
    ...{ scope, rules, masks, preset, notify, notifyFrom, fields },
    slots: slots.filter(isQuiet),
    baselineAt: baselineAt?.toISOString() ?? null,
    needsScript: watch.needsScript ?? false,
    lines: lines ?? null,
    emptySelectors: watch.emptySelectors ?? [],
  };
}

export function toChangeRow(change: ChangeRow, versions: ReadonlySet<string>): WatchChangeRow {
  const { _id, watch, watchName, url, at, kind, severity, summary, fields } = change;
  const { added, removed, moved, seenOnce, ignored, before, after } = change;
  const id = _id.toHexString();
  const isKept = (version: typeof before) => version !== undefined && versions.has(version.toHexString());
  return {
    ...{ _id: id, id, watch: watch.toHexString(), watchName: watchName || url, url },
    ...{ at: at.toISOString(), kind, severity, summary, fields, added, removed, moved, seenOnce, ignored },
    hasText: isKept(before) && isKept(after),
  };
}

export function toCheckRow(check: CheckRecord): WatchCheckRow {
  const { _id, at, manual, outcome, status, found, failure, fetches, milliseconds, bytes } = check;
  const id = _id.toHexString();
  return {
    ...{ _id: id, id, at: at.toISOString(), manual, outcome, status, found },
    ...(failure && { failure }),
    sentence: unreadSentence(outcome, { status, failure }),
    ...{ fetches, milliseconds, bytes, notModified: check.notModified, shared: check.shared },
    change: check.change?.toHexString() ?? null,
  };
}

/** Somebody works on it, or is about to. */
function isFetched({ claim, nextCheckAt }: WatchRecord, now: Date): boolean {
  const isDue = nextCheckAt !== undefined && nextCheckAt.getTime() <= now.getTime() + SOON_MS;
  return isDue || (claim !== undefined && claim.until > now);
}

function waitingOf({ check }: WatchRecord): WatchWaiting | undefined {
  if (!check) return undefined;
  const { failed, stage } = check;
  if (failed) return { for: 'try', sentence: unreadSentence(failed.outcome, failed) };
  return { for: stage === 'read' ? 'turn' : 'look' };
}

function lastChangeView({ _id, severity, summary }: NonNullable<WatchRecord['lastChange']>) {
  return { id: _id.toHexString(), severity, summary };
}

function lastCheckView({ lastCheck }: WatchRecord): WatchRow['lastCheck'] {
  if (!lastCheck) return null;
  const { at, outcome, status, failure } = lastCheck;
  const sentence = unreadSentence(outcome, { status, failure });
  return {
    ...{ at: at.toISOString(), outcome },
    ...(status !== null && { status }),
    ...(sentence && { sentence }),
  };
}
