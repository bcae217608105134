import { diffLines } from 'diff';

export interface DiffLine {
  kind: 'same' | 'added' | 'removed' | 'left-out';
  text: string;
  /** Of what a kind `left-out` stands for. */
  count?: number;
}

/** Lines around a change that show. */
const CONTEXT = 3;
/** After this, in milliseconds, the page is not kept waiting any longer. */
const PATIENCE_MS = 400;

/** What the correction changed, with some lines around each change; null where the two are too far apart to be compared in time. */
export function mendedLines(before: string, after: string): DiffLine[] | null {
  const parts = diffLines(before, after, { timeout: PATIENCE_MS });
  if (!parts) return null;
  return parts.flatMap(({ value, added, removed }, index): DiffLine[] => {
    const lines = value.replace(/\n$/, '').split('\n');
    const kind = added ? 'added' : removed ? 'removed' : 'same';
    if (kind !== 'same') return lines.map((text) => ({ kind, text }));
    return withoutMiddle(lines, index === 0 ? 0 : CONTEXT, index === parts.length - 1 ? 0 : CONTEXT);
  });
}

function withoutMiddle(lines: readonly string[], head: number, tail: number): DiffLine[] {
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  const hidden = lines.length - head - tail;
  if (hidden <= 1) return lines.map(same);
  return [
    ...lines.slice(0, head).map(same),
    { kind: 'left-out', text: '', count: hidden },
    ...lines.slice(lines.length - tail).map(same),
  ];
}
