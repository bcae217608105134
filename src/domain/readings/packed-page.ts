import type { PageHeading } from '../../contracts/pages/page-facts';
import {
  READING_TEXT_LIMITS,
  type ReadingBlock,
  type ReadingBlockKind,
  type ReadingLink,
  type ReadingSpan,
  type ReadingText,
} from '../../contracts/readings/readings';
import type { LinkSpan, MarkedBlock } from '../pages/block-collector';
import { hash53 } from '../scraper/hash';

/** A block as it is kept: what is empty is left out. */
export interface PackedBlock {
  kind: ReadingBlockKind;
  level?: PageHeading['level'];
  text: string;
  links?: LinkSpan[];
  code?: ReadingSpan[];
}

/** All that is kept of a page's text, before the other pages are known. */
export interface PackedPage {
  headings: PageHeading[];
  links: ReadingLink[];
  blocks: PackedBlock[];
  /** Whether the page has a main landmark with a text. */
  hasMain: boolean;
  cut: boolean;
}

/**
 * The main content of a page: what its main landmark holds, or where that holds no text all that is outside of
 * landmarks. Navigation, headers, footers and sides within it are left out, as are buttons and fields. Cut at
 * READING_TEXT_LIMITS; of `links` links the spans are kept.
 */
export function mainBlocks(
  marked: readonly MarkedBlock[],
  links: number,
): Pick<PackedPage, 'blocks' | 'hasMain' | 'cut'> {
  const said = marked.filter(({ text, kind }) => text !== '' && kind !== 'control');
  const inMain = said.filter(({ part, place }) => part === 'main' && place === 'main');
  const hasMain = inMain.length > 0;
  const content = hasMain ? inMain : said.filter(({ part }) => part === 'content');
  const blocks: PackedBlock[] = [];
  let room: number = READING_TEXT_LIMITS.characters;
  for (const block of content.slice(0, READING_TEXT_LIMITS.blocks)) {
    if (room <= 0) break;
    blocks.push(packed(block, { room, links }));
    room -= block.text.length;
  }
  return { blocks, hasMain, cut: room < 0 || blocks.length < content.length };
}

function packed(
  { kind, level, text, links, code }: MarkedBlock,
  most: { room: number; links: number },
): PackedBlock {
  const isKept = ({ end }: ReadingSpan) => end <= most.room;
  const linked = links.filter((span) => isKept(span) && span.link < most.links);
  const coded = code.filter(isKept);
  return {
    kind: kind === 'control' ? 'text' : kind,
    ...(level > 0 && { level: level as PageHeading['level'] }),
    text: text.slice(0, most.room),
    ...(linked.length > 0 && { links: linked }),
    ...(coded.length > 0 && { code: coded }),
  };
}

/** What tells whether a block is on other pages as well. */
export function blockKey({ text }: Pick<PackedBlock, 'text'>): number {
  return hash53(text.toLowerCase());
}

/** The same of a link that stands in no block, such as a logo's: a blank cannot begin a block. */
function linkKey({ url }: ReadingLink): number {
  return hash53(` ${url}`);
}

/** Links of the main content that stand in no block of it: those of pictures. */
function pictureLinks({ blocks, links, hasMain }: PackedPage): Set<number> {
  const inBlocks = new Set(blocks.flatMap((block) => (block.links ?? []).map(({ link }) => link)));
  const place = hasMain ? 'main' : 'other';
  const numbers = links.flatMap((link, number) => (link.place === place ? [number] : []));
  return new Set(numbers.filter((number) => !inBlocks.has(number)));
}

/** The keys of what may repeat on other pages: of its blocks, and of its links without a text. Each once. */
export function pageKeys(page: PackedPage): Set<number> {
  const pictures = [...pictureLinks(page)].flatMap((number) => page.links[number] ?? []);
  return new Set([...page.blocks.map(blockKey), ...pictures.map(linkKey)]);
}

/** Keys of one page at most: a block each, and the links of a page. */
export function mostKeys(links: number): number {
  return READING_TEXT_LIMITS.blocks + links;
}

/** The page's text without what `template` holds, and its links by where they belong. */
export function readingText(page: PackedPage, template: ReadonlySet<number>): ReadingText {
  const own = page.blocks.filter((block) => !template.has(blockKey(block)));
  const linked = own.flatMap(({ links = [] }) => links.map(({ link }) => link));
  const pictures = [...pictureLinks(page)].filter((number) => {
    const link = page.links[number];
    return link !== undefined && !template.has(linkKey(link));
  });
  const inBody = new Set([...linked, ...pictures]);
  return {
    headings: page.headings,
    blocks: own.map((block) => blockOf(block, page.links)),
    bodyLinks: page.links.filter((_, number) => inBody.has(number)),
    templateLinks: page.links.filter((_, number) => !inBody.has(number)),
    templateBlocks: page.blocks.length - own.length,
    cut: page.cut,
  };
}

function blockOf(
  { kind, level, text, links = [], code = [] }: PackedBlock,
  all: readonly ReadingLink[],
): ReadingBlock {
  const spans = links.map(({ start, end, link }) => ({ start, end, url: all[link]?.url ?? '' }));
  return { kind, level: level ?? 0, text, links: spans, code };
}

/** The main text of a page: a block a line. */
export function textOfBlocks(blocks: readonly Pick<ReadingBlock, 'text'>[]): string {
  return blocks.map(({ text }) => text).join('\n');
}
