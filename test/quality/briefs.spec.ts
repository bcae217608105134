import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { articleHtmlOf } from '../../src/core/pages/article-html';
import { competitorOf, competitorOfText } from '../../src/domain/briefs/competitor';
import type { BriefMeaning } from '../../src/domain/briefs/brief-meaning';
import { findingsOf, type Found, textsOfBrief } from '../../src/domain/briefs/find';
import { medianOf } from '../../src/domain/briefs/spread';
import { termScoreOf } from '../../src/domain/briefs/term-score';
import { factsOfPage } from '../../src/domain/optimize/page-facts';
import { adjustedRandIndex } from '../support/agreement';
import { type Planted, plantedPage, plantedWords } from '../support/planted-pages';
import { understood } from '../support/understood';

const DATA = join(__dirname, 'briefs');
const read = (...path: string[]) => readFileSync(join(DATA, ...path), 'utf8');

describe('a site of six pages', () => {
  const SITE: readonly (readonly ['main' | 'article' | 'div', Planted])[] = [
    ['main', { h2: 5, h3: 2, paragraphs: 8, images: 3, links: 6, lists: 2, tables: 1, wordsOfParagraph: 40 }],
    [
      'article',
      { h2: 6, h3: 0, paragraphs: 9, images: 1, links: 2, lists: 1, tables: 0, wordsOfParagraph: 45 },
    ],
    ['div', { h2: 4, h3: 4, paragraphs: 7, images: 0, links: 9, lists: 3, tables: 2, wordsOfParagraph: 50 }],
    [
      'main',
      { h2: 7, h3: 1, paragraphs: 10, images: 4, links: 0, lists: 0, tables: 1, wordsOfParagraph: 35 },
    ],
    [
      'article',
      { h2: 3, h3: 3, paragraphs: 6, images: 2, links: 4, lists: 1, tables: 3, wordsOfParagraph: 60 },
    ],
    [
      'main',
      { h2: 9, h3: 5, paragraphs: 30, images: 6, links: 3, lists: 2, tables: 0, wordsOfParagraph: 60 },
    ],
  ];
  const pages = SITE.map(([landmark, planted], at) => {
    const html = plantedPage(planted, landmark);
    const source = { url: 'https://a.example/', language: 'en', article: articleHtmlOf(html) };
    return { position: at + 1, text: competitorOf(html, source) };
  });
  const found = findingsOf(pages, { keyword: 'kettle', ownKeywords: [], language: 'en' });

  it.each(SITE.map(([landmark, planted], at) => [at + 1, landmark, planted] as const))(
    'counts page %i (%s) exactly',
    (position, _, { wordsOfParagraph, ...counts }) => {
      const words = plantedWords({ wordsOfParagraph, ...counts });
      expect(pages[position - 1]?.text.counts).toEqual({ words, ...counts });
    },
  );

  it('finds the one that is far longer than the others', () => {
    expect(found.pages.filter(({ outlier }) => outlier !== null)).toEqual([
      { position: 6, outlier: 'long', included: false },
    ]);
    expect(found.findings.profile.pages).toBe(5);
  });

  it('tells the quartiles of those that count', () => {
    const { h2, tables } = found.findings.profile.counts;
    expect(h2).toEqual({ min: 3, q1: 4, median: 5, q3: 6, max: 7 });
    expect(tables).toEqual({ min: 0, q1: 1, median: 1, q3: 2, max: 3 });
  });
});

