import type { ToolId } from '../access/tools';
import type { CrawledSitemap } from '../scraper/crawl-reports';
import type { CrawledPage, CrawlProgress, SkipReason } from '../scraper/crawls';
import type { UnseenLinks } from '../scraper/unseen-links';
import type { JobStatus } from '../jobs/job-states';
import type { LinkPlace, PageHeading } from '../pages/page-facts';
import type { ReadingSource } from './reading-jobs';

/** The tools that work on readings, or on the addresses that one found: who has one may read a site. */
export const READING_TOOLS = [
  'content-strategy-evaluator',
  'intelligent-hub',
  'intelligent-interlink',
  'content-detection',
] as const satisfies readonly ToolId[];

/** Pages of one reading, by role. */
export const READING_PAGES = { student: 500, admin: 2_000 } as const;
/** What the form begins with. */
export const USUAL_READING_PAGES = 200;
/** Bytes, as they are kept, of all readings of one user. */
export const MAX_READING_BYTES = 50 * 1024 * 1024;
/** Days that a reading is kept. */
export const READING_RETENTION_DAYS = 30;
/** Milliseconds between two requests to one host. */
export const READING_DELAY_MS = 200;

/** What a page's main text is cut at, so that a hostile page costs no more than a long one. */
export const READING_TEXT_LIMITS = {
  /** Characters, as of a crawl's main text. */
  characters: 100_000,
  blocks: 2_000,
} as const;

/** A reading of a site as its owner sees it; times are ISO strings. */
export interface ReadingView {
  _id: string;
  id: string;
  source: ReadingSource;
  /** Whose pages are read: a host, or how many URLs of which hosts. */
  name: string;
  /** Where it begins: a page, a sitemap, or the first URL of a list. */
  startUrl: string;
  pageLimit: number;
  status: JobStatus;
  /** Absent while it is being started; it is paused, resumed and canceled by it. */
  jobId?: string;
  progress: ReadingProgress;
  /** Pages whose main text was read; tools work on these. */
  pages: number;
  /** Bytes that are kept of it. */
  bytes: number;
  /** Blocks and links without a text that repeat on its pages, so that they are left out of the main texts; known when it is done. */
  template?: { repeated: number; samples: string[] };
  /** Set where it ended before it had read all that it might: at its limit of pages, or at MAX_READING_BYTES. */
  fullBy?: 'pages' | 'bytes';
  /** Why links of the site may not have been seen, once it is done: absent where all were. */
  unseen?: UnseenLinks;
  sitemaps: CrawledSitemap[];
  error?: string;
  createdAt: string;
  startedAt?: string;
  finishedAt?: string;
  /** When it is deleted. */
  expiresAt: string;
}

/** How far a reading is, and what it did not read. */
export type ReadingProgress = Pick<
  CrawlProgress,
  'found' | 'visited' | 'failures' | 'skipped' | 'slowed' | 'seconds'
>;

/** A URL of a reading, as lists show it. */
export interface ReadingPageRow extends Pick<
  CrawledPage,
  | 'id'
  | 'url'
  | 'depth'
  | 'source'
  | 'inSitemap'
  | 'status'
  | 'failure'
  | 'contentType'
  | 'indexable'
  | 'indexabilityReason'
  | 'title'
  | 'description'
  | 'h1'
  | 'canonical'
  | 'robots'
  | 'noindex'
  | 'nofollow'
  | 'lang'
> {
  _id: string;
  /** Its own URL, or where it redirects to: that is a page of its own. */
  finalUrl: string;
  /** Why it was not asked for; null where it was. */
  skipped: SkipReason | null;
  /** Whether its main text was read. */
  read: boolean;
  /** Words of the main text, without what repeats on the other pages once the reading is done. */
  words: number;
  /** SHA-256 of the same, in hex; null without a text. */
  contentHash: string | null;
}

/** A link of a page, in the page's order. */
export interface ReadingLink {
  /** Whole; as the page writes it where it is no URL of the web. */
  url: string;
  anchor: string;
  rel: string[];
  place: LinkPlace;
  /** Whether it leads to a page of the same site; null where it is no URL of the web. */
  internal: boolean | null;
}

/** A range of a block's text, the end excluded. */
export interface ReadingSpan {
  start: number;
  end: number;
}

export const READING_BLOCK_KINDS = ['heading', 'item', 'text', 'quote', 'code'] as const;
export type ReadingBlockKind = (typeof READING_BLOCK_KINDS)[number];

/** A run of main text between two block elements; white space as one. */
export interface ReadingBlock {
  kind: ReadingBlockKind;
  /** Of a heading; else 0. */
  level: PageHeading['level'] | 0;
  text: string;
  /** The ranges of its links, each with where it leads. */
  links: (ReadingSpan & { url: string })[];
  /** The ranges of code within it. */
  code: ReadingSpan[];
}

/** What a reading keeps of a page's text. */
export interface ReadingText {
  headings: PageHeading[];
  /** The main text, without what repeats on the other pages. */
  blocks: ReadingBlock[];
  /** Links of the main text and images in it, and those of navigation, header, footer, sides and template. */
  bodyLinks: ReadingLink[];
  templateLinks: ReadingLink[];
  /** Blocks of the main content that are left out, since they repeat. */
  templateBlocks: number;
  /** Whether the page has more text than is kept. */
  cut: boolean;
}

/** A page of a reading with its text; without one where it could not be read. */
export interface ReadingPageDetail extends ReadingPageRow {
  /** Types of its structured data, as schema.org names them. */
  structuredTypes?: string[];
  text: ReadingText | null;
}
