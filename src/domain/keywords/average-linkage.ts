/** Two clusters that become one: the first keeps its place. */
export interface Merge {
  into: number;
  from: number;
  /** The mean similarity of their members, two by two. */
  similarity: number;
}

/** Of what is clustered: how many there are of each, and how alike each two are; both by places. */
export interface Similarities {
  sizes: Float64Array;
  /** Row by row, `sizes.length` each; it is overwritten. */
  matrix: Float32Array;
}

const NONE = -1;

/**
 * Average linkage (UPGMA) by the nearest-neighbour chain (Murtagh 1983), with exact means after Lance and Williams: the
 * merges whose similarity is at least `least`. Merges come in no order, but none is above one that it stands on, so those
 * of a similarity and more are the clusters of a cut there. Of equals the first place wins. Time: a row for each step, some
 * 3 n² in all; memory: the matrix.
 */
export function averageLinkage({ sizes, matrix }: Similarities, least: number): Merge[] {
  const count = sizes.length;
  const merges: Merge[] = [];
  const active = Int32Array.from({ length: count }, (_, at) => at);
  let left = count;
  const remove = (place: number) => {
    const at = active.subarray(0, left).indexOf(place);
    active.copyWithin(at, at + 1, left);
    left -= 1;
  };
  const nearest = (place: number, before: number) => {
    const row = matrix.subarray(place * count, (place + 1) * count);
    let best = before;
    let most = before === NONE ? least : (row[before] as number);
    for (let at = 0; at < left; at += 1) {
      const other = active[at] as number;
      const similarity = row[other] as number;
      if (other === place || similarity < most || (similarity === most && best !== NONE)) continue;
      best = other;
      most = similarity;
    }
    return best;
  };
  const chain: number[] = [];
  while (left > 1) {
    if (chain.length === 0) chain.push(active[0] as number);
    const top = chain.at(-1) as number;
    const before = chain.at(-2) ?? NONE;
    const next = nearest(top, before);
    if (next === NONE) {
      // Nothing is like it enough, and a union of others is no more so.
      remove(top);
      chain.pop();
    } else if (next === before) {
      chain.length -= 2;
      merges.push(join({ sizes, matrix }, Math.min(top, next), Math.max(top, next)));
      remove(Math.max(top, next));
    } else chain.push(next);
  }
  return merges;
}

function join({ sizes, matrix }: Similarities, into: number, from: number): Merge {
  const count = sizes.length;
  const [one, other] = [sizes[into] as number, sizes[from] as number];
  const [row, gone] = [into * count, from * count];
  const similarity = matrix[row + from] as number;
  for (let at = 0; at < count; at += 1) {
    const mean = (one * (matrix[row + at] as number) + other * (matrix[gone + at] as number)) / (one + other);
    matrix[row + at] = mean;
    matrix[at * count + into] = matrix[row + at] as number;
  }
  sizes[into] = one + other;
  return { into, from, similarity };
}
