import type { WatchHunk } from '../../contracts/watches/watch-content';
import { type Match, matchesOf } from './line-diff';
import type { LineKeys } from './line-keys';

/** A line of a version that a rule does not ignore: what it is compared by, and its place. */
export interface Entry {
  key: string;
  index: number;
}

/** Lines that differ between two that match, or an end. */
export interface RawHunk {
  removed: Entry[];
  added: Entry[];
  /** Of the matches, the one behind it. */
  match: number;
  /** Where it is in both versions, should it have no line of one. */
  at: { before: number; after: number };
}

/** All that differs in the text of two versions, before anything is quiet. */
export interface TextDifference {
  hunks: RawHunk[];
  /** The keys of the lines that match, in order. */
  matched: string[];
}

/** Where the lines of two versions differ by their keys. */
export function textDifference(
  before: readonly string[],
  after: readonly string[],
  keys: LineKeys,
): TextDifference {
  const [left, right] = [entriesOf(before, keys), entriesOf(after, keys)];
  const matches = matchesOf(
    left.map(({ key }) => key),
    right.map(({ key }) => key),
  );
  const hunks: RawHunk[] = [];
  let [x, y] = [0, 0];
  const at = { before: 0, after: 0 };
  for (const [match, [toX, toY]] of [...matches, [left.length, right.length] as Match].entries()) {
    if (toX > x || toY > y) {
      hunks.push({ removed: left.slice(x, toX), added: right.slice(y, toY), match, at: { ...at } });
    }
    [x, y] = [toX + 1, toY + 1];
    at.before = (left[toX]?.index ?? before.length) + 1;
    at.after = (right[toY]?.index ?? after.length) + 1;
  }
  return { hunks, matched: matches.map(([place]) => (left[place] as Entry).key) };
}

function entriesOf(lines: readonly string[], keys: LineKeys): Entry[] {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const key = keys.of(line);
    if (key !== null) entries.push({ key, index });
  }
  return entries;
}

/** The hunks as they are told, with lines that are on both sides marked as moved. */
export function toldHunks(
  hunks: readonly RawHunk[],
  versions: { before: readonly string[]; after: readonly string[] },
): WatchHunk[] {
  const left = countKeys(hunks.flatMap(({ removed }) => removed));
  const right = countKeys(hunks.flatMap(({ added }) => added));
  const moves = (counts: Map<string, number>) => (key: string) => {
    const count = counts.get(key) ?? 0;
    if (count > 0) counts.set(key, count - 1);
    return count > 0;
  };
  const [isAddedToo, isRemovedToo] = [moves(right), moves(left)];
  return hunks.flatMap((hunk) =>
    inRuns(hunk).map(({ removed, added, at }) => ({
      at,
      removed: removed.map(({ index }) => versions.before[index] as string),
      added: added.map(({ index }) => versions.after[index] as string),
      moved: {
        removed: removed.flatMap(({ key }, place) => (isAddedToo(key) ? [place] : [])),
        added: added.flatMap(({ key }, place) => (isRemovedToo(key) ? [place] : [])),
      },
    })),
  );
}

function countKeys(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** A hunk by runs of lines that follow each other in their version: ignored lines may stand between. */
export function inRuns({ removed, added, at }: Pick<RawHunk, 'removed' | 'added' | 'at'>) {
  const [left, right] = [runsOf(removed), runsOf(added)];
  let { before, after } = at;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, place) => {
    const [gone, come] = [left[place] ?? [], right[place] ?? []];
    before = gone[0]?.index ?? before;
    after = come[0]?.index ?? after;
    const run = { removed: gone, added: come, at: { before, after } };
    before += gone.length;
    after += come.length;
    return run;
  });
}

function runsOf(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === entry.index - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
