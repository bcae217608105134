import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { AuditService } from '../audit/audit.service';
import { expiryAfter } from './job-endings';
import { JobTurns } from './job-turns';
import { type JobFilter, JobsRepository } from './jobs.repository';
import { toAdminJobView } from './jobs.views';

/** Everybody's jobs, as admins see and mend them. */
@Injectable()
export class JobsAdminService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly turns: JobTurns,
    private readonly audit: AuditService,
  ) {}

  async list({ filter, sort, range }: ListRequest<JobFilter>): Promise<ListPage<JobView>> {
    const { items, total } = await this.jobs.listForAdmin(filter, sort, range);
    return { items: items.map(toAdminJobView), total };
  }

  async get(id: string): Promise<JobView> {
    const record = await this.jobs.findForAdmin(id);
    if (record) return toAdminJobView(record);
    throw notFound();
  }

  /** Gives a failed job all its attempts again. */
  async retry(admin: AuthUser, id: string): Promise<JobView> {
    const before = await this.get(id);
    const answer = await this.jobs.reopen(id, before.owner, expiryAfter(new Date()));
    if (!answer) throw new AppError('CONFLICT', MESSAGES.tooManyJobsOfOwner);
    const { reopened } = answer;
    if (!reopened) throw new AppError('CONFLICT', MESSAGES.jobNotFailed(before.status));
    await this.audit.record({
      actor: admin,
      action: 'retry',
      resource: 'jobs',
      recordId: id,
      label: reopened.ownerEmail,
      before,
      after: toAdminJobView(reopened),
    });
    await this.turns.next(reopened);
    return this.get(id);
  }
}
