import type { Granularity } from '../../contracts/keywords/grouping';
import { Union } from '../groups/union';
import { averageLinkage } from './average-linkage';
import { leadersOf } from './leaders';
import {
  dot,
  scaledVector,
  sumOfVectors,
  termVectors,
  type TermVector,
  unitVector,
  VectorIndex,
} from './term-vectors';

interface Named {
  text: string;
  /** Searches a month; null where the file has none. */
  volume: number | null;
}

export interface ClusteredKeyword extends Named {
  /** What it is about, each term once: see keyword-terms.ts. */
  terms: readonly string[];
}

/** The mean cosine from which two clusters are one. */
export const CUTS: Readonly<Record<Granularity, number>> = { broad: 0.25, balanced: 0.35, tight: 0.5 };

export interface KeywordCluster<Keyword> {
  /** The keyword of the highest volume; without volumes the one most like all others. */
  label: Keyword;
  /** The label first, then by volume and name. */
  members: Keyword[];
}

/** From so many keywords on, or from this share of all, a cluster is cut again. */
const LARGE = { keywords: 50, share: 0.02 };
const RECUT_STEP = 0.1;
/** Above it a cluster holds what is all but the same. */
const LAST_CUT = 0.85;
/** Of sums in another order. */
const TOLERANCE = 1e-6;

/** Keywords of equal terms: one thing. */
export interface Item<Keyword> {
  terms: readonly string[];
  keywords: [Keyword, ...Keyword[]];
}

interface Recut {
  /** What a cluster may have of keywords. */
  large: number;
  common: ReadonlySet<string>;
}

/**
 * Clusters of keywords for each granularity, the largest volume first: average linkage of vectors of their terms. The
 * order of the list never matters, ties go by volume and name. Up to 4,000 keywords that hang together are compared each
 * with each; of more, those that are nearly alike are taken together first. A cluster that is too large is cut again with
 * the frequencies of its own terms.
 * @param common terms that stand with everything, such as words of intents; they weigh half
 */
export function clusterKeywords<Keyword extends ClusteredKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string> = new Set(),
): Record<Granularity, KeywordCluster<Keyword>[]> {
  const how = { large: largeFrom(keywords.length), common };
  const names = ['broad', 'balanced', 'tight'] as const;
  const cuts = names.map((name) => CUTS[name]);
  const [broad = [], balanced = [], tight = []] = partition(itemsOf(keywords), cuts, common).map(
    (groups, at) =>
      groups
        .flatMap((group) => recut(group, cuts[at] ?? 0, how))
        .map((group) => clusterOf(group, common))
        .sort(byWeight),
  );
  return { broad, balanced, tight };
}

/** How many keywords a cluster may have, of so many in all, before it is cut again. */
export function largeFrom(keywords: number): number {
  return Math.max(LARGE.keywords, LARGE.share * keywords);
}

/** By volume, then by name; what has no volume last. */
export function byVolume(a: Named, b: Named): number {
  const volume = (b.volume ?? -1) - (a.volume ?? -1);
  if (volume !== 0 || a.text === b.text) return volume;
  return a.text < b.text ? -1 : 1;
}

/** Keywords of the same terms, the most searched first; one without a term is like no other. */
export function itemsOf<Keyword extends ClusteredKeyword>(keywords: readonly Keyword[]): Item<Keyword>[] {
  const items = new Map<string, Item<Keyword>>();
  for (const keyword of keywords.toSorted(byVolume)) {
    const { terms, text } = keyword;
    const key = terms.length > 0 ? terms.toSorted().join(' ') : ` ${text}`;
    const known = items.get(key);
    if (known) known.keywords.push(keyword);
    else items.set(key, { terms, keywords: [keyword] });
  }
  return [...items.values()];
}

function recut<Keyword>(group: Item<Keyword>[], cut: number, how: Recut): Item<Keyword>[][] {
  const next = cut + RECUT_STEP;
  const size = group.reduce((sum, { keywords }) => sum + keywords.length, 0);
  if (next > LAST_CUT || group.length < 2 || size <= how.large) return [group];
  const [parts = []] = partition(group, [next], how.common);
  return parts.flatMap((part) => recut(part, next, how));
}

