import { countWords } from './word-counter';
import type { ContentBlock, PageContent } from './content-collector';
import { PageReader, type PageSource } from './page-reader';

/** A block of links alone, such as a list of other articles, that Readability left out of the article. */
const LINKS = 0.5;
/** Of an article's words: with fewer found on the page the two do not fit each other. */
const FOUND = 0.5;

/** What one page says and holds, with its JSON-LD. */
export function readContent(html: string, source: PageSource): PageContent {
  const reader = new PageReader(source, { withContent: true, withJsonLd: true });
  reader.write(html);
  return reader.endAsContent();
}

/**
 * The blocks of a page's main content: from the first to the last that the article of Readability has, with what stands
 * between them, since Readability drops tables, lists and pictures that belong to it. Without an article by the landmarks.
 * @param article as HTML; empty where none was found
 */
export function mainContentOf({ blocks }: Pick<PageContent, 'blocks'>, article: string): ContentBlock[] {
  const content = blocks.filter(({ part }) => part !== 'around');
  const ofArticle = article === '' ? [] : readContent(article, { url: 'about:blank' }).blocks;
  if (ofArticle.length === 0) return byLandmarks(content);
  const lines = new Set(ofArticle.map(({ text }) => text));
  const found = content.filter(({ text }) => lines.has(text));
  if (wordsOf(found) < FOUND * wordsOf(ofArticle)) return ofArticle;
  const { first, last } = endsOf(content, lines);
  const main = content
    .slice(first, last + 1)
    .filter(({ text, linkShare }) => lines.has(text) || linkShare < LINKS);
  const heading = content.findIndex(({ level }) => level === 1);
  return heading >= 0 && heading < first ? [content[heading] as ContentBlock, ...main] : main;
}

function byLandmarks(content: readonly ContentBlock[]): ContentBlock[] {
  const wanted = content.some(({ part }) => part === 'main') ? 'main' : 'content';
  return content.filter(({ part }) => part === wanted);
}

/** By lines that the page has once: others stand elsewhere too. Headings right before the first one belong to it. */
function endsOf(content: readonly ContentBlock[], lines: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const { text } of content) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isEnd = ({ text }: ContentBlock) => lines.has(text) && counts.get(text) === 1;
  let first = content.findIndex(isEnd);
  const last = content.findLastIndex(isEnd);
  if (first === -1) return { first: 0, last: content.length - 1 };
  while (first > 0 && content[first - 1]?.kind === 'heading') first -= 1;
  return { first, last };
}

function wordsOf(blocks: readonly ContentBlock[]): number {
  return countWords(blocks.map(({ text }) => text).join('\n'));
}
