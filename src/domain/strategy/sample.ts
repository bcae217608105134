import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { readSamplePage, sampleLink } from '../readings/sample-page';
import SAMPLE from './sample.json';
import type { StrategyTask } from './make-strategy';

type Cell = string | number;

const encoder = new TextEncoder();
const addressOf = (path: string) => `${SAMPLE.origin}${path}`;

export const SAMPLE_NAME = 'Sample: a coffee shop';
export const SAMPLE_FILES = {
  keywords: 'keywords.csv',
  searchConsole: 'search-console.csv',
  reading: new URL(SAMPLE.origin).host,
} as const;

/** A coffee shop's keywords, its export of Search Console, and that its site was read. */
export function sampleTask(): StrategyTask {
  const search = (SAMPLE.searchConsole as Cell[][]).map(([query, path, ...figures]) =>
    [query, addressOf(String(path)), ...figures].join(','),
  );
  return {
    language: 'en',
    keywords: encoder.encode(['Keyword,Volume,Difficulty', ...SAMPLE.keywords].join('\n')),
    searchConsole: encoder.encode(['Query,Page,Clicks,Impressions,Position', ...search].join('\n')),
    reading: { name: SAMPLE_FILES.reading, source: 'site' },
  };
}

/** The pages of its site, as a reading keeps them. */
export function samplePages(): ReadingPageDetail[] {
  return SAMPLE.pages.map((page, place) => pageOf(page, place));
}

const PARAGRAPHS: Record<string, string> = SAMPLE.paragraphs;

function pageOf(page: (typeof SAMPLE.pages)[number], place: number): ReadingPageDetail {
  const { path, title, h1, h2, depth } = page;
  const texts = page.text.map((name) => PARAGRAPHS[name] ?? '');
  return readSamplePage(
    {
      ...{ url: addressOf(path), title, h1, h2, depth },
      blocks: texts.map((text) => ({ kind: 'text', level: 0, text, links: [], code: [] })),
      bodyLinks: page.links.map((target) => sampleLink(addressOf(target), target)),
    },
    place,
  );
}
