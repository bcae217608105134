import fc from 'fast-check';
import { MAX_TERMS, OUTLINE_KINDS } from '../../contracts/briefs/briefs';
import { comparable } from '../text/compare';
import type { ComparedPage } from './compared-page';
import { competitorOf, competitorOfText } from './competitor';
import { findingsOf } from './find';
import { plainHeading } from './heading-text';
import { SAMPLE_PAGES, SAMPLE_QUERY } from './sample/sample-pages';

const SAMPLE: ComparedPage[] = SAMPLE_PAGES.map(({ address, html }, at) => ({
  position: at + 1,
  text: competitorOf(html, { url: address, language: 'en' }),
}));
const FOUND = findingsOf(SAMPLE, SAMPLE_QUERY);
const pagesOf = (texts: readonly string[], language: string) =>
  texts.map((text, at) => ({ position: at + 1, text: competitorOfText(text, { language }) }));

it('leaves the shop out of the sample, and lists the keyword and own keywords', () => {
  expect(FOUND.pages.at(-1)).toEqual({ position: 6, outlier: 'short', included: false });
  expect(FOUND.findings.profile.pages).toBe(5);
  const terms = FOUND.findings.terms.map(({ term }) => term);
  expect(terms).toEqual(
    expect.arrayContaining(['cold brew coffee', 'oat milk', 'coffee filter', 'ratio', 'grind size']),
  );
  expect(terms).not.toContain('the');
  expect(FOUND.findings.ranked).toBe(true);
});

it('tells terms with ranges, and where they are used', () => {
  const { terms } = FOUND.findings;
  expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
  for (const { importance, from, to, pages, headingPages, uses } of terms) {
    expect(importance).toBeGreaterThanOrEqual(0);
    expect(importance).toBeLessThanOrEqual(1);
    expect(from).toBeLessThanOrEqual(to);
    expect(uses).toHaveLength(pages);
    expect(uses.filter(({ inHeadings }) => inHeadings > 0)).toHaveLength(headingPages);
    expect(uses.every((use) => use.position !== 6 && use.uses >= use.inHeadings)).toBe(true);
  }
  const importances = terms.map(({ importance }) => importance);
  expect(importances).toEqual(importances.toSorted((a, b) => b - a));
});

it('asks what several pages ask first', () => {
  const { questions } = FOUND.findings;
  expect(questions[0]).toEqual({
    question: 'How long does cold brew last?',
    pages: [1, 4, 5],
    from: 'heading',
  });
  expect(questions).toContainEqual({ question: 'Can you heat up cold brew?', pages: [1], from: 'faq' });
});

it('groups headings', () => {
  const group = FOUND.findings.headings.find(({ label }) => label === 'Grind size');
  expect(group).toMatchObject({ level: 2, pages: 3 });
  expect(group?.headings.map(({ position }) => position)).toEqual([2, 4, 5]);
});

describe('outlines', () => {
  it('are one of each kind, with all words shared out', () => {
    expect(FOUND.outlines.map(({ kind }) => kind)).toEqual(OUTLINE_KINDS);
    const target = 10 * Math.round(FOUND.findings.profile.target.words / 10);
    for (const { sections } of FOUND.outlines) {
      expect(sections.reduce((sum, { words }) => sum + words, 0)).toBe(target);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      expect(new Set(sections.map(({ heading }) => heading.toLowerCase())).size).toBe(sections.length);
      expect(sections[0]?.level).toBe(2);
    }
  });

  it('have no more sections than a page has headings, and the questions', () => {
    const headings = SAMPLE.slice(0, 5).map(({ text: { counts } }) => counts.h2 + counts.h3);
    const [consensus] = FOUND.outlines;
    expect(consensus?.sections.length).toBeLessThanOrEqual(Math.max(...headings) + 1);
  });

  it('never have the heading of one page alone, unless several say it', () => {
    const pagesOfHeading = new Map<string, Set<number>>();
    for (const { position, text } of SAMPLE)
      for (const heading of text.headings) {
        const key = comparable(plainHeading(heading.text));
        pagesOfHeading.set(key, (pagesOfHeading.get(key) ?? new Set()).add(position));
      }
    const said = new Set(
      FOUND.findings.terms.filter(({ pages }) => pages > 1).map(({ term }) => comparable(term)),
    );
    for (const { sections } of FOUND.outlines)
      for (const { heading } of sections) {
        const key = comparable(heading);
        expect({ heading, copied: pagesOfHeading.get(key)?.size === 1 && !said.has(key) }).toEqual({
          heading,
          copied: false,
        });
      }
  });

  it('name what most pages have, in their order', () => {
    const [consensus] = FOUND.outlines;
    const headings = consensus?.sections.map(({ heading }) => heading) ?? [];
    expect(headings).toEqual(
      expect.arrayContaining(['Cold brew ratio', 'Grind size', 'How long does cold brew last?']),
    );
    expect(headings.indexOf('Cold brew ratio')).toBeLessThan(headings.indexOf('Grind size'));
  });

  it.each([
    ['cold brew coffee', 'guide'],
    ['best cold brew maker', 'list'],
    ['cold brew vs iced coffee', 'comparison'],
    ['buy cold brew bags', 'product'],
  ])('take the keyword %s for a %s', (keyword, type) => {
    const { outlines } = findingsOf(SAMPLE, { ...SAMPLE_QUERY, keyword });
    expect(outlines.at(-1)?.title).toBe(`By intent: ${type}`);
  });
});

