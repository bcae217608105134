import { UNSPACED } from '../keyphrases/keyphrases';
import { withoutElision } from '../text/elision';
import { commonWord } from '../text/common-words';
import { isFunctionWord } from '../text/function-words';
import { englishStandings } from './english-phrases';
import { isApart, type PhraseSample, samplesOf } from './phrase-samples';
import { formOf, isBound, isNeverNoun, NUMBER, standingByWords } from './phrase-standing';
import type { PageWords } from './page-words';
import { hasCases, isCasedNounPhrase, isInNominative } from './slavic-phrases';
import type { TermCandidate } from './term-candidates';
import { mayBeTerm, type SpelledPhrase } from './possible-terms';
import { joined } from './term-forms';
import { partsAmong, withoutEchoes } from './whole-phrases';
import { WordCompany } from './word-company';
import { inflectionOf } from './term-evidence';
import { isPlainTurkish, isTurkishTerm, turkishCaseOf, turkishPhrasesAmong } from './turkish-words';
import { type TermWords, termWordsOf } from './words/term-words';
import { DOUBTFUL, NO_NOUN, NOUNS, PARTICIPLE } from './words/word-endings';

/** Places that are looked at: a tagger takes longer than a list of words. */
const SAMPLES = { tagged: 3, listed: 14 };
/** Of the places of a phrase, those where it must stand as a whole: of the few that are tagged, one. */
const WHOLE = { word: 0.2, phrase: 0.4, tagged: 0.3 };
/** Of the places of a single word, those where a tagger takes it for a noun. */
const NOUN = 0.7;
/** Of the places of a word, those right behind another from which it is an adjective, in languages whose adjectives stand there. */
const BEHIND_NOUNS = 0.6;
/** Of the places of several words, those behind an article or the like, in languages that have them. */
const LED = { word: 0.25, phrase: 0.1 };
/** An adjective that is as frequent stands before any noun. */
const GENERAL_ZIPF = { de: 5.2, others: 4.4 };
/** Of the places of a German noun, those where it is written with a capital. */
const CAPITALS = 0.6;

const CAPITAL = /^\p{Lu}/u;
/** Written with a French verb: "s'arrête". */
const REFLEXIVE = /^(?:s|n|m|t|j|c|qu)'/;
const INFLECTED = /(?:e|en|er|es|em)$/;
const PLURAL_VERB = /e[rl]?n$/;
/** Behind these a German noun may end in an n that is none of its own. */
const WITH_DATIVE: ReadonlySet<string> = new Set(
  'von mit aus bei zu nach seit den vom zum beim in an auf unter über neben zwischen vor hinter'.split(' '),
);

/** A phrase as most pages write it. */
interface WrittenPhrase {
  text: string;
  /** Of words that say nothing of a subject each: only what is near the topic in meaning is a term. */
  isLight: boolean;
}

/**
 * Of the candidates, those that are whole phrases that people use: noun phrases, in English by their parts of speech, else by
 * the words that stand around them, by articles, capitals and endings. No contractions, measures, or words that say nothing.
 * In scripts without spaces all that are no such words.
 */
export function phrasesAmong<Candidate extends TermCandidate>(
  candidates: readonly Candidate[],
  pages: readonly PageWords[],
  language: string,
): (Candidate & WrittenPhrase)[] {
  const words = termWordsOf(language);
  const isTagged = language === 'en';
  const samples = samplesOf(candidates, pages, isTagged ? SAMPLES.tagged : SAMPLES.listed);
  const forms = isTagged
    ? candidates.flatMap(({ keys }) => keys)
    : samples.flatMap((found) => found.flatMap((sample) => formsAt(sample, language)));
  const company = new WordCompany(new Set(forms), pages, language);
  const possible = candidates.flatMap((candidate, at) => {
    const all = samples[at] ?? [];
    const forms = formsOf(all, { language, company });
    const found = sayingSo(all, forms, language);
    const phrase = { ...candidate, forms };
    return found.length > 0 && mayBeTerm(phrase, found, { ...words, language })
      ? [{ candidate, phrase, found }]
      : [];
  });
  const all = possible.flatMap(({ found }) => found);
  const standings = isTagged
    ? englishStandings(all, words)
    : all.map((sample) => standingByWords(sample, language, words));
  let next = 0;
  const kept = possible.flatMap(({ candidate, phrase, found }) => {
    const own = standings.slice(next, (next += found.length));
    const whole = [writtenAs(candidate, phrase.forms, { words, language })];
    if (UNSPACED.test(candidate.key)) return whole;
    const isWord = phrase.keys.length === 1;
    if (isTagged) {
      if (shareOf(own, (each) => each === 'whole') < (isWord ? WHOLE.word : WHOLE.tagged)) return [];
      if (isWord && shareOf(own, (each) => each !== 'none') < NOUN) return [];
      return isWord && company.isVerb(candidate.key) ? [] : whole;
    }
    // Without words that part phrases a neighbour tells: "kripto para" stands with many, "mots" with one.
    const isWhole =
      isWord || language === 'tr'
        ? !isBound(found, language, words)
        : shareOf(own, (each) => each === 'whole') >= WHOLE.phrase;
    return isWhole && isNounPhrase(phrase, found, { language, words, company }) ? whole : [];
  });
  const told = language === 'tr' ? turkishPhrasesAmong(kept) : kept;
  return withoutEchoes(withWholes(told, candidates, { pages, language }), language);
}

