import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import type { JobKindDefinition } from '../../contracts/jobs/job-kind';
import { type JobKindDefinitions, titleOfJob } from '../../contracts/jobs/job-kinds';
import type { JobStatus } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { AuditService } from '../audit/audit.service';
import type { PlannedCharge } from '../usage/usage.service';
import { UsersService } from '../users/users.service';
import { JOB_DEFINITIONS } from './job-definitions';
import { JobEnds } from './end/job-ends';
import { JobTurns } from './turn/job-turns';
import { JobMakingRepository } from './make/job-making.repository';
import { JobUsage } from './settle/job-usage';
import { type JobFilter, JobsRepository } from './jobs.repository';
import type { JobRecord } from './jobs.schema';
import { toAdminJobView } from './jobs.views';

/** Everybody's jobs, as admins see and mend them. */
@Injectable()
export class JobsAdminService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly making: JobMakingRepository,
    private readonly turns: JobTurns,
    private readonly ends: JobEnds,
    private readonly usage: JobUsage,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  async list({ filter, sort, range }: ListRequest<JobFilter>): Promise<ListPage<JobView>> {
    const { items, total } = await this.jobs.listForAdmin(filter, sort, range);
    return { items: items.map(toAdminJobView), total };
  }

  async get(id: string): Promise<JobView> {
    return toAdminJobView(await this.find(id));
  }

  /** How many jobs of all users have this status. */
  count(status: JobStatus): Promise<number> {
    return this.jobs.countWithStatus(status);
  }

  /** Gives a failed job all its attempts again; what was given back when it failed is counted again. */
  async retry(admin: AuthUser, id: string): Promise<JobView> {
    const record = await this.find(id);
    const before = toAdminJobView(record);
    if (before.status !== 'failed') throw new AppError('CONFLICT', MESSAGES.jobNotFailed(before.status));
    if (this.definitions[record.kind].secretUpload) throw new AppError('CONFLICT', MESSAGES.uploadGone);
    await this.usage.settle(record);
    const planned = record.delivered ? null : await this.planOf(record);
    const change = { pendingSince: new Date(), ...(planned && { charge: planned.charge }) };
    const answer = await this.making.reopen(record, change);
    if (!answer) throw new AppError('CONFLICT', MESSAGES.tooManyJobsOfOwner);
    if (!answer.reopened) throw new AppError('CONFLICT', MESSAGES.jobNotFailed(before.status));
    const reopened = await this.admit(id, planned);
    await this.record(admin, 'retry', before, toAdminJobView(reopened));
    await this.turns.next(reopened);
    return this.get(id);
  }

  /** One that waits or runs; one that has ended stays as it is. */
  async cancel(admin: AuthUser, id: string): Promise<JobView> {
    const record = await this.find(id);
    const cancelled = await this.ends.cancel(record);
    if (!cancelled) throw new AppError('CONFLICT', MESSAGES.jobEnded);
    await this.record(admin, 'cancel', toAdminJobView(record), toAdminJobView(cancelled));
    return toAdminJobView(cancelled);
  }

  private async planOf(job: JobRecord): Promise<PlannedCharge | null> {
    if (job.actingAdmin) return null;
    const user = await this.users.authUser(job.owner.toHexString());
    if (!user) throw notFound();
    return this.usage.plan(user, job);
  }

  private async admit(id: string, planned: PlannedCharge | null): Promise<JobRecord> {
    try {
      return await this.usage.admit(id, planned);
    } catch (error) {
      await this.ends.quietly(this.close(id));
      const isUsedUp = error instanceof AppError && error.code === 'LIMIT_REACHED';
      throw isUsedUp ? new AppError('CONFLICT', MESSAGES.limitReachedOfOwner) : error;
    }
  }

  private async close(id: string): Promise<void> {
    const closed = await this.making.closeAgain(id);
    if (closed) await this.usage.settle(closed);
  }

  private record(actor: AuthUser, action: AuditAction, before: JobView, after: JobView): Promise<void> {
    const { id, kind, parameters, ownerEmail = '' } = after;
    const definition: JobKindDefinition = this.definitions[kind];
    return this.audit.record({
      actor,
      action,
      resource: 'jobs',
      recordId: id,
      label: `${titleOfJob(definition, parameters)}: ${definition.nameOf(parameters)} (${ownerEmail})`,
      before,
      after,
    });
  }

  private async find(id: string): Promise<JobRecord> {
    const record = await this.jobs.findForAdmin(id);
    if (record) return record;
    throw notFound();
  }
}