it('says the same whatever the order of the pages', () => {
  const inOrder = (found: typeof FOUND) => ({
    ...found,
    pages: found.pages.toSorted((a, b) => a.position - b.position),
  });
  const shuffled = fc.shuffledSubarray(SAMPLE, { minLength: SAMPLE.length });
  fc.assert(
    fc.property(shuffled, (pages) => {
      expect(inOrder(findingsOf(pages, SAMPLE_QUERY))).toEqual(inOrder(FOUND));
    }),
    { numRuns: 8 },
  );
});

it('counts an outlier that its reader includes', () => {
  const pages = SAMPLE.map((page) => (page.position === 6 ? { ...page, included: true } : page));
  expect(findingsOf(pages, SAMPLE_QUERY).findings.profile.pages).toBe(6);
});

it('finds nothing where no page counts', () => {
  const none = findingsOf(
    SAMPLE.map((page) => ({ ...page, included: false })),
    SAMPLE_QUERY,
  );
  expect(none.findings).toMatchObject({ terms: [], questions: [], headings: [] });
  expect(none.findings.profile).toMatchObject({
    pages: 0,
    flesch: null,
    target: { words: 0, from: 0, to: 0 },
  });
  expect(none.outlines).toEqual([]);
});

it.each([
  [
    'de',
    'kaltbrühkaffee',
    [
      '## Das Mahlwerk\nGrobes Kaffeemehl zieht im Kühlschrank.',
      '## Mahlwerk\nKaffeemehl grob mahlen.',
      '## Filtern\nDer Kaffee im Kühlschrank, grob.',
    ],
    ['Kühlschrank', 'Kaffeemehl'],
  ],
  [
    'fr',
    'vélo électrique',
    [
      "## L'autonomie\nL'autonomie de la batterie.",
      '## Autonomie\nQuelle autonomie pour la batterie ?',
      '## Freins\nLa batterie et les freins.',
    ],
    ['autonomie', 'batterie'],
  ],
  [
    'zh',
    '冷萃咖啡',
    ['## 冷萃咖啡是什么？\n咖啡豆在冷水里浸泡。', '## 咖啡豆\n咖啡豆要新鲜。', '## 做法\n冷水浸泡咖啡豆。'],
    ['咖啡豆'],
  ],
  ['th', 'กาแฟ', ['## กาแฟสกัดเย็น\nกาแฟกับน้ำเย็น', '## กาแฟ\nน้ำเย็นดี', '## วิธีทำ\nกาแฟน้ำเย็น'], ['กาแฟ']],
])('finds terms in %s', (language, keyword, texts, terms) => {
  const pages = pagesOf(texts, language);
  const { findings, outlines } = findingsOf(pages, { keyword, ownKeywords: [], language });
  expect(findings.terms.map(({ term }) => term)).toEqual(expect.arrayContaining(terms));
  expect(findings.ranked).toBe(false);
  expect(outlines).toHaveLength(OUTLINE_KINDS.length);
});
