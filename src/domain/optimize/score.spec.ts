import { documentOf, heading, paragraph, PASTED, saidOf } from '../../../test/support/optimize-texts';
import { PAGE_COUNTS, type BriefProfile, type Spread } from '../../contracts/briefs/briefs';
import type { DraftNode } from '../../contracts/drafts/draft-nodes';
import type { DraftScore, ScorePart } from '../../contracts/optimize/optimize';
import type { CompetitorText } from '../briefs/competitor';
import { competitorOfText } from '../briefs/competitor';
import { DRAFT_JSON } from '../drafts/draft-json';
import type { TextFacts } from './draft-facts';
import { DraftReader } from './draft-reader';
import { type FoundGoal, goalOf } from './goal';
import { bandOf, countValue, scoreOf, type ScoreGoal } from './score';

const HEAD = { title: 'How to brew coffee', slug: 'brew-coffee', description: 'Brew coffee at home.' };

const textsOf = (language: string, pasted = PASTED): CompetitorText[] =>
  pasted.map((text) => competitorOfText(text, { language }));
const pagesOf = (texts: readonly CompetitorText[]) =>
  texts.map((text, at) => ({ position: at + 1, text, finalUrl: `https://site${at}.example/brew-coffee` }));

const QUERY = { keyword: 'brew coffee', ownKeywords: [], language: 'en' };
const GOAL = goalOf(pagesOf(textsOf('en')), QUERY);

function readerFor(goal: FoundGoal, query: { keyword: string; language: string } = QUERY) {
  return new DraftReader({ ...query, terms: goal.terms, words: goal.profile.target.words }, DRAFT_JSON);
}
const scored = (document: DraftNode, goal = GOAL): DraftScore =>
  scoreOf(readerFor(goal).read(document, HEAD), goal);
const pointsOf = (score: DraftScore, part: ScorePart) =>
  score.parts.find((each) => each.part === part)?.points ?? 0;