function writtenAs<Candidate extends TermCandidate>(
  candidate: Candidate,
  forms: readonly string[],
  { words: { light }, language }: { words: TermWords; language: string },
): Candidate & WrittenPhrase {
  const isLight = forms.every((form) => light.has(form) || isFunctionWord(form, language));
  return { ...candidate, text: joined(forms), isLight };
}

/** With the phrases of which others are parts in their place, where they are candidates. */
function withWholes<Candidate extends TermCandidate>(
  phrases: readonly (Candidate & WrittenPhrase)[],
  candidates: readonly Candidate[],
  { pages, language }: { pages: readonly PageWords[]; language: string },
): (Candidate & WrittenPhrase)[] {
  const parts = partsAmong(phrases, pages, language);
  if (parts.length === 0) return [...phrases];
  const isPart = new Set(parts.map(({ part }) => part));
  const kept = phrases.filter(({ key }) => !isPart.has(key));
  const known = new Set(kept.map(({ key }) => key));
  // What begins with a preposition is no term.
  const wholes = candidates.filter(
    ({ key }) => !known.has(key) && parts.some(({ whole }) => whole === key && !isPart.has(whole)),
  );
  const written = samplesOf(wholes, pages, SAMPLES.listed).map((found) =>
    joined(formsOf(found, { language })),
  );
  return [
    ...kept,
    ...wholes.map((whole, at) => ({ ...whole, text: written[at] ?? whole.key, isLight: false })),
  ];
}

/** The words of a place, without what is written with the first. */
function formsAt({ sentence, start, end }: PhraseSample, language: string): string[] {
  const [first = '', ...others] = sentence.tokens.slice(start, end).map(({ form }) => form);
  return [withoutElision(first, language), ...others];
}

