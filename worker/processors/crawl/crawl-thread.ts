import { isMainThread, workerData } from 'node:worker_threads';
import { SiteFetcher } from '../../../src/core/fetch/site-fetcher';
import { answerCalls } from '../../../src/core/process/calling-thread';
import type { SiteVisitor, Visit } from '../../../src/modules/scraper/run/site-visitor';
import { PageVisitor } from '../../../src/modules/scraper/visit/page-visitor';
import type { CrawlCall, CrawlThreadSettings } from './crawl-thread-messages';

/** The thread that fetches and reads pages, so that what shares the process with the crawl is not kept waiting. */
if (!isMainThread) {
  const visitor: SiteVisitor = new PageVisitor(new SiteFetcher(workerData as CrawlThreadSettings));
  answerCalls<CrawlCall, unknown>(
    ({ call, argument }) => visitor[call](argument as never),
    ({ call }, value) => (call === 'visit' ? buffersOf(value as Visit) : []),
  );
}

/** What need not be copied to the other side, since nobody here looks at it again. */
function buffersOf({ facts, signature, links, resources, places, packed }: Visit): ArrayBuffer[] {
  return [facts, signature, links, resources, places, packed]
    .filter(({ length, buffer }) => length > 0 && length === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
}
