import { Injectable } from '@nestjs/common';
import type { BriefJobResult } from '../../../src/contracts/briefs/briefs';
import { BriefRunService } from '../../../src/modules/briefs/brief-run.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';

/** Reads competitors' pages, and makes a brief of what they have in common. */
@Injectable()
export class BriefProcessor implements JobProcessor<'brief'> {
  readonly kind = 'brief';

  constructor(private readonly runs: BriefRunService) {}

  run(
    input: JobInput<'brief'>,
    { jobId, owner, parameters, signal, ...context }: JobContext<'brief'>,
  ): Promise<BriefJobResult> {
    return this.runs.run(input, {
      ...{ jobId, parameters, signal },
      owner: owner.id,
      reportProgress: (progress) => context.reportProgress(progress),
      markDelivered: () => context.markDelivered(),
    });
  }
}
