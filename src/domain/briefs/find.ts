import type { BriefFindings, BriefOutline } from '../../contracts/briefs/briefs';
import { WordKeys } from '../keyphrases/keyphrases';
import { hasFrequencies } from '../text/common-words';
import { type BriefMeaning, Nearness } from './brief-meaning';
import type { BriefQuery, ComparedPage } from './compared-page';
import { type GroupedHeadings, headingGroupsOf, placedHeadings } from './heading-groups';
import { headingComparison } from './heading-likeness';
import { HeadingTerms } from './heading-terms';
import { plainTitle } from './heading-text';
import { intentOutline } from './outlines/by-intent';
import { consensusOutline, ownOutlineOf } from './outlines/consensus';
import { gapsOutline } from './outlines/gaps';
import { type OutlineGround, SectionUses } from './outlines/outline-ground';
import { questionsOutline } from './outlines/questions-first';
import { heardPages } from './heard-pages';
import { type Standing, standingsOf } from './outliers';
import { hostsOf } from './page-hosts';
import { pageWordsOf } from './page-words';
import { profileOf } from './profile';
import { askedOn, questionsOf } from './questions';
import { saidLines } from './said-lines';
import { SectionCues } from './section-cues';
import { ShortTexts } from './short-texts';
import { termPhrasesOf, termsOf } from './terms';

export interface Found {
  findings: BriefFindings;
  /** In the order given. */
  pages: Standing[];
  /** One of each kind, in the order of OUTLINE_KINDS: a brief takes as many as were ordered. */
  outlines: BriefOutline[];
}

/** Texts whose meaning is asked for: a model takes its time for each. */
const MAX_MEANT = { phrases: 160, headings: 60, questions: 20 };

/**
 * The texts whose meaning decides on what is found in pages, each once: the keyword, what the pages are called, what they say
 * in several places, their headings and questions.
 */
export function textsOfBrief(pages: readonly ComparedPage[], query: BriefQuery): string[] {
  const { topic, phrases, headings, asked, heard } = readPages(pages, query);
  const ofEach = (texts: readonly { position: number; text: string }[], most: number) =>
    heard.flatMap(({ position }) =>
      texts.flatMap((each) => (each.position === position ? [each.text] : [])).slice(0, most),
    );
  return [
    ...new Set([
      ...topic,
      ...phrases.slice(0, MAX_MEANT.phrases).map(({ text }) => text),
      ...ofEach(headings, MAX_MEANT.headings),
      ...ofEach(asked, MAX_MEANT.questions),
    ]),
  ];
}

/**
 * What the pages that count have in common, and the outlines that follow from it. The order of the list never matters. Of no
 * pages all is empty.
 * @param meaning of `textsOfBrief`; without it words decide
 */
export function findingsOf(pages: readonly ComparedPage[], query: BriefQuery, meaning?: BriefMeaning): Found {
  const read = readPages(pages, query);
  const { counting, heard, standings, texts, cues, terms: headingTerms, phrases, topic } = read;
  const nearness = new Nearness(meaning, topic, phrases);
  const comparison = headingComparison(headingTerms, cues, nearness);
  const profile = profileOf(counting.map(({ text }) => text));
  const target = profile.target.words;
  const { terms, matched } = termsOf(read, phrases, { nearness, target });
  const questions = questionsOf(read.asked, { query, terms, comparison });
  const groups = headingGroupsOf(read.headings, comparison, texts);
  const ground: OutlineGround = {
    ...{ query, target, terms, groups, questions, cues, texts, nearness },
    stems: new Set(terms.flatMap(({ key }) => key.split(' '))),
    ...{ pages: counting, headings: read.headings, uses: new SectionUses(heard, matched) },
  };
  const own = counting.length > 0 ? ownOutlineOf(ground) : undefined;
  return {
    findings: {
      ...{ profile, terms },
      questions: questions.map(({ question, pages: asking, from }) => ({ question, pages: asking, from })),
      headings: groups.map(headingGroup),
      ranked: hasFrequencies(query.language),
      ...(meaning && 'missing' in meaning && { missing: meaning.missing }),
      ...(own && { ownOutline: own.position }),
    },
    pages: standings,
    outlines:
      counting.length === 0
        ? []
        : [consensusOutline(ground), questionsOutline(ground), gapsOutline(ground), intentOutline(ground)],
  };
}

/** What is read of pages before anything is compared. */
function readPages(pages: readonly ComparedPage[], query: BriefQuery) {
  const { language, keyword } = query;
  const standings = standingsOf(pages, language);
  const byPosition = (a: ComparedPage, b: ComparedPage) => a.position - b.position;
  const counting = pages.filter((_, at) => standings[at]?.included).sort(byPosition);
  const texts = new ShortTexts(language);
  const cues = new SectionCues(texts);
  const terms = new HeadingTerms(keyword, texts, cues);
  const keys = new WordKeys({ language, wordForms: true });
  const heard = heardPages(pages, standings, { query, keys }).sort(byPosition);
  const said = saidLines(heard);
  const words = heard.map((page, at) =>
    pageWordsOf(page, keys, { language, isSaid: said[at] ?? (() => true) }),
  );
  const ground = { pages: words, hosts: hostsOf(heard), query, keys };
  return {
    ...ground,
    ...{ standings, counting, heard, texts, cues, terms },
    phrases: termPhrasesOf(ground),
    headings: heard.flatMap((page) => placedHeadings(page, terms, language)),
    asked: askedOn(heard, words, { read: terms, language }),
    topic: [keyword.trim(), ...heard.map(plainTitle).filter(Boolean)],
  };
}

function headingGroup({ placed: _, ...group }: GroupedHeadings): BriefFindings['headings'][number] {
  return group;
}
