import { Injectable } from '@nestjs/common';
import type { JobView } from '../../contracts/jobs/jobs';
import type { RowCounts } from '../../contracts/users/user-import';
import { FileStore } from '../../core/files/file-store';
import { AuditService } from '../audit/audit.service';
import { JobPartialEndsService, type PartialEnd } from '../jobs/job-partial-ends.service';
import { UserImportReportService } from './user-import-report.service';

type ImportJob = JobView<'user-import'>;

/**
 * The end of an import, however it came: the audit log knows of it, and one that was cancelled or failed leaves the
 * report of the rows that it has dealt with. One that has dealt with none leaves nothing.
 */
@Injectable()
export class UserImportEndService {
  constructor(
    private readonly reports: UserImportReportService,
    private readonly files: FileStore,
    private readonly audit: AuditService,
    partialEnds: JobPartialEndsService,
  ) {
    partialEnds.add('user-import', (job) => this.end(job));
  }

  private async end(job: ImportJob): Promise<PartialEnd<'user-import'> | undefined> {
    const left = job.status === 'done' ? undefined : await this.partialEnd(job);
    const result = left?.result ?? job.result;
    if (result) await this.record(job, result.counts);
    return left;
  }

  private async partialEnd(job: ImportJob): Promise<PartialEnd<'user-import'> | undefined> {
    const done = await this.reports.countRows(job.id);
    if (done === 0) return undefined;
    const { content, file, result } = this.reports.reportOf(job.id, job.parameters);
    const meta = { ...file, owner: job.owner, purpose: 'job' as const };
    const { id: outputFile } = await this.files.save(content, meta);
    return { done, outputFile, result: result() };
  }

  private async record(
    { id, owner, ownerEmail = '', status, parameters: { fileName } }: ImportJob,
    counts: RowCounts,
  ): Promise<void> {
    const act = { action: 'import', resource: 'users', recordId: id } as const;
    if (await this.audit.has(act)) return;
    await this.audit.record({
      ...act,
      actor: { id: owner, email: ownerEmail },
      label: fileName,
      after: { fileName, status, ...counts },
    });
  }
}
