import type { ToolId } from '../access/tools';

/** The tools that read pages of other sites: who has one may read a page through the server. */
export const PAGE_READERS = [
  'pages-analysis',
  'interlink-extractor',
  'heading-extractor',
] as const satisfies readonly ToolId[];

/** What `POST /api/resolve-cors-content/proxy` answers. */
export interface ReadPage {
  /** The text of the page. */
  content: string;
  /** SHA-256 of the content, in hex: the same as long as the page is. */
  version: string;
}

/** Of a user, before further ones are refused. */
export const PAGES_PER_MINUTE = 60;
export const PAGES_AT_ONCE = 3;
/** Of a page; search engines read no more either. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;
