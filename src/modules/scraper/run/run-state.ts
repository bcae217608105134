import type { CrawledSitemap } from '../../../contracts/scraper/crawl-reports';
import type { CrawlOptions, CrawlProgress } from '../../../contracts/scraper/crawls';
import type { Leased } from '../../../core/database/leased-documents';

/** What a run over a site is asked for. */
export interface RunOptions extends CrawlOptions {
  /** Whether the main text of each page is kept, with its headings and links. */
  texts?: boolean;
  /** Where its addresses are listed: it begins with them instead of the start, and follows no links. */
  sitemapUrl?: string;
}

export interface RunProgress extends CrawlProgress {
  /** Bytes that are kept of its pages, where they are counted. */
  bytes?: number;
}

/** What a run knows of itself and keeps in the database: a crawl's document, or a reading's. */
export interface RunState extends Leased {
  options: RunOptions;
  progress: RunProgress;
  /** Whether all that the run begins with (start, list, sitemaps) is in the frontier. */
  seeded: boolean;
  sitemaps: CrawledSitemap[];
}
