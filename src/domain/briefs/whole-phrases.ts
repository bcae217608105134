import { isFunctionWord } from '../text/function-words';
import { eachPlace, isApart } from './phrase-samples';
import type { PageWords } from './page-words';
import type { TermCandidate } from './term-candidates';
import { termWordsOf } from './words/term-words';

/** Of the places of a phrase, those that go on alike from which it is half a name: "couch" of "couch to 5k". */
const BOUND = { share: 0.6, places: 3, pages: 2 };
const POSSESSIVE = /'s?$/;

/** What joins a name to what belongs to it. */
const JOINTS: Readonly<Record<string, string | undefined>> = {
  en: 'of to for in on per',
  de: 'von für mit aus zu',
  es: 'de del en a para con',
  fr: "de du des d' en à au aux pour",
  it: 'di del della da a in per',
  pt: 'de do da dos das em a para',
  nl: 'van voor met op',
  pl: 'do z na w dla',
  ru: 'для в на с из по от к',
};

type Phrase = TermCandidate & { text: string };

/** A phrase that is half a name, and the whole one. */
interface HalfName {
  half: string;
  whole: string;
}

/**
 * Phrases that most of their places go on alike from, over a word that joins.
 * @returns by the keys of their stems
 */
export function halfNamesAmong(
  phrases: readonly TermCandidate[],
  pages: readonly PageWords[],
  language: string,
): HalfName[] {
  const joints = new Set(JOINTS[language]?.split(' '));
  const counts = phrases.map(() => ({
    all: 0,
    wholes: new Map<string, { places: number; pages: Set<number> }>(),
  }));
  eachPlace(phrases, pages, ({ sentence, end }, at, page) => {
    const count = counts[at];
    if (!count) return;
    count.all += 1;
    const [joint, next] = [sentence.tokens[end]?.form ?? '', sentence.tokens[end + 1]?.form ?? ''];
    if (!joints.has(joint) || isApart(sentence, end) || isApart(sentence, end + 1)) return;
    if (isFunctionWord(next, language)) return;
    const key = [phrases[at]?.key, sentence.keys[end], sentence.keys[end + 1]].join(' ');
    const whole = count.wholes.get(key) ?? { places: 0, pages: new Set() };
    whole.places += 1;
    whole.pages.add(page);
    count.wholes.set(key, whole);
  });
  return phrases.flatMap(({ key: half }, at) => {
    const { all = 0, wholes } = counts[at] ?? {};
    const bound = [...(wholes ?? [])].find(
      ([, { places, pages: on }]) =>
        places >= BOUND.places && places >= BOUND.share * all && on.size >= BOUND.pages,
    );
    return bound ? [{ half, whole: bound[0] }] : [];
  });
}

/**
 * Without those that say what another one does with a word before it that tells no more: "fund's expense ratio" and "low
 * expense ratios" beside "expense ratio"; nor what is told of with one word more between.
 */
export function withoutEchoes<Each extends Phrase>(phrases: readonly Each[], language: string): Each[] {
  const known = new Map(phrases.map((phrase) => [phrase.key, phrase]));
  const { degrees } = termWordsOf(language);
  return phrases.filter(({ keys: stems, text, uses }) => {
    const first = text.split(' ')[0] ?? '';
    if ((POSSESSIVE.test(first) || degrees.has(first)) && known.has(stems.slice(1).join(' '))) return false;
    // "Serveur web nginx" beside "serveur nginx".
    return !stems.some((_, at) => {
      const shorter =
        at > 0 && at < stems.length - 1 ? known.get(stems.toSpliced(at, 1).join(' ')) : undefined;
      return shorter !== undefined && totalOf(shorter) > totalOf({ uses });
    });
  });
}

function totalOf({ uses }: Pick<TermCandidate, 'uses'>): number {
  return uses.reduce((sum, count) => sum + count, 0);
}
