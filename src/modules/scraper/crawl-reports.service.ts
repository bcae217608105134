import { Injectable } from '@nestjs/common';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type {
  ChainsReport,
  CrawlIssue,
  CrawlOverview,
  HreflangReport,
  SitemapsReport,
} from '../../contracts/scraper/crawl-reports';
import { AppError } from '../../core/errors/app-error';
import { belongsInSitemap, SitemapWriter } from '../../domain/scraper/sitemap-writer';
import type { SimilarPages } from './analysis/similar-pages';
import { CrawlReportsRepository } from './crawl-reports.repository';
import type { CrawlRecord } from './crawls.schema';
import { CrawlsService } from './crawls.service';
import { CrawlTables } from './table/crawl-tables';

/** What an analysis leaves to be shown as it is. */
export interface StoredReports {
  overview: CrawlOverview;
  chains: ChainsReport;
  hreflang: HreflangReport;
  sitemaps: SitemapsReport;
  similar: SimilarPages;
}

/** What an analysed crawl tells. */
@Injectable()
export class CrawlReportsService {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly reports: CrawlReportsRepository,
    private readonly tables: CrawlTables,
  ) {}

  async issues(crawlId: string): Promise<CrawlIssue[]> {
    return (await this.analysed(crawlId)).issues ?? [];
  }

  async report<Name extends keyof StoredReports>(crawlId: string, name: Name): Promise<StoredReports[Name]> {
    const crawl = await this.analysed(crawlId);
    const data = await this.reports.part(crawl._id, name, 0);
    if (!data) throw new Error(`An analysed crawl has no report ${name}.`);
    return JSON.parse(data.toString()) as StoredReports[Name];
  }

  /** A sitemap of what may be indexed; as many addresses as one file may hold. */
  async sitemap(crawlId: string): Promise<Generator<string>> {
    const crawl = await this.analysed(crawlId);
    const table = await this.tables.of(crawl);
    return (function* () {
      const writer = new SitemapWriter();
      for (let at = 0; at < table.size && !writer.full; at++) {
        const [indexable, status] = [table.value('indexable', at), table.value('status', at)];
        if (belongsInSitemap({ indexable, status })) yield writer.add(table.value('url', at));
      }
      yield writer.end();
    })();
  }

  async analysed(crawlId: string): Promise<CrawlRecord> {
    const crawl = await this.crawls.found(crawlId);
    if (crawl.analysed) return crawl;
    throw new AppError('CONFLICT', CRAWL_MESSAGES.notAnalysed);
  }
}
