import { type BriefTerm, MAX_TERMS } from '../../contracts/briefs/briefs';
import { UNSPACED, type WordKeys } from '../keyphrases/keyphrases';
import { recommendedUses } from '../keyphrases/verdicts';
import { wordsOfKeyword } from '../keywords/keyword-terms';
import { MEANING_CUTS } from '../meaning/meaning-cuts';
import { isFunctionWord } from '../text/function-words';
import { hasFrequencies } from '../text/common-words';
import type { Nearness } from './brief-meaning';
import type { BriefQuery } from './compared-page';
import type { PageWords } from './page-words';
import { medianOf, quantileOf } from './spread';
import { importanceOf, perThousand } from './importance';
import { evidenceOf, isShown, type TermEvidence } from './term-evidence';
import { byImportance, CandidateFinder, type RankedCandidate, worthOf } from './term-candidates';
import { formsOf } from './term-forms';
import { matchedSentences, type MatchedSentence } from './term-matches';
import { phrasesAmong } from './term-phrases';
import { termKeyOf } from './term-uses';

/** Of the pages that count, those that must say a term; at least two. */
const LEAST_SHARE = 0.3;
/** Of fewer terms than these, what two pages say comes in. */
const MIN_TERMS = 10;
/** A term of which so much lies within listed longer ones is a part of them. */
const INSIDE_SHARE = 0.5;
/** What takes uses from others may leave some with too few, whose places others take. */
const ROUNDS = 4;
/** So many candidates are read in their sentences: the others are far behind, and a tagger takes its time. */
const MAX_READ = { tagged: 130, listed: 300 };
/** Where meaning is not known, how much a single word must tell by how rare it is. */
const TELLING = 0.3;
/** A term at the edge of the topic matters half as much as one from here on. */
const AT_HEART = 0.5;

interface Ranked extends RankedCandidate {
  /** As its reader wrote it: it is listed whatever the pages say. */
  written?: string;
  /** Of a phrase of the pages. */
  text?: string;
}

/** A phrase that people use, as the pages write it. */
export interface TermPhrase extends RankedCandidate, TermEvidence {
  text: string;
  /** Of words that say nothing of a subject each. */
  isLight: boolean;
}

/** Uses of each term by page. */
export interface CountedTerm {
  uses: number[];
  headingUses: number[];
}

/** What terms are found in. */
export interface TermGround {
  pages: readonly PageWords[];
  /** Who speaks on each page. */
  hosts: readonly string[];
  query: BriefQuery;
  keys: WordKeys;
}

/** Phrases that enough pages of at least two hosts say, the most important first; whether they are near the topic is not asked yet. */
export function termPhrasesOf({ pages, hosts, query, keys }: TermGround): TermPhrase[] {
  if (pages.length === 0) return [];
  // "Accesibilidad en la web" says what "accesibilidad web" does.
  const contentOf = (key: string) =>
    [...new Set(key.split(' '))]
      .filter((word) => !isFunctionWord(word, query.language))
      .sort()
      .join(' ');
  const own = new Set(
    [query.keyword, ...query.ownKeywords].map((text) => contentOf(termKeyOf(text, keys, query.language))),
  );
  const finder = new CandidateFinder(pages);
  const foundOn = (least: number) => {
    const candidates = finder
      .find(least, query.language)
      .filter(
        ({ key, uses }) => !own.has(contentOf(key)) && new Set(hosts.filter((_, at) => uses[at])).size >= 2,
      );
    const { language } = query;
    const most = language === 'en' ? MAX_READ.tagged : MAX_READ.listed;
    const phrases = phrasesAmong(candidates.slice(0, most), pages, language);
    const evidence = evidenceOf(phrases, pages, { hosts, language });
    return phrases
      .map((phrase, at) => ({ ...phrase, ...(evidence[at] as TermEvidence) }))
      .filter((phrase) => phrase.isSaid && phrase.hosts >= 2);
  };
  const least = leastPages(pages.length);
  const found = foundOn(least);
  return found.length >= MIN_TERMS || least === 2 ? found : foundOn(2);
}

function leastPages(pages: number): number {
  return Math.max(2, Math.ceil(LEAST_SHARE * pages));
}

