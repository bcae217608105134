import type { Led } from '../keywords/cluster-by-meaning';
import type { KeywordCluster } from '../keywords/cluster-keywords';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { chosenIn, type HubChoice } from './hub-choices';
import type { HubMeaning } from './hub-meaning';
import type { HubGround } from './hub-tree';
import { examplesAmong, foreignAmong, type Standing, standingsOf } from './off-topic';
import { holdsSeed } from './seed';

interface Termed {
  text: string;
  terms: readonly string[];
}
type Subject = Pick<HubGround, 'seedTerms' | 'examples' | 'language'>;

/** What tells of a hub's keywords where they stand. */
interface Ground {
  ground: Subject;
  meaning: HubMeaning;
  choices: readonly HubChoice[];
}

/** The keywords that may be off topic, by their texts: those that one meaning stands for together. */
export function foreignKeywords(
  led: readonly Led<Termed>[],
  { ground, meaning, choices }: Ground,
): ReadonlySet<string> {
  const choiceOf = chosenIn(choices, ground.language);
  const members = led.map(({ items }) => items.flatMap(({ keywords }) => keywords));
  const judged = members.map((keywords) => ({
    meaning: meaning.of(keywords[0]?.text ?? ''),
    holdsWords: keywords.some(({ terms }) => holdsName(terms, ground)),
    choice: choiceAmong(keywords, choiceOf),
  }));
  const isForeign = foreignAmong(judged, meaning);
  return new Set(
    members.filter((_, place) => isForeign[place]).flatMap((own) => own.map(({ text }) => text)),
  );
}

/** Clusters without what is foreign in them, and that of each by itself; what was chosen counts for a whole cluster. */
export function partedClusters<Keyword extends Termed>(
  clusters: readonly KeywordCluster<Keyword>[],
  foreign: ReadonlySet<string>,
  { choices, language }: { choices: readonly HubChoice[]; language: string },
): Record<'kept' | 'off', KeywordCluster<Keyword>[]> {
  const choiceOf = chosenIn(choices, language);
  const parted = clusters.map(({ members }) => {
    const choice = choiceAmong(members, choiceOf);
    const isOff = ({ text }: Keyword) => (choice ? choice === 'out' : foreign.has(text));
    return { kept: members.filter((member) => !isOff(member)), off: members.filter(isOff) };
  });
  const clustersOf = (part: 'kept' | 'off') =>
    parted.flatMap((members, place) => {
      const [first] = members[part];
      const label = clusters[place]?.label;
      if (!first || !label) return [];
      return { label: members[part].includes(label) ? label : first, members: members[part] };
    });
  return { kept: clustersOf('kept'), off: clustersOf('off') };
}

/** Where each cluster stands by its meaning, its words, and what its owner chose before. */
export function standingsOfClusters(
  clusters: readonly KeywordCluster<Termed>[],
  { ground, meaning, choices }: Ground,
): Standing[] {
  const choiceOf = chosenIn(choices, ground.language);
  const judged = clusters.map(({ members }) => ({
    meaning: meaning.middleOf(members),
    holdsWords: members.some(({ terms }) => holdsName(terms, ground)),
    choice: choiceAmong(members, choiceOf),
  }));
  const implied =
    (ground.examples ?? []).length > 0
      ? []
      : examplesAmong(judged, ({ holdsWords }) => holdsWords).map((one) => one.meaning);
  return standingsOf(judged, meaning, implied);
}

/** What was chosen last for one of several keywords. */
export function choiceAmong(
  members: readonly Termed[],
  choiceOf: ReturnType<typeof chosenIn>,
): 'in' | 'out' | undefined {
  return members.map(choiceOf).find((choice) => choice !== undefined);
}

/** Whether terms hold all words of the seed or of an example: "air conditioner" is no "air fryer". */
function holdsName(terms: readonly string[], { seedTerms, examples = [], language }: Subject): boolean {
  const names = [seedTerms, ...examples.map((example) => termsOfKeyword(example, language))];
  return names.some((name) => name.length > 0 && name.every((stem) => holdsSeed(terms, [stem])));
}
