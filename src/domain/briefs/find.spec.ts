import fc from 'fast-check';
import { MAX_TERMS, OUTLINE_KINDS } from '../../contracts/briefs/briefs';
import { hasFrequencies } from '../text/common-words';
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
  expect(terms[0]?.term).toBe(SAMPLE_QUERY.keyword);
  expect(importances.slice(1)).toEqual(importances.slice(1).toSorted((a, b) => b - a));
});

it('asks what several pages ask first', () => {
  const { questions } = FOUND.findings;
  expect(questions[0]?.pages).toHaveLength(3);
  expect(questions).toContainEqual({
    question: 'How long does cold brew last?',
    pages: [1, 4],
    from: 'heading',
  });
  const pages = questions.map((question) => question.pages.length);
  expect(pages).toEqual(pages.toSorted((a, b) => b - a));
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

  it('have only headings that a page wrote, questions that one asks, and phrases of their texts', () => {
    const written = new Set<string>([comparable('Frequently asked questions')]);
    for (const { text } of SAMPLE) {
      for (const heading of text.headings) written.add(comparable(plainHeading(heading.text)));
      for (const question of text.faq) written.add(comparable(question));
    }
    for (const { question } of FOUND.findings.questions) written.add(comparable(question));
    for (const { term } of FOUND.findings.terms) written.add(comparable(term));
    for (const { sections } of FOUND.outlines)
      for (const { heading } of sections)
        expect({ heading, written: written.has(comparable(heading)) }).toEqual({ heading, written: true });
  });

  it('have their questions once', () => {
    for (const { sections } of FOUND.outlines) {
      const lists = sections.filter(({ heading }) => /^(?:faq|frequently asked)/i.test(heading));
      expect(lists.length).toBeLessThanOrEqual(1);
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
    ['guide', ['Standing desks explained', 'All about standing desks', 'Standing desks: what to know']],
    ['list', ['10 best standing desks', 'The 7 best standing desks', 'Top standing desks']],
    ['comparison', ['Standing desk vs desk', 'Standing or sitting: desks compared', 'Desks']],
    ['how-to', ['How to build a standing desk', 'Standing desk tutorial', 'Desks: how to build one']],
    ['guide', ['How to choose a standing desk', 'How to choose a desk', 'A standing desk buying guide']],
    ['list', ['How to build a standing desk', '9 best standing desks', '12 standing desks tested']],
  ])('are of the type %s where pages are called %j', (type, titles) => {
    const pages = titles.map((title, at) => ({
      position: at + 1,
      text: { ...competitorOfText('## A desk\nIt stands.', { language: 'en' }), title },
    }));
    const { outlines } = findingsOf(pages, { keyword: 'standing desk', ownKeywords: [], language: 'en' });
    expect(outlines.at(-1)?.title).toBe(`By intent: ${type}`);
  });

  it('are of the type product where pages are marked up as products', () => {
    const pages = ['Steel kettle 1.7 l', 'Kettle KX-2', 'Glass kettle'].map((title, at) => ({
      position: at + 1,
      text: {
        ...competitorOfText('## Details\nIt boils water.', { language: 'en' }),
        ...{ title, schemaTypes: ['Product', 'Offer'] },
      },
    }));
    const { outlines } = findingsOf(pages, { keyword: 'kettle', ownKeywords: [], language: 'en' });
    expect(outlines.at(-1)?.title).toBe('By intent: product');
  });

  it('show the longest page’s own where pages share no structure, and say so', () => {
    const pages = pagesOf(
      [
        '## Light\nBasil wants light.\n## Water\nBasil wants water.\n## Pots\nBasil wants a pot.',
        '## Pests\nAphids eat basil. Wash the basil, and wash it once more.\n## Harvest\nCut basil.\n## Winter\nBasil dies.',
        '## Pesto\nCrush basil.\n## Salads\nTear basil.\n## Drying\nHang basil.',
      ],
      'en',
    );
    const { findings, outlines } = findingsOf(pages, {
      keyword: 'basil',
      ownKeywords: [],
      language: 'en',
    });
    expect(findings.ownOutline).toBe(2);
    const headings = outlines[0]?.sections.map(({ heading }) => heading);
    expect(headings?.slice(0, 3)).toEqual(['Pests', 'Harvest', 'Winter']);
    expect(FOUND.findings.ownOutline).toBeUndefined();
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

it('has the same terms in whatever order the pages are listed', () => {
  const told = ({ findings: { terms } }: typeof FOUND) =>
    new Map(terms.map(({ key, importance, pages, from, to }) => [key, { importance, pages, from, to }]));
  const shuffled = fc.shuffledSubarray(SAMPLE, { minLength: SAMPLE.length });
  fc.assert(
    fc.property(shuffled, (pages) => {
      const listed = pages.map((page, at) => ({ ...page, position: at + 1 }));
      expect(told(findingsOf(listed, SAMPLE_QUERY))).toEqual(told(FOUND));
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
  expect(findings.ranked).toBe(hasFrequencies(language));
  expect(outlines).toHaveLength(OUTLINE_KINDS.length);
});
