import { comparable } from '../../text/compare';
import words from './term-words.json';

/** Words that make no term of a text, in comparable form. */
export interface TermWords {
  /** Nouns that say nothing of a subject unless a word beside them does: "way", "article". */
  light: ReadonlySet<string>;
  /** What stands before any noun: "best", "different". A phrase that begins with one is not whole. */
  general: ReadonlySet<string>;
  /** What says how much of a thing there is: "low", "higher". A phrase that is a term without one is none with it. */
  degrees: ReadonlySet<string>;
  /** What a phrase only begins with: "intérieur du conteneur" is of no thing of that name. */
  halves: ReadonlySet<string>;
  /** Measures, months and days, of all languages. */
  units: ReadonlySet<string>;
  /** Articles and what else stands before nouns; none where a language is not told by them. */
  articles: ReadonlySet<string>;
  /** What nouns follow as well, and verbs. */
  prepositions: ReadonlySet<string>;
}

const LISTS: Readonly<
  Record<string, { light: string; general: string; degrees?: string; halves?: string } | undefined>
> = words.languages;
const ARTICLES: Readonly<Record<string, string | undefined>> = words.articles;
const PREPOSITIONS: Readonly<Record<string, string | undefined>> = words.prepositions;
const UNITS = setOf(words.units);
/** By language: every phrase of a text asks for them. */
const known = new Map<string, TermWords>();

/** Those of a language; without lists of its own the units alone. */
export function termWordsOf(language: string): TermWords {
  const termWords = known.get(language) ?? readTermWords(language);
  known.set(language, termWords);
  return termWords;
}

function readTermWords(language: string): TermWords {
  const { light = '', general = '', degrees = '', halves = '' } = LISTS[language] ?? {};
  return {
    ...{ light: setOf(light, language), general: setOf(general, language), units: UNITS },
    ...{ degrees: setOf(degrees, language), halves: setOf(halves, language) },
    articles: setOf(ARTICLES[language] ?? '', language),
    prepositions: setOf(PREPOSITIONS[language] ?? '', language),
  };
}

function setOf(list: string, language?: string): ReadonlySet<string> {
  return new Set(list.split(' ').flatMap((word) => (word === '' ? [] : [comparable(word, language)])));
}