/** The items in groups, for each cut. */
function partition<Keyword>(
  items: readonly Item<Keyword>[],
  cuts: readonly number[],
  common: ReadonlySet<string>,
): Item<Keyword>[][][] {
  const { vectors, terms } = termVectors(
    items.map((item) => item.terms),
    common,
  );
  const counted = vectors.map((vector, place) => ({
    place,
    vector,
    size: items[place]?.keywords.length ?? 1,
  }));
  const least = Math.min(...cuts);
  const unions = cuts.map(() => new Union(items.length));
  for (const part of hangingTogether(vectors, terms, least)) {
    const leaders = leadersOf(
      part.flatMap((place) => counted[place] ?? []),
      terms,
    );
    for (const { place, members } of leaders)
      for (const union of unions) for (const member of members) union.join(member.place, place);
    const clusters = leaders.map(({ members }) => ({
      size: members.reduce((sum, { size }) => sum + size, 0),
      sum: sumOfVectors(members.map(({ vector, size }) => scaledVector(vector, size))),
    }));
    for (const { into, from, similarity } of averageLinkage(similarities(clusters, terms), least)) {
      const [one, other] = [leaders[into]?.place ?? 0, leaders[from]?.place ?? 0];
      cuts.forEach((cut, at) => similarity >= cut && unions[at]?.join(one, other));
    }
  }
  return unions.map((union) => union.groups().map((group) => group.flatMap((place) => items[place] ?? [])));
}

/**
 * Places of two and more that are linked by pairs of this similarity and more. Average linkage never joins others: two
 * clusters of such a mean hold such a pair.
 */
function hangingTogether(vectors: readonly TermVector[], terms: number, least: number): number[][] {
  const union = new Union(vectors.length);
  const index = new VectorIndex(terms, vectors.length);
  for (const vector of vectors) {
    const place = index.length;
    index.eachLike(vector, (other, cosine) => {
      if (cosine >= least - TOLERANCE) union.join(place, other);
    });
    index.add(vector);
  }
  return union.sets();
}

function similarities(clusters: readonly { sum: TermVector; size: number }[], terms: number) {
  const count = clusters.length;
  const sizes = Float64Array.from(clusters, ({ size }) => size);
  const matrix = new Float32Array(count * count);
  const index = new VectorIndex(terms, count);
  for (const { sum, size } of clusters) {
    const place = index.length;
    index.eachLike(sum, (other, product) => {
      const mean = product / (size * (sizes[other] ?? 1));
      matrix[place * count + other] = mean;
      matrix[other * count + place] = mean;
    });
    index.add(sum);
  }
  return { sizes, matrix };
}

/** What belongs together, with its label. */
export function clusterOf<Keyword extends ClusteredKeyword>(
  group: readonly Item<Keyword>[],
  common: ReadonlySet<string>,
): KeywordCluster<Keyword> {
  const members = group.flatMap(({ keywords }) => keywords).sort(byVolume);
  const [first] = members as [Keyword];
  const label = first.volume === null ? medoidOf(group, common) : first;
  return { label, members: [label, ...members.filter((member) => member !== label)] };
}

/** The keyword that is most like all of them; the first of equals. */
function medoidOf<Keyword>(group: readonly Item<Keyword>[], common: ReadonlySet<string>): Keyword {
  const { vectors } = termVectors(
    group.map(({ terms }) => terms),
    common,
  );
  const counted = group.map(({ keywords }, at) => ({
    keyword: keywords[0],
    size: keywords.length,
    vector: vectors[at] as TermVector,
  }));
  const middle = unitVector(sumOfVectors(counted.map(({ vector, size }) => scaledVector(vector, size))));
  return counted.reduce((best, next) =>
    dot(next.vector, middle) > dot(best.vector, middle) + TOLERANCE ? next : best,
  ).keyword;
}

/** The largest volume first, then the most keywords. */
export function byWeight(a: KeywordCluster<Named>, b: KeywordCluster<Named>): number {
  return volumeOf(b) - volumeOf(a) || b.members.length - a.members.length || byVolume(a.label, b.label);
}

function volumeOf({ members }: KeywordCluster<Named>): number {
  return members.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
}
