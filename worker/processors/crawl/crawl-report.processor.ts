import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../src/config/config.module';
import type { Environment } from '../../../src/config/environment';
import type { CrawlJobResult } from '../../../src/contracts/scraper/crawl.kind';
import { CrawlStopReportService } from '../../../src/modules/scraper/crawl-stop-report.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';
import { withVisitor } from './with-visitor';

/** Works out what a crawl tells that was stopped on its way. */
@Injectable()
export class CrawlReportProcessor implements JobProcessor<'crawl-report'> {
  readonly kind = 'crawl-report';

  constructor(
    private readonly reports: CrawlStopReportService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  run(
    { crawlId }: JobInput<'crawl-report'>,
    { jobId, signal }: JobContext<'crawl-report'>,
  ): Promise<CrawlJobResult> {
    return withVisitor(this.environment, signal, (visitor) =>
      this.reports.run({ crawlId, jobId, visitor, signal }),
    );
  }
}
