import type { SiteFetcherSettings } from '../../../src/core/fetch/site-fetcher';
import type { SiteVisitor } from '../../../src/modules/scraper/run/site-visitor';

/** What the thread is started with. */
export type CrawlThreadSettings = SiteFetcherSettings;

type Call = Exclude<keyof SiteVisitor, 'forget' | 'close'>;

/** One call of the visitor in the thread. */
export interface CrawlRequest {
  id: number;
  call: Call;
  argument: unknown;
}

export type CrawlReply = { id: number; value: unknown } | { id: number; error: string };
