import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import type { WatchDiffView } from '@contracts/watches/watch-history';
import { DIFF_CONTEXT } from '@domain/watches/diff-for-people';

/** Rows that follow each other and are drawn together: the changes of one place, or what lies between them. */
export interface DiffRun {
  changes: boolean;
  rows: WatchDiffRow[];
  /** Where its first row stands among all. */
  from: number;
}

/** A run that shows as the number of its lines until it is asked for. */
export interface FoldedRun extends DiffRun {
  foldedLines?: number;
}

/** The rows, parted where changes begin and end. */
export function diffRuns(rows: readonly WatchDiffRow[]): DiffRun[] {
  const runs: DiffRun[] = [];
  rows.forEach((row, from) => {
    const changes = row.kind === 'changed';
    const last = runs.at(-1);
    if (last?.changes === changes) last.rows.push(row);
    else runs.push({ changes, rows: [row], from });
  });
  return runs;
}

/** The rows, of which only the first and last lines between two changes show; the others are folded, but for the opened ones. */
export function foldedRuns(rows: readonly WatchDiffRow[], opened: ReadonlySet<number>): FoldedRun[] {
  const runs = diffRuns(rows);
  return runs.flatMap((run, index): FoldedRun[] => {
    const head = index === 0 ? 0 : DIFF_CONTEXT;
    const end = run.rows.length - (index === runs.length - 1 ? 0 : DIFF_CONTEXT);
    const lines = end - head;
    // In place of a single line nothing is won, and what the server has left out cannot be opened.
    const isKept = run.changes || lines < 2 || run.rows.some(({ kind }) => kind === 'left-out');
    if (isKept) return [run];
    const part = (start: number, stop: number): DiffRun => ({
      ...{ changes: false, rows: run.rows.slice(start, stop), from: run.from + start },
    });
    const middle = part(head, end);
    const folded = opened.has(middle.from) ? middle : { ...middle, foldedLines: lines };
    return [part(0, head), folded, part(end, run.rows.length)].filter((each) => each.rows.length > 0);
  });
}

/** The index by which the server knows the changes of a run; undefined where it knows none. */
export function hunkOf({ rows }: Pick<DiffRun, 'rows'>, hunks: WatchDiffView['hunks']): number | undefined {
  const numbers = (side: 'before' | 'after') =>
    new Set(rows.flatMap((row) => (row.kind === 'changed' ? (row[side]?.number ?? []) : [])));
  const [before, after] = [numbers('before'), numbers('after')];
  return hunks.find((each) => before.has(each.before) || after.has(each.after))?.hunk;
}
