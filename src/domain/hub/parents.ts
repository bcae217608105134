import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { mixed } from '../meaning/text-vectors';
import { type Meaning, meanNearness, nearness } from './hub-meaning';
import { type TermVector, VectorIndex } from '../keywords/term-vectors';

/** A cluster as its place in the tree is looked for. The order of the list is that of weight, the heaviest first. */
export interface Candidate {
  /** The stems of its label without the seed's. */
  label: readonly string[];
  /** Without the seed's stems. */
  centroid: TermVector;
  /** Of its keywords, the stem that stands in most of them; null where they have none but the seed's. */
  leading: string | null;
  /** Of its keywords together; where one has it, all do but those of very many that are like none. */
  meaning?: Meaning;
}

/** Clusters that share their leading stem and stand nowhere else. */
export interface SubHub {
  stem: string;
  members: number[];
}

export interface Parents {
  /** Of each cluster the place of its parent; null where it has none among clusters. */
  parents: (number | null)[];
  subHubs: SubHub[];
}

const CUTS = MEANING_CUTS.parent;
/** The cosine from which the nearest heavier cluster is a parent. */
const NEAR = 0.15;
/** So many clusters make a page of their own that holds them together. */
const SUB_HUB_CLUSTERS = 3;
/** Of equal cosines in another order of summing. */
const TOLERANCE = 1e-9;

/**
 * Of each cluster the parent: that whose label's stems are the largest proper subset of its own; else the heavier one whose
 * centroid is nearest, from a cosine of 0.15; else a sub-hub of three and more that share their leading stem. Where meaning is
 * known, a parent means something like it, too, and a sub-hub's parts are more alike than all clusters are: what shares a
 * general word ("mistakes") is no part of a hub.
 * @param terms how many terms the vectors have
 */
export function findParents(clusters: readonly Candidate[], terms: number): Parents {
  const parents = subsetParents(clusters);
  const index = new VectorIndex(terms, clusters.length);
  const isBelow = (place: number, above: number) => {
    for (let at: number | null = place; at !== null; at = parents[at] ?? null) if (at === above) return true;
    return false;
  };
  clusters.forEach(({ centroid }, place) => {
    if (parents[place] === null) {
      const near: { other: number; cosine: number }[] = [];
      const add = (other: number, cosine: number) => near.push({ other, cosine });
      if (clusters[place]?.meaning) eachNear(clusters, place, { index, centroid }, add);
      else index.eachLike(centroid, (other, cosine) => cosine >= NEAR && add(other, cosine));
      near.sort((a, b) =>
        Math.abs(b.cosine - a.cosine) > TOLERANCE ? b.cosine - a.cosine : a.other - b.other,
      );
      parents[place] = near.find(({ other }) => !isBelow(other, place))?.other ?? null;
    }
    index.add(centroid);
  });
  return { parents, subHubs: subHubsOf(clusters, parents) };
}

/** Heavier clusters that mean something like one, by similarities in which words weigh something. */
function eachNear(
  clusters: readonly Candidate[],
  place: number,
  { index, centroid }: { index: VectorIndex; centroid: TermVector },
  add: (other: number, similarity: number) => void,
): void {
  const words = new Map<number, number>();
  index.eachLike(centroid, (other, cosine) => words.set(other, cosine));
  for (let other = 0; other < place; other += 1) {
    const meaning = nearness(clusters[place]?.meaning, clusters[other]?.meaning);
    const similarity = mixed(meaning, words.get(other) ?? 0, CUTS.weight);
    if (words.has(other) ? similarity >= CUTS.words : meaning >= CUTS.alone) add(other, similarity);
  }
}

/** The cluster whose label is the largest part of a label; of equals the heaviest. */
function subsetParents(clusters: readonly Candidate[]): (number | null)[] {
  const holding = new Map<string, number[]>();
  clusters.forEach(({ label }, place) => {
    for (const stem of label) {
      const places = holding.get(stem);
      if (places) places.push(place);
      else holding.set(stem, [place]);
    }
  });
  return clusters.map(({ label, meaning }) => {
    const shared = new Map<number, number>();
    for (const stem of label)
      for (const other of holding.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    let best: number | null = null;
    for (const [other, count] of shared) {
      const size = clusters[other]?.label.length ?? 0;
      if (count < size || size >= label.length) continue;
      if (meaning && nearness(meaning, clusters[other]?.meaning) < CUTS.label) continue;
      const most = best === null ? 0 : (clusters[best]?.label.length ?? 0);
      if (size > most || (size === most && other < (best ?? Infinity))) best = other;
    }
    return best;
  });
}

function subHubsOf(clusters: readonly Candidate[], parents: readonly (number | null)[]): SubHub[] {
  const groups = new Map<string, number[]>();
  const meanOf = (places: readonly number[]) => meanNearness(places.map((at) => clusters[at]?.meaning));
  const all = meanOf([...clusters.keys()]);
  const areAlike = (places: readonly number[]) =>
    all === undefined || (meanOf(places) ?? 0) >= all + CUTS.part;
  clusters.forEach(({ leading }, place) => {
    if (leading === null || parents[place] !== null) return;
    const members = groups.get(leading);
    if (members) members.push(place);
    else groups.set(leading, [place]);
  });
  return [...groups]
    .filter(([, members]) => members.length >= SUB_HUB_CLUSTERS && areAlike(members))
    .map(([stem, members]) => ({ stem, members }));
}
