import { Injectable } from '@nestjs/common';
import type { OptimizeJobResult } from '../../../src/contracts/optimize/optimize';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { OptimizeRunService } from '../../../src/modules/optimize/optimize-run.service';
import type { JobContext, JobProcessor } from '../processor';

/** Reads competitors' pages, and finds what a draft is scored against. */
@Injectable()
export class OptimizeProcessor implements JobProcessor<'optimize'> {
  readonly kind = 'optimize';

  constructor(private readonly runs: OptimizeRunService) {}

  run(
    input: JobInput<'optimize'>,
    { jobId, owner, signal, ...context }: JobContext<'optimize'>,
  ): Promise<OptimizeJobResult> {
    return this.runs.run(input, {
      ...{ jobId, signal },
      owner: owner.id,
      reportProgress: (progress) => context.reportProgress(progress),
      markDelivered: () => context.markDelivered(),
    });
  }
}
