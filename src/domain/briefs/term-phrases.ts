import { UNSPACED } from '../keyphrases/keyphrases';
import { withoutElision } from '../text/elision';
import { commonWord } from '../text/common-words';
import { isFunctionWord } from '../text/function-words';
import { englishStandings, type Standing } from './english-phrases';
import { isApart, isCutWord, type PhraseSample, samplesOf } from './phrase-samples';
import type { PageWords } from './page-words';
import { hasCases, isCasedNounPhrase, isInNominative, isNoPartOfNouns } from './slavic-phrases';
import type { TermCandidate } from './term-candidates';
import { mayBeTerm, type SpelledPhrase } from './possible-terms';
import { joined } from './term-forms';
import { partsAmong, withoutEchoes } from './whole-phrases';
import { WordCompany } from './word-company';
import { type TermWords, termWordsOf } from './words/term-words';

/** Places that are looked at: a tagger takes longer than a list of words. */
const SAMPLES = { tagged: 3, listed: 14 };
/** Of the places of a phrase, those where it must stand as a whole: of the few that are tagged, one. */
const WHOLE = { word: 0.2, phrase: 0.4, tagged: 0.3 };
/** Of the places of a single word, those where a tagger takes it for a noun. */
const NOUN = 0.7;
/** Of the places of a word, those right behind another from which it is an adjective, in languages whose adjectives stand there. */
const BEHIND_NOUNS = 0.6;
/** Of the places of a noun, those behind an article or the like, in languages that have them; fewer for the first of several words. */
const LED = { word: 0.3, phrase: 0.1, alone: 0.5 };
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

/** Words that are no nouns, by how they end: in languages where endings tell. */
const NO_NOUN: Readonly<Record<string, RegExp | undefined>> = {
  // Only "aus Sicherheitsgründen", "aus Kostengründen".
  de: /gründen$/u,
  pl: /(?:ąc[aey]?|(?:sk|ck|n|w)(?:y|ego|emu|ych|ymi))$/u,
  tr: /(?:m[ae]k|lara|lere)$/u,
};
/** Nouns that end as other words do. */
const NOUNS: Readonly<Record<string, RegExp | undefined>> = {
  pl: /^(?:sieć|nić|postać|spodnie|studnie|pokrycie|suknie)$/u,
  tr: /^(?:yemek|ekmek|çakmak|parmak|kaymak|ırmak|basamak|damak|emek|ilmek|tokmak|düşünce|karınca|gelecek|içecek|yiyecek)$/u,
};
/** Words that may be adverbs, participles or infinitives by how they end, and are nouns where they stand behind an article: "le développement", "el hogar". */
const DOUBTFUL: Readonly<Record<string, RegExp | undefined>> = {
  es: /(?:mente|ando|iendo|[aei]r|[aei]r(?:se|me|te|nos|l[aeo]s?)|aron|ieron|[aei]rán|[aei]remos)$/u,
  pt: /(?:mente|ando|endo|indo|[aei]r|aram|eram|iram)$/u,
  it: /(?:mente|ando|endo|[aei]re|[aei]rsi|iamo)$/u,
  fr: /(?:ment|ez|ant|er|ir|re|eront|aient|issent)$/u,
};
/** Within a phrase, these are verbs or adverbs wherever they stand. */
const NEVER: Readonly<Record<string, RegExp | undefined>> = {
  es: /mente$/u,
  pt: /mente$/u,
  it: /mente$/u,
  fr: /(?:amment|emment|aient|eront|issent)$/u,
  pl: /(?:(?:ow|yw|iw)a(?:ć|ł|ła|ło|li|ły|no)|[aeiy]ć|[oy]wszy|uj(?:e|ę|ą|emy|ecie|esz|ąc|my|cie)|[ae](?:ją|jąc|jcie|jmy)|(?:li|ły)(?:by|śmy|ście)|owan[yaoei]|(?:l|d|w|t|ś|cz|jm)nie)$/u,
  tr: /(?:[ıiuü]yor(?:um|sun|uz|lar|du)?|[ae]bil(?:ir|en|diğ|mek)\p{L}*|[ae]c[ae](?:ğ|k(?:t[ıi]r|l[ae]r|s[ıi]n[ıi]z))\p{L}*|arak|erek|m[ae]l[ıi](?:s[ıi]n[ıi]z|y[ıi]z|d[ıi]r)|y[ıiuü]p|m[ıiuü]şt[ıiuü]r|l[ae]d[ıi](?:m|k|r)?|[ıi]nca|[iuü]nce|unca|s[ıiuü]n[ıiuü]z)$/u,
};

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
  const possible = candidates.flatMap((candidate, at) => {
    const found = samples[at] ?? [];
    const phrase = { ...candidate, forms: formsOf(found, language) };
    return found.length > 0 && mayBeTerm(phrase, found, { ...words, language })
      ? [{ candidate, phrase, found }]
      : [];
  });
  const all = possible.flatMap(({ found }) => found);
  const standings = isTagged
    ? englishStandings(all, words)
    : all.map((sample) => standingByWords(sample, language, words));
  const company = new WordCompany(
    new Set(possible.flatMap(({ phrase }) => (isTagged ? phrase.keys : phrase.forms))),
    pages,
    language,
  );
  let next = 0;
  const kept = possible.flatMap(({ candidate, phrase, found }) => {
    const own = standings.slice(next, (next += found.length));
    const isLight = phrase.forms.every((form) => words.light.has(form) || isFunctionWord(form, language));
    const whole = [{ ...candidate, text: joined(phrase.forms), isLight }];
    if (UNSPACED.test(candidate.key)) return whole;
    const isWord = phrase.keys.length === 1;
    // A German noun is known by its capital, whatever stands around it.
    const least = isWord ? (language === 'de' ? 0 : WHOLE.word) : isTagged ? WHOLE.tagged : WHOLE.phrase;
    if (shareOf(own, (each) => each === 'whole') < least) return [];
    if (isWord && shareOf(own, (each) => each !== 'none') < NOUN) return [];
    if (isTagged) return isWord && company.isVerb(candidate.key) ? [] : whole;
    return isNounPhrase(phrase, found, { language, words, company }) ? whole : [];
  });
  return withoutEchoes(withWholes(kept, candidates, { pages, language }), language);
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
  const written = samplesOf(wholes, pages, SAMPLES.listed).map((found) => joined(formsOf(found, language)));
  return [
    ...kept,
    ...wholes.map((whole, at) => ({ ...whole, text: written[at] ?? whole.key, isLight: false })),
  ];
}

