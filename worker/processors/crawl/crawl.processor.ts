import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../src/config/config.module';
import type { Environment } from '../../../src/config/environment';
import type { CrawlJobResult } from '../../../src/contracts/crawls/crawl-jobs';
import { CrawlRunService } from '../../../src/modules/crawls/crawl-run.service';
import type { JobInput } from '../../../src/modules/jobs/job-inputs';
import type { JobContext, JobProcessor } from '../processor';
import { ThreadedVisitor } from './threaded-visitor';

/** Crawls a site. */
@Injectable()
export class CrawlProcessor implements JobProcessor<'crawl'> {
  readonly kind = 'crawl';

  constructor(
    private readonly crawls: CrawlRunService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async run({ crawlId }: JobInput<'crawl'>, context: JobContext<'crawl'>): Promise<CrawlJobResult> {
    const { fetchAllowHosts: allowHosts, publicUrl } = this.environment;
    const visitor = new ThreadedVisitor({ allowHosts, publicUrl });
    const stop = () => void visitor.close();
    context.signal.addEventListener('abort', stop, { once: true });
    try {
      const { found, visited } = await this.crawls.run({
        crawlId,
        visitor,
        signal: context.signal,
        reportProgress: (progress) => context.reportProgress(progress),
      });
      return { found, visited };
    } finally {
      context.signal.removeEventListener('abort', stop);
      await visitor.close();
    }
  }
}
