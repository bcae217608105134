import type { CrawlView } from '@contracts/crawls/crawls';

/** What each tab of a crawl is given. */
export interface CrawlTabProps {
  crawl: CrawlView;
}