/** Chances that are the same in each run. */
function chances(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function randomDocument(below: (limit: number) => number, goal = GOAL): DraftNode {
  const word = () =>
    ['the', 'coffee', 'cup', 'morning', goal.terms[below(goal.terms.length)]?.term ?? ''][below(5)];
  const sentence = () => `${Array.from({ length: 1 + below(20) }, word).join(' ')}.`;
  const blocks = Array.from({ length: below(12) }, () =>
    below(4) === 0 ? heading(1 + below(3), sentence()) : paragraph(sentence()),
  );
  return documentOf(...blocks);
}

const tenthsOf = (points: number) => Math.round(points * 10);

it('adds up exactly as it is shown, between 0 and 100', () => {
  const below = chances(1);
  for (let round = 0; round < 60; round += 1) {
    const { points, parts, taken } = scored(randomDocument(below));
    expect(points).toBeGreaterThanOrEqual(0);
    expect(points).toBeLessThanOrEqual(100);
    expect(parts.reduce((sum, part) => sum + tenthsOf(part.points), 0)).toBe(
      tenthsOf(points) + tenthsOf(taken),
    );
    expect(parts.reduce((sum, part) => sum + tenthsOf(part.max), 0)).toBe(1_000);
    for (const part of parts) {
      const { entries } = part;
      expect(entries.reduce((sum, entry) => sum + tenthsOf(entry.points), 0)).toBe(tenthsOf(part.points));
      if (entries.some(({ weight }) => weight > 0))
        expect(entries.reduce((sum, entry) => sum + tenthsOf(entry.max), 0)).toBe(tenthsOf(part.max));
    }
  }
});

it('never loses points of terms by a missing term that is added, nor gains any by one beyond its range', () => {
  const below = chances(2);
  let added = 0;
  let beyond = 0;
  for (let round = 0; round < 60; round += 1) {
    const document = randomDocument(below);
    const reader = readerFor(GOAL);
    const facts = reader.read(document, HEAD);
    const before = pointsOf(scoreOf(facts, GOAL), 'terms');
    for (const [at, term] of GOAL.terms.entries()) {
      const uses = facts.uses[at] ?? 0;
      if (uses > 0 && uses < term.to) continue;
      const said = `Zebras number${added} gallop${beyond} past ${term.term}.`;
      const more = documentOf(...(document.content ?? []), paragraph(said));
      const after = pointsOf(scored(more), 'terms');
      if (uses === 0) {
        added += 1;
        expect(after).toBeGreaterThanOrEqual(before);
      } else {
        beyond += 1;
        expect(after).toBeLessThanOrEqual(before);
      }
    }
  }
  expect(added).toBeGreaterThan(100);
  expect(beyond).toBeGreaterThan(5);
});

it('asks nothing of the order of competitors', () => {
  const pages = pagesOf(textsOf('en'));
  const turned = goalOf([pages[2]!, pages[0]!, pages[3]!, pages[1]!], QUERY);
  expect(turned).toEqual(GOAL);
});

it('reads a draft line by line as it reads it whole', () => {
  const below = chances(3);
  const reader = readerFor(GOAL);
  let blocks: DraftNode[] = [];
  for (let round = 0; round < 80; round += 1) {
    const fresh = randomDocument(below).content?.[0] ?? paragraph('');
    const at = below(blocks.length + 1);
    blocks = [...blocks.slice(0, at), fresh, ...blocks.slice(at + below(2))];
    const document = documentOf(...blocks);
    expect(reader.read(document, HEAD)).toEqual(readerFor(GOAL).read(structuredClone(document), HEAD));
  }
});

it('leads beyond the competitors, and not to 100', () => {
  const scores = GOAL.pages.map(({ points }) => points ?? 0).sort((a, b) => a - b);
  expect(GOAL.median).toBeCloseTo(((scores[1] ?? 0) + (scores[2] ?? 0)) / 2, 0);
  expect(GOAL.points).toBe(Math.min(99, Math.round(10 * (GOAL.median + 10)) / 10));
});

it('scores a text like the competitors as high as them, and one on something else low', () => {
  const like = documentOf(
    heading(1, 'How to brew coffee'),
    paragraph('Whoever brews coffee wants it fresh.'),
    ...['grinder', 'kettle', 'filter paper', 'water temperature'].flatMap((word) => [
      heading(2, `Choose a ${word} to brew coffee`),
      ...saidOf(word).slice(0, 7).map(paragraph),
    ]),
  );
  expect(scored(like).points).toBeGreaterThan(GOAL.median - 5);
  const foreign = documentOf(paragraph('A garden hose waters the lawn on a warm day in June.'));
  expect(
    scoreOf(readerFor(GOAL).read(foreign, { title: '', slug: '', description: '' }), GOAL).points,
  ).toBeLessThan(15);
});

it('does not count terms in links', () => {
  const linked: DraftNode = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Buy a ' },
      { type: 'text', text: 'kettle', marks: [{ type: 'link', attrs: { href: '/kettles' } }] },
      { type: 'text', text: ' or another kettle.' },
    ],
  };
  const terms = [{ ...GOAL.terms[0]!, term: 'kettle', key: 'kettl' }];
  const facts = readerFor({ ...GOAL, terms }).read(documentOf(linked), HEAD);
  expect(facts.uses).toEqual([1]);
  expect(facts.counts.links).toBe(1);
});

it('counts what competitors are counted by', () => {
  const cell = (text: string): DraftNode => ({ type: 'tableCell', content: [paragraph(text)] });
  const facts = readerFor(GOAL).read(
    documentOf(
      heading(2, 'Two words'),
      paragraph('One, two, three.'),
      paragraph(''),
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('item')] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] },
      { type: 'image', attrs: { src: 'https://example.com/a.png' } },
      { type: 'blockquote', content: [paragraph('A quote')] },
    ),
    HEAD,
  );
  expect(facts.counts).toEqual({
    words: 10,
    h2: 1,
    h3: 0,
    paragraphs: 2,
    images: 1,
    links: 0,
    lists: 1,
    tables: 1,
  });
});

const SPREAD: Spread = { min: 2, q1: 4, median: 6, q3: 8, max: 9 };
it.each([
  [0, 0],
  [2, 0],
  [3, 0.5],
  [4, 1],
  [8, 1],
  [12, 0.5],
  [16, 0],
  [99, 0],
])('values a count of %d beside 4 to 8 as %d', (count, value) => {
  expect(countValue(count, SPREAD)).toBe(value);
});

