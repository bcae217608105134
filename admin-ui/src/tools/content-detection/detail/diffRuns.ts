import type { WatchDiffRow } from '@contracts/watches/watch-diff';
import type { WatchDiffView } from '@contracts/watches/watch-history';

/** Rows that follow each other and are drawn together: the changes of one place, or what lies between them. */
export interface DiffRun {
  changes: boolean;
  rows: WatchDiffRow[];
}

/** The rows, parted where changes begin and end. */
export function diffRuns(rows: readonly WatchDiffRow[]): DiffRun[] {
  const runs: DiffRun[] = [];
  for (const row of rows) {
    const changes = row.kind === 'changed';
    const last = runs.at(-1);
    if (last?.changes === changes) last.rows.push(row);
    else runs.push({ changes, rows: [row] });
  }
  return runs;
}

/** The first runs that hold so many rows; the last of them may be cut. */
export function firstRuns(runs: readonly DiffRun[], rows: number): DiffRun[] {
  const first: DiffRun[] = [];
  let room = rows;
  for (const run of runs) {
    if (room <= 0) break;
    first.push({ ...run, rows: run.rows.slice(0, room) });
    room -= run.rows.length;
  }
  return first;
}

/** Rows without what stays the same around the changes. */
export function onlyChanges(rows: readonly WatchDiffRow[]): WatchDiffRow[] {
  const kept: WatchDiffRow[] = [];
  for (const row of rows) {
    const last = kept.at(-1);
    if (row.kind === 'changed') kept.push(row);
    else {
      const lines = row.kind === 'left-out' ? row.lines : 1;
      if (last?.kind === 'left-out') kept[kept.length - 1] = { kind: 'left-out', lines: last.lines + lines };
      else kept.push({ kind: 'left-out', lines });
    }
  }
  return kept;
}

/** The index by which the server knows the changes of a run; undefined where it knows none. */
export function hunkOf({ rows }: DiffRun, hunks: WatchDiffView['hunks']): number | undefined {
  const numbers = (side: 'before' | 'after') =>
    new Set(rows.flatMap((row) => (row.kind === 'changed' ? (row[side]?.number ?? []) : [])));
  const [before, after] = [numbers('before'), numbers('after')];
  return hunks.find((each) => before.has(each.before) || after.has(each.after))?.hunk;
}
