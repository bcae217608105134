import type { WatchHunk } from '../../contracts/watches/watch-content';
import type { WatchDiffRow, WatchUnifiedLine } from '../../contracts/watches/watch-diff';

export interface DiffOptions {
  /** Equal lines that show around a change; null shows all. */
  context?: number | null;
  /** Whether time is up, after which lines are no longer compared word by word. */
  isOver?: () => boolean;
}

/**
 * The rows of a difference: lines first, then words within lines that are alike. Equal lines are those of `after`.
 * For the split view as it is.
 */
export function diffForPeople(
  _after: readonly string[],
  _hunks: readonly WatchHunk[],
  _options: DiffOptions = {},
): WatchDiffRow[] {
  throw new Error('to come');
}

/** The same rows below each other: of each run of changes what went first, then what came. */
export function unifiedLines(_rows: readonly WatchDiffRow[]): WatchUnifiedLine[] {
  throw new Error('to come');
}
