/** A piece of a line, and whether only this side has it. */
export interface WatchDiffPart {
  text: string;
  changed: boolean;
}

/** One line of one version that the other does not have as it is. */
export interface WatchDiffLine {
  /** Its number in its version, from 1. */
  number: number;
  /** The pieces make up its text; several where it is like a line of the other version. */
  parts: WatchDiffPart[];
  /** It stands elsewhere in the other version. */
  moved: boolean;
}

/** A line that counts as equal, as the later version has it. Numbers are from 1; null where one side has ignored lines in between. */
export interface WatchSameLine {
  before: number | null;
  after: number;
  text: string;
}

/** A row of a difference: lines of both sides that stand beside each other, or how many equal ones are left out. */
export type WatchDiffRow =
  | ({ kind: 'same' } & WatchSameLine)
  | { kind: 'left-out'; lines: number }
  /** At least one of the two; both where the lines are alike. */
  | { kind: 'changed'; before: WatchDiffLine | null; after: WatchDiffLine | null };

/** One line of the unified view. */
export type WatchUnifiedLine =
  | ({ kind: 'same' } & WatchSameLine)
  | ({ kind: 'removed' | 'added' } & WatchDiffLine)
  | { kind: 'left-out'; lines: number };
