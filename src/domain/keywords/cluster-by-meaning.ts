import { GRANULARITIES, type Granularity } from '../../contracts/keywords/grouping';
import { Union } from '../groups/union';
import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';
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
import { leadersOf } from './leaders';
import { termVectors } from './term-vectors';

/** A cluster that is too large is cut again, each time so much higher, up to what is all but the same. */
const [RECUT_STEP, LAST_CUT] = [0.05, 0.9];

/** Keywords whose meaning stands for that of others, of nearly the same words. */
interface Led<Keyword> {
  text: string;
  items: Item<Keyword>[];
  size: number;
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
 * Clusters of keywords for each granularity, the largest volume first: average linkage of what they mean. Keywords of the same
 * words are one, and of more than 4,000 those of nearly the same words follow one of them.
 * @param common terms that stand with everything, such as words of intents
 * @param vectors centred, of `textsOfMeaning` of the same keywords
 */
export function clusterByMeaning<Keyword extends ClusteredKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
  vectors: TextVectors,
): Record<Granularity, KeywordCluster<Keyword>[]> {
  const { led, alone } = ledOf(keywords, common);
  const large = largeFrom(keywords.length);
  const sizeOf = (group: readonly number[]) =>
    group.reduce((sum, place) => sum + (led[place]?.size ?? 0), 0);
  const recut = (group: number[], cut: number): number[][] => {
    const next = cut + RECUT_STEP;
    if (next > LAST_CUT || group.length < 2 || sizeOf(group) <= large) return [group];
    const [parts = []] = partition(group, [next]);
    return parts.flatMap((part) => recut(part, next));
  };
  const partition = (places: readonly number[], cuts: readonly number[]): number[][][] => {
    const unions = cuts.map(() => new Union(places.length));
    const sizes = Float64Array.from(places, (place) => led[place]?.size ?? 1);
    const matrix = similarities(vectors, places);
    for (const { into, from, similarity } of averageLinkage({ sizes, matrix }, Math.min(...cuts)))
      cuts.forEach((cut, at) => similarity >= cut && unions[at]?.join(into, from));
    return unions.map((union) => union.groups().map((group) => group.map((at) => places[at] as number)));
  };
  const cuts = GRANULARITIES.map((granularity) => MEANING_CUTS.group[granularity]);
  const [broad = [], balanced = [], tight = []] = partition([...led.keys()], cuts).map((groups, at) =>
    groups
      .flatMap((group) => recut(group, cuts[at] ?? 0))
      .map((group) => group.flatMap((place) => led[place]?.items ?? []))
      .concat(alone.map((item) => [item]))
      .map((group) => clusterOf(group, common))
      .sort(byWeight),
  );
  return { broad, balanced, tight };
}

/** Those whose meaning is looked at, and what of very many keywords is like none of them. */
function ledOf<Keyword extends ClusteredKeyword>(
  keywords: readonly Keyword[],
  common: ReadonlySet<string>,
): { led: Led<Keyword>[]; alone: Item<Keyword>[] } {
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
  const led = leadersOf(counted, terms).map(({ place, members }) => {
    const own = members.flatMap((member) => items[member.place] ?? []);
    for (const item of own) left.delete(item);
    const size = members.reduce((sum, member) => sum + member.size, 0);
    return { text: items[place]?.keywords[0].text ?? '', items: own, size };
  });
  return { led, alone: [...left] };
}

/** Of each two of the places, row by row. */
function similarities(vectors: TextVectors, places: readonly number[]): Float32Array {
  const count = places.length;
  const matrix = new Float32Array(count * count);
  for (let one = 0; one < count; one += 1)
    for (let other = 0; other < one; other += 1) {
      const similarity = similarityOf(vectors, places[one] as number, places[other] as number);
      matrix[one * count + other] = similarity;
      matrix[other * count + one] = similarity;
    }
  return matrix;
}