describe('headings on one thing', () => {
  const engine = new SentenceEngine();
  afterAll(() => engine.close());

  const SETS = readdirSync(join(DATA, 'headings')).map((file) => {
    const [, language = ''] = file.split('.');
    const text = read('headings', file);
    const keyword = /^# ([^;]+);/.exec(text)?.[1] ?? '';
    const groups = text
      .replace(/^#.*\n/, '')
      .trim()
      .split('\n\n')
      .map((group) => group.split('\n'));
    const most = Math.max(...groups.map(({ length }) => length));
    // One wording of each on each page: what is labelled together never stands on one page.
    const pages = Array.from({ length: most }, (_, at) => {
      const lines = groups.flatMap((group) => (group[at] ? [`## ${group[at]}`, 'Text.'] : []));
      return { position: at + 1, text: competitorOfText(lines.join('\n'), { language }), included: true };
    });
    // Plain headings have lost their marks: places in the file tell which one is which.
    const nameOf = (position: number, heading: string) => `${position} ${heading.replace(/\W+$/u, '')}`;
    const labelled = groups.map((group) => group.map((heading, at) => nameOf(at + 1, heading)));
    const query = { keyword, ownKeywords: [], language };
    return { file, language, count: groups.flat().length, pages, query, nameOf, labelled };
  });
  type HeadingSet = (typeof SETS)[number];

  const groupedOf = ({ pages, query, nameOf }: HeadingSet, meaning?: BriefMeaning) =>
    findingsOf(pages, query, meaning).findings.headings.map((group) =>
      group.headings.map(({ position, text: heading }) => nameOf(position, heading)),
    );
  const pairsOf = (groups: readonly (readonly string[])[]) =>
    groups.flatMap((group) =>
      group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other].sort().join('|'))),
    );

  it('knows at least 250 of them on six topics in four languages', () => {
    expect(SETS.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(250);
    expect(SETS.length).toBeGreaterThanOrEqual(6);
    expect(new Set(SETS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(4);
  });

  it('come together', () => {
    const agreement = SETS.map((set) => adjustedRandIndex(groupedOf(set), set.labelled));
    const mean = agreement.reduce((sum, index) => sum + index, 0) / agreement.length;
    expect(mean).toBeGreaterThanOrEqual(0.7);
    // The hardest: nearly all of its headings are of general words.
    expect(Math.min(...agreement)).toBeGreaterThanOrEqual(0.45);
  });

  it.each([
    ['by words', false],
    ['by meaning', true],
  ])('are put together rightly %s: 92 of 100 pairs', async (_, isByMeaning) => {
    let [right, all, wanted] = [0, 0, 0];
    for (const set of SETS) {
      const texts = textsOfBrief(set.pages, set.query);
      const meaning = isByMeaning ? { texts, vectors: await understood(engine, texts) } : undefined;
      const truth = new Set(pairsOf(set.labelled));
      const pairs = pairsOf(groupedOf(set, meaning));
      right += pairs.filter((pair) => truth.has(pair)).length;
      all += pairs.length;
      wanted += truth.size;
    }
    expect(right / all).toBeGreaterThanOrEqual(0.92);
    expect(right / wanted).toBeGreaterThanOrEqual(0.4);
  });
});

describe('the score of a page by its terms', () => {
  const LANGUAGE = 'en';
  const TOPICS = [
    ['standing desk', 'standing-desk.md'],
    ['sourdough starter', 'sourdough-starter.md'],
    ['clean bike chain', 'bike-chain.md'],
    ['indoor herb garden', 'indoor-herbs.md'],
  ].map(([keyword = '', file = '']) => ({ keyword, texts: read('topics', file).split('\n=====\n') }));
  const foundOf = (texts: readonly string[], keyword: string) =>
    findingsOf(
      texts.map((text, at) => ({ position: at + 1, text: competitorOfText(text, { language: LANGUAGE }) })),
      { keyword, ownKeywords: [], language: LANGUAGE },
    );
  const scoreOf = ({ findings: { terms, profile } }: Found, text: string) => {
    const page = {
      ...{ position: 1, finalUrl: null },
      text: competitorOfText(text, { language: LANGUAGE }),
    };
    const query = { keyword: '', language: LANGUAGE, terms };
    return termScoreOf(terms, factsOfPage(page, query, profile.target.words).uses).score;
  };
  const foreignMedian = (found: Found, keyword: string) =>
    medianOf(
      TOPICS.flatMap((topic) =>
        topic.keyword === keyword ? [] : topic.texts.map((text) => scoreOf(found, text)),
      ),
    );

  it.each(TOPICS)('is 1.8 times that of foreign ones: $keyword', ({ keyword, texts }) => {
    const found = foundOf(texts, keyword);
    const own = medianOf(texts.map((text) => scoreOf(found, text)));
    expect(own).toBeGreaterThanOrEqual(1.8 * foreignMedian(found, keyword));
  });

  it('is 1.5 times that of foreign ones for pages that were held out', () => {
    const ratios = TOPICS.flatMap(({ keyword, texts }) =>
      texts.map((text) => {
        const found = foundOf(
          texts.filter((other) => other !== text),
          keyword,
        );
        return scoreOf(found, text) / foreignMedian(found, keyword);
      }),
    );
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThanOrEqual(1.5);
  });
});
