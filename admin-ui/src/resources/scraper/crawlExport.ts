import type { CrawlView } from '@contracts/scraper/crawls';
import { saveExport } from './crawlApi';
import { exportName } from './crawlText';

export interface CrawlExport {
  label: string;
  /** Below the crawl's exports. */
  path: string;
  /** What the file holds, and its ending. */
  file: [what: string, ending: string];
}

export function saveCrawlExport(crawl: CrawlView, { path, file }: CrawlExport): Promise<void> {
  return saveExport(crawl.id, path, exportName(crawl, ...file));
}
