import type { SiteFetcherSettings } from '../../../src/core/fetch/site-fetcher';
import type { SiteVisitor } from '../../../src/modules/scraper/run/site-visitor';

/** What the thread is started with. */
export type CrawlThreadSettings = SiteFetcherSettings;

type Call = Exclude<keyof SiteVisitor, 'forget' | 'close'>;

/** A call of the visitor in the thread. */
export interface CrawlCall {
  call: Call;
  argument: unknown;
}