/** As most of the places have it; as most of those do that may be in the nominative, or of a word those that show a noun. */
function formsOf(
  all: readonly PhraseSample[],
  { language, company }: { language: string; company?: WordCompany },
): string[] {
  const named = namedAmong(all, { language, company });
  const samples = named.length > 0 ? named : all;
  const counts = new Map<string, { count: number; forms: string[] }>();
  for (const sample of samples) {
    const forms = formsAt(sample, language);
    const key = forms.join(' ');
    counts.set(key, { forms, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce((one, other) => (other.count > one.count ? other : one), {
    forms: [],
    count: 0,
  }).forms;
}

function namedAmong(
  all: readonly PhraseSample[],
  { language, company }: { language: string; company?: WordCompany },
): PhraseSample[] {
  if (language === 'tr') {
    const cases = all.map((sample) => {
      const forms = formsAt(sample, language);
      const last = forms.at(-1) ?? '';
      return turkishCaseOf(last) + (forms.length > 1 || isPlainTurkish(last) ? 0 : 0.5);
    });
    const plainest = Math.min(...cases);
    return all.filter((_, at) => cases[at] === plainest);
  }
  const named = all.filter((sample) => isNominative(sample, language));
  if (named.length > 0 || !company || all.some(({ start, end }) => end - start > 1)) return named;
  return all.filter((sample) => {
    const [form = ''] = formsAt(sample, language);
    return company.isNoun(form) || commonWord(form, language)?.kind === 'noun';
  });
}

/** Of the places of a stem, those of the word that is shown, where stems are of several words: "embarazo", "embarazadas". */
function sayingSo(all: readonly PhraseSample[], forms: readonly string[], language: string): PhraseSample[] {
  if (language === 'de') return forms.length > 1 ? [...all] : all.filter(isCapital);
  const shown = inflectionOf(forms, language);
  return all.filter((sample) => inflectionOf(formsAt(sample, language), language) === shown);
}

function isNominative(sample: PhraseSample, language: string): boolean {
  if (hasCases(language)) return isInNominative(sample, language);
  // "Von Solarmodulen" is of "Solarmodule".
  const before = sample.sentence.tokens[sample.start - 1]?.form ?? '';
  return language === 'de' && !WITH_DATIVE.has(before) && isCapital(sample);
}

function isCapital({ sentence, end }: PhraseSample): boolean {
  return CAPITAL.test(sentence.tokens[end - 1]?.text ?? '');
}

function isNounPhrase(
  { forms, keys }: SpelledPhrase,
  samples: readonly PhraseSample[],
  { language, words, company }: { language: string; words: TermWords; company: WordCompany },
): boolean {
  const [first = '', last = ''] = [forms[0], forms.at(-1)];
  if (!isCasedNounPhrase(samples, language)) return false;
  const isKnown = (form: string) => NOUNS[language]?.test(form) === true;
  if (NO_NOUN[language]?.test(last) && !isKnown(last)) return false;
  const content = forms.filter((form) => !isFunctionWord(form, language));
  if (content.some((form) => (isNeverNoun(form, language) && !isKnown(form)) || company.isVerb(form)))
    return false;
  if (language === 'tr' && !isTurkishTerm(forms)) return false;
  if (language === 'fr' && forms.some((form) => REFLEXIVE.test(form))) return false;
  if (!hasCases(language) && !areOfNouns(content, { language, company })) return false;
  if ([first, last].some((form) => DOUBTFUL[language]?.test(form) && !company.isNoun(form))) return false;
  if (
    keys.length === 1 &&
    PARTICIPLE[language]?.test(first) &&
    commonWord(first, language) === undefined &&
    !company.isNoun(first)
  )
    return false;
  if (keys.length > 1 && forms.some((form) => words.units.has(form))) return false;
  if (language === 'de') return isGermanNoun(samples, company);
  const { articles } = words;
  return articles.size === 0 || isLedAsNoun({ keys }, samples, { language, words });
}

/** By articles and prepositions; a word besides by what a dictionary says, or by standing alone. */
function isLedAsNoun(
  { keys }: Pick<SpelledPhrase, 'keys'>,
  samples: readonly PhraseSample[],
  { language, words: { articles, prepositions } }: { language: string; words: TermWords },
): boolean {
  const before = ({ sentence, start }: PhraseSample) => sentence.tokens[start - 1]?.form ?? '';
  const led = shareOf(samples, (sample) => articles.has(before(sample)) || isElided(sample, language));
  const followed = shareOf(samples, (sample) => prepositions.has(before(sample)));
  if (keys.length > 1) return led + followed >= LED.phrase;
  // An adjective stands behind a noun; what no article leads and nothing sets apart is a verb.
  const isBehindNoun = ({ sentence, start }: PhraseSample) =>
    !isApart(sentence, start) &&
    !isFunctionWord(formOf(sentence, start - 1), language) &&
    !NUMBER.test(formOf(sentence, start - 1));
  if (led < LED.word && shareOf(samples, isBehindNoun) >= BEHIND_NOUNS) return false;
  const isSet = samples.some(
    ({ sentence, start, end }) => isApart(sentence, start) && isApart(sentence, end),
  );
  return led > 0 || isSet || followed >= LED.word;
}

/** By a dictionary: without verbs and adverbs, no lone adjective, and none at first that many texts have: "mejores prácticas". */
function areOfNouns(
  content: readonly string[],
  { language, company }: { language: string; company: WordCompany },
): boolean {
  return content.every((form, at) => {
    const { kind = 'noun', zipf = 0 } = commonWord(form, language) ?? {};
    if (kind === 'noun' || kind === 'oblique') return true;
    if (kind === 'adjective')
      return content.length > 1 ? at > 0 || zipf < GENERAL_ZIPF.others : company.isNoun(form);
    return company.isNoun(form);
  });
}

/** Ends with a capital, and what stands small before it is inflected as an adjective is. */
function isGermanNoun(samples: readonly PhraseSample[], company: WordCompany): boolean {
  const within = samples.filter(({ sentence, end }) => end > 1 && sentence.tokens[end - 1] !== undefined);
  if (within.length === 0) return false;
  return (
    shareOf(within, ({ sentence, start, end }) =>
      sentence.tokens.slice(start, end).every(({ text, form }, at, all) => {
        if (at === all.length - 1) return CAPITAL.test(text);
        if (CAPITAL.test(text)) return true;
        if ((commonWord(form, 'de')?.zipf ?? 0) >= GENERAL_ZIPF.de) return false;
        // "nutzen" ends as "kleinen" does, but stands behind no article.
        return INFLECTED.test(form) && (!PLURAL_VERB.test(form) || company.isNoun(form));
      }),
    ) >= CAPITALS
  );
}

/** Written together with its article: "l'autonomie". */
function isElided({ sentence, start }: PhraseSample, language: string): boolean {
  const form = sentence.tokens[start]?.form ?? '';
  return withoutElision(form, language) !== form;
}

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length > 0 ? items.filter(is).length / items.length : 0;
}
