import { THRESHOLD_RANGES } from '../../contracts/strategy/strategy';
import type { TermSpace } from '../hub/term-space';
import type { KeywordCluster } from '../keywords/cluster-keywords';
import { dot, type TermVector, VectorIndex } from '../keywords/term-vectors';
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
  passageFits: (clusters: readonly KeywordCluster<Placed>[]) => ClusterFit[][];
}

/**
 * For each group of keywords the pages that rank for it or are called so, then those with a passage that is like it; beside
 * them the pages whose whole text is like its middle, and how alike these are among themselves.
 */
export function clusterFits(
  clusters: readonly KeywordCluster<Placed>[],
  { space, vectors, evidenceOf, passageFits }: FitSources,
): Grouping {
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
  const fits = passageFits(clusters);
  return clusters.map(({ members }, cluster) => {
    const alike = best(close[cluster] ?? []);
    const evidence = evidenceOf(members.map(({ place }) => place));
    const known = new Set(evidence.map(({ page }) => page));
    const others = best((fits[cluster] ?? []).filter(({ page }) => !known.has(page)));
    return {
      keywords: members.map(({ place }) => place),
      fits: [...evidence, ...others].slice(0, KEPT_FITS),
      close: alike,
      pairs: pairsOf(alike, vectors),
    };
  });
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
