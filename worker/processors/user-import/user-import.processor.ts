import { Injectable } from '@nestjs/common';
import type { UserImportResult } from '../../../src/contracts/users/user-import';
import { NO_SETTINGS } from '../../../src/domain/users/import-settings';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { UserImportReportService } from '../../../src/modules/user-import/user-import-report.service';
import { UserImportRunService } from '../../../src/modules/user-import/user-import-run.service';
import type { JobContext, JobProcessor } from '../processor';

/** Imports users from a csv and keeps a report of each row. */
@Injectable()
export class UserImportProcessor implements JobProcessor<'user-import'> {
  readonly kind = 'user-import';

  constructor(
    private readonly imports: UserImportRunService,
    private readonly reports: UserImportReportService,
  ) {}

  async run(
    { fileId, columns, settings = NO_SETTINGS, reading }: JobInput<'user-import'>,
    context: JobContext<'user-import'>,
  ): Promise<UserImportResult> {
    const { jobId, owner: admin, signal } = context;
    const bytes = await this.imports.read(fileId);
    await this.imports.run(
      { bytes, columns, settings, reading },
      { jobId, admin, signal, reportProgress: (progress) => context.reportProgress(progress) },
    );
    const { content, file, result } = this.reports.reportOf(jobId, context.parameters);
    await context.saveResultFile(content, file);
    return result();
  }
}
