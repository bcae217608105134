import { diffArrays } from 'diff';

/** Equal things of two sequences: places in both, in order. */
export type Match = readonly [before: number, after: number];

/**
 * Edits that Myers' algorithm looks for, whose time is their square: 0.2 s (measured). What is in one sequence alone does
 * not count, so only reordered lines come to so many; past it, the things that both have once decide.
 */
const MAX_EDITS = 1_500;

/** The longest common subsequence of two sequences of symbols; the same for the same sequences. */
export function matchesOf<Symbol>(
  before: readonly Symbol[],
  after: readonly Symbol[],
  maxEdits = MAX_EDITS,
): Match[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const matches: Match[] = [];
  for (let at = 0; at < start; at++) matches.push([at, at]);
  const middle = {
    before: [start, before.length - tail] as const,
    after: [start, after.length - tail] as const,
  };
  for (const match of middleMatches(before, after, middle, maxEdits)) matches.push(match);
  for (let at = tail; at > 0; at--) matches.push([before.length - at, after.length - at]);
  return matches;
}

function middleMatches<Symbol>(
  before: readonly Symbol[],
  after: readonly Symbol[],
  range: Record<'before' | 'after', readonly [from: number, to: number]>,
  maxEdits: number,
): Match[] {
  const [left, right] = [before.slice(...range.before), after.slice(...range.after)];
  // What only one side has is in no common subsequence: without it Myers has nearly nothing left to do.
  const [ofLeft, ofRight] = [placesIn(left, new Set(right)), placesIn(right, new Set(left))];
  const [a, b] = [ofLeft.map((at) => left[at] as Symbol), ofRight.map((at) => right[at] as Symbol)];
  const found = a.length === 0 ? [] : (myers(a, b, maxEdits) ?? byUnique(a, b));
  const [from, to] = [range.before[0], range.after[0]];
  return found.map(([x, y]) => [(ofLeft[x] as number) + from, (ofRight[y] as number) + to]);
}

function placesIn<Symbol>(sequence: readonly Symbol[], others: ReadonlySet<Symbol>): number[] {
  const places: number[] = [];
  for (const [at, symbol] of sequence.entries()) if (others.has(symbol)) places.push(at);
  return places;
}

function myers<Symbol>(a: Symbol[], b: Symbol[], maxEditLength: number): Match[] | null {
  const parts = diffArrays(a, b, { maxEditLength });
  if (!parts) return null;
  const matches: Match[] = [];
  let [x, y] = [0, 0];
  for (const { added, removed, count } of parts) {
    if (added) y += count;
    else if (removed) x += count;
    else for (const end = x + count; x < end; x++, y++) matches.push([x, y]);
  }
  return matches;
}

/** The longest run of things in one order that both have once (patience), with what is equal around each. */
function byUnique<Symbol>(a: readonly Symbol[], b: readonly Symbol[]): Match[] {
  const anchors = longestRising(uniquePairs(a, b));
  const matches: Match[] = [];
  let [x, y] = [0, 0];
  for (const [toX, toY] of [...anchors, [a.length, b.length] as const]) {
    while (x < toX && y < toY && a[x] === b[y]) matches.push([x++, y++]);
    let back = 0;
    while (toX - back > x && toY - back > y && a[toX - back - 1] === b[toY - back - 1]) back += 1;
    for (let at = back; at > 0; at--) matches.push([toX - at, toY - at]);
    if (toX < a.length) matches.push([toX, toY]);
    [x, y] = [toX + 1, toY + 1];
  }
  return matches;
}

function uniquePairs<Symbol>(a: readonly Symbol[], b: readonly Symbol[]): Match[] {
  const places = onceIn(b);
  return [...onceIn(a)].flatMap(([symbol, x]): Match[] => {
    const y = places.get(symbol);
    return y === undefined ? [] : [[x, y]];
  });
}

function onceIn<Symbol>(sequence: readonly Symbol[]): Map<Symbol, number> {
  const once = new Map<Symbol, number>();
  const more = new Set<Symbol>();
  for (const [at, symbol] of sequence.entries()) {
    if (more.has(symbol)) continue;
    if (once.delete(symbol)) more.add(symbol);
    else once.set(symbol, at);
  }
  return once;
}

/** Of pairs that rise in the first, the most that rise in the second too. */
function longestRising(pairs: readonly Match[]): Match[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, [, y]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as Match)[1] < y) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? (ends[low - 1] as number) : -1;
    ends[low] = at;
  }
  const rising: Match[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) rising.push(pairs[at] as Match);
  return rising.reverse();
}
