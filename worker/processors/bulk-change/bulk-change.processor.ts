import { Injectable } from '@nestjs/common';
import type { BulkChangeResult } from '../../../src/contracts/bulk/bulk-changes';
import { BulkChangesRunService } from '../../../src/modules/bulk-changes/bulk-changes-run.service';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import type { JobContext, JobProcessor } from '../processor';

/** Changes many records by the rules of a single change, and keeps what became of each. */
@Injectable()
export class BulkChangeProcessor implements JobProcessor<'bulk-change'> {
  readonly kind = 'bulk-change';

  constructor(private readonly changes: BulkChangesRunService) {}

  run({ fileId }: JobInput<'bulk-change'>, context: JobContext<'bulk-change'>): Promise<BulkChangeResult> {
    const { jobId, owner: admin, parameters, signal } = context;
    const reportProgress: typeof context.reportProgress = (progress) => context.reportProgress(progress);
    return this.changes.run({ jobId, admin, parameters, fileId, signal, reportProgress });
  }
}