it.each([
  [32.9, 'weak'],
  [33, 'fair'],
  [66, 'fair'],
  [66.1, 'strong'],
])('has %d points in the band %s', (points, band) => {
  expect(bandOf(points)).toBe(band);
});

const NONE: TextFacts = {
  idle: [],
  listed: new Set(),
  covered: new Map(),
  counts: Object.fromEntries(PAGE_COUNTS.map((count) => [count, 0])) as TextFacts['counts'],
  uses: [],
  headingUses: [],
  placements: { title: null, h1: null, beginning: null, h2: null, slug: null, description: null },
  flesch: null,
};

it('gives the points of parts without data to the others', () => {
  const profile = { ...GOAL.profile, flesch: null } satisfies BriefProfile;
  const goal: ScoreGoal = { ...GOAL, profile, headingTerms: [] };
  const { parts } = scoreOf(NONE, goal);
  expect(parts.map(({ part, max }) => [part, max])).toEqual([
    ['terms', 76.9],
    ['headings', 0],
    ['structure', 23.1],
    ['placement', 0],
    ['readability', 0],
  ]);
});

const LANGUAGES = [
  [
    'German by stems',
    'de',
    'kaffee kochen',
    'Wer Kaffee kochen will, mahlt den Kaffee vorher. Die Mühlen mahlen frisch, und ein Papierfilter hält den Satz zurück.',
    'Mein Bruder will jeden Morgen Kaffee kochen und weckt damit drei Nachbarn.',
  ],
  [
    'Japanese without spaces',
    'ja',
    '珈琲の淹れ方',
    '珈琲の淹れ方を説明します。ドリッパーを使います。',
    '弟は毎朝静かに珈琲の淹れ方を練習します。',
  ],
  ['Thai without spaces', 'th', 'ชงกาแฟ', 'วิธีชงกาแฟที่บ้าน ใช้เครื่องบดกาแฟ', 'น้องชายฝึกชงกาแฟทุกเช้าอย่างตั้งใจ'],
  [
    'Arabic from the right',
    'ar',
    'تحضير القهوة',
    'تحضير القهوة في المنزل سهل. استخدم مطحنة القهوة.',
    'يتعلم أخي الصغير تحضير القهوة صباحا بهدوء شديد.',
  ],
] as const;

describe.each(LANGUAGES)('in %s', (_, language, keyword, text, said) => {
  const query = { keyword, ownKeywords: [], language };
  const pasted = [3, 4, 5].map(
    (many) => `# ${keyword}\n\n${Array.from({ length: many }, () => text).join('\n\n')}`,
  );
  const goal = goalOf(pagesOf(textsOf(language, pasted)), query);
  const read = (document: DraftNode) =>
    readerFor(goal, query).read(document, { title: keyword, slug: keyword, description: '' });

  it('finds keyword and terms', () => {
    const facts = read(documentOf(heading(1, keyword), paragraph(text), paragraph(said)));
    expect(facts.placements).toMatchObject({ title: true, h1: true, beginning: true, slug: true });
    expect(facts.uses.filter((uses) => uses > 0).length).toBeGreaterThan(0);
    expect(scoreOf(facts, goal).points).toBeGreaterThan(0);
  });

  it('tells where in the text each use stands', () => {
    const [line] = read(documentOf(paragraph(text))).lines;
    for (const { term, from, to } of line?.facts.uses ?? []) {
      const said = text.slice(from, to);
      expect(said.length).toBeGreaterThan(0);
      expect(goal.terms[term]).toBeDefined();
      expect(said).toBe(said.trim());
    }
  });
});

it.each([
  ['kaffee-kochen', 'de', 'Kaffee kochen', true],
  ['bruehkaffee-rezept', 'de', 'Brühkaffee Rezept', true],
  ['how-to-brew-coffee', 'en', 'brewing coffee', true],
  ['tea', 'en', 'brew coffee', false],
  ['', 'en', 'brew coffee', false],
  ['coffee-brew', 'ja', '珈琲の淹れ方', null],
])('judges the slug “%s”', (slug, language, keyword, isThere) => {
  const reader = readerFor(GOAL, { keyword, language });
  expect(reader.read(documentOf(), { ...HEAD, slug }).placements.slug).toBe(isThere);
});
