import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import { type GroupCut, MEANING_CUTS, WORDS_WEIGH } from '../meaning/meaning-cuts';
import { centred, middleOf, mixed, similarityOf, type TextVectors } from '../meaning/text-vectors';
import { averageLinkage } from './average-linkage';
import {
  byWeight,
  type ClusteredKeyword,
  clusterOf,
  type Item,
  itemsOf,
  type KeywordCluster,
  largeFrom,
} from './cluster-keywords';
import { joinStrays } from './join-strays';
import { leadersOf } from './leaders';
import { termVectors, type TermVector, VectorIndex } from './term-vectors';

/** Below it nothing is linked any more. */
const LEAST = 0.1;
/** What few keywords have in common is hardly told from what they mean: as if so many of no meaning stood beside them. */
const FEW = 2;
/** A cluster that is too large is cut again, each time so much higher, up to what is all but the same. */
const [RECUT_STEP, LAST_CUT] = [0.05, 0.9];

/** Keywords whose meaning stands for that of others, of nearly the same words. */
export interface Led<Keyword> {
  text: string;
  items: Item<Keyword>[];
  size: number;
  words: TermVector;
}

/** What was linked: two parts, or one place alone. */
interface Link {
  places: number[];
  /** Keywords. */
  size: number;
  /** Of its parts; 1 of a place alone. */
  similarity: number;
  parts: Link[];
}

/** Those whose meaning is looked at, by their places in the vectors, and what of very many keywords is like none of them. */
export interface LedKeywords<Keyword> {
  led: Led<Keyword>[];
  alone: Item<Keyword>[];
  /** How many different terms they have. */
  terms: number;
}

/**
 * The texts whose vectors `clusterByMeaning` takes: one for each set of words, and at most 4,000. The order of the list never
 * matters.
 */
export function textsOfMeaning(
  keywords: readonly ClusteredKeyword[],
  common: ReadonlySet<string> = new Set(),
): string[] {
  return ledOf(keywords, common).led.map(({ text }) => text);
}

/**
 * Clusters of keywords for each granularity, the largest volume first: average linkage of what they mean beside what all of
 * them do, where words weigh little; then strays join the group that they are nearest to. Keywords of the same words are one,
 * and of more than 4,000 those of nearly the same words follow one of them.
 * @param common terms that stand with everything, such as words of intents
 * @param vectors centred, of `textsOfMeaning` of the same keywords
 * @param ledKeywords of the same keywords
 */
export function clusterByMeaning<Keyword extends ClusteredKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
  vectors: TextVectors,
  { led, alone, terms }: LedKeywords<Keyword> = ledOf(keywords, common),
): Record<Granularity, KeywordCluster<Keyword>[]> {
  const matrix = similarities(led, vectors, terms);
  const links = linksOf(led, matrix.slice());
  const large = largeFrom(keywords.length);
  const sizes = led.map(({ size }) => size);
  const alike = { count: led.length, matrix };
  const groupsAt = ({ same, stray }: GroupCut) =>
    joinStrays(
      links.flatMap((link) => groupsIn(link, same, large)),
      alike,
      sizes,
      stray,
    );
  const [broad = [], balanced = [], tight = []] = GRANULARITIES.map((granularity) =>
    groupsAt(MEANING_CUTS.group[granularity])
      .map((places) => places.flatMap((place) => led[place]?.items ?? []))
      .concat(alone.map((item) => [item]))
      .map((group) => clusterOf(group, common))
      .sort(byWeight),
  );
  return { broad, balanced, tight };
}

/** Of keywords those whose meaning stands for all; in the order of `textsOfMeaning`. */
export function ledOf<Keyword extends ClusteredKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
): LedKeywords<Keyword> {
  const items = itemsOf(keywords);
  const { vectors, terms } = termVectors(
    items.map((item) => item.terms),
    common,
  );
  const counted = items.map(({ keywords: { length } }, place) => ({
    ...{ place, size: length },
    vector: vectors[place] ?? { terms: [], weights: [] },
  }));
  const left = new Set(items);
  const led = leadersOf(counted, terms).map(({ place, vector, members }) => {
    const own = members.flatMap((member) => items[member.place] ?? []);
    for (const item of own) left.delete(item);
    const size = members.reduce((sum, member) => sum + member.size, 0);
    return { text: items[place]?.keywords[0].text ?? '', items: own, size, words: vector };
  });
  return { led, alone: [...left], terms };
}

/** All that can be linked, each as a tree of what was linked before. */
function linksOf(led: readonly { size: number }[], matrix: Float32Array): Link[] {
  const links = new Map<number, Link>(
    led.map(({ size }, place) => [place, { places: [place], size, similarity: 1, parts: [] }]),
  );
  const sizes = Float64Array.from(led, ({ size }) => size);
  for (const { into, from, similarity } of averageLinkage({ sizes, matrix }, LEAST)) {
    const parts = [into, from].flatMap((place) => links.get(place) ?? []);
    links.delete(from);
    links.set(into, {
      places: parts.flatMap(({ places }) => places),
      size: parts.reduce((sum, { size }) => sum + size, 0),
      ...{ similarity, parts },
    });
  }
  return [...links.values()];
}

/** The places of a link in groups. */
function groupsIn(link: Link, same: number, large: number): number[][] {
  if (link.parts.length === 0) return [link.places];
  if (link.similarity < same) return link.parts.flatMap((part) => groupsIn(part, same, large));
  const next = same + RECUT_STEP;
  return link.size <= large || next > LAST_CUT ? [link.places] : groupsIn(link, next, large);
}

/** Of each two, row by row. */
function similarities(
  led: readonly { words: TermVector }[],
  vectors: TextVectors,
  terms: number,
): Float32Array {
  const own = centred(vectors, middleOf(vectors, FEW));
  const count = led.length;
  const matrix = new Float32Array(count * count);
  const index = new VectorIndex(terms, count);
  led.forEach(({ words }, one) => {
    const row = matrix.subarray(one * count, one * count + one);
    index.eachLike(words, (other, cosine) => (row[other] = cosine));
    index.add(words);
    for (let other = 0; other < one; other += 1) {
      const similarity = mixed(similarityOf(own, one, other), row[other] as number, WORDS_WEIGH);
      row[other] = similarity;
      matrix[other * count + one] = similarity;
    }
  });
  return matrix;
}
