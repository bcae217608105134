import { THRESHOLD_RANGES } from '../../contracts/strategy/strategy';
import type { TermSpace } from '../hub/term-space';
import type { KeywordCluster } from '../keywords/cluster-keywords';
import { dot, type TermVector, VectorIndex } from '../keywords/term-vectors';
import type { GroundCluster, Grouping } from './strategy-ground';

/** Pages of a group that are kept, the best ones: more never compete for one subject. */
const KEPT_FITS = 8;
/** What no threshold can be set below. */
const LEAST_FIT = THRESHOLD_RANGES.partial[0];
const LEAST_OVERLAP = THRESHOLD_RANGES.overlap[0];

interface Placed {
  place: number;
  text: string;
  volume: number | null;
  terms: readonly string[];
}

/** For each group of keywords the pages that are like its middle, and how alike these are among themselves. */
export function clusterFits(
  { space, vectors }: { space: TermSpace; vectors: readonly TermVector[] },
  clusters: readonly KeywordCluster<Placed>[],
): Grouping {
  const centroids = clusters.map(({ members }) => space.centroidOf(members));
  const index = new VectorIndex(space.size, clusters.length);
  for (const centroid of centroids) index.add(centroid);
  const fits = clusters.map((): GroundCluster['fits'] => []);
  vectors.forEach((vector, page) =>
    index.eachLike(vector, (cluster, cosine) => {
      if (cosine >= LEAST_FIT) fits[cluster]?.push({ page, cosine: rounded(cosine) });
    }),
  );
  return clusters.map(({ members }, cluster) => {
    const best = (fits[cluster] ?? [])
      .sort((a, b) => b.cosine - a.cosine || a.page - b.page)
      .slice(0, KEPT_FITS);
    return { keywords: members.map(({ place }) => place), fits: best, pairs: pairsOf(best, vectors) };
  });
}

function pairsOf(fits: GroundCluster['fits'], vectors: readonly TermVector[]): GroundCluster['pairs'] {
  const alike = fits.filter(({ cosine }) => cosine >= LEAST_OVERLAP).map(({ page }) => page);
  return alike.flatMap((one, at) =>
    alike.slice(at + 1).flatMap((other) => {
      const cosine = cosineOf(vectors, one, other);
      return cosine >= LEAST_OVERLAP ? [{ one, other, cosine }] : [];
    }),
  );
}

/** Of two pages, to a thousandth. */
export function cosineOf(vectors: readonly TermVector[], one: number, other: number): number {
  const [first, second] = [vectors[one], vectors[other]];
  return first && second ? rounded(dot(first, second)) : 0;
}

/** To a thousandth: sums in another order differ by less. */
const rounded = (cosine: number) => Math.round(cosine * 1_000) / 1_000;
