import { commonWord } from '../text/common-words';
import { isFunctionWord } from '../text/function-words';
import { isEnglishQualifier } from './english-phrases';
import { eachPlace, isApart, isCutWord, type PhraseSample } from './phrase-samples';
import type { PageWords } from './page-words';
import type { TermCandidate } from './term-candidates';
import { termWordsOf } from './words/term-words';

/**
 * Of the places of a phrase, those that go on alike, behind it or before it, from which it is a part of a fixed phrase: "couch" of
 * "couch to 5k", "mots" of "mots de passe", "embargo" of "sin embargo". Behind a lone preposition nouns often stand.
 */
const BOUND = { share: 0.6, lone: 0.85, places: 3, pages: 2 };
/** Of the places of a word, those within one that is written with a hyphen: "Master" of "Master-Passwort". */
const CUT = 0.5;
/** A phrase of so few uses is told by the rest of it, which is used so many times as often, where its other word is so frequent. */
const QUALIFIED = { uses: 3, times: 2, zipf: 4.2 };
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

/** How the places of a phrase go on, to one side of it. */
class Continuations {
  private readonly found = new Map<string, { places: number; pages: Set<number>; isLone: boolean }>();

  add(key: string, page: number, isLone = false): void {
    const count = this.found.get(key) ?? { places: 0, pages: new Set<number>(), isLone };
    count.places += 1;
    count.pages.add(page);
    this.found.set(key, count);
  }

  /** The one that binds a phrase of so many places. */
  binding(all: number): string | undefined {
    return [...this.found].find(
      ([, { places, pages, isLone }]) =>
        (places >= BOUND.places || (places === all && !isLone)) &&
        places >= (isLone ? BOUND.lone : BOUND.share) * all &&
        pages.size >= BOUND.pages,
    )?.[0];
  }
}

interface Places {
  all: number;
  cut: number;
  behind: Continuations;
  before: Continuations;
}

/** A phrase that is a part of fixed ones, and the whole, where that is known. */
interface PartOfPhrase {
  part: string;
  whole?: string;
}

/**
 * Phrases that are parts: most of their places go on alike, over a word that joins or behind a preposition that is always the
 * same, or lie within a word that is written with a hyphen.
 * @returns by the keys of their stems
 */
export function partsAmong(
  phrases: readonly TermCandidate[],
  pages: readonly PageWords[],
  language: string,
): PartOfPhrase[] {
  const joints = new Set(JOINTS[language]?.split(' '));
  const counts = phrases.map((): Places => {
    return { all: 0, cut: 0, behind: new Continuations(), before: new Continuations() };
  });
  eachPlace(phrases, pages, (sample, at, page) => {
    const count = counts[at];
    if (!count) return;
    count.all += 1;
    if (isCutWord(sample)) count.cut += 1;
    const key = phrases[at]?.key ?? '';
    const { behind, before, lone } = around(sample, key, { joints, language });
    if (behind !== undefined) count.behind.add(behind, page);
    if (before !== undefined) count.before.add(before, page);
    if (lone !== undefined) count.before.add(lone, page, true);
  });
  return phrases.flatMap(({ key: part, keys }, at): PartOfPhrase[] => {
    const { all, cut, behind, before } = counts[at] as Places;
    const whole = behind.binding(all) ?? before.binding(all);
    if (whole !== undefined) return [all < BOUND.places ? { part } : { part, whole }];
    return keys.length === 1 && cut > CUT * all ? [{ part }] : [];
  });
}

/** The keys of a phrase with what joins it to the next word and with that, with the same before it, and with a preposition alone. */
function around(
  { sentence, start, end }: PhraseSample,
  key: string,
  { joints, language }: { joints: ReadonlySet<string>; language: string },
) {
  const formAt = (at: number) => sentence.tokens[at]?.form ?? '';
  const isTied = (at: number) => !isApart(sentence, at);
  const isContent = (at: number) => formAt(at) !== '' && !isFunctionWord(formAt(at), language);
  const goesOn = joints.has(formAt(end)) && isTied(end) && isTied(end + 1) && isContent(end + 1);
  const joint = start > 0 && isTied(start) ? formAt(start - 1) : '';
  const comesFrom = joints.has(joint) && isTied(start - 1) && isContent(start - 2);
  const keysAt = (...places: number[]) => places.map((at) => sentence.keys[at]).join(' ');
  return {
    behind: goesOn ? `${key} ${keysAt(end, end + 1)}` : undefined,
    before: comesFrom ? `${keysAt(start - 2, start - 1)} ${key}` : undefined,
    lone: joint !== '' && isPreposition(joint, joints, language) ? `${keysAt(start - 1)} ${key}` : undefined,
  };
}

function isPreposition(form: string, joints: ReadonlySet<string>, language: string): boolean {
  return joints.has(form) || termWordsOf(language).prepositions.has(form);
}

/**
 * Without those that say what another one does with a word that tells no more: "fund's expense ratio" and "low expense ratios"
 * beside "expense ratio", "real emergency" beside "emergency"; nor what is told of with one word more between.
 */
export function withoutEchoes<Each extends Phrase>(phrases: readonly Each[], language: string): Each[] {
  const known = new Map(phrases.map((phrase) => [phrase.key, phrase]));
  const { degrees } = termWordsOf(language);
  return phrases.filter((phrase) => {
    const { keys: stems, text, uses } = phrase;
    const first = text.split(' ')[0] ?? '';
    if ((POSSESSIVE.test(first) || degrees.has(first)) && known.has(stems.slice(1).join(' '))) return false;
    if (isQualified(phrase, known, language)) return false;
    // Of words that are borrowed the plural is another stem: "rankings".
    const twin = known.get(phrase.key.replace(/s$/, '')) ?? phrase;
    if (twin !== phrase && totalOf(twin) >= totalOf(phrase)) return false;
    // "Serveur web nginx" beside "serveur nginx".
    return !stems.some((_, at) => {
      const shorter =
        at > 0 && at < stems.length - 1 ? known.get(stems.toSpliced(at, 1).join(' ')) : undefined;
      return shorter !== undefined && totalOf(shorter) > totalOf({ uses });
    });
  });
}

/** Whether an English phrase is a more frequent one with a qualifier that many texts have, and is said seldom itself. */
function isQualified(
  { keys: stems, text, uses }: Phrase,
  known: ReadonlyMap<string, Phrase>,
  language: string,
): boolean {
  if (language !== 'en' || stems.length < 2 || totalOf({ uses }) > QUALIFIED.uses) return false;
  const rest = known.get(stems.slice(1).join(' '));
  if (!rest || totalOf(rest) < QUALIFIED.times * totalOf({ uses })) return false;
  const first = text.split(' ')[0] ?? '';
  return (commonWord(first, language)?.zipf ?? 0) >= QUALIFIED.zipf && isEnglishQualifier(first);
}

function totalOf({ uses }: Pick<TermCandidate, 'uses'>): number {
  return uses.reduce((sum, count) => sum + count, 0);
}
