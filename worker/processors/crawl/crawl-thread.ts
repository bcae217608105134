import { parentPort, workerData } from 'node:worker_threads';
import { SiteFetcher } from '../../../src/core/fetch/site-fetcher';
import type { SiteVisitor, Visit } from '../../../src/modules/scraper/run/site-visitor';
import { PageVisitor } from '../../../src/modules/scraper/visit/page-visitor';
import type { CrawlReply, CrawlRequest, CrawlThreadSettings } from './crawl-thread-messages';

/** The thread that fetches and reads pages, so that what shares the process with the crawl is not kept waiting. */
if (parentPort) {
  const port = parentPort;
  const visitor: SiteVisitor = new PageVisitor(new SiteFetcher(workerData as CrawlThreadSettings));
  port.on('message', ({ id, call, argument }: CrawlRequest) => {
    const send = (reply: CrawlReply, given: ArrayBuffer[] = []) => {
      port.postMessage(reply, given);
    };
    (visitor[call](argument as never) as Promise<unknown>).then(
      (value) => {
        send({ id, value }, call === 'visit' ? buffersOf(value as Visit) : []);
      },
      (error: unknown) => {
        send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      },
    );
  });
}

/** What need not be copied to the other side, since nobody here looks at it again. */
function buffersOf({ facts, signature, links, resources, places, packed }: Visit): ArrayBuffer[] {
  return [facts, signature, links, resources, places, packed]
    .filter(({ length, buffer }) => length > 0 && length === buffer.byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer);
}
