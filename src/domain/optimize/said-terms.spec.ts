import { documentOf, heading, paragraph, PASTED } from '../../../test/support/optimize-texts';
import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import { competitorOfText } from '../briefs/competitor';
import { DRAFT_JSON } from '../drafts/draft-json';
import type { TextFacts } from './draft-facts';
import { DraftReader } from './draft-reader';
import { type FoundGoal, goalOf } from './goal';
import { scoreOf } from './score';

const HEAD = { title: 'How to brew coffee', slug: 'brew-coffee', description: 'Brew coffee at home.' };
const QUERY = { keyword: 'brew coffee', ownKeywords: [], language: 'en' };
const GOAL = goalOf(
  PASTED.map((text, at) => ({
    ...{ position: at + 1, finalUrl: null },
    text: competitorOfText(text, { language: 'en' }),
  })),
  QUERY,
);
const readerFor = (goal: FoundGoal) =>
  new DraftReader({ ...QUERY, terms: goal.terms, words: goal.profile.target.words }, DRAFT_JSON);
const scored = (document: DraftNode) => scoreOf(readerFor(GOAL).read(document, HEAD), GOAL);

describe('a term counts in sentences that say something', () => {
  const terms = ['kettle', 'grinder', 'scale', 'filter paper'].map((term) => ({ ...GOAL.terms[0]!, term }));
  const goal: FoundGoal = { ...GOAL, terms, headingTerms: [] };
  const factsOf = (...blocks: DraftNode[]) => readerFor(goal).read(documentOf(...blocks), HEAD);

  it.each<[string, DraftNode[], number[], number[]]>([
    ['beside other words', [paragraph('Boil water in a clean kettle.')], [1, 0, 0, 0], [0, 0, 0, 0]],
    ['not beside small words alone', [paragraph('It is about the kettle here.')], [0, 0, 0, 0], [1, 0, 0, 0]],
    [
      'not in a list of terms',
      [paragraph('Kettle, grinder, scale, filter paper.')],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ],
    [
      'in two sentences that are alike',
      ['kettle', 'grinder'].map((term) => paragraph(`A great ${term} makes good mornings.`)),
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ],
    [
      'not in more of them',
      ['kettle', 'grinder', 'scale'].map((term) => paragraph(`A great ${term} makes good mornings.`)),
      [0, 0, 0, 0],
      [1, 1, 1, 0],
    ],
    [
      'not in a form that is filled in',
      [
        paragraph('The kettle is a great thing for your kitchen.'),
        paragraph('The grinder is a lovely item for your home.'),
        paragraph('The scale is a clever tool for your desk.'),
      ],
      [0, 0, 0, 0],
      [1, 1, 1, 0],
    ],
    ['not in a heading alone', [heading(2, 'Clean your kettle')], [0, 0, 0, 0], [1, 0, 0, 0]],
    [
      'in a heading whose text uses it',
      [heading(2, 'Clean your kettle'), paragraph('Vinegar takes the lime out of a kettle.')],
      [2, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ])('%s', (_, blocks, uses, idle) => {
    expect(factsOf(...blocks)).toMatchObject({ uses, idle });
  });

  it('or half where the text says it in other words, and next to nothing in a list', () => {
    const said = paragraph('Pour water over the beans from a thin spout.');
    const reader = readerFor(goal);
    const meant = {
      covered: new Map([[0, 'Pour water over the beans from a thin spout.']]),
      alike: new Map<string, string>(),
    };
    const valuesOf = (facts: TextFacts) =>
      scoreOf(facts, goal).parts[0]?.entries.map(({ value }) => value) ?? [];
    expect(valuesOf(reader.read(documentOf(said), HEAD, meant))).toEqual([0.5, 0, 0, 0]);
    const listed = valuesOf(factsOf(said, paragraph('Kettle, grinder, scale, filter paper.')));
    expect(listed.every((value) => value > 0 && value < 0.05)).toBe(true);
  });

  it.each<[string, string, string[], number]>([
    ['whose sentence is gone', 'Salz bremst die Gärung.', ['Zwei Tage ruht der Teig.'], 0],
    ['that a sentence says', 'Zwei Tage ruht der Teig.', ['Zwei Tage ruht der Teig.'], 1],
    [
      'that a form says, filled in',
      'Hier geht es um Salz.',
      ['Salz', 'Mehl', 'Hefe'].map((word) => `Hier geht es um ${word}.`),
      0,
    ],
    [
      'that a form of small words says',
      'Mit dem Ofen ist das alles für Sie ein Gewinn.',
      ['Ofen', 'Herd', 'Topf'].map((word) => `Mit dem ${word} ist das alles für Sie ein Gewinn.`),
      0,
    ],
  ])('by meaning, a term %s', (_, said, sentences, count) => {
    const named = ['Salz', 'Mehl', 'Hefe'].map((term) => ({ ...GOAL.terms[0]!, term }));
    const reader = new DraftReader({ ...QUERY, language: 'de', terms: named, words: 300 }, DRAFT_JSON);
    const meant = { covered: new Map([[0, said]]), alike: new Map<string, string>() };
    const { covered } = reader.read(documentOf(...sentences.map(paragraph)), HEAD, meant);
    expect(covered.size).toBe(count);
  });

  it('not in sentences that mean the same in other words', () => {
    const blocks = [
      'Boil water in a clean kettle.',
      'A kettle without lime heats faster.',
      'Nothing beats a kettle that shines.',
    ].map(paragraph);
    const frames = factsOf(...blocks).lines.map(({ facts }) => facts.sentences[0]?.frame ?? '');
    const alike = new Map(frames.map((frame) => [frame, frames[0] ?? '']));
    const meant = { covered: new Map<number, string>(), alike };
    expect(factsOf(...blocks).uses).toEqual([3, 0, 0, 0]);
    expect(readerFor(goal).read(documentOf(...blocks), HEAD, meant).uses).toEqual([0, 0, 0, 0]);
  });
});

it('limits what is short and what says hardly a term, and shows by how much', () => {
  const short = scored(documentOf(heading(1, 'How to brew coffee'), paragraph('Brew fresh coffee daily.')));
  const [length] = short.limits;
  expect(length).toMatchObject({ of: 'length', found: 8 });
  expect(short.points).toBe(Math.min(...short.limits.map(({ most }) => most)));
  expect(short.taken).toBeGreaterThan(0);
  const foreign = scored(
    documentOf(...Array.from({ length: 40 }, (_, at) => paragraph(`Hoses water lawn number ${at} in June.`))),
  );
  expect(foreign.points).toBe(0);
});

it('reads a paragraph of thousands of words as it reads it at once, whatever changes in it', () => {
  const words = PASTED.join(' ').replaceAll(/[#\n]+/g, ' ');
  const reader = readerFor(GOAL);
  let text = words.repeat(4);
  for (const [at, put] of [
    [0, 'X'],
    [5_000, ' kettle. The grinder'],
    [1_900, 'e.g. '],
    [7_000, '! “No more coffee?” he'],
    [3_000, 'x'.repeat(3_000)],
    [12_000, '\nA new line. '],
  ] as const) {
    text = text.slice(0, at) + put + text.slice(at);
    const document = documentOf(paragraph(text));
    expect(reader.read(document, HEAD)).toEqual(readerFor(GOAL).read(document, HEAD));
    const [line] = reader.read(document, HEAD).lines;
    expect(line?.facts.sentences.map((sentence) => sentence.text).join('')).toBe(text.replace('\n', ''));
    for (const { from, to, text: said } of line?.facts.sentences ?? [])
      expect(text.slice(from, to)).toBe(said);
  }
});
