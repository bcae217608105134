/** Rules as written, compiled once for all lines. */
export interface IgnoreRules {
  /** Spans of a line that the rules name, merged, in order. */
  spans(line: string): { start: number; end: number }[];
  readonly size: number;
}

/** Why a rule can't be used, as a sentence; null where it can. */
export function ruleProblem(_rule: string): string | null {
  throw new Error('to come');
}

/**
 * Plain text ignores each line that holds it, whatever its case; with `*`, which stands for any text of a line, or as a
 * `/regex/` (RE2; `/regex/i` whatever the case) it ignores what matches. Rules that can't be used are left out.
 */
export function ignoreRules(_rules: readonly string[]): IgnoreRules {
  throw new Error('to come');
}
