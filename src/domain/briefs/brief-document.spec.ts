import type { BriefView } from '../../contracts/briefs/briefs';
import type { DocumentSection, DocumentTable } from '../export/document';
import { briefDocument } from './brief-document';
import { competitorOf } from './competitor';
import { findingsOf } from './find';
import { SAMPLE_PAGES, SAMPLE_QUERY } from './sample/sample-pages';

function sampleBrief(): BriefView {
  const pages = SAMPLE_PAGES.map(({ address, html }, at) => ({
    ...{ position: at + 1, address },
    text: competitorOf(html, { url: address, language: 'en' }),
  }));
  const found = findingsOf(pages, SAMPLE_QUERY);
  return {
    ...found.findings,
    ...{ id: '1', jobId: '2', version: 1, createdAt: '', updatedAt: '', country: 'GB' },
    ...{ keyword: SAMPLE_QUERY.keyword, language: 'en', ownKeywords: [...SAMPLE_QUERY.ownKeywords] },
    outlines: found.outlines,
    pages: pages.map(({ position, address, text }, at) => ({
      ...{ position, address, finalUrl: address, title: text.title, failure: null },
      ...{ counts: text.counts, flesch: text.flesch, schemaTypes: text.schemaTypes, headings: text.headings },
      ...{ outlier: found.pages[at]?.outlier ?? null, included: found.pages[at]?.included ?? false },
    })),
  };
}

const tablesOf = (sections: readonly DocumentSection[]): DocumentTable[] =>
  sections.flatMap(({ blocks, sections: below }) => [
    ...blocks.filter((block): block is DocumentTable => block.kind === 'table'),
    ...tablesOf(below ?? []),
  ]);

it('has the tables that can be asked for, each row as wide as its columns', () => {
  const tables = tablesOf(briefDocument(sampleBrief()).sections);
  expect(tables.map(({ id }) => id)).toEqual([
    ...['outline-1', 'outline-2', 'outline-3', 'outline-4', 'terms', 'questions', 'headings', 'pages'],
  ]);
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length);
});

it('says what to write and what it was made from', () => {
  const { title, subtitle, language, sections } = briefDocument(sampleBrief());
  expect({ title, subtitle, language }).toEqual({
    title: 'Brief: cold brew coffee',
    subtitle: 'Made from 5 pages, 1 left out',
    language: 'en',
  });
  const [first] = sections[0]?.blocks ?? [];
  expect(first).toMatchObject({
    kind: 'facts',
    facts: expect.arrayContaining([
      { name: 'Own keywords', value: 'oat milk, coffee filter' },
      { name: 'Language', value: 'en, GB' },
    ]) as unknown,
  });
});

it('puts a section below the one that it belongs to', () => {
  const brief = sampleBrief();
  const section = { words: 100, terms: [], questions: [], sources: [] };
  const levels = [2, 3, 4, 3, 2] as const;
  const sections = levels.map((level, at) => ({ ...section, level, id: `${at}`, heading: `${at}` }));
  const document = briefDocument({ ...brief, outlines: [{ kind: 'consensus', title: 'Mine', sections }] });
  const outline = document.sections.find(({ heading }) => heading === 'Outline: Mine');
  const shape = (of: readonly DocumentSection[] = []): unknown =>
    of.map((each) => [each.heading, shape(each.sections)]);
  expect(shape(outline?.sections)).toEqual([
    [
      '0',
      [
        ['1', [['2', []]]],
        ['3', []],
      ],
    ],
    ['4', []],
  ]);
});

it('says so where there is nothing', () => {
  const brief = { ...sampleBrief(), questions: [], headings: [], ranked: false };
  const document = briefDocument({ ...brief, outlines: [{ kind: 'gaps', title: 'Gaps', sections: [] }] });
  const text = JSON.stringify(document);
  for (const sentence of [
    'This outline is empty.',
    'The pages ask no question.',
    'have no headings',
    'could not be told apart',
  ])
    expect(text).toContain(sentence);
});
