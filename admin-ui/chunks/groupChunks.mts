import type { BuiltChunk } from './builtChunk.mts';
import { count, countInBoth, countMissing, type LoadSet, union } from './loadSet.mts';

/** Chunks that become one. */
interface Group {
  order: number;
  chunks: BuiltChunk[];
  bytes: number;
  needed: LoadSet;
  imports: Set<Group>;
  /** What it imports, and what that imports. */
  reach: ReadonlySet<Group>;
  /** What merging with a later group would save. */
  gains: Map<Group, number>;
}

/**
 * Merges chunks into few, so that a page asks for few files and gets little that it does not need: again and again the two
 * whose merging saves most, as long as it saves anything. A request that a load no longer makes saves `requestBytes`; what
 * a load gets without need costs its bytes. Files that would import each other in a circle stay apart.
 */
export function groupChunks(
  chunks: readonly BuiltChunk[],
  needed: ReadonlyMap<string, LoadSet>,
  requestBytes: number,
): BuiltChunk[][] {
  const groups = firstGroups(chunks, needed);
  const settle = (changed: ReadonlySet<Group>) => setGains(groups, changed, requestBytes);
  setReach(groups);
  settle(new Set(groups));
  for (let pair = best(groups); pair; pair = best(groups)) settle(merge(groups, ...pair));
  return groups.map((group) => group.chunks);
}

/** What the very same loads need is one from the start. */
function firstGroups(chunks: readonly BuiltChunk[], needed: ReadonlyMap<string, LoadSet>): Group[] {
  const byLoads = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const chunk of chunks) {
    const loads = needed.get(chunk.file);
    if (!loads) continue;
    const key = loads.join();
    const group = byLoads.get(key) ?? emptyGroup(byLoads.size, loads);
    byLoads.set(key, group);
    groupOf.set(chunk.file, group);
    group.chunks.push(chunk);
    group.bytes += chunk.bytes;
  }
  const groups = [...byLoads.values()];
  for (const group of groups) {
    const files = group.chunks.flatMap(({ imports }) => imports);
    group.imports = new Set(files.flatMap((file) => groupOf.get(file) ?? []));
    group.imports.delete(group);
  }
  return groups;
}

function emptyGroup(order: number, needed: LoadSet): Group {
  return { order, chunks: [], bytes: 0, needed, imports: new Set(), reach: new Set(), gains: new Map() };
}

function setReach(groups: readonly Group[]): void {
  for (const group of groups) group.reach = reachOf(group);
}

function reachOf({ imports }: Group): ReadonlySet<Group> {
  const reach = new Set(imports);
  for (const group of reach) for (const next of group.imports) reach.add(next);
  return reach;
}

/** Anew for each pair that has a changed group. */
function setGains(groups: readonly Group[], changed: ReadonlySet<Group>, requestBytes: number): void {
  for (const one of changed) {
    for (const other of groups) {
      if (one === other || (changed.has(other) && other.order < one.order)) continue;
      const [a, b] = one.order < other.order ? [one, other] : [other, one];
      const gain = gainOf(a, b, requestBytes);
      if (gain > 0) a.gains.set(b, gain);
      else a.gains.delete(b);
    }
  }
}

function best(groups: readonly Group[]): [Group, Group] | undefined {
  let most = 0;
  let pair: [Group, Group] | undefined;
  for (const a of groups) {
    for (const [b, gain] of a.gains) {
      if (gain <= most) continue;
      most = gain;
      pair = [a, b];
    }
  }
  return pair;
}

/** Bytes that all loads together save when two groups become one. */
function gainOf(a: Group, b: Group, requestBytes: number): number {
  const both = countInBoth(a.needed, b.needed);
  if (both === 0) return 0;
  const needless = a.bytes * (count(b.needed) - both) + b.bytes * (count(a.needed) - both);
  let gain = requestBytes * both - needless;
  if (gain <= 0 || isCircle(a, b)) return 0;
  // Who needs the one gets what the other imports.
  const needed = union(a.needed, b.needed);
  for (const group of new Set([...a.reach, ...b.reach])) {
    if (group === a || group === b) continue;
    gain -= (group.bytes + requestBytes) * countMissing(needed, group.needed);
  }
  return gain;
}

/** Whether a way of imports between the two leads over a third, which would then import them and be imported by them. */
function isCircle(a: Group, b: Group): boolean {
  const leads = (from: Group, to: Group) =>
    from.reach.has(to) && [...from.imports].some((next) => next !== to && next.reach.has(to));
  return leads(a, b) || leads(b, a);
}

/** Puts `b` into `a`; gives the groups whose pairs save something else than before. */
function merge(groups: Group[], a: Group, b: Group): ReadonlySet<Group> {
  groups.splice(groups.indexOf(b), 1);
  a.chunks.push(...b.chunks);
  a.bytes += b.bytes;
  a.needed = union(a.needed, b.needed);
  for (const group of groups) {
    group.gains.delete(b);
    if (group.imports.delete(b)) group.imports.add(a);
  }
  a.imports = new Set([...a.imports, ...b.imports]);
  a.imports.delete(a);
  setReach(groups);
  const widened = [...a.reach].filter((group) => countMissing(a.needed, group.needed) > 0);
  for (const group of widened) group.needed = union(group.needed, a.needed);
  const changed = new Set([a, ...widened]);
  return new Set(
    groups.filter((group) => changed.has(group) || [...changed].some((one) => group.reach.has(one))),
  );
}
