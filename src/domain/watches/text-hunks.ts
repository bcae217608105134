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
  /** Of the added lines, as many may be those of a quiet place; none where absent. */
  unsure?: number;
}

/** All that differs in the text of two versions, before anything is quiet. */
export interface TextDifference {
  hunks: RawHunk[];
  /** The lines that match, in order. */
  matches: readonly Match[];
  /** What a matching line is compared by; null for one that a rule ignores, and past the ends. */
  keyOf: (match: number) => string | null;
}

/**
 * Where the lines of two versions differ by their keys. Lines that are the same as they were read need none: only what
 * differs so is masked and compared again.
 */
export function textDifference(
  before: readonly string[],
  after: readonly string[],
  keys: LineKeys,
): TextDifference {
  const matches: Match[] = [];
  const read = matchesOf(before, after);
  let [x, y] = [0, 0];
  for (const match of [...read, [before.length, after.length] as const]) {
    const [left, right] = [entriesOf(before, [x, match[0]], keys), entriesOf(after, [y, match[1]], keys)];
    const found = matchesOf(
      left.map(({ key }) => key),
      right.map(({ key }) => key),
    );
    for (const [a, b] of found) matches.push([(left[a] as Entry).index, (right[b] as Entry).index]);
    if (match[0] < before.length) matches.push(match);
    [x, y] = [match[0] + 1, match[1] + 1];
  }
  const hunks = hunksBetween(matches, { before, after }, keys);
  markMoved(hunks);
  const keyOf = (at: number) => keyAt(before, matches[at], keys);
  return { hunks, matches, keyOf };
}

function keyAt(before: readonly string[], match: Match | undefined, keys: LineKeys): string | null {
  const line = match && before[match[0]];
  return line === undefined ? null : keys.of(line);
}

function hunksBetween(
  matches: readonly Match[],
  { before, after }: { before: readonly string[]; after: readonly string[] },
  keys: LineKeys,
): RawHunk[] {
  const hunks: RawHunk[] = [];
  let [x, y] = [0, 0];
  for (const [match, [toX, toY]] of [...matches, [before.length, after.length] as Match].entries()) {
    const [removed, added] = [entriesOf(before, [x, toX], keys), entriesOf(after, [y, toY], keys)];
    if (removed.length + added.length > 0) hunks.push({ removed, added, match, at: { before: x, after: y } });
    [x, y] = [toX + 1, toY + 1];
  }
  return hunks;
}

function entriesOf(
  lines: readonly string[],
  [from, to]: [from: number, to: number],
  keys: LineKeys,
): Entry[] {
  const entries: Entry[] = [];
  for (let index = from; index < to; index++) {
    const key = keys.of(lines[index] as string);
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
      ...(hunk.unsure && { unsure: hunk.unsure }),
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
export function inRuns<Line extends Pick<Entry, 'index'>>({
  removed,
  added,
  at,
}: Lines<Line>): Lines<Line>[] {
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
