import { PHRASE_KINDS, type PhraseKind } from '../../contracts/interlinks/interlinks';
import { COMMON_WEIGHT, type StemWeights } from './stem-weights';
import { NO_STEM, type WordIds } from './word-ids';

/** What parts a sentence or encloses a part of it: the words of a phrase stand on one side. */
export const PARTING = /[,;:()[\]{}<>"“”«»„‹›「」『』，；：、（）…!?！？。|•/\n\r]|\.\s|\s[-–—]|[–—]/u;

/** Words of a phrase at most: longer titles and anchors are sentences [A]. */
const MAX_WORDS = 30;

/** A page that a phrase means. */
export interface PhraseTarget {
  page: number;
  kind: PhraseKind;
  /** As it stands where it comes from. */
  text: string;
  /** Whether it is all that the page calls itself by, and no part of it. */
  whole: boolean;
  /** Whether it is what the page says the rest of its name of: it stands before a colon, a dash or a bracket. */
  lead: boolean;
  /** Whether it is a name that somebody gave to something: `MapLibre`, `Home Assistant`. */
  given: boolean;
  /** Pages that call it so in their links. */
  linked: number;
}

/** Words by which sentences may mean a page. */
export interface Phrase {
  /** Its different stems, what each weighs, and where each stands first among its words. */
  stems: readonly number[];
  weights: readonly number[];
  places: readonly number[];
  /** Of each, what stands between it and the one before, in small letters; undefined for the first. */
  between: readonly (string | undefined)[];
  /** Of all weights. */
  total: number;
  /** Of common words alone: it counts whole, in one piece, or not at all. */
  whole: boolean;
  /** Of an acronym: how it is written. */
  exact: string | null;
  /** Stems of it that weigh nothing; they may lengthen an anchor. */
  silent: readonly number[];
  /** Stems that stand in it more than once. */
  repeated: readonly number[];
  /** One common word: it means a page only where a sentence calls it so (see calls.ts). */
  alone: boolean;
  /** Each page once, the strongest kind first. */
  targets: PhraseTarget[];
}

/** What makes phrases of texts. */
export interface PhraseMaking {
  words: WordIds;
  weights: StemWeights;
  /** The stems of the site's names: they mean no page. */
  siteNames: readonly ReadonlySet<number>[];
}

/**
 * The phrase that a text is, without its targets. Null where it is too long, or says nothing that would tell a page: words
 * such as "read more", numbers, the site's name, or one common word that is not all of a page's own name.
 */
export function phraseOf(
  text: string,
  { words, weights, siteNames }: PhraseMaking,
  { mayBeAlone = false }: { mayBeAlone?: boolean } = {},
): Omit<Phrase, 'targets'> | null {
  const read = words.wordsOf(text);
  const all = read.map(({ stem }) => stem);
  const places = new Map<number, number>();
  all.forEach((stem, place) => {
    if (stem !== NO_STEM && !places.has(stem)) places.set(stem, place);
  });
  const stems = [...places.keys()];
  if (all.length > MAX_WORDS || stems.every((stem) => words.isGeneric(stem))) return null;
  if (siteNames.some((name) => stems.every((stem) => name.has(stem)))) return null;
  // `7 habits of good gardeners` is a list, while numbers behind a name tell the parts of a series apart.
  const counts = (stem: number) =>
    places.get(stem) === 0 && words.isGeneric(stem) && !words.isEmptyTalk(stem);
  const weighed = stems.filter(
    (stem) => weights.weightOf(stem) > 0 && !words.isEmptyTalk(stem) && !counts(stem),
  );
  const whole = weighed.every((stem) => weights.weightOf(stem) < 1);
  const alone = whole && stems.filter((stem) => !words.isEmptyTalk(stem)).length < 2;
  if (alone && !mayBeAlone) return null;
  const kept = whole ? stems : weighed;
  const own = kept.map((stem) => (whole ? COMMON_WEIGHT : weights.weightOf(stem)));
  return {
    stems: kept,
    weights: own,
    places: kept.map((stem) => places.get(stem) ?? 0),
    between: kept.map((stem, at) => {
      const before = places.get(kept[at - 1] ?? NO_STEM);
      return before === undefined
        ? undefined
        : spelled(text.slice(read[before]?.end, read[places.get(stem) ?? 0]?.start));
    }),
    total: own.reduce((sum, weight) => sum + weight, 0),
    whole,
    exact: null,
    silent: whole ? [] : stems.filter((stem) => !kept.includes(stem)),
    repeated: stems.filter((stem) => all.indexOf(stem) !== all.lastIndexOf(stem)),
    alone,
  };
}

/** What stands between two words, as it is compared. */
export const spelled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[“”„«»]/gu, '"')
    .replace(/[–—]/gu, '-')
    .replace(/’/gu, "'");

/** The phrase that an acronym is; null where it is also a function word of the language. */
export function acronymPhrase(acronym: string, words: WordIds): Omit<Phrase, 'targets'> | null {
  const [stem, ...others] = words.stemsOf(acronym);
  if (stem === undefined || stem === NO_STEM || others.length > 0) return null;
  return {
    ...{ stems: [stem], weights: [1], places: [0], between: [undefined], total: 1 },
    ...{ whole: false, exact: acronym, silent: [], repeated: [], alone: false },
  };
}

/** Whether phrases are the same words in the same order. */
export function phraseKey({ stems, whole, exact }: Omit<Phrase, 'targets'>): string {
  if (exact !== null) return `=${exact}`;
  return `${whole ? '!' : ''}${stems.join(',')}`;
}

export const kindRank = (kind: PhraseKind): number => PHRASE_KINDS.indexOf(kind);

/** Whether one word is all of a phrase, and of one page's alone. */
export function isOneWord({ given }: PhraseTarget, { stems, silent, targets }: Phrase): boolean {
  return targets.length === 1 && (stems.length + silent.length === 1 || (given && stems.length === 1));
}