/** As most of the places have it; in Russian, Polish and German as most of those do that may be in the nominative. */
function formsOf(all: readonly PhraseSample[], language: string): string[] {
  const named = all.filter((sample) => isNominative(sample, language));
  const samples = named.length > 0 ? named : all;
  const counts = new Map<string, { count: number; forms: string[] }>();
  for (const { sentence, start, end } of samples) {
    const [first = '', ...others] = sentence.tokens.slice(start, end).map(({ form }) => form);
    const forms = [withoutElision(first, language), ...others];
    const key = forms.join(' ');
    counts.set(key, { forms, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].reduce((one, other) => (other.count > one.count ? other : one), {
    forms: [],
    count: 0,
  }).forms;
}

function isNominative(sample: PhraseSample, language: string): boolean {
  if (hasCases(language)) return isInNominative(sample, language);
  // "Von Solarmodulen" is of "Solarmodule".
  return language === 'de' && !WITH_DATIVE.has(sample.sentence.tokens[sample.start - 1]?.form ?? '');
}

/** Between words that hold sentences together, signs and ends, a phrase stands for itself. */
function standingByWords(
  { sentence, start, end }: PhraseSample,
  language: string,
  { general }: TermWords,
): Standing {
  if (isCutWord({ sentence, start, end })) return 'part';
  const isBetween = (at: number) => {
    const form = sentence.tokens[at]?.form ?? '';
    if (isFunctionWord(form, language) || general.has(form)) return true;
    const kind = hasCases(language) ? undefined : commonWord(form, language)?.kind;
    if (kind === 'verb' || kind === 'other') return true;
    return isNoPartOfNouns(form, language) || NEVER[language]?.test(form) === true;
  };
  const isOpen = !isApart(sentence, end) && !isBetween(end);
  const isBegun = isApart(sentence, start) || isBetween(start - 1);
  // What stands in the genitive belongs to the noun before it: "montaż paneli".
  const isOfNoun = hasCases(language) && !isInNominative({ sentence, start, end }, language);
  return (isBegun || isOfNoun) && !isOpen ? 'whole' : 'part';
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
  if (content.some((form) => (NEVER[language]?.test(form) && !isKnown(form)) || company.isVerb(form)))
    return false;
  if (language === 'fr' && forms.some((form) => REFLEXIVE.test(form))) return false;
  if (!hasCases(language) && !areOfNouns(content, { language, company })) return false;
  if ([first, last].some((form) => DOUBTFUL[language]?.test(form) && !company.isNoun(form))) return false;
  if (keys.length > 1 && forms.some((form) => words.units.has(form))) return false;
  if (language === 'de') return isGermanNoun(samples, company);
  const { articles, prepositions } = words;
  if (articles.size === 0) return true;
  const before = ({ sentence, start }: PhraseSample) => sentence.tokens[start - 1]?.form ?? '';
  const led = shareOf(samples, (sample) => articles.has(before(sample)) || isElided(sample, language));
  const followed = shareOf(samples, (sample) => prepositions.has(before(sample)));
  if (keys.length > 1) return led + followed >= LED.phrase;
  // An adjective stands behind a noun; what no article leads and nothing sets apart is a verb.
  const isBehindNoun = ({ sentence, start }: PhraseSample) =>
    !isApart(sentence, start) && !isFunctionWord(sentence.tokens[start - 1]?.form ?? '', language);
  if (shareOf(samples, isBehindNoun) >= BEHIND_NOUNS) return false;
  const isSet = samples.some(
    ({ sentence, start, end }) => isApart(sentence, start) && isApart(sentence, end),
  );
  return led + followed >= LED.word && (led > 0 || isSet || followed >= LED.alone);
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
