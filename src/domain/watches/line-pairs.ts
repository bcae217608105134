import { tokensOf } from './word-parts';

/** Two lines are alike from this on (Dice over words), and looked for within so many lines. */
const ALIKE = 0.5;
const NEAR = 20;

interface Sides {
  removed: readonly string[];
  added: readonly string[];
  goneMoved: ReadonlySet<number>;
  comeMoved: ReadonlySet<number>;
  isOver: () => boolean;
}

type Pair = readonly [removed: number | null, added: number | null];

/** The lines of a hunk as they stand beside each other: those that are alike in one row, all in the order of both sides. */
export function pairedLines(sides: Sides): Pair[] {
  const { removed, added } = sides;
  const pairs: Pair[] = [];
  let [x, y] = [0, 0];
  for (const [toX, toY] of [...alikeLines(sides), [removed.length, added.length] as const]) {
    while (x < toX) pairs.push([x++, null]);
    while (y < toY) pairs.push([null, y++]);
    if (toX < removed.length) pairs.push([toX, toY]);
    [x, y] = [toX + 1, toY + 1];
  }
  return pairs;
}

/** Pairs in the order of both sides, each line with the one that is most like it and not passed yet. */
function alikeLines({ removed, added, goneMoved, comeMoved, isOver }: Sides): [number, number][] {
  const words = added.map((line, at) => (comeMoved.has(at) ? null : countWords(line)));
  const pairs: [number, number][] = [];
  let next = 0;
  for (const [x, line] of removed.entries()) {
    if (next >= added.length || isOver()) break;
    if (goneMoved.has(x)) continue;
    const own = countWords(line);
    // Where both sides have as many lines, the counterpart stands at the same place.
    const around = Math.round((x * added.length) / Math.max(1, removed.length));
    const [from, to] = [Math.max(next, around - NEAR), Math.min(added.length, Math.max(next, around) + NEAR)];
    let best = { at: -1, likeness: 0 };
    for (let y = from; y < to; y++) {
      const likeness = diceOf(own, words[y] ?? null);
      const isNearer = Math.abs(y - around) < Math.abs(best.at - around);
      if (likeness >= ALIKE && (likeness > best.likeness || (likeness === best.likeness && isNearer))) {
        best = { at: y, likeness };
      }
    }
    if (best.at >= 0) {
      pairs.push([x, best.at]);
      next = best.at + 1;
    }
  }
  return pairs;
}

interface Counted {
  counts: ReadonlyMap<string, number>;
  total: number;
}

function countWords(line: string): Counted {
  const counts = new Map<string, number>();
  let total = 0;
  for (const token of tokensOf(line.toLowerCase())) {
    if (token.trim() === '') continue;
    counts.set(token, (counts.get(token) ?? 0) + 1);
    total += 1;
  }
  return { counts, total };
}

/** Twice the words that both have, by the words of both. */
function diceOf(one: Counted, other: Counted | null): number {
  if (!other || 2 * Math.min(one.total, other.total) < ALIKE * (one.total + other.total)) return 0;
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return (2 * common) / (one.total + other.total);
}