/**
 * The terms of pages: the keyword, then own keywords and what is near them in meaning, the most important first. Each comes
 * with its uses as TermMatcher counts them, so that those of a draft can be laid beside; `matched` says where, by the places
 * of the terms.
 * @param target words of the text that is to be written
 */
export function termsOf(
  { pages, query, keys }: TermGround,
  phrases: readonly TermPhrase[],
  { nearness, target }: { nearness: Nearness; target: number },
): { terms: BriefTerm[]; matched: MatchedSentence[] } {
  if (pages.length === 0) return { terms: [], matched: [] };
  const { language } = query;
  const asked = askedFor(pages, query, keys);
  const candidates = nearOnes(phrases, { nearness, language });
  const { list, counted, matched } = listed(asked, candidates, pages);
  const words = list.map(({ text }) => text);
  const forms = formsOf(words, matched, language);
  const terms = list.map((term, at) => {
    const { uses, headingUses } = counted[at] as CountedTerm;
    const isKeyphrase = term.key === asked[0]?.key;
    return {
      ...{ term: term.written ?? forms[at] ?? term.key, key: term.key, importance: term.importance },
      pages: uses.filter(Boolean).length,
      headingPages: headingUses.filter(Boolean).length,
      ...rangeOf(uses, pages, target, isKeyphrase ? term.keys.length : undefined),
      uses: pages.flatMap(({ position }, page) => {
        const count = uses[page] ?? 0;
        return count > 0 ? [{ position, uses: count, inHeadings: headingUses[page] ?? 0 }] : [];
      }),
    };
  });
  return { terms, matched };
}

/** Those of the topic that somebody means as terms; the nearer, the more they matter. Where meaning is not known, by how rare they are. */
function nearOnes(
  phrases: readonly TermPhrase[],
  { nearness, language }: { nearness: Nearness; language: string },
): TermPhrase[] {
  const usual = usualNearness(phrases, nearness);
  return phrases
    .flatMap((phrase) => {
      const isWord = (phrase.keys.length === 1 || phrase.isLight) && !UNSPACED.test(phrase.key);
      const near = nearness.toTopic(phrase.text);
      if (hasFrequencies(language) && !isShown(phrase, near, usual)) return [];
      if (near === undefined) {
        const isTelling = !hasFrequencies(language) || worthOf(phrase.text.split(' '), language) >= TELLING;
        return phrase.isLight || (isWord && !isTelling) ? [] : [phrase];
      }
      const { word, far, phrase: ofPhrases } = MEANING_CUTS.term;
      const cut = !isWord ? ofPhrases : hasFrequencies(language) ? far : word;
      const share = Math.min(1, (near - cut) / (AT_HEART - cut));
      return share < 0 ? [] : [{ ...phrase, importance: (phrase.importance * (1 + share)) / 2 }];
    })
    .sort(byImportance);
}

/** Of the single words of pages, of which half are nearer. */
function usualNearness(phrases: readonly TermPhrase[], nearness: Nearness): number | undefined {
  const known = phrases.flatMap(({ keys, text }) => {
    const near = keys.length === 1 ? nearness.toTopic(text) : undefined;
    return near === undefined ? [] : [near];
  });
  return known.length > 0 ? medianOf(known) : undefined;
}

/**
 * The keyword first. It matters as its words do that stand together in a sentence: pages say "clean the chain of a bike" of
 * "clean bike chain".
 */
function askedFor(
  pages: readonly PageWords[],
  { keyword, ownKeywords, language }: BriefQuery,
  keys: WordKeys,
) {
  const asked = new Map<string, Ranked>();
  for (const written of [keyword, ...ownKeywords]) {
    const key = termKeyOf(written, keys, language);
    if (key === '' || asked.has(key) || asked.size === MAX_TERMS) continue;
    const [counted] = countedTerms(matchedSentences(pages, [key]), 1, pages.length) as [CountedTerm];
    const words = wordsOfKeyword(written, language);
    const worths = words.map((form) => worthOf([form], language));
    const content = words.filter((form) => !isFunctionWord(form, language));
    const together = saidTogether(pages, new Set(content.map((form) => keys.of(form))));
    const stems = key.split(' ');
    const what = { length: stems.length, worth: Math.max(...worths) };
    const importance = Math.max(
      ...[counted, together].map((uses) => importanceOf({ ...uses, from: 0 }, pages, what)),
    );
    asked.set(key, { key, keys: stems, ...counted, importance, written: written.trim() });
  }
  return [...asked.values()];
}

