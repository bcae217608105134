import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { CrawlView } from '../../contracts/scraper/crawls';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import { PAGE_MESSAGES } from '../../contracts/pages/page-messages';
import { MAX_RUN_ADDRESSES, READ_OF_CRAWLS } from '../../contracts/pages/page-runs';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { CrawlPagesService } from '../scraper/crawl-pages.service';
import { CrawlsService } from '../scraper/crawls.service';

export interface CrawledAddresses {
  /** What the crawl is called. */
  name: string;
  addresses: string[];
  /** Pages of the crawl, those beyond a run's limit included. */
  total: number;
}

/** Takes the addresses of a run from a crawl. Crawls are the admins' affair, and so are runs over them. */
@Injectable()
export class CrawledAddressesService {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly pages: CrawlPagesService,
  ) {}

  /** The pages that answered, those nearest to the start first. */
  async of({ role }: AuthUser, crawlId: string): Promise<CrawledAddresses> {
    if (role !== 'admin') throw refused(PAGE_MESSAGES.crawlsForAdmins);
    const { options } = await this.finished(crawlId);
    const { items, total } = await this.pages.list(crawlId, {
      filter: { statusClass: [...READ_OF_CRAWLS] },
      sort: { field: 'depth', direction: 'ASC' },
      range: { start: 0, end: MAX_RUN_ADDRESSES - 1 },
    });
    if (total === 0) throw refused(PAGE_MESSAGES.crawlEmpty);
    return { name: PAGE_MESSAGES.crawlOf(options), addresses: items.map(({ url }) => url), total };
  }

  private async finished(id: string): Promise<CrawlView> {
    const crawl = await this.found(id);
    if (crawl.analysed) return crawl;
    const hasEnded = (FINISHED_STATUSES as readonly JobStatus[]).includes(crawl.status);
    throw refused(hasEnded ? PAGE_MESSAGES.crawlBrokenOff : PAGE_MESSAGES.crawlAtWork);
  }

  private async found(id: string): Promise<CrawlView> {
    try {
      return await this.crawls.view(id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw refused(PAGE_MESSAGES.crawlNotFound);
      throw error;
    }
  }
}

function refused(sentence: string): AppError {
  return fieldsRefused({ crawl: sentence });
}
