import { THRESHOLD_RANGES } from '../../contracts/strategy/strategy';
import type { TermSpace } from '../hub/term-space';
import { byWeight, type KeywordCluster } from '../keywords/cluster-keywords';
import { dot, type TermVector, VectorIndex } from '../keywords/term-vectors';
import type { PassageFinder } from './passage-fits';
import type { ClusterFit, GroundCluster, Grouping } from './strategy-ground';

/** Pages of a group that are kept, the best ones: more never compete for one subject. */
const KEPT_FITS = 8;
/** What no threshold can be set below. */
const LEAST_OVERLAP = THRESHOLD_RANGES.overlap[0];

interface Placed {
  place: number;
  text: string;
  volume: number | null;
  terms: readonly string[];
}

interface FitSources {
  space: TermSpace;
  /** Of whole pages; null of those that compete with none. */
  vectors: readonly (TermVector | null)[];
  /** By the places of keywords. */
  evidenceOf: (keywords: readonly number[]) => ClusterFit[];
  passages: PassageFinder;
  /** Of how alike a keyword and a passage are; absent without pages, and where words decide: they know no synonym. */
  cuts?: { partial: number; foreign: number };
}

/**
 * For each group of keywords the pages that rank for it or are called so, then those with a passage that is like it; beside
 * them the pages whose whole text is like its middle, and how alike these are among themselves.
 */
export function clusterFits(groups: readonly KeywordCluster<Placed>[], sources: FitSources): Grouping {
  const { space, vectors, evidenceOf, passages } = sources;
  const clusters = groups.flatMap((group) => answeredApart(group, sources)).sort(byWeight);
  const centroids = clusters.map(({ members }) => space.centroidOf(members));
  const index = new VectorIndex(space.size, clusters.length);
  for (const centroid of centroids) index.add(centroid);
  const close = clusters.map((): { page: number; cosine: number }[] => []);
  vectors.forEach((vector, page) => {
    if (vector)
      index.eachLike(vector, (cluster, cosine) => {
        if (cosine >= LEAST_OVERLAP) close[cluster]?.push({ page, cosine: rounded(cosine) });
      });
  });
  return clusters.map(({ members }, cluster) => {
    const alike = best(close[cluster] ?? []);
    const evidence = evidenceOf(members.map(({ place }) => place));
    const known = new Set(evidence.map(({ page }) => page));
    const others = best(passages.fitsOf(members).filter(({ page }) => !known.has(page)));
    return {
      keywords: members.map(({ place }) => place),
      fits: [...evidence, ...others].slice(0, KEPT_FITS),
      close: alike,
      pairs: pairsOf(alike, vectors),
    };
  });
}

/**
 * A group of which a page answers some keywords while others are about something else is two: else what is missing would be
 * taken for what is there. Where pages rank or are called so, what none of these touches is apart.
 */
function answeredApart(
  { members }: KeywordCluster<Placed>,
  { evidenceOf, passages, cuts }: FitSources,
): KeywordCluster<Placed>[] {
  const cluster = (all: Placed[]) => ({ label: all[0] as Placed, members: all });
  if (members.length < 2 || !cuts) return [cluster(members)];
  const answering = new Set(evidenceOf(members.map(({ place }) => place)).map(({ page }) => page));
  const isAnswered = ({ page, cosine }: ClusterFit) =>
    answering.size > 0 ? answering.has(page) && cosine >= cuts.partial : cosine >= cuts.foreign;
  const isForeign = (keyword: Placed) =>
    passages.isUnderstood(keyword) &&
    evidenceOf([keyword.place]).length === 0 &&
    !passages.fitsOf([keyword]).some(isAnswered);
  const apart = members.filter(isForeign);
  if (apart.length === 0 || apart.length === members.length) return [cluster(members)];
  const missing = new Set(apart);
  return [cluster(members.filter((keyword) => !missing.has(keyword))), cluster(apart)];
}

function best<Fit extends { page: number; cosine: number }>(fits: Fit[]): Fit[] {
  return fits.sort((a, b) => b.cosine - a.cosine || a.page - b.page).slice(0, KEPT_FITS);
}

function pairsOf(
  close: NonNullable<GroundCluster['close']>,
  vectors: readonly (TermVector | null)[],
): GroundCluster['pairs'] {
  const alike = close.map(({ page }) => page);
  return alike.flatMap((one, at) =>
    alike.slice(at + 1).flatMap((other) => {
      const cosine = cosineOf(vectors, one, other);
      return cosine >= LEAST_OVERLAP ? [{ one, other, cosine }] : [];
    }),
  );
}

/** Of two pages, to a thousandth. */
export function cosineOf(vectors: readonly (TermVector | null)[], one: number, other: number): number {
  const [first, second] = [vectors[one], vectors[other]];
  return first && second ? rounded(dot(first, second)) : 0;
}

/** To a thousandth: sums in another order differ by less. */
const rounded = (cosine: number) => Math.round(cosine * 1_000) / 1_000;
