import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../src/config/config.module';
import type { Environment } from '../../../src/config/environment';
import type { ReadingJobResult } from '../../../src/contracts/readings/reading-jobs';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { ReadingRunService } from '../../../src/modules/readings/reading-run.service';
import { withVisitor } from '../crawl/with-visitor';
import type { JobContext, JobProcessor } from '../processor';

/** Reads a site for the tools that work on its texts. */
@Injectable()
export class ReadingProcessor implements JobProcessor<'reading'> {
  readonly kind = 'reading';

  constructor(
    private readonly readings: ReadingRunService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  run({ readingId }: JobInput<'reading'>, context: JobContext<'reading'>): Promise<ReadingJobResult> {
    const { signal } = context;
    return withVisitor(this.environment, signal, (visitor) =>
      this.readings.run({
        readingId,
        visitor,
        signal,
        reportProgress: (progress) => context.reportProgress(progress),
      }),
    );
  }
}
