import { NEAR_DUPLICATES } from '../../../contracts/scraper/crawl-reports';
import {
  exactDuplicates,
  type NearDuplicateGroup,
  nearDuplicatesAt,
} from '../../../domain/scraper/near-duplicates';
import { SIGNATURE_SIZE } from '../../../domain/scraper/min-hash';

/** Pages of a crawl that say the same, by their numbers. */
export interface SimilarPages {
  /** The same to the letter. */
  exact: number[][];
  /** Those that are this much alike, for each threshold that may be asked for. */
  groups: { threshold: number; near: NearDuplicateGroup[] }[];
}

/** Pages to compare, with their numbers. */
export interface Comparable {
  numbers: number[];
  hashes: (string | null)[];
  /** One behind the other. */
  signatures: Uint32Array;
}

/** Steps between thresholds, as parts of a whole. */
const STEPS = 20;
/** Groups that are kept of each kind, the largest ones. */
const MOST_GROUPS = 1_000;

/** The nearest threshold below that groups are kept for. */
export function keptThreshold(threshold: number): number {
  return Math.floor(threshold * STEPS + 1e-9) / STEPS;
}

/** Groups the pages once, so that a threshold that is moved afterwards costs nothing. */
export function findSimilar({ numbers, hashes, signatures }: Comparable): SimilarPages {
  const named = (members: readonly number[]) => members.map((member) => numbers[member] as number);
  const exact = exactDuplicates(hashes).slice(0, MOST_GROUPS).map(named);
  const lowest = Math.round(NEAR_DUPLICATES.lowest * STEPS);
  const thresholds = Array.from({ length: STEPS - lowest + 1 }, (_, step) => (lowest + step) / STEPS);
  const each = numbers.map((_, page) =>
    signatures.subarray(page * SIGNATURE_SIZE, (page + 1) * SIGNATURE_SIZE),
  );
  const found = nearDuplicatesAt(each, thresholds);
  const groups = thresholds.map((threshold, at) => {
    const near = (found[at] ?? [])
      .filter(({ members }) => new Set(members.map((member) => hashes[member])).size > 1)
      .slice(0, MOST_GROUPS)
      .map(({ members, similarity }) => ({ members: named(members), similarity }));
    return { threshold, near };
  });
  return { exact, groups };
}
