import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { type HubMeaning, type Meaning, middleOfVectors, nearest } from './hub-meaning';

/** `in`: it belongs to the hub; `unsorted`: it stays in the hub, to be looked at; `off`: it may be off topic. */
export type Standing = 'in' | 'unsorted' | 'off';

/** A cluster as its place in the hub, or beside it, is looked for. */
export interface Judged {
  /** Of its keywords together. */
  meaning: Meaning;
  /** Whether a keyword of it holds a word of the seed or of an example. */
  holdsWords: boolean;
  /** What its owner said of the same keywords in an earlier hub of the same seed. */
  choice: 'in' | 'out' | undefined;
}

/**
 * Where clusters stand. Several signs have to agree before one is off topic: it holds no word of the seed and the examples,
 * means something else than each of them, is near no cluster that belongs to them, and is clearly near another subject. A
 * lone name such as "v60" is near nothing: it stays in, and is "unsorted" where no cluster is near it.
 * @param example of what the hub is about beside its seed, where its owner named none
 */
export function standingsOf(
  clusters: readonly Judged[],
  { topic: named, others, ownOthers }: Pick<HubMeaning, 'topic' | 'others' | 'ownOthers'>,
  example: readonly Meaning[] = [],
): Standing[] {
  const { near, other, ownOther } = MEANING_CUTS.topic;
  const each = [...named, ...example.filter((meaning) => meaning !== undefined)];
  const topic = [...each, middleOfVectors(each)];
  const isOther = (subject: Meaning) => nearest(subject, topic) < near;
  const [subjects, ownSubjects] = [others.filter(isOther), ownOthers.filter(isOther)];
  const own = clusters.map(({ meaning }) => nearest(meaning, topic));
  const sure = clusters.flatMap(({ meaning, holdsWords, choice }, place) =>
    choice === 'in' || holdsWords || (own[place] ?? 0) >= near ? [meaning] : [],
  );
  const left = clusters.flatMap(({ meaning, choice }) => (choice === 'out' ? [meaning] : []));
  return clusters.map(({ meaning, holdsWords, choice }, place) => {
    if (choice) return choice === 'in' ? 'in' : 'off';
    if (holdsWords || meaning === undefined) return 'in';
    const toTopic = own[place] ?? 0;
    const toGroup = nearest(meaning, sure);
    const toOther = nearest(meaning, subjects);
    if (toTopic >= near && toTopic >= toOther) return 'in';
    const isClear = (toSubject: number, least: number) =>
      toGroup < toSubject && isClearlyOther(toSubject - least, toSubject - toTopic);
    const isForeign =
      nearest(meaning, left) >= MEANING_CUTS.group.balanced.same ||
      isClear(toOther, other) ||
      isClear(nearest(meaning, ownSubjects), ownOther);
    if (isForeign) return 'off';
    return toGroup >= near && toGroup >= toOther ? 'in' : 'unsorted';
  });
}

/** The nearer to another subject, the less it need be nearer to that than to the topic. */
function isClearlyOther(above: number, nearer: number): boolean {
  const { clear, less } = MEANING_CUTS.topic;
  return (above >= 0 && nearer >= clear) || (above >= less && nearer >= clear - less);
}

/** Clusters that stand for a hub whose owner named no examples: the largest that hold the seed's words, at most three. */
export function examplesAmong<Cluster>(
  clusters: readonly Cluster[],
  holdsSeed: (cluster: Cluster) => boolean,
): Cluster[] {
  return clusters.filter(holdsSeed).slice(0, IMPLIED_EXAMPLES);
}

const IMPLIED_EXAMPLES = 3;
