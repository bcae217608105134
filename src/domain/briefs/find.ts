import type { BriefFindings, BriefOutline, BriefTerm } from '../../contracts/briefs/briefs';
import { WordKeys } from '../keyphrases/keyphrases';
import { hasRanks } from '../text/general-words';
import type { BriefQuery, ComparedPage } from './compared-page';
import { type GroupedHeadings, headingGroupsOf } from './heading-groups';
import { intentOutline } from './outlines/by-intent';
import { consensusOutline } from './outlines/consensus';
import { gapsOutline } from './outlines/gaps';
import { SectionUses } from './outlines/outline-ground';
import { questionsOutline } from './outlines/questions-first';
import { SectionWording } from './outlines/wording';
import { type Standing, standingsOf } from './outliers';
import type { MatchedSentence } from './term-matches';
import { pageWordsOf } from './page-words';
import { plainHeading } from './heading-text';
import { profileOf } from './profile';
import { type GroupedQuestion, questionsOf } from './questions';
import { HeadingTerms } from './heading-terms';
import { ShortTexts } from './short-texts';
import { SectionCues } from './section-cues';
import { termsOf } from './terms';

export interface Found {
  findings: BriefFindings;
  /** In the order given. */
  pages: Standing[];
  /** One of each kind, in the order of OUTLINE_KINDS: a brief takes as many as were ordered. */
  outlines: BriefOutline[];
}

/**
 * What the pages that count have in common, and the outlines that follow from it. The order of the list never matters. Of no
 * pages all is empty.
 */
export function findingsOf(pages: readonly ComparedPage[], query: BriefQuery): Found {
  const standings = standingsOf(pages);
  const counting = pages.filter((_, at) => standings[at]?.included).sort((a, b) => a.position - b.position);
  const texts = new ShortTexts(query.language);
  const cues = new SectionCues(texts);
  const read = new HeadingTerms(query.keyword, texts, cues);
  const keys = new WordKeys({ language: query.language, wordForms: true });
  const words = counting.map((page) => pageWordsOf(page, keys, query.language));
  const profile = profileOf(counting.map(({ text }) => text));
  const { terms, matched } = termsOf(words, query, keys, profile.target.words);
  const questions = questionsOf(counting, words, { query, terms, read });
  const groups = headingGroupsOf(counting, read, query.language);
  return {
    findings: {
      ...{ profile, terms },
      questions: questions.map(({ question, pages: asking, from }) => ({ question, pages: asking, from })),
      headings: groups.map(({ label, level, pages: on, place, words: below, headings }) => {
        return { label, level, pages: on, place, words: below, headings };
      }),
      ranked: hasRanks(query.language),
    },
    pages: standings,
    outlines: outlinesOf({
      texts,
      cues,
      counting,
      matched,
      query,
      terms,
      questions,
      groups,
      target: profile.target.words,
    }),
  };
}

interface OutlineSource {
  texts: ShortTexts;
  cues: SectionCues;
  counting: readonly ComparedPage[];
  matched: readonly MatchedSentence[];
  query: BriefQuery;
  terms: readonly BriefTerm[];
  questions: readonly GroupedQuestion[];
  groups: readonly GroupedHeadings[];
  target: number;
}

function outlinesOf({ texts, counting, matched, ...found }: OutlineSource): BriefOutline[] {
  if (counting.length === 0) return [];
  const { keyword } = found.query;
  const all = [
    ...counting.flatMap(({ position, text }) =>
      text.headings.map((heading) => ({ position, text: plainHeading(heading.text) })),
    ),
    ...found.questions.flatMap(({ wordings }) => wordings),
  ];
  const named = found.terms.filter(({ pages }) => pages > 1).map(({ term }) => term);
  const ground = {
    ...found,
    pages: counting,
    uses: new SectionUses(counting, matched),
    wording: new SectionWording(all, named, keyword.trim(), texts),
  };
  return [consensusOutline(ground), questionsOutline(ground), gapsOutline(ground), intentOutline(ground)];
}
