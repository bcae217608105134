import type { ReadingPageDetail } from '../../contracts/readings/readings';
import { countWordsOf } from '../text/words';
import { piecesOf } from '../text/pieces';
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
    reading: { name: SAMPLE_FILES.reading, source: 'site', full: false },
  };
}

/** The pages of its site, as a reading keeps them. */
export function samplePages(): ReadingPageDetail[] {
  return SAMPLE.pages.map((page, place) => pageOf(page, place));
}

const PARAGRAPHS: Record<string, string> = SAMPLE.paragraphs;

function pageOf(page: (typeof SAMPLE.pages)[number], place: number): ReadingPageDetail {
  const { path, title, h1, h2, depth } = page;
  const url = addressOf(path);
  const texts = page.text.map((name) => PARAGRAPHS[name] ?? '');
  return {
    ...{ id: String(place), _id: String(place), url, finalUrl: url, depth, title, h1 },
    ...{ source: 'link', inSitemap: true, status: 200, failure: null, contentType: 'text/html' },
    ...{ indexable: true, indexabilityReason: null, description: null, canonical: null, robots: '' },
    ...{ noindex: false, nofollow: false, lang: 'en', skipped: null, read: true },
    words: texts.flatMap(piecesOf).reduce((sum, { text }) => sum + countWordsOf(text), 0),
    contentHash: texts.join('\n'),
    text: {
      headings: [{ level: 1, text: h1 }, ...h2.map((text) => ({ level: 2 as const, text }))],
      blocks: texts.map((text) => ({ kind: 'text', level: 0, text, links: [], code: [] })),
      bodyLinks: page.links.map((target) => ({
        ...{ url: addressOf(target), anchor: target, rel: [], place: 'main' as const, internal: true },
      })),
      templateLinks: [],
      templateBlocks: 0,
      cut: false,
    },
  };
}
