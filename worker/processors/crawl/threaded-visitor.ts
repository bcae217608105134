import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../src/core/process/thread-file';
import type { TargetAnswer } from '../../../src/contracts/crawls/crawl-targets';
import type { LinkEdges, LinkWeights } from '../../../src/domain/crawl/link-weights';
import type { Comparable, SimilarPages } from '../../../src/modules/scraper/analysis/similar-pages';
import type {
  CrawlTask,
  SiteOpening,
  SitemapReading,
  SiteVisitor,
  TargetTask,
  Visit,
  VisitorNews,
  VisitTask,
} from '../../../src/modules/scraper/run/site-visitor';
import type { CrawlReply, CrawlRequest, CrawlThreadSettings } from './crawl-thread-messages';

const ENTRY = threadFile(__dirname, 'crawl-thread.js');
/** Megabytes of JavaScript objects in the thread: a page of 10 MB is the most that it holds, 16 times. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Calls; after fewer there is little to forget. */
const WORTH_FORGETTING = 5_000;

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A visitor in a thread of its own. */
export class ThreadedVisitor implements SiteVisitor {
  private thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;
  private ended?: Error;

  constructor(private readonly settings: CrawlThreadSettings) {
    this.thread = this.start();
  }

  open(task: CrawlTask): Promise<SiteOpening> {
    return this.call('open', task);
  }

  news(): Promise<VisitorNews> {
    return this.call('news', null);
  }

  calm(): Promise<void> {
    return this.call('calm', null);
  }

  readSitemap(url: string): Promise<SitemapReading> {
    return this.call('readSitemap', url);
  }

  visit(task: VisitTask): Promise<Visit> {
    return this.call('visit', task);
  }

  ask(target: TargetTask): Promise<TargetAnswer> {
    return this.call('ask', target);
  }

  findSimilar(pages: Comparable): Promise<SimilarPages> {
    return this.call('findSimilar', pages, [pages.signatures]);
  }

  weighLinks(links: LinkEdges): Promise<LinkWeights> {
    return this.call('weighLinks', links, [links.followed, links.nofollow, links.redirects]);
  }

  /** Another thread takes its place: an empty heap is worth 40 MB, and a tenth of a second. */
  async forget(): Promise<void> {
    if (this.calls < WORTH_FORGETTING) return;
    const before = this.thread.removeAllListeners();
    this.thread = this.start();
    await before.terminate();
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }

  private start(): Worker {
    const thread = new Worker(ENTRY, { workerData: this.settings, resourceLimits: MEMORY, env: {} });
    thread.on('message', (reply: CrawlReply) => {
      this.settle(reply);
    });
    thread.on('error', (error) => {
      this.end(error);
    });
    thread.on('exit', () => {
      this.end(new Error('The thread of a crawl ended.'));
    });
    return thread;
  }

  /** What is given away is not copied to the other side. */
  private call<Answer>(
    call: CrawlRequest['call'],
    argument: unknown,
    given: readonly Uint32Array[] = [],
  ): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.ended) {
        reject(this.ended);
        return;
      }
      const id = this.calls++;
      this.waiting.set(id, { resolve, reject });
      const message: CrawlRequest = { id, call, argument };
      this.thread.postMessage(
        message,
        given.map(({ buffer }) => buffer as ArrayBuffer),
      );
    });
  }

  private settle(reply: CrawlReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.value as never);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}
