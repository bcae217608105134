/** A set of loads by their numbers, as bits: hundreds of thousands of pairs are compared. */
export type LoadSet = Uint32Array;

export function emptySet(size: number): LoadSet {
  return new Uint32Array(Math.ceil(size / 32));
}

export function add(set: LoadSet, load: number): void {
  set[load >>> 5] = (set[load >>> 5] ?? 0) | (1 << (load & 31));
}

export function has(set: LoadSet, load: number): boolean {
  return ((set[load >>> 5] ?? 0) & (1 << (load & 31))) !== 0;
}

export function union(a: LoadSet, b: LoadSet): LoadSet {
  return a.map((word, index) => word | (b[index] ?? 0));
}

export function count(set: LoadSet): number {
  let sum = 0;
  for (const word of set) sum += ones(word);
  return sum;
}

export function countInBoth(a: LoadSet, b: LoadSet): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += ones((a[index] ?? 0) & (b[index] ?? 0));
  return sum;
}

function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
