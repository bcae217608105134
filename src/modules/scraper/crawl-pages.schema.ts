import { Schema, type Types } from 'mongoose';
import type { StatusClass } from '../../contracts/scraper/crawl-reports';
import type { CrawledPage, SkipReason } from '../../contracts/scraper/crawls';

/** What no list shows of a page. */
export type KeptFacts = Pick<CrawledPage, 'headings' | 'hreflangs' | 'extracted' | 'checks'>;

/** What is worked out when the crawl is over, and kept in its table: pages are not written again. */
export type Analysed = 'inlinks' | 'uniqueInlinks' | 'outlinks' | 'externalOutlinks' | 'linkScore';

interface Address extends Pick<CrawledPage, 'url' | 'source' | 'inSitemap'> {
  /** `clicksOf` and `stepsOf` read it. */
  depth: number;
}

/** What a visit tells of a page, as lists show it. */
export interface PageRow extends Omit<CrawledPage, 'id' | keyof Address | keyof KeptFacts | Analysed> {
  statusClass: StatusClass;
  skipped: SkipReason | null;
  /** Where it leads without a link, of what the filter does not let in; absent without any. */
  leftOut?: string[];
}

/** An address that was found, with what is known of it before it is visited. */
export interface FoundAddress extends Address {
  /** Redirects in a row that led to it. */
  redirects: number;
  /** Set for one that is known but must not be fetched. */
  blocked?: PageRow;
}

/** An address of a crawl: a part of the frontier until it is visited, a page from then on. */
export interface PageRecord extends Address {
  _id: Types.ObjectId;
  crawl: Types.ObjectId;
  redirects: number;
  visited: boolean;
  /** Set where it was away when it was visited, until it is visited once more. */
  again?: boolean;
  row?: PageRow;
}

/** What a visited page holds beside its row; written once, and read a page at a time. */
export interface PageLinksRecord {
  /** Of its page. */
  _id: Types.ObjectId;
  crawl: Types.ObjectId;
  /** KeptFacts in JSON. */
  facts: Buffer;
  /** Its 128 MinHash numbers, 32 bits each; empty where it has no text. */
  signature: Buffer;
  /** Its links in JSON: as documents of their own, a hundred a page, they would keep the database from all else. */
  links: Buffer;
  /** The images, scripts and styles that it names, where the crawl asks for them; the same. */
  resources?: Buffer;
  /** The places on it that links can name, 32 bits each (`placeHash`); absent where they are not known. */
  places?: Buffer;
  /** Of a reading, all of the above and the main text of the page: JSON, gzip. */
  packed?: Buffer;
}

export const PAGE_MODEL = 'CrawlPage';
export const PAGE_LINKS_MODEL = 'CrawlPageLinks';

export const PageSchema = new Schema<PageRecord>(
  {
    crawl: { type: Schema.Types.ObjectId, required: true },
    url: { type: String, required: true },
    depth: { type: Number, required: true },
    source: { type: String, required: true },
    inSitemap: { type: Boolean, required: true },
    redirects: { type: Number, required: true },
    visited: { type: Boolean, required: true },
    again: Boolean,
    row: Schema.Types.Mixed,
  },
  { collection: 'crawl_pages', versionKey: false, minimize: false, strictQuery: 'throw' },
);

export const PageLinksSchema = new Schema<PageLinksRecord>(
  {
    crawl: { type: Schema.Types.ObjectId, required: true },
    facts: Buffer,
    signature: Buffer,
    links: Buffer,
    resources: Buffer,
    places: Buffer,
    packed: Buffer,
  },
  { collection: 'crawl_links', versionKey: false, strictQuery: 'throw' },
);
