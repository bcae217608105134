import type { BriefTerm, OutlineSection } from '../../../contracts/briefs/briefs';
import type { GroupedHeadings, PlacedHeading } from '../heading-groups';
import type { GroupedQuestion } from '../questions';
import { outlineWordsOf, type SectionKind } from '../words/outline-words';
import type { SectionPlan } from './outline-builder';
import { asHeading, isUsable, type OutlineGround } from './outline-ground';

/** Words that an answer takes where no page tells. */
const ANSWER_WORDS = 60;

/** What a section of a kind is to hold. */
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

/** A section on what a group of headings is about, under the clearest of them. */
export function planOfGroup(
  group: GroupedHeadings,
  ground: OutlineGround,
  level: OutlineSection['level'] = 2,
): SectionPlan {
  const kind = ground.cues.kindOf(group.label);
  return {
    ...{ level, heading: asHeading(group.label, ground.query.language), weight: group.words },
    sources: group.headings.map(({ position }) => position),
    places: group.placed,
    stems: group.placed.flatMap(({ terms }) => terms),
    ...(kind && { kind }),
  };
}

/** A section of one page, as that page has it. */
export function planOfHeading(heading: PlacedHeading, level: OutlineSection['level']): SectionPlan {
  const { text, words, position, terms } = heading;
  return { level, heading: text, weight: words, sources: [position], places: [heading], stems: terms };
}

/** A section that answers one question. */
export function planOfQuestion(question: GroupedQuestion): SectionPlan {
  return {
    ...{
      level: 2,
      heading: question.question,
      weight: question.words || ANSWER_WORDS,
      sources: question.pages,
    },
    ...{ stems: question.terms, places: question.places, questions: [question.question] },
    note: 'Answer it in the first two sentences, then explain.',
  };
}

/** A section on a phrase of the pages' texts. */
export function planOfTerm(term: BriefTerm, { query }: OutlineGround): SectionPlan {
  return {
    ...{ level: 2, heading: asHeading(term.term, query.language), weight: ANSWER_WORDS, terms: [term] },
    ...{ sources: term.uses.map(({ position }) => position), stems: term.key.split(' ') },
  };
}

/** What a text begins with: what the pages ask what it is, else the keyword. */
export function planOfAnswer(ground: OutlineGround): SectionPlan {
  const { questions, cues, query } = ground;
  const asked = questions.find(
    ({ question, pages }) =>
      pages.length > 1 && cues.kindOf(question) === 'definition' && isUsable(question, ground),
  );
  const note = NOTES.answer;
  if (asked) return { ...planOfQuestion(asked), ...(note && { note }) };
  const heading = asHeading(query.keyword.trim(), query.language);
  return { level: 2, heading, weight: ANSWER_WORDS, sources: [], ...(note && { note }) };
}

/** A section of a kind with what pages have on it, under the clearest of their headings; undefined where none can stand. */
export function planOfKind(
  kind: SectionKind,
  groups: readonly GroupedHeadings[],
  ground: OutlineGround,
): SectionPlan | undefined {
  const first = groups.find(({ label }) => isUsable(label, ground));
  if (!first) return undefined;
  return {
    ...{ level: 2, heading: asHeading(first.label, ground.query.language), kind },
    weight: Math.max(ANSWER_WORDS, ...groups.map((group) => group.words)),
    sources: groups.flatMap(({ headings }) => headings.map(({ position }) => position)),
    places: groups.flatMap(({ placed }) => placed),
    stems: groups.flatMap(({ placed }) => placed.flatMap(({ terms }) => terms)),
    ...(NOTES[kind] !== undefined && { note: NOTES[kind] }),
  };
}

/** The section that answers what no other does, as pages call it. */
export function planOfRest(ground: OutlineGround): SectionPlan {
  const { groups, cues, query, questions } = ground;
  const known = planOfKind(
    'faq',
    groups.filter(({ label }) => cues.kindOf(label) === 'faq'),
    ground,
  );
  return {
    ...{ level: 2, heading: outlineWordsOf(query.language).faq, sources: [], kind: 'faq' },
    ...known,
    weight: ANSWER_WORDS * Math.min(4, Math.max(1, questions.length)),
    takesQuestions: true,
    ...(NOTES.faq !== undefined && { note: NOTES.faq }),
  };
}
