import { HUB_LIMITS } from '../../contracts/hub/hub';
import type { KeywordCluster } from '../keywords/cluster-keywords';
import { normalizeText } from '../intent/normalize';
import { termsOfKeyword, wordsOfKeyword } from '../keywords/keyword-terms';
import { dot, sumOfVectors, type TermVector, unitVector } from '../keywords/term-vectors';
import { stemOf } from '../text/stems';
import { chosenIn, type HubChoice } from './hub-choices';
import type { HubMeaning } from './hub-meaning';
import { choiceAmong, partedClusters, standingsOfClusters } from './hub-standings';
import { type HubGround, type HubKeyword, type HubNode, type HubTree, ROOT } from './hub-tree';
import { type Candidate, findParents } from './parents';
import { holdsSeed, sameTerms } from './seed';
import { TermSpace } from './term-space';

/** A keyword with its place in the ground. */
export interface PlacedKeyword extends HubKeyword {
  place: number;
}

/** Children from which a page is a pillar. */
export const PILLAR_CHILDREN = 3;
/** The cosine below which a cluster has nothing to do with a pillar. */
const FOREIGN = 0.05;

const NOTHING: TermVector = { terms: [], weights: [] };

/** A page on its way into the tree. */
interface Plant {
  title: string;
  keywords: PlacedKeyword[];
  centroid: TermVector;
  /** Another one's place; null below the root. */
  parent: number | null;
  isOff: boolean;
  isUnsorted: boolean;
}

/** What decides beside the words of keywords. */
interface Planting {
  /** Terms that stand with everything, such as words of intents. */
  common?: ReadonlySet<string>;
  /** Of the hub's texts; without it words decide. */
  meaning?: HubMeaning;
  choices?: readonly HubChoice[];
  /** Keywords that may be off topic, by their texts. */
  foreign?: ReadonlySet<string>;
}

/**
 * The tree of a hub: the seed's page as its root, each other cluster below the one that it is a part of, at most three levels
 * deep. What is off topic is told by several signs (off-topic.ts), and by words where there is no meaning: what holds no stem
 * of the seed and is near no pillar. The order of keywords and clusters never matters.
 * @param clusters of all keywords, the heaviest first
 */
export function plantTree(
  ground: Pick<HubGround, 'seed' | 'seedTerms' | 'language' | 'seedFound' | 'keywords' | 'examples'>,
  clusters: readonly KeywordCluster<PlacedKeyword>[],
  { common = new Set(), meaning, choices = [], foreign = new Set() }: Planting = {},
): HubTree {
  const seed = new Set(ground.seedTerms);
  const space = new TermSpace(ground.keywords, { common, without: seed });
  const { kept: all, off } =
    ground.seedFound && meaning
      ? partedClusters(clusters, foreign, { choices, language: ground.language })
      : { kept: clusters, off: [] };
  const own = all.find(({ members }) => members.some(({ terms }) => sameTerms(terms, seed)));
  const kept = all.filter((cluster) => cluster !== own);
  const standings =
    ground.seedFound && meaning ? standingsOfClusters(kept, { ground, meaning, choices }) : [];
  const candidates = kept.map((cluster) => candidateOf(cluster, { seed, space, common, meaning }));
  const { parents, subHubs } = findParents(candidates, space.size);
  const plantOf = ({ label, members }: KeywordCluster<PlacedKeyword>): Plant => ({
    ...{ title: label.text, keywords: members, centroid: NOTHING, parent: null },
    ...{ isOff: false, isUnsorted: false },
  });
  const unsorted = new Set(kept.filter((_, place) => standings[place] === 'unsorted'));
  const plants = kept.map((cluster, place): Plant => {
    const parent = parents[place] ?? null;
    const isUnsorted = parent === null && unsorted.has(cluster);
    return { ...plantOf(cluster), centroid: candidates[place]?.centroid ?? NOTHING, parent, isUnsorted };
  });
  const taken = new Set([ground.seed, ...plants.map(({ title }) => title)].map(normalizeText));
  for (const { stem, members } of subHubs) {
    const parts = members.flatMap((place) => plants[place] ?? []);
    for (const part of parts) part.parent = plants.length;
    const title = titleOfStem(stem, parts, { taken, ...ground });
    taken.add(normalizeText(title));
    const centroid = unitVector(sumOfVectors(parts.map((part) => part.centroid)));
    plants.push({ title, keywords: [], centroid, parent: null, isOff: false, isUnsorted: false });
  }
  if (ground.seedFound && !meaning) {
    const middle = own ? space.centroidOf(own.members) : NOTHING;
    markForeign(plants, { middle, words: wordsOf(ground), choiceOf: chosenIn(choices, ground.language) });
  }
  limitDepth(plants);
  plants.push(...off.map((cluster) => ({ ...plantOf(cluster), isOff: true })));
  return treeOf(plants, { title: ground.seed, keywords: own?.members ?? [] });
}

