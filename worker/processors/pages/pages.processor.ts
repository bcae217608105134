import { Injectable } from '@nestjs/common';
import type { PageRunResult } from '../../../src/contracts/pages/pages.kind';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { PageRunService } from '../../../src/modules/pages/page-run.service';
import type { JobContext, JobProcessor } from '../processor';

/** Reads the pages of a list and keeps what each says. */
@Injectable()
export class PagesProcessor implements JobProcessor<'pages'> {
  readonly kind = 'pages';

  constructor(private readonly pages: PageRunService) {}

  run(
    { addresses }: JobInput<'pages'>,
    { jobId, signal, ...context }: JobContext<'pages'>,
  ): Promise<PageRunResult> {
    return this.pages.run(addresses, {
      jobId,
      signal,
      reportProgress: (progress) => context.reportProgress(progress),
    });
  }
}
