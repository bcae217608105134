import type { WatchDiffRow } from '@contracts/watches/watch-diff';

/** Rows that follow each other and are drawn together. */
export interface DiffRun {
  /** Which run of changes of the difference it is, from 0; none for what stays. */
  hunk: number | null;
  rows: WatchDiffRow[];
}

/** Runs of one kind: the changes of one place, or what lies between them. */
export function diffRuns(rows: readonly WatchDiffRow[]): DiffRun[] {
  const runs: DiffRun[] = [];
  let hunks = 0;
  for (const row of rows) {
    const isChange = row.kind === 'changed';
    const last = runs.at(-1);
    if (last && (last.hunk !== null) === isChange) last.rows.push(row);
    else {
      runs.push({ hunk: isChange ? hunks : null, rows: [row] });
      if (isChange) hunks += 1;
    }
  }
  return runs;
}

/** The first runs that hold so many rows; a run is not cut, unless it is longer than that by itself. */
export function firstRuns(runs: readonly DiffRun[], rows: number): DiffRun[] {
  const first: DiffRun[] = [];
  let room = rows;
  for (const run of runs) {
    if (room <= 0) break;
    first.push(run.rows.length <= room ? run : { ...run, rows: run.rows.slice(0, room) });
    room -= run.rows.length;
  }
  return first;
}
