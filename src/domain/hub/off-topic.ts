import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { type HubMeaning, type Meaning, middleOfVectors, nearest, nearness } from './hub-meaning';

/** `in`: it belongs to the hub; `unsorted`: it stays in the hub, to be looked at. */
export type Standing = 'in' | 'unsorted';

/** A keyword, or a cluster of them, as its place in the hub or beside it is looked for. */
export interface Judged {
  /** Of its keywords together. */
  meaning: Meaning;
  /** Whether a keyword of it holds all words of the seed or of an example. */
  holdsWords: boolean;
  /** What its owner said of the same keywords in an earlier hub of the same seed. */
  choice: 'in' | 'out' | undefined;
}

/** Of a list, what is not most of it, is no part of its middle. */
const MOST = 0.8;
/** Of a list, those that one is compared with. */
const NEIGHBOURS = 10;

/**
 * Which keywords may be off topic. Several signs have to agree: one holds no name of the topic, is clearly nearer to another
 * subject than to the middle of the list and to what its owner named, and has no neighbours in the list. A lone name such as
 * "v60" is near nothing, and so not clearly near another subject.
 */
export function foreignAmong(
  keywords: readonly Judged[],
  { topic: named, others }: Pick<HubMeaning, 'topic' | 'others'>,
): boolean[] {
  const { near, alike, foreign } = MEANING_CUTS.topic;
  const meanings = keywords.flatMap(({ meaning }) => meaning ?? []);
  const cuts = foreign.filter((cut) => meanings.length >= cut.keywords);
  const topic = [...named, middleOfMost(meanings)];
  const subjects = others.filter((subject) => nearest(subject, topic) < near);
  const left = keywords.flatMap(({ meaning, choice }) => (choice === 'out' ? [meaning] : []));
  return keywords.map(({ meaning, holdsWords, choice }) => {
    if (choice) return choice === 'out';
    if (meaning === undefined) return false;
    if (nearest(meaning, left) >= alike) return true;
    if (holdsWords) return false;
    const toOther = nearest(meaning, subjects);
    const nearer = toOther - nearest(meaning, topic);
    const signs = cuts.filter((cut) => toOther >= cut.other && nearer >= cut.nearer);
    if (signs.length === 0) return false;
    const around = nearnessAround(meaning, meanings);
    return signs.some((cut) => around < cut.around);
  });
}

/**
 * Where clusters of what is not foreign stand: what holds no name of the topic and means something else than each of them, and
 * than every cluster that belongs to it, is "unsorted".
 * @param example of what the hub is about beside its seed, where its owner named none
 */
export function standingsOf(
  clusters: readonly Judged[],
  { topic: named, others }: Pick<HubMeaning, 'topic' | 'others'>,
  example: readonly Meaning[] = [],
): Standing[] {
  const { near } = MEANING_CUTS.topic;
  const each = [...named, ...example.filter((meaning) => meaning !== undefined)];
  const topic = [...each, middleOfVectors(each)];
  const subjects = others.filter((subject) => nearest(subject, topic) < near);
  const own = clusters.map(({ meaning }) => nearest(meaning, topic));
  const sure = clusters.flatMap(({ meaning, holdsWords, choice }, place) =>
    choice === 'in' || holdsWords || (own[place] ?? 0) >= near ? [meaning] : [],
  );
  return clusters.map(({ meaning, holdsWords, choice }, place) => {
    if (choice || holdsWords || meaning === undefined) return 'in';
    const toOther = nearest(meaning, subjects);
    const isNear = (nearer: number) => nearer >= near && nearer >= toOther;
    return isNear(own[place] ?? 0) || isNear(nearest(meaning, sure)) ? 'in' : 'unsorted';
  });
}

/** The middle of most of a list: of those that are nearest to the middle of all. */
function middleOfMost(meanings: readonly Float32Array[]): Float32Array {
  const middle = middleOfVectors(meanings);
  const byNearness = meanings
    .map((meaning) => ({ meaning, near: nearness(meaning, middle) }))
    .sort((a, b) => b.near - a.near);
  const most = byNearness.slice(0, Math.ceil(meanings.length * MOST));
  return middleOfVectors(most.map(({ meaning }) => meaning));
}

/** How near its nearest are in the mean, without itself. */
function nearnessAround(meaning: Float32Array, meanings: readonly Float32Array[]): number {
  const others = meanings.filter((other) => other !== meaning).map((other) => nearness(meaning, other));
  const nearestOnes = others.sort((a, b) => b - a).slice(0, NEIGHBOURS);
  return nearestOnes.reduce((sum, near) => sum + near, 0) / NEIGHBOURS;
}

/** Clusters that stand for a hub whose owner named no examples: the largest that hold the seed's words, at most three. */
export function examplesAmong<Cluster>(
  clusters: readonly Cluster[],
  holdsSeed: (cluster: Cluster) => boolean,
): Cluster[] {
  return clusters.filter(holdsSeed).slice(0, IMPLIED_EXAMPLES);
}

const IMPLIED_EXAMPLES = 3;
