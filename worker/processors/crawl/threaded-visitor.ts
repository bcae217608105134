import { CallingThread } from '../../../src/core/process/calling-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { TargetAnswer } from '../../../src/contracts/scraper/crawl-targets';
import type { LinkEdges, LinkWeights } from '../../../src/domain/scraper/link-weights';
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
import type { CrawlCall, CrawlThreadSettings } from './crawl-thread-messages';

const ENTRY = threadFile(__dirname, 'crawl-thread.js');
/** Megabytes of JavaScript objects in the thread: a page of 10 MB is the most that it holds, 16 times. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** Calls; after fewer there is little to forget. */
const WORTH_FORGETTING = 5_000;

/** A visitor in a thread of its own. */
export class ThreadedVisitor implements SiteVisitor {
  private readonly thread: CallingThread<CrawlCall>;

  constructor(settings: CrawlThreadSettings) {
    this.thread = new CallingThread({ name: 'of a crawl', file: ENTRY, data: settings, memory: MEMORY });
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
    if (this.thread.calls >= WORTH_FORGETTING) await this.thread.renew();
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  private call<Answer>(
    call: CrawlCall['call'],
    argument: unknown,
    given: readonly Uint32Array[] = [],
  ): Promise<Answer> {
    return this.thread.call<Answer>(
      { call, argument },
      given.map(({ buffer }) => buffer as ArrayBuffer),
    );
  }
}
