import type { BriefTerm, OutlineSection } from '../../../contracts/briefs/briefs';
import { termsOfKeyword } from '../../keywords/keyword-terms';
import type { GroupedHeadings } from '../heading-groups';
import type { GroupedQuestion } from '../questions';
import type { SectionKind } from '../words/outline-words';
import type { SectionPlan } from './outline-builder';
import type { OutlineGround } from './outline-ground';

/** Kinds that say what a section is about, whatever the rest of its heading. */
const SAYS_ALL: readonly SectionKind[] = [
  'mistakes',
  'cost',
  'need',
  'benefits',
  'types',
  'tips',
  'faq',
  'conclusion',
];
/** Words that an answer takes where no page tells. */
const ANSWER_WORDS = 60;

/** A section on what a group of headings is about. */
export function planOfGroup(
  group: GroupedHeadings,
  ground: OutlineGround,
  level: OutlineSection['level'] = 2,
): SectionPlan {
  return {
    ...{ level, heading: headingOf(group, ground), weight: group.words },
    sources: group.headings.map(({ position }) => position),
    places: group.placed,
    stems: group.placed.flatMap(({ terms }) => terms),
  };
}

/** What several pages share of their headings, else the kind of section, else its topics. */
function headingOf(group: GroupedHeadings, ground: OutlineGround): string {
  const { wording, cues } = ground;
  const shared = wording.shared(group.headings);
  if (shared !== undefined) return shared;
  const kind = cues.kindOf(group.label);
  if (kind && (group.pages > 1 || SAYS_ALL.includes(kind))) return wording.ofKind(kind);
  const topics = topicsOf(group, ground);
  const own = wording.topicOf(group.label);
  if (topics.length === 0 && own === undefined) return wording.ofKind(kind ?? 'answer');
  return wording.ofTopics(topics.length > 0 ? topics : [own ?? group.label]);
}

/** At most two listed terms of its headings, the longest first; neither of the keyword's words alone nor with a stem of another. */
function topicsOf({ placed }: GroupedHeadings, { terms, query, uses }: OutlineGround): string[] {
  const stems = new Set(placed.flatMap((heading) => heading.terms));
  const topics: BriefTerm[] = [];
  const ofKeyword = new Set(termsOfKeyword(query.keyword, query.language));
  const named = terms
    .filter(({ key }, at) => {
      if (key.split(' ').every((stem) => ofKeyword.has(stem))) return false;
      return key.split(' ').every((stem) => stems.has(stem)) && uses.of(at, placed) > 0;
    })
    .sort((a, b) => b.key.split(' ').length - a.key.split(' ').length);
  for (const term of named) {
    const others = new Set(topics.flatMap(({ key }) => key.split(' ')));
    if (topics.length < 2 && !term.key.split(' ').some((stem) => others.has(stem))) topics.push(term);
  }
  return topics.map(({ term }) => term);
}

/** A section that answers one question, under a heading that several pages share; undefined where one page asks it alone. */
export function planOfQuestion(
  question: GroupedQuestion,
  { wording }: OutlineGround,
): SectionPlan | undefined {
  const heading = wording.shared(question.wordings);
  if (heading === undefined) return undefined;
  return {
    ...{ level: 2, heading, weight: question.words || ANSWER_WORDS, sources: question.pages },
    ...{ stems: question.terms, places: question.places, questions: [question.question] },
    note: 'Answer it in the first two sentences, then explain.',
  };
}

/** A section on terms that no page has a heading for. */
export function planOfTerm(term: BriefTerm, { wording }: OutlineGround): SectionPlan {
  return {
    ...{ level: 2, heading: wording.ofTopics([term.term]), weight: ANSWER_WORDS, terms: [term] },
    ...{ sources: term.uses.map(({ position }) => position), stems: term.key.split(' ') },
  };
}

const NOTES: Partial<Record<SectionKind, string>> = {
  answer: 'Answer the search in two or three sentences that can stand alone.',
  definition: 'Say what it is in one sentence first.',
  need: 'A list with amounts or sizes.',
  howto: 'Numbered steps, one action each.',
  comparison: 'A table of what differs, then a sentence on each row.',
  criteria: 'Say what was looked at, and how.',
  picks: 'One section below for each, with whom it suits and what speaks against it.',
  cost: 'Figures with their date.',
  reviews: 'Own experience, with what was tried and for how long.',
  faq: 'Two to four sentences for each question.',
  conclusion: 'What to do next, in a few sentences. Nothing new.',
};

/** A section of a kind, with what pages have on it. */
export function planOfKind(
  kind: SectionKind,
  groups: readonly GroupedHeadings[],
  { wording }: OutlineGround,
): SectionPlan {
  const words = groups.map((group) => group.words);
  return {
    ...{ level: 2, heading: wording.ofKind(kind), weight: Math.max(ANSWER_WORDS, ...words) },
    sources: groups.flatMap(({ headings }) => headings.map(({ position }) => position)),
    places: groups.flatMap(({ placed }) => placed),
    stems: groups.flatMap(({ placed }) => placed.flatMap(({ terms }) => terms)),
    takesQuestions: kind === 'faq',
    ...(NOTES[kind] !== undefined && { note: NOTES[kind] }),
  };
}

/** The section that answers what no other does. */
export function planOfRest(ground: OutlineGround): SectionPlan {
  return {
    ...planOfKind('faq', [], ground),
    weight: ANSWER_WORDS * Math.min(4, Math.max(1, ground.questions.length)),
  };
}
