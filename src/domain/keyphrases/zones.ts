import type { PageHeading } from '../../contracts/pages/page-facts';
import type { TextPage } from '../../contracts/text/text-page';
import { linesOf } from '../text/pieces';

/** Parts of a page that a phrase may stand in. */
export const ZONES = ['title', 'description', 'heading', 'list', 'body', 'alt'] as const;
export type Zone = (typeof ZONES)[number];
/** Those of the text itself: only what stands there makes its density. */
export type TextZone = Extract<Zone, 'heading' | 'list' | 'body'>;

/** What a page says around its main text. */
export type PageAround = Pick<TextPage, 'url' | 'title' | 'description' | 'headings' | 'images' | 'alts'> & {
  anchors: { anchor: string; url: string | null }[];
  /** Of all lists. */
  items: string[];
};

/** Of a page what this tool looks at. */
export function aroundOf(page: TextPage): PageAround {
  const { url, title, description, headings, images, alts } = page;
  const anchors = page.anchors.map((link) => ({ anchor: link.anchor, url: link.url }));
  return { url, title, description, headings, images, alts, anchors, items: page.lists.flat() };
}

export interface TextLine {
  start: number;
  zone: TextZone;
}

const MARKDOWN_HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*\s*$/;
const MARKDOWN_ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/;

/** The zone of each line: as the page says, else as Markdown has it. */
export function linesWithZones(
  text: string,
  page: Pick<PageAround, 'headings' | 'items'> | undefined,
): TextLine[] {
  const headings = new Set(page?.headings.map((heading) => heading.text));
  const items = new Set(page?.items);
  let at = 0;
  return linesOf(text).map((line) => {
    const start = at;
    at += line.length + (text.startsWith('\r\n', at + line.length) ? 2 : 1);
    const isHeading = headings.has(line) || MARKDOWN_HEADING.test(line);
    const isItem = items.has(line) || MARKDOWN_ITEM.test(line);
    return { start, zone: isHeading ? 'heading' : isItem ? 'list' : 'body' };
  });
}

/** The headings of a page, else those that Markdown has. */
export function headingsOf(text: string, page: Pick<PageAround, 'headings'> | undefined): PageHeading[] {
  if (page) return page.headings;
  return linesOf(text).flatMap((line) => {
    const [, marks, heading] = MARKDOWN_HEADING.exec(line) ?? [];
    return marks && heading ? [{ level: marks.length as PageHeading['level'], text: heading }] : [];
  });
}