function candidateOf(
  { label, members }: KeywordCluster<PlacedKeyword>,
  { seed, space, common, meaning }: Planting & { seed: ReadonlySet<string>; space: TermSpace },
): Candidate {
  const counts = new Map<string, number>();
  for (const { terms } of members)
    for (const term of terms)
      if (!seed.has(term) && !common?.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const [leading] = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return {
    label: label.terms.filter((term) => !seed.has(term)),
    centroid: space.centroidOf(members),
    leading: leading?.[0] ?? null,
    meaning: meaning?.middleOf(members),
  };
}

/** The word of a stem that keywords have most; with the seed where a page is called so already. */
function titleOfStem(
  stem: string,
  parts: readonly Plant[],
  { taken, language, seed }: { taken: ReadonlySet<string>; language: string; seed: string },
): string {
  const words = new Map<string, number>();
  for (const { keywords } of parts)
    for (const { text } of keywords)
      for (const word of wordsOfKeyword(text, language))
        if (stemOf(word, language) === stem) words.set(word, (words.get(word) ?? 0) + 1);
  const [first] = [...words].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const title = first?.[0] ?? stem;
  return taken.has(normalizeText(title)) ? `${seed}: ${title}` : title;
}

type Subject = Pick<HubGround, 'seedTerms' | 'examples' | 'language'>;

type ChoiceOf = ReturnType<typeof chosenIn>;

/** The stems of the seed and of the examples. */
function wordsOf({ seedTerms, examples = [], language }: Subject): string[] {
  return [...seedTerms, ...examples.flatMap((example) => termsOfKeyword(example, language))];
}

/** What is off topic by words: it stands alone, and what stood below it moves up. */
function markForeign(
  plants: readonly Plant[],
  { middle, words, choiceOf }: { middle: TermVector; words: readonly string[]; choiceOf: ChoiceOf },
): void {
  const children = plants.map(() => 0);
  for (const { parent } of plants) if (parent !== null) children[parent] = (children[parent] ?? 0) + 1;
  const pillars = plants.filter((_, place) => (children[place] ?? 0) >= PILLAR_CHILDREN);
  const middles = [middle, ...pillars.map(({ centroid }) => centroid)];
  for (const plant of plants) {
    const isForeign =
      plant.keywords.length > 0 &&
      !plant.keywords.some(({ terms }) => holdsSeed(terms, words)) &&
      middles.every((near) => dot(near, plant.centroid) < FOREIGN);
    const choice = choiceAmong(plant.keywords, choiceOf);
    plant.isOff = choice ? choice === 'out' : isForeign;
  }
  const standing = (at: number | null): number | null => {
    const plant = at === null ? undefined : plants[at];
    return plant?.isOff ? standing(plant.parent) : at;
  };
  const moved = plants.map(({ parent }) => standing(parent));
  plants.forEach((plant, place) => {
    plant.parent = plant.isOff ? null : (moved[place] ?? null);
  });
}

/** What would stand too deep stands beside what it is below of. */
function limitDepth(plants: readonly Plant[]): void {
  const wayOf = (place: number): number[] => {
    const parent = plants[place]?.parent ?? null;
    return parent === null ? [place] : [...wayOf(parent), place];
  };
  const ways = plants.map((_, place) => wayOf(place));
  plants.forEach((plant, place) => {
    const way = ways[place] ?? [];
    if (way.length > HUB_LIMITS.depth) plant.parent = way[HUB_LIMITS.depth - 2] ?? null;
  });
}

function treeOf(plants: readonly Plant[], root: Pick<Plant, 'title' | 'keywords'>): HubTree {
  const idOf = (place: number) => `p${place + 1}`;
  const nodeOf = (
    id: string,
    parent: string | null,
    { title, keywords, isUnsorted }: Pick<Plant, 'title' | 'keywords'> & { isUnsorted?: boolean },
  ): HubNode => ({
    ...{ id, parent, title, keywords: keywords.map(({ place }) => place), address: null },
    ...(isUnsorted && { unsorted: true }),
  });
  const below = (parent: number | null) => (parent === null ? ROOT : idOf(parent));
  return {
    nodes: [
      nodeOf(ROOT, null, root),
      ...plants.map((plant, place) => nodeOf(idOf(place), plant.isOff ? null : below(plant.parent), plant)),
    ],
    next: plants.length + 1,
  };
}
