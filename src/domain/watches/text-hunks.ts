import type { WatchHunk } from '../../contracts/watches/watch-content';
import { type Match, matchesOf } from './line-diff';
import type { LineKeys } from './line-keys';

/** A line of a version that a rule does not ignore: what it is compared by, its place, and whether it only moved. */
export interface Entry {
  key: string;
  index: number;
  moved: boolean;
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
  /** The keys of the lines that match, in order, and their places in the version before. */
  matched: string[];
  places: number[];
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
  markMoved(hunks);
  const matched = matches.map(([place]) => left[place] as Entry);
  return { hunks, matched: matched.map(({ key }) => key), places: matched.map(({ index }) => index) };
}

function entriesOf(lines: readonly string[], keys: LineKeys): Entry[] {
  const entries: Entry[] = [];
  for (const [index, line] of lines.entries()) {
    const key = keys.of(line);
    if (key !== null) entries.push({ key, index, moved: false });
  }
  return entries;
}

/** Lines that are gone in one place and come in another. */
function markMoved(hunks: readonly RawHunk[]): void {
  const gone = byKey(hunks.flatMap(({ removed }) => removed));
  for (const entry of hunks.flatMap(({ added }) => added)) {
    const other = gone.get(entry.key)?.pop();
    if (other) entry.moved = other.moved = true;
  }
}

function byKey(entries: readonly Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries.toReversed()) {
    const same = found.get(entry.key);
    if (same) same.push(entry);
    else found.set(entry.key, [entry]);
  }
  return found;
}

/** The hunks as they are told. */
export function toldHunks(
  hunks: readonly RawHunk[],
  versions: { before: readonly string[]; after: readonly string[] },
): WatchHunk[] {
  return hunks.flatMap((hunk) =>
    inRuns(hunk).map(({ removed, added, at }) => ({
      at,
      removed: removed.map(({ index }) => versions.before[index] as string),
      added: added.map(({ index }) => versions.after[index] as string),
      moved: { removed: movedOf(removed), added: movedOf(added) },
    })),
  );
}

function movedOf(entries: readonly Entry[]): number[] {
  return entries.flatMap(({ moved }, place) => (moved ? [place] : []));
}

interface Lines<Line> {
  removed: Line[];
  added: Line[];
  at: RawHunk['at'];
}

/** A hunk by runs of lines that follow each other in their version: ignored lines may stand between. */
export function inRuns<Line extends Pick<Entry, 'index'>>({ removed, added, at }: Lines<Line>): Lines<Line>[] {
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

function runsOf<Line extends Pick<Entry, 'index'>>(entries: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.at(-1)?.index === entry.index - 1) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}
