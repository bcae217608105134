import type {
  WatchComparison,
  WatchDifference,
  WatchFieldChange,
  WatchHunk,
  WatchVersion,
} from '../../contracts/watches/watch-content';
import { alarms, differenceOf } from './compare-versions';
import { fieldSeverity } from './field-rules';
import { LineKeys } from './line-keys';
import { isInList } from './quiet-hunks';
import { inRuns } from './text-hunks';

/** Of the lines that came to one place, those that are the same both times: fewer, and the place changes by itself. */
const STEADY = 0.5;

type KeyOf = (line: string) => string;

/** Whether a line came, or is gone, the first time too. */
interface Steady {
  isGone: (line: string) => boolean;
  isCome: (line: string) => boolean;
}

/**
 * What of the second difference the first has too: both are against one baseline, of two fetches some time apart. A place
 * that is another one each time changes by itself, and is dropped.
 * @param lists those of the baseline: they rotate, and hold now more, now fewer lines
 */
export function confirmed(
  first: WatchDifference,
  second: WatchDifference,
  comparison: Pick<WatchComparison, 'masks' | 'rules'>,
  lists: WatchVersion['lists'],
): WatchDifference {
  const keys = new LineKeys(comparison);
  const keyOf = (line: string) => keys.of(line) ?? line;
  const steady = {
    isGone: within(
      first.hunks.flatMap(({ removed }) => removed),
      keyOf,
    ),
    isCome: within(
      first.hunks.flatMap(({ added }) => added),
      keyOf,
    ),
  };
  const hunks = second.hunks.flatMap((hunk) =>
    steadyPart(hunk, first.hunks, { ...steady, isListed: isInList(hunk, lists) }),
  );
  const hasText = hunks.some(alarms);
  const fields = second.fields.flatMap((change) => {
    if (change.field === 'words' && !hasText) return [];
    const other = first.fields.find(({ field }) => field === change.field);
    return other ? steadyField(other, change, keyOf) : [];
  });
  return differenceOf({ fields, hunks, quiet: second.quiet });
}

function steadyField(first: WatchFieldChange, second: WatchFieldChange, keyOf: KeyOf): WatchFieldChange[] {
  const { field } = second;
  // Of more words than the last time, there are still other ones than before.
  if (field === 'words') return [second];
  const before = common(second.before, first.before, keyOf);
  const after = common(second.after, first.after, keyOf);
  const isUnsteady = after.length === 0 && second.after.length > 0;
  if (isUnsteady || before.length + after.length === 0) return [];
  const change = { field, before, after };
  return [{ ...change, severity: fieldSeverity(change) }];
}

function common(values: readonly string[], others: readonly string[], keyOf: KeyOf): string[] {
  const known = new Set(others.map(keyOf));
  return values.filter((value) => known.has(keyOf(value)));
}

/** Where the lines stand may differ from time to time: lists are reordered. */
function steadyPart(
  hunk: WatchHunk,
  firsts: readonly WatchHunk[],
  steady: Steady & { isListed: boolean },
): WatchHunk[] {
  const removed = hunk.removed.flatMap((line, index) => (steady.isGone(line) ? [index] : []));
  const added = hunk.added.flatMap((line, index) => (steady.isCome(line) ? [index] : []));
  const come = added.filter((at) => !hunk.moved.added.includes(at)).length;
  const near = firsts.filter((first) => touch(first, hunk));
  const most = Math.max(comeTo([hunk]), comeTo(near));
  const own = steady.isListed ? most : Math.max(ownOf([hunk]), ownOf(near));
  if (come >= STEADY * own) return piecesOf(hunk, removed, added);
  if (steady.isListed) return [];
  // More is gone than ever comes there: beside a place that changes by itself something was taken away.
  const gone = removed.filter((at) => !hunk.moved.removed.includes(at)).length;
  return gone > most ? piecesOf(hunk, removed, []) : [];
}

/** Lines that came, and not from elsewhere. */
function comeTo(hunks: readonly WatchHunk[]): number {
  return hunks.reduce((sum, { added, moved }) => sum + added.length - moved.added.length, 0);
}

/** Those that are none of a quiet place, if all are that may be. */
function ownOf(hunks: readonly WatchHunk[]): number {
  return hunks.reduce((sum, hunk) => sum + Math.max(0, comeTo([hunk]) - (hunk.unsure ?? 0)), 0);
}

/** Whether two hunks stand at one place of the version that both began from. */
function touch(one: WatchHunk, other: WatchHunk): boolean {
  const [a, b] = [one.at.before, other.at.before];
  return a <= b + other.removed.length && b <= a + one.removed.length;
}

/** Tells whether a line is among some, as often as it is there. */
function within(lines: readonly string[], keyOf: KeyOf): (line: string) => boolean {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return (line) => {
    const count = counts.get(keyOf(line)) ?? 0;
    if (count > 0) counts.set(keyOf(line), count - 1);
    return count > 0;
  };
}

/** The hunk without some of its lines, in pieces whose lines follow each other. */
function piecesOf(hunk: WatchHunk, removed: readonly number[], added: readonly number[]): WatchHunk[] {
  const { before, after } = hunk.at;
  const runs = inRuns({
    removed: removed.map((at) => ({ index: before + at })),
    added: added.map((at) => ({ index: after + at })),
    at: hunk.at,
  });
  return runs.map((run) => {
    const [gone, come] = [
      run.removed.map(({ index }) => index - before),
      run.added.map(({ index }) => index - after),
    ];
    return {
      at: run.at,
      removed: gone.map((at) => hunk.removed[at] as string),
      added: come.map((at) => hunk.added[at] as string),
      moved: {
        removed: gone.flatMap((at, place) => (hunk.moved.removed.includes(at) ? [place] : [])),
        added: come.flatMap((at, place) => (hunk.moved.added.includes(at) ? [place] : [])),
      },
    };
  });
}
