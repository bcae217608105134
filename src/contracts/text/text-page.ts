import type { ToolId } from '../access/tools';
import type { LinkPlace, PageHeading, PageLink } from '../pages/page-facts';

/** The tools that read texts: who has one may read a page by its address. */
export const TEXT_TOOLS = [
  'word-counter',
  'tld-language',
  'kw-stuffing-checker',
  'content-strategy-evaluator',
  'intelligent-briefs',
  'intelligent-hub',
  'intelligent-interlink',
  'optimize-prime',
] as const satisfies readonly ToolId[];

/** From the call to its answer, in milliseconds. */
export const TEXT_PAGE_MS = 15_000;

/** A run of text between two block elements of a page. */
export interface TextBlock {
  text: string;
  /** Where it begins in the text of the page: all blocks, one per line. */
  start: number;
  kind: 'heading' | 'item' | 'text';
  /** The nearest landmark. */
  place: LinkPlace;
  /** In the main landmark, outside of all landmarks, or in one that is no content. */
  part: 'main' | 'content' | 'around';
}

/** What a page says where. */
export interface PageZones {
  title: string | null;
  description: string | null;
  /** The document's `lang`, or null. */
  lang: string | null;
  headings: PageHeading[];
  /** How many there are, and the alternative texts of those that have one that says something. */
  images: number;
  alts: string[];
  /** Target, rel and place of each link. */
  anchors: Pick<PageLink, 'anchor' | 'url' | 'rel' | 'place'>[];
  /** The items of each list that is content. */
  lists: string[][];
  blocks: TextBlock[];
  structuredTypes: string[];
}

/** What `POST /api/text/page` answers. */
export interface TextPage extends PageZones {
  /** Its own URL, after redirects. */
  url: string;
  /** A line for each block; empty where none was found. */
  mainText: string;
}
