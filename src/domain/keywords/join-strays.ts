/** Each two of what is grouped, by places: row by row, `count` each. */
export interface Alike {
  count: number;
  matrix: Float32Array;
}

/** A stray that joins another group, by their numbers. */
interface Joining {
  stray: number;
  group: number;
  similarity: number;
}

/** Keywords of a stray. */
const STRAY = 2;
/** Those that joined each other may join a group next. */
const ROUNDS = 3;
/** So many strays a group takes in a round, or as many as it holds: the middle of a list is near to all of it, and would take them all. */
const LEAST_ROOM = 2;

/**
 * Groups where what is one keyword or two has joined the group that it is most like in the mean, from a similarity on: a
 * synonym in other words belongs to a page sooner than two pages are one.
 * @param groups places, each in one group
 * @param sizes of each place, in keywords
 */
export function joinStrays(
  groups: readonly (readonly number[])[],
  { count, matrix }: Alike,
  sizes: readonly number[],
  least: number,
): number[][] {
  let joined = groups.map((group) => [...group]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const joinings = joiningsOf(joined, { count, matrix }, sizes, least);
    if (joinings.length === 0) break;
    const taken = new Set<number>();
    const keywords = joined.map((group) => sizeOf(group, sizes));
    const room = keywords.map((held) => Math.max(LEAST_ROOM, held));
    for (const { stray, group } of joinings.sort(
      (a, b) => b.similarity - a.similarity || a.stray - b.stray,
    )) {
      const left = (room[group] ?? 0) - (keywords[stray] ?? 0);
      if (left < 0 || taken.has(stray) || taken.has(group)) continue;
      room[group] = left;
      taken.add(stray);
      if ((keywords[group] ?? 0) <= STRAY) taken.add(group);
      joined[group]?.push(...(joined[stray] ?? []));
      joined[stray] = [];
    }
    joined = joined.filter((group) => group.length > 0);
  }
  return joined;
}

const sizeOf = (group: readonly number[], sizes: readonly number[]) =>
  group.reduce((sum, place) => sum + (sizes[place] ?? 1), 0);

/** Of each stray the group, not smaller than itself, that it is most like; of equals the first. */
function joiningsOf(
  groups: readonly (readonly number[])[],
  { count, matrix }: Alike,
  sizes: readonly number[],
  least: number,
): Joining[] {
  const groupOf = new Int32Array(count).fill(-1);
  groups.forEach((group, at) => group.forEach((place) => (groupOf[place] = at)));
  const keywords = Float64Array.from(groups, (group) => sizeOf(group, sizes));
  const sums = new Float64Array(groups.length);
  return groups.flatMap((group, stray) => {
    const own = keywords[stray] as number;
    if (own > STRAY) return [];
    sums.fill(0);
    for (const place of group)
      for (let other = 0; other < count; other += 1) {
        const at = groupOf[other] as number;
        if (at < 0) continue;
        const weight = (sizes[place] ?? 1) * (sizes[other] ?? 1);
        sums[at] = (sums[at] as number) + weight * (matrix[place * count + other] as number);
      }
    let best: Joining | undefined;
    for (let at = 0; at < groups.length; at += 1) {
      const similarity = (sums[at] as number) / (own * (keywords[at] as number));
      if (at === stray || (keywords[at] as number) < own || similarity < (best?.similarity ?? least))
        continue;
      if (best?.similarity !== similarity) best = { stray, group: at, similarity };
    }
    return best ? [best] : [];
  });
}
