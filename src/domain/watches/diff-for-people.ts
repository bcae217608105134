import type { WatchHunk } from '../../contracts/watches/watch-content';
import type {
  WatchDiffLine,
  WatchDiffPart,
  WatchDiffRow,
  WatchUnifiedLine,
} from '../../contracts/watches/watch-diff';
import { pairedLines } from './line-pairs';
import { wordParts } from './word-parts';

/** Equal lines that show around a change. */
export const DIFF_CONTEXT = 3;

export interface DiffOptions {
  /** Equal lines that show around a change; null shows all. */
  context?: number | null;
  /** Whether time is up, after which lines are no longer compared word by word. */
  isOver?: () => boolean;
}

/**
 * The rows of a difference: lines first, then words within lines that are alike. Equal lines are those of `after`. They are
 * the split view as they are.
 */
export function diffForPeople(
  after: readonly string[],
  hunks: readonly WatchHunk[],
  { context = DIFF_CONTEXT, isOver = () => false }: DiffOptions = {},
): WatchDiffRow[] {
  const rows: WatchDiffRow[] = [];
  let [left, right] = [0, 0];
  for (const hunk of hunks) {
    const isFirst = rows.length === 0;
    const at = hunk.at;
    addSame(rows, after, { left, right, toLeft: at.before, toRight: at.after }, [
      isFirst ? 0 : context,
      context,
    ]);
    for (const row of changedRows(hunk, isOver)) rows.push(row);
    [left, right] = [at.before + hunk.removed.length, at.after + hunk.added.length];
  }
  const toLeft = left + after.length - right;
  addSame(rows, after, { left, right, toLeft, toRight: after.length }, [context, 0]);
  return rows;
}

/** The same rows below each other: of each run of changes what went first, then what came. */
export function unifiedLines(rows: readonly WatchDiffRow[]): WatchUnifiedLine[] {
  const lines: WatchUnifiedLine[] = [];
  let come: WatchUnifiedLine[] = [];
  for (const row of rows) {
    if (row.kind !== 'changed') {
      for (const line of come) lines.push(line);
      lines.push(row);
      come = [];
      continue;
    }
    if (row.before) lines.push({ kind: 'removed', ...row.before });
    if (row.after) come.push({ kind: 'added', ...row.after });
  }
  return lines.concat(come);
}

interface Stretch {
  left: number;
  right: number;
  toLeft: number;
  toRight: number;
}

/** Equal lines between two changes, all but the first and last of them left out. */
function addSame(
  rows: WatchDiffRow[],
  after: readonly string[],
  { left, right, toLeft, toRight }: Stretch,
  [head, tail]: [number | null, number | null],
): void {
  const isEven = toLeft - left === toRight - right;
  const same = (at: number) => {
    const before = isEven ? left + at - right + 1 : null;
    rows.push({ kind: 'same', before, after: at + 1, text: after[at] as string });
  };
  const count = toRight - right;
  const hidden = head === null || tail === null ? 0 : count - head - tail;
  // In place of a single line nothing is won.
  const shown = hidden > 1 ? (head as number) : count;
  for (let at = right; at < right + shown; at++) same(at);
  if (shown === count) return;
  rows.push({ kind: 'left-out', lines: hidden });
  for (let at = toRight - (tail as number); at < toRight; at++) same(at);
}

function changedRows({ removed, added, moved, at }: WatchHunk, isOver: () => boolean): WatchDiffRow[] {
  const [goneMoved, comeMoved] = [new Set(moved.removed), new Set(moved.added)];
  const line = (side: 'before' | 'after', index: number, parts: WatchDiffPart[]): WatchDiffLine => ({
    number: at[side] + index + 1,
    parts,
    moved: (side === 'before' ? goneMoved : comeMoved).has(index),
  });
  const whole = (text: string): WatchDiffPart[] => [{ text, changed: true }];
  const rows: WatchDiffRow[] = [];
  for (const [x, y] of pairedLines({ removed, added, goneMoved, comeMoved, isOver })) {
    const [gone, come] = [
      x === null ? null : (removed[x] as string),
      y === null ? null : (added[y] as string),
    ];
    const parts = gone === null || come === null || isOver() ? null : wordParts(gone, come);
    rows.push({
      kind: 'changed',
      before: x === null || gone === null ? null : line('before', x, parts?.before ?? whole(gone)),
      after: y === null || come === null ? null : line('after', y, parts?.after ?? whole(come)),
    });
  }
  return rows;
}
