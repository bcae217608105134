import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../src/config/config.module';
import type { Environment } from '../../../src/config/environment';
import type { CrawlJobResult } from '../../../src/contracts/scraper/crawl.kind';
import { CrawlRunService } from '../../../src/modules/scraper/crawl-run.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';
import { withVisitor } from './with-visitor';

/** Crawls a site. */
@Injectable()
export class CrawlProcessor implements JobProcessor<'crawl'> {
  readonly kind = 'crawl';

  constructor(
    private readonly crawls: CrawlRunService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  run({ crawlId }: JobInput<'crawl'>, context: JobContext<'crawl'>): Promise<CrawlJobResult> {
    const { signal } = context;
    return withVisitor(this.environment, signal, async (visitor) => {
      const { found, visited } = await this.crawls.run({
        crawlId,
        visitor,
        signal,
        reportProgress: (progress) => context.reportProgress(progress),
      });
      return { found, visited };
    });
  }
}
