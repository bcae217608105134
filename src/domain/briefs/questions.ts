import type { BriefQuestion, BriefTerm } from '../../contracts/briefs/briefs';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { asQuestion, hasMark, isAsking, isQuestionSentence } from './asking';
import type { BriefQuery, ComparedPage } from './compared-page';
import { isFurniture } from './heading-furniture';
import type { HeadingTerms } from './heading-terms';
import { holdsName, namesOf, plainHeading } from './heading-text';
import type { PageWords } from './page-words';
import { type Comparison, groupsOfTexts, type TermedText } from './similar-texts';
import { medianOf } from './spread';

/** Of a page: all are compared with all. */
const MAX_ASKED = 100;
const RANK = { heading: 0, faq: 1, sentence: 2 } as const;

export interface Asked extends TermedText {
  from: BriefQuestion['from'];
  /** Below it, and its place among the headings of its page, where it is one. */
  words: number;
  section: number | null;
}

/** A question with its wordings. */
export interface GroupedQuestion extends BriefQuestion {
  wordings: { position: number; text: string }[];
  terms: readonly string[];
  /** The sections of the headings that ask it. */
  places: { position: number; section: number }[];
  /** Median below the headings that ask it; 0 of none. */
  words: number;
}

/** What pages ask, each wording of a page once. */
export function askedOn(
  pages: readonly ComparedPage[],
  words: readonly PageWords[],
  { read, language }: { read: HeadingTerms; language: string },
): Asked[] {
  return pages.flatMap((page, at) => askedBy(page, words[at], { read, language }));
}

/**
 * What pages ask in headings, FAQPage markup and sentences, merged as headings are; what most ask first. A sentence counts if
 * it is about the keyword or a listed term: others ask their readers how they are.
 */
export function questionsOf(
  asked: readonly Asked[],
  { query, terms, comparison }: { query: BriefQuery; terms: readonly BriefTerm[]; comparison: Comparison },
): GroupedQuestion[] {
  const about = new Set([
    ...termsOfKeyword(query.keyword, query.language),
    ...terms.flatMap(({ key }) => key.split(' ')),
  ]);
  const counting = asked.filter(
    (each) => each.from !== 'sentence' || each.terms.some((term) => about.has(term)),
  );
  return groupsOfTexts(counting, comparison).map(groupOf).sort(byPages);
}

function askedBy(
  page: ComparedPage,
  words: PageWords | undefined,
  { read, language }: { read: HeadingTerms; language: string },
): Asked[] {
  const { position, text } = page;
  const names = namesOf(page);
  const found = new Map<string, Asked>();
  const add = (written: string, from: Asked['from'], heading?: { words: number; section: number }) => {
    const question = asQuestion(written);
    const terms = read.of(question);
    const isOwn = holdsName(question, names) || isFurniture(question, language);
    if (terms.length === 0 || isOwn || found.has(question) || found.size >= MAX_ASKED) return;
    const { words: below, section } = heading ?? { words: 0, section: null };
    found.set(question, { text: question, terms, position, from, words: below, section });
  };
  text.headings.forEach((heading, section) => {
    const plain = plainHeading(heading.text, names);
    if (heading.level > 1 && isAsking(plain, language))
      add(plain, 'heading', { words: heading.words, section });
  });
  for (const question of text.faq) if (isAsking(question, language)) add(question, 'faq');
  for (const question of questionsIn(words?.sentences ?? [], language)) add(question, 'sentence');
  return [...found.values()];
}

/** Sentences that ask, and are followed by an answer: several in a row are rhetoric, and so is one that ends its section. */
function questionsIn(sentences: PageWords['sentences'], language: string): string[] {
  const isAskedAt = (at: number) => {
    const sentence = sentences[at];
    return sentence !== undefined && !sentence.isHeading && hasMark(sentence.text);
  };
  return sentences.flatMap(({ text, section }, at) => {
    if (!isAskedAt(at) || isAskedAt(at - 1) || isAskedAt(at + 1)) return [];
    const next = sentences[at + 1];
    const isAnswered = next !== undefined && !next.isHeading && next.section === section;
    return isAnswered && isQuestionSentence(text, language) ? [text] : [];
  });
}

/** Worded as in a heading, if one asks it. */
function groupOf({ label, members }: { label: Asked; members: Asked[] }): GroupedQuestion {
  const best = Math.min(...members.map(({ from }) => RANK[from]));
  const first = RANK[label.from] === best ? label : members.find(({ from }) => RANK[from] === best);
  const { text, from, terms } = first ?? label;
  return {
    ...{ question: text, from, terms },
    pages: [...new Set(members.map(({ position }) => position))].sort((a, b) => a - b),
    places: members.flatMap(({ position, section }) => (section === null ? [] : { position, section })),
    wordings: members.map((member) => ({ position: member.position, text: member.text })),
    words: Math.round(medianOf(members.filter(({ words }) => words > 0).map(({ words }) => words))),
  };
}

function byPages(a: GroupedQuestion, b: GroupedQuestion): number {
  return b.pages.length - a.pages.length || RANK[a.from] - RANK[b.from] || (a.question < b.question ? -1 : 1);
}
