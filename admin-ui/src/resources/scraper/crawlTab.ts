import type { CrawlView } from '@contracts/scraper/crawls';

/** What each tab of a crawl is given. */
export interface CrawlTabProps {
  crawl: CrawlView;
}
