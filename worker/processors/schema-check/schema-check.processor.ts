import { Injectable } from '@nestjs/common';
import type { SchemaJobResult } from '../../../src/contracts/schema/schema-check.kind';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { SchemaRunsService } from '../../../src/modules/schema-checks/schema-runs.service';
import type { JobContext, JobProcessor } from '../processor';
import { reportInThread } from './report-in-thread';

/** Looks at the structured data of pages, or of what was pasted. */
@Injectable()
export class SchemaCheckProcessor implements JobProcessor<'schema-check'> {
  readonly kind = 'schema-check';

  constructor(private readonly runs: SchemaRunsService) {}

  run(
    input: JobInput<'schema-check'>,
    { jobId, owner, signal, ...context }: JobContext<'schema-check'>,
  ): Promise<SchemaJobResult> {
    return this.runs.run(input, {
      jobId,
      owner: owner.id,
      signal,
      reportProgress: (progress) => context.reportProgress(progress),
      markDelivered: () => context.markDelivered(),
      report: (markup) => reportInThread(markup, signal),
    });
  }
}
