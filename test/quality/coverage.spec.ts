import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingBlock, ReadingPageDetail } from '../../src/contracts/readings/readings';
import { defaultSettings } from '../../src/contracts/strategy/default-settings';
import { SentenceEngine } from '../../src/core/meaning/sentence-engine';
import { readSamplePage } from '../../src/domain/readings/sample-page';
import { evaluate } from '../../src/domain/strategy/evaluate';
import { StrategyMaker } from '../../src/domain/strategy/make-strategy';
import type { StrategyMeaning } from '../../src/domain/strategy/strategy-meaning';
import { understood } from '../support/understood';

const ORIGIN = 'https://site.example';
const LANGUAGES = ['en', 'de', 'es'] as const;
type Language = (typeof LANGUAGES)[number];
/** What long articles say between their headings: it is about no keyword in particular. */
const FILLER = 'And so it goes on for a while, with more of the same for those who like to read. '.repeat(20);

interface Case {
  path: string;
  title: string;
  sections: { heading: string; text: string }[];
  answers: string[];
}

function casesOf(language: Language): { pages: Case[]; gaps: string[] } {
  const lines = readFileSync(join(__dirname, 'covered', `${language}.txt`), 'utf8')
    .split('\n')
    .slice(1);
  const pages: Case[] = [];
  const gaps: string[] = [];
  for (const line of lines) {
    const text = line.slice(2);
    const page = pages.at(-1);
    if (line.startsWith('= ')) {
      const [path = '', ...title] = text.split(' | ');
      pages.push({ path, title: title.join(' | '), sections: [], answers: [] });
    } else if (line.startsWith('# ')) page?.sections.push({ heading: text, text: '' });
    else if (line.startsWith('+ ')) page?.answers.push(text);
    else if (line.startsWith('- ')) gaps.push(text);
    else if (line !== '') page!.sections.at(-1)!.text = line;
  }
  return { pages, gaps };
}

const block = (text: string, more: Partial<ReadingBlock> = {}): ReadingBlock => ({
  ...{ kind: 'text', level: 0, text, links: [], code: [] },
  ...more,
});

function pageOf({ path, title, sections }: Case, place: number): ReadingPageDetail {
  const [h1 = ''] = title.split(' | ');
  const blocks = sections.flatMap(({ heading, text }) => [
    block(heading, { kind: 'heading', level: 2 }),
    block(text),
    block(FILLER),
  ]);
  const h2 = sections.map(({ heading }) => heading);
  return readSamplePage({ url: `${ORIGIN}${path}`, title, h1, h2, depth: 1, blocks, bodyLinks: [] }, place);
}

const engine = new SentenceEngine();

afterAll(() => engine.close());

interface Given {
  by: 'meaning' | 'words';
  /** Whether Search Console knows what the pages answer. */
  ranks: boolean;
}

/** What is told of each keyword of a list without a figure. */
async function toldOf(language: Language, { by, ranks }: Given) {
  const { pages, gaps } = casesOf(language);
  const keywords = [...pages.flatMap(({ answers }) => answers), ...gaps];
  const maker = new StrategyMaker({
    language,
    keywords: new TextEncoder().encode(['Keyword', ...keywords].join('\n')),
    reading: { name: 'site.example', source: 'site' },
    ...(ranks && { searchConsole: searchesOf(pages) }),
  });
  pages.forEach((page, place) => maker.addPage(pageOf(page, place)));
  const texts = maker.texts();
  const meaning: StrategyMeaning =
    by === 'words'
      ? { missing: 'off' }
      : {
          keywords: await understood(engine, texts.keywords),
          passages: await understood(engine, texts.passages),
        };
  const { ground, groupings } = maker.finish({ meaning });
  const { tabs } = evaluate(ground, groupings.balanced, defaultSettings(ground.judgedBy ?? null));
  const rows = new Map(
    groupings.balanced.flatMap((group, place) =>
      group.keywords.map((at) => [ground.keywords[at]?.text ?? '', tabs.clusters[place]] as const),
    ),
  );
  const answered = pages.flatMap(({ path, answers }) =>
    answers.map((keyword) => ({ keyword, page: `${ORIGIN}${path}` })),
  );
  return {
    gaps: gaps.map((keyword) => ({ keyword, isFound: rows.get(keyword)?.coverage === 'gap' })),
    answered: answered.map(({ keyword, page }) => ({
      keyword,
      isMissed: rows.get(keyword)?.coverage === 'gap',
      isPage: rows.get(keyword)?.page === page,
    })),
  };
}

/** With the addresses that people type, on a page of results that nobody looks at. */
function searchesOf(pages: readonly Case[]) {
  const rows = pages.flatMap(({ path, answers }) =>
    answers.map((query) => `${query},http://www.site.example${path}/,0,3,61.5`),
  );
  return new TextEncoder().encode(['query,page,clicks,impressions,position', ...rows].join('\n'));
}

async function allOf(given: Given) {
  const told = await Promise.all(LANGUAGES.map((language) => toldOf(language, given)));
  return { gaps: told.flatMap(({ gaps }) => gaps), answered: told.flatMap(({ answered }) => answered) };
}

it('knows 24 gaps and twice as many keywords that long articles answer', () => {
  const cases = LANGUAGES.map(casesOf);
  expect(cases.flatMap(({ gaps }) => gaps)).toHaveLength(24);
  expect(cases.flatMap(({ pages }) => pages.flatMap(({ answers }) => answers)).length).toBeGreaterThanOrEqual(
    45,
  );
});

const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;

it.each(['meaning', 'words'] as const)('never takes for missing what ranks: by %s', async (by) => {
  const { gaps, answered } = await allOf({ by, ranks: true });
  expect(answered.filter(({ isMissed }) => isMissed)).toEqual([]);
  expect(share(answered.map(({ isPage }) => isPage))).toBeGreaterThanOrEqual(0.95);
  expect(gaps.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(by === 'meaning' ? 22 : 18);
});

it.each([
  { by: 'meaning', found: 22, missed: 0.15 },
  { by: 'words', found: 20, missed: 0.15 },
] as const)('tells by passages alone what is missing: by $by', async ({ by, found, missed }) => {
  const { gaps, answered } = await allOf({ by, ranks: false });
  expect(gaps.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(found);
  expect(share(answered.map(({ isMissed }) => isMissed))).toBeLessThanOrEqual(missed);
});
