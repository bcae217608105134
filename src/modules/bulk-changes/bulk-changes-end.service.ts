import { Injectable } from '@nestjs/common';
import { type BulkChangeResult, bulkChangeTitle } from '../../contracts/bulk/bulk-changes';
import type { JobView } from '../../contracts/jobs/jobs';
import { AuditService } from '../audit/audit.service';
import { JobPartialEndsService, type PartialEnd } from '../jobs/job-partial-ends.service';
import { BulkChangesRepository } from './bulk-changes.repository';

type BulkJob = JobView<'bulk-change'>;

/** The end of a change, however it came: the audit log knows of it, and what was done until then can be looked up. */
@Injectable()
export class BulkChangesEndService {
  constructor(
    private readonly rows: BulkChangesRepository,
    private readonly audit: AuditService,
    partialEnds: JobPartialEndsService,
  ) {
    partialEnds.add('bulk-change', (job) => this.end(job));
  }

  private async end(job: BulkJob): Promise<PartialEnd<'bulk-change'> | undefined> {
    const left = job.status === 'done' ? undefined : await this.partialEnd(job);
    const result = left?.result ?? job.result;
    if (result) await this.record(job, result);
    return left;
  }

  /** One that has dealt with no record leaves nothing. */
  private async partialEnd({ id, parameters }: BulkJob): Promise<PartialEnd<'bulk-change'> | undefined> {
    const { done, refused } = await this.rows.countsOf(id);
    if (done + refused === 0) return undefined;
    const waiting = parameters.count - done - refused;
    const altered = await this.rows.countChanged(id);
    return { done: done + refused, result: { counts: { waiting, done, refused }, altered } };
  }

  private async record(
    { id, owner, ownerEmail = '', status, parameters }: BulkJob,
    { counts: { done, refused } }: BulkChangeResult,
  ): Promise<void> {
    const { resource, values } = parameters;
    const act = { action: 'change-many', resource, recordId: id } as const;
    if (await this.audit.has(act)) return;
    await this.audit.record({
      ...act,
      actor: { id: owner, email: ownerEmail },
      label: bulkChangeTitle(parameters),
      after: { ...values, status, changed: done, refused },
    });
  }
}
