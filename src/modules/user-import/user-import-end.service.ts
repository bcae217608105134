import { Injectable } from '@nestjs/common';
import type { JobView } from '../../contracts/jobs/jobs';
import { FileStore } from '../../core/files/file-store';
import { JobConclusionsService, type PartialEnd } from '../jobs/job-conclusions.service';
import { UserImportReportService } from './user-import-report.service';

/** What an import leaves that was cancelled or failed: the report of the rows that it has dealt with. */
@Injectable()
export class UserImportEndService {
  constructor(
    private readonly reports: UserImportReportService,
    private readonly files: FileStore,
    conclusions: JobConclusionsService,
  ) {
    conclusions.add('user-import', (job) => this.conclude(job));
  }

  private async conclude(job: JobView<'user-import'>): Promise<PartialEnd<'user-import'> | undefined> {
    if (job.status === 'done') return undefined;
    const done = await this.reports.countRows(job.id);
    if (done === 0) return undefined;
    const { content, file, result } = this.reports.reportOf(job.id, job.parameters.fileName);
    const meta = { ...file, owner: job.owner, purpose: 'job' as const };
    const { id: outputFile } = await this.files.save(content, meta);
    return { done, outputFile, result: result() };
  }
}
