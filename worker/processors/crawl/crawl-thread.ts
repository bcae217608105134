import { parentPort, workerData } from 'node:worker_threads';
import { SiteFetcher } from '../../../src/core/fetch/site-fetcher';
import type { SiteVisitor } from '../../../src/modules/crawls/run/site-visitor';
import { PageVisitor } from '../../../src/modules/crawls/visit/page-visitor';
import type { CrawlReply, CrawlRequest, CrawlThreadSettings } from './crawl-thread-messages';

/** The thread that fetches and reads pages, so that what shares the process with the crawl is not kept waiting. */
if (parentPort) {
  const port = parentPort;
  const visitor: SiteVisitor = new PageVisitor(new SiteFetcher(workerData as CrawlThreadSettings));
  port.on('message', ({ id, call, argument }: CrawlRequest) => {
    const send = (reply: CrawlReply) => {
      port.postMessage(reply);
    };
    (visitor[call](argument as never) as Promise<unknown>).then(
      (value) => {
        send({ id, value });
      },
      (error: unknown) => {
        send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      },
    );
  });
}