/** The sentences and headings of each page that hold all of some words, in any order. */
function saidTogether(pages: readonly PageWords[], words: ReadonlySet<string>): CountedTerm {
  const count = (isCounted: (sentence: PageWords['sentences'][number]) => boolean) =>
    pages.map(({ sentences }) =>
      words.size === 0
        ? 0
        : sentences.filter((each) => isCounted(each) && [...words].every((word) => each.keys.includes(word)))
            .length,
    );
  return { uses: count(() => true), headingUses: count(({ isHeading }) => isHeading) };
}

/** The asked ones, and of the candidates as many as fit that two pages say outside of listed longer ones too. */
function listed(asked: readonly Ranked[], candidates: readonly Ranked[], pages: readonly PageWords[]) {
  const dropped = new Set<string>();
  let list = firstOf(asked, candidates);
  for (let round = 1; ; round += 1) {
    const matched = matchedSentences(
      pages,
      list.map(({ key }) => key),
    );
    const counted = countedTerms(matched, list.length, pages.length);
    const hidden = list.filter(({ written, uses }, at) => {
      const { uses: alone } = counted[at] as CountedTerm;
      const isSeldom = alone.filter(Boolean).length < 2 || total(alone) <= (1 - INSIDE_SHARE) * total(uses);
      return written === undefined && isSeldom;
    });
    if (hidden.length === 0 || round > ROUNDS) return { list, counted, matched };
    for (const { key } of hidden) dropped.add(key);
    const left = candidates.filter(({ key }) => !dropped.has(key));
    list = round < ROUNDS ? firstOf(asked, left) : list.filter(({ key }) => !dropped.has(key));
  }
}

/** By importance, each unless most of it lies within one that is kept; a longer one takes the place of what it holds. */
function firstOf(asked: readonly Ranked[], candidates: readonly Ranked[]): Ranked[] {
  const kept = new Map<string, Ranked>(asked.map((term) => [term.key, term]));
  for (const term of candidates) {
    if (kept.size >= MAX_TERMS) break;
    if ([...kept.values()].some((other) => isMostlyInside(term, other))) continue;
    for (const [key, other] of kept) if (!other.written && isMostlyInside(other, term)) kept.delete(key);
    kept.set(term.key, term);
  }
  const [keyword, ...others] = kept.values();
  return keyword?.written === undefined
    ? [...kept.values()].sort(byImportance)
    : [keyword, ...others.sort(byImportance)];
}

function isMostlyInside(short: Ranked, long: Ranked): boolean {
  if (short.keys.length >= long.keys.length) return false;
  return ` ${long.key} `.includes(` ${short.key} `) && total(long.uses) >= INSIDE_SHARE * total(short.uses);
}

function rangeOf(uses: readonly number[], pages: readonly PageWords[], target: number, keyphrase?: number) {
  const rates = pages.map(({ words }, at) => perThousand(uses[at] ?? 0, words));
  const at = (share: number) => (quantileOf(rates, share) * target) / 1000;
  const isCommon = 2 * uses.filter(Boolean).length >= pages.length;
  const from = Math.max(isCommon ? 1 : 0, Math.round(at(0.25)));
  const to = Math.max(from + 1, Math.ceil(at(0.75)));
  if (keyphrase === undefined) return { from, to };
  const most = recommendedUses({ words: target, contentWords: keyphrase, wordForms: false }).to;
  return { from: Math.min(from, most), to: Math.min(to, most) };
}

/** Uses of each of so many terms by page. */
function countedTerms(matched: readonly MatchedSentence[], terms: number, pages: number): CountedTerm[] {
  const none = () => Array.from({ length: pages }, () => 0);
  const counted = Array.from({ length: terms }, (): CountedTerm => ({ uses: none(), headingUses: none() }));
  for (const { page, sentence, uses } of matched) {
    for (const { term } of uses) {
      const counts = counted[term] as CountedTerm;
      counts.uses[page] = (counts.uses[page] ?? 0) + 1;
      if (sentence.isHeading) counts.headingUses[page] = (counts.headingUses[page] ?? 0) + 1;
    }
  }
  return counted;
}

function total(counts: readonly number[] = []): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
