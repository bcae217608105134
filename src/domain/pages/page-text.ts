import type { PageZones } from '../../contracts/text/text-page';
import { mainHeading } from './headings';
import { readZones } from './read-page';

/** The text of HTML with a line for each block. */
export function textOfHtml(html: string): string {
  return linesOf(readZones(html, { url: 'about:blank' }).blocks);
}

/** That of the main landmark alone, where there is one, else without navigation, header, footer and asides. */
export function mainTextOf({ blocks }: Pick<PageZones, 'blocks'>): string {
  const wanted = blocks.some(({ part }) => part === 'main') ? 'main' : 'content';
  return linesOf(blocks.filter(({ part }) => part === wanted));
}

/**
 * The text of an article behind the page's first main heading, unless it holds that already: Readability takes a heading
 * that resembles the page's title out of the article. A heading of the surroundings, such as a logo, stays out.
 */
export function withMainHeading(article: string, { headings, blocks }: PageZones): string {
  const heading = mainHeading(headings) ?? '';
  const block = blocks.find(({ kind, text }) => kind === 'heading' && text === heading);
  if (article === '' || heading === '' || block?.part === 'around') return article;
  const isThere = article.split('\n').some((line) => line.trim() === heading);
  return isThere ? article : `${heading}\n${article}`;
}

function linesOf(blocks: PageZones['blocks']): string {
  return blocks.map(({ text }) => text).join('\n');
}
