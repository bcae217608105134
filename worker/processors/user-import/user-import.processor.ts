import { Injectable } from '@nestjs/common';
import { IMPORT_REPORT_PREFIX, type UserImportResult } from '../../../src/contracts/users/user-import';
import { ImportTally } from '../../../src/domain/users/import-report';
import type { JobInput } from '../../../src/modules/jobs/job-inputs';
import { UserImportRunService } from '../../../src/modules/user-import/user-import-run.service';
import type { JobContext, JobProcessor } from '../processor';

/** Imports users from a csv and keeps a report of each row. */
@Injectable()
export class UserImportProcessor implements JobProcessor<'user-import'> {
  readonly kind = 'user-import';

  constructor(private readonly imports: UserImportRunService) {}

  async run(
    { fileId, columns }: JobInput<'user-import'>,
    context: JobContext<'user-import'>,
  ): Promise<UserImportResult> {
    const { jobId, owner: admin, signal } = context;
    const { fileName } = context.parameters;
    const bytes = await this.imports.read(fileId);
    await this.imports.run(
      { bytes, columns },
      { jobId, admin, signal, reportProgress: (progress) => context.reportProgress(progress) },
    );
    const tally = new ImportTally();
    await context.saveResultFile(this.imports.report(jobId, tally), {
      name: `${IMPORT_REPORT_PREFIX}${fileName}`,
      contentType: 'text/csv; charset=utf-8',
      encoding: 'gzip',
    });
    const { counts, passwordsIgnored, preview } = tally;
    return { fileName, counts, passwordsIgnored, preview };
  }
}
