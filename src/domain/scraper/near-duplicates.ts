import { Union } from '../groups/union';
import { mix32 } from './hash';
import { hashesAlike, hashesInCommon, SIGNATURE_HASHES, similarity } from './min-hash';

const { imul } = Math;

/**
 * How a signature is cut into bands for a threshold: two pages are compared where a whole band of theirs is the same.
 * With b bands of r rows that happens to a pair of similarity s with a probability of 1 - (1 - s^r)^b (Leskovec,
 * Rajaraman and Ullman, "Mining of Massive Datasets", 3.4.2). At the lowest threshold of each row below they find: 16 x 8
 * all but 1 in 30 million of the pairs of 0.95, 32 x 4 99.998 % of those of 0.73 and, to 14 digits, all of those of 0.9
 * (of which 16 x 8 would miss 1 in 8,000), 42 x 3 99.6 % of those of 0.5 and 99.996 % of those of 0.6. Shorter bands would
 * find all and compare nearly everything with everything.
 */
const BANDINGS = [
  { from: 0.95, bands: 16, rows: 8 },
  { from: 0.73, bands: 32, rows: 4 },
  { from: 0.5, bands: 42, rows: 3 },
] as const;
/**
 * Pages of one bucket that a page is compared with: so many of the first ones, and of those before it. A bucket of thousands
 * comes from pages with a frame in common and little content; they are compared all with all only where they are few. A
 * pair that is missed so has its other bands.
 */
const COMPARED = 32;

const ERRORS = 2;

/** Pages that are alike, by their places in the list that was given. */
export interface NearDuplicateGroup {
  /** Ascending. */
  members: number[];
  /** Of the member that is least like the first one, 0 to 1. */
  similarity: number;
}

/**
 * Groups the pages that are at least this alike, as far as their signatures tell, for each of the thresholds, which ascend from 0.5 to 1: a pair
 * is compared once for all of them. A group is a union: each member is that much like some other one, not always like the
 * first. The largest groups come first. Memory: the signatures (25 MB for 50,000 pages) and some 20 bytes a page.
 */
export function nearDuplicatesAt(
  signatures: readonly Uint32Array[],
  thresholds: readonly number[],
): NearDuplicateGroup[][] {
  const levels = thresholds.map((threshold) => ({
    needed: neededFor(threshold),
    groups: new Union(signatures.length),
  }));
  const compared = new ComparedPairs();
  const buckets = new Buckets(signatures.length);
  // From short bands to long ones: who has a long band in common has the short one at its first word, too, and was compared
  // where that bucket was not crowded.
  let open: (Uint16Array | undefined)[] | undefined;
  for (const { bands, rows } of new Set(thresholds.map(bandingFor))) {
    const crowded: (Uint16Array | undefined)[] = [];
    for (let band = 0; band < bands; band++) {
      const word = rows === 8 ? 2 * band : band;
      const pages = open ? open[word] : buckets.all;
      if (!pages) continue;
      buckets.fill(pages, (page) => bandKey(signatures[page] as Uint32Array, band, rows));
      joinBuckets(buckets, { signatures, levels, compared });
      crowded[word] = buckets.crowded();
    }
    open = crowded;
  }
  return levels.map(({ groups }) =>
    groups.sets().map((members) => ({ members, similarity: leastAlike(members, signatures) })),
  );
}

/**
 * How many hashes of a signature must be the same: fewer than the threshold's by two standard errors of the estimate (0.027 at
 * 0.9, none at 1), so that of the pairs that are just alike enough 1 in 40 is missed and not one in two.
 */
function neededFor(threshold: number): number {
  const error = Math.sqrt((threshold * (1 - threshold)) / SIGNATURE_HASHES);
  return Math.ceil(hashesInCommon(threshold - ERRORS * error) - 1e-9);
}

function bandingFor(threshold: number): (typeof BANDINGS)[number] {
  return BANDINGS.find(({ from }) => threshold >= from) ?? BANDINGS[2];
}

