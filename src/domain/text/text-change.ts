export interface ChangedLines {
  /** Where the first line that differs begins, in both texts. */
  start: number;
  /** Where the last one ends, before its line break. */
  endBefore: number;
  endAfter: number;
}

/** Which lines differ between two texts, as one stretch. */
export function changedLines(before: string, after: string): ChangedLines {
  const shorter = Math.min(before.length, after.length);
  const same = longest(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  const rest = longest(shorter - same, (from, to) => fromEnd(before, from, to) === fromEnd(after, from, to));
  const start = same === 0 ? 0 : before.lastIndexOf('\n', same - 1) + 1;
  const endBefore = lineEnd(before, before.length - rest);
  return { start, endBefore, endAfter: endBefore + after.length - before.length };
}

/** The greatest length up to which all parts are the same; each part is compared once or twice. */
function longest(limit: number, isSame: (from: number, to: number) => boolean): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isSame(low, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function fromEnd(text: string, from: number, to: number): string {
  return text.slice(text.length - to, text.length - from);
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
