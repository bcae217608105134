import type { ReadingBlock, ReadingLink, ReadingPageDetail } from '../../contracts/readings/readings';
import { piecesOf } from '../text/pieces';
import { countWordsOf } from '../text/words';

/** What a page of a sample site says. */
export interface SamplePage {
  url: string;
  title: string;
  h1: string;
  /** Second-level headings. */
  h2: readonly string[];
  depth: number;
  blocks: ReadingBlock[];
  bodyLinks: ReadingLink[];
  templateLinks?: ReadingLink[];
}

/** A page of a sample site as a reading keeps one; `place` is its number among them. */
export function readSamplePage(page: SamplePage, place: number): ReadingPageDetail {
  const { url, title, h1, h2, depth, blocks, bodyLinks, templateLinks = [] } = page;
  const texts = blocks.filter(({ kind }) => kind !== 'heading').map(({ text }) => text);
  return {
    ...{ id: String(place), _id: String(place), url, finalUrl: url, depth, title, h1 },
    ...{ source: 'link', inSitemap: true, status: 200, failure: null, contentType: 'text/html' },
    ...{ indexable: true, indexabilityReason: null, description: null, canonical: null, robots: '' },
    ...{ noindex: false, nofollow: false, lang: 'en', skipped: null, read: true },
    words: texts.flatMap(piecesOf).reduce((sum, { text }) => sum + countWordsOf(text), 0),
    contentHash: texts.join('\n'),
    text: {
      headings: [{ level: 1, text: h1 }, ...h2.map((text) => ({ level: 2 as const, text }))],
      blocks,
      bodyLinks,
      templateLinks,
      templateBlocks: 0,
      cut: false,
    },
  };
}

/** A link to a page of the same site. */
export function sampleLink(url: string, anchor: string, place: ReadingLink['place'] = 'main'): ReadingLink {
  return { url, anchor, rel: [], place, internal: true };
}