/** Pages with the very same text, by their hashes; the largest groups first. Pages without a hash are in none. */
export function exactDuplicates(hashes: readonly (string | null)[]): number[][] {
  const byHash = new Map<string, number[]>();
  hashes.forEach((hash, page) => {
    if (hash === null) return;
    const pages = byHash.get(hash);
    if (pages) pages.push(page);
    else byHash.set(hash, [page]);
  });
  return [...byHash.values()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
}

/** Of four rows, which are a word, of two words, or of three rows of a word. */
function bandKey(signature: Uint32Array, band: number, rows: 8 | 4 | 3): number {
  if (rows === 8) {
    return mix32(imul(signature[2 * band] as number, 31) + (signature[2 * band + 1] as number) + band);
  }
  const word = signature[band] as number;
  return mix32((rows === 4 ? word : word & 0xffffff) + band);
}

/** A threshold with its groups; those of a lower one hold those of a higher one. */
interface Level {
  needed: number;
  groups: Union;
}

interface Comparison {
  signatures: readonly Uint32Array[];
  levels: readonly Level[];
  compared: ComparedPairs;
}

/** The pages by what they have in common, page by page of a bucket; in the same place for each band. */
class Buckets {
  readonly all: Uint16Array;
  private readonly sorted: Float64Array;
  readonly keys: Uint32Array;
  readonly pages: Uint16Array;
  /** Of the pages that were filled in. */
  size = 0;

  constructor(size: number) {
    this.all = Uint16Array.from({ length: size }, (_, page) => page);
    this.sorted = new Float64Array(size);
    this.keys = new Uint32Array(size);
    this.pages = new Uint16Array(size);
  }

  fill(chosen: Uint16Array, keyOf: (page: number) => number): void {
    const { keys, pages } = this;
    this.size = chosen.length;
    const sorted = this.sorted.subarray(0, this.size);
    // Key and page in one number: sorting brings pages of one bucket together.
    for (const [at, page] of chosen.entries()) sorted[at] = keyOf(page) * 65_536 + page;
    sorted.sort();
    // Taken apart once: the remainder of a large number is slow.
    for (let at = 0; at < this.size; at++) {
      const both = sorted[at] as number;
      const key = Math.floor(both / 65_536);
      keys[at] = key;
      pages[at] = both - key * 65_536;
    }
  }

  /** The pages of buckets in which not all are compared with all; undefined where there are none. */
  crowded(): Uint16Array | undefined {
    const { keys, pages, size } = this;
    const found: number[] = [];
    for (let start = 0, at = 1; at <= size; at++) {
      if (at < size && keys[at] === keys[start]) continue;
      if (at - start > 2 * COMPARED + 1)
        for (let each = start; each < at; each++) found.push(pages[each] as number);
      start = at;
    }
    return found.length > 0 ? Uint16Array.from(found) : undefined;
  }
}

function joinBuckets({ keys, pages, size }: Buckets, { signatures, levels, compared }: Comparison): void {
  let start = 0;
  const highest = levels[levels.length - 1]?.groups;
  const least = levels[0]?.needed ?? 0;
  for (let at = 1; at < size; at++) {
    if (keys[at] !== keys[start]) start = at;
    const page = pages[at] as number;
    for (let before = start; before < at; before++) {
      if (before === start + COMPARED) before = Math.max(before, at - COMPARED);
      const other = pages[before] as number;
      if (highest?.areJoined(page, other)) continue;
      if (compared.has(page, other)) continue;
      const alike = hashesAlike(signatures[page] as Uint32Array, signatures[other] as Uint32Array, least);
      joinAt(levels, alike, page, other);
    }
  }
}

/** Joins two pages at each threshold that they reach; where they are joined, they are at all lower ones. */
function joinAt(levels: readonly Level[], alike: number, page: number, other: number): void {
  for (let at = levels.length - 1; at >= 0; at--) {
    const { needed, groups } = levels[at] as Level;
    if (needed > alike) continue;
    if (groups.areJoined(page, other)) return;
    groups.join(page, other);
  }
}

function leastAlike(members: number[], signatures: readonly Uint32Array[]): number {
  const first = signatures[members[0] as number] as Uint32Array;
  return members.reduce(
    (least, member) => Math.min(least, similarity(first, signatures[member] as Uint32Array)),
    1,
  );
}

/** Remembers which pairs were compared, the latest ones: pages that are much alike meet in many bands. */
class ComparedPairs {
  private readonly pairs = new Float64Array(1 << 20);

  /** Whether it is remembered; from then on it is. */
  has(a: number, b: number): boolean {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    // High is above low, and so never 0: no pair is the empty place's.
    const pair = high * 65_536 + low;
    const place = mix32(imul(high, 31_337) + low) & (this.pairs.length - 1);
    if (this.pairs[place] === pair) return true;
    this.pairs[place] = pair;
    return false;
  }
}
