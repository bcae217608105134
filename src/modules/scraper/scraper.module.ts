import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FetchModule } from '../../core/fetch/fetch.module';
import { AuditModule } from '../audit/audit.module';
import { JobsModule } from '../jobs/jobs.module';
import { CrawlAnalysisService } from './crawl-analysis.service';
import { CrawlComparisonService } from './crawl-comparison.service';
import { CrawlDeletionService } from './crawl-deletion.service';
import { CrawlDuplicatesService } from './crawl-duplicates.service';
import { CrawlListsService } from './crawl-lists.service';
import { CrawlLinksService } from './crawl-links.service';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { PAGE_LINKS_MODEL, PAGE_MODEL, PageLinksSchema, PageSchema } from './crawl-pages.schema';
import { CrawlPagesService } from './crawl-pages.service';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { REPORT_MODEL, ReportSchema } from './crawl-reports.schema';
import { CrawlReportsService } from './crawl-reports.service';
import { CrawlRobotsRepository } from './crawl-robots.repository';
import { CrawlRunService } from './crawl-run.service';
import { CrawlsRepository } from './crawls.repository';
import { CRAWL_MODEL, CrawlSchema } from './crawls.schema';
import { CrawlStopReportService } from './crawl-stop-report.service';
import { CrawlStopsService } from './crawl-stops.service';
import { CrawlsService } from './crawls.service';
import { SitePagesService } from './site-pages.service';
import { SiteRunService } from './site-run.service';
import { SiteTextsService } from './site-texts.service';
import { RobotsTestService } from './robots-test.service';
import { FetchingService } from './fetching.service';
import { CrawlTargetsRepository } from './targets/crawl-targets.repository';
import { TARGET_MODEL, TargetSchema } from './targets/crawl-targets.schema';
import { CrawlTargetsService } from './targets/crawl-targets.service';
import { CrawlTargetsRunService } from './targets/crawl-targets-run.service';
import { CrawlTables } from './table/crawl-tables';

/** Crawls sites, and reads pages of other sites for the tools that show them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CRAWL_MODEL, schema: CrawlSchema },
      { name: PAGE_MODEL, schema: PageSchema },
      { name: PAGE_LINKS_MODEL, schema: PageLinksSchema },
      { name: REPORT_MODEL, schema: ReportSchema },
      { name: TARGET_MODEL, schema: TargetSchema },
    ]),
    FetchModule,
    AuditModule,
    JobsModule,
  ],
  providers: [
    CrawlsRepository,
    CrawlPagesRepository,
    CrawlReportsRepository,
    CrawlTargetsRepository,
    CrawlRobotsRepository,
    CrawlTables,
    CrawlDeletionService,
    CrawlStopsService,
    CrawlsService,
    CrawlLinksService,
    CrawlTargetsService,
    CrawlPagesService,
    CrawlReportsService,
    CrawlDuplicatesService,
    CrawlListsService,
    CrawlComparisonService,
    CrawlAnalysisService,
    CrawlTargetsRunService,
    CrawlRunService,
    CrawlStopReportService,
    SitePagesService,
    SiteTextsService,
    SiteRunService,
    RobotsTestService,
    FetchingService,
  ],
  exports: [
    CrawlsService,
    CrawlDeletionService,
    CrawlLinksService,
    CrawlTargetsService,
    CrawlPagesService,
    CrawlReportsService,
    CrawlDuplicatesService,
    CrawlListsService,
    CrawlComparisonService,
    CrawlRunService,
    CrawlStopReportService,
    SitePagesService,
    SiteRunService,
    RobotsTestService,
    FetchingService,
  ],
})
export class ScraperModule {}
