import { Injectable, Logger } from '@nestjs/common';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { CrawlsRepository } from './crawls.repository';
import { CrawlTargetsRepository } from './targets/crawl-targets.repository';
import type { CrawlRecord } from './crawls.schema';
import { CrawlTables } from './table/crawl-tables';

const PAGE = 20;

/** Removes what crawls hold, in batches; the crawl itself goes last, so that what a crash leaves is found again. */
@Injectable()
export class CrawlDeletionService {
  private readonly logger = new Logger('Crawls');

  constructor(
    private readonly crawls: CrawlsRepository,
    private readonly pages: CrawlPagesRepository,
    private readonly reports: CrawlReportsRepository,
    private readonly targets: CrawlTargetsRepository,
    private readonly tables: CrawlTables,
  ) {}

  /** Begins at once, and goes on when the caller has its answer. */
  removeInBackground(crawl: CrawlRecord): void {
    this.remove(crawl).catch((err: unknown) => {
      this.logger.warn({ err }, 'A deleted crawl is left to the schedule');
    });
  }

  async removeDeleted(): Promise<number> {
    let count = 0;
    for (;;) {
      const deleted = await this.crawls.listDeleting(PAGE);
      for (const crawl of deleted) await this.remove(crawl);
      count += deleted.length;
      if (deleted.length < PAGE) return count;
    }
  }

  private async remove(crawl: CrawlRecord): Promise<void> {
    const { _id } = crawl;
    this.tables.forget(crawl);
    await this.reports.removeOf(_id);
    await this.targets.removeOf(_id);
    await this.pages.removeOf(_id);
    await this.crawls.remove(_id);
  }
}
