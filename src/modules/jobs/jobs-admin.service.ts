import { Injectable } from '@nestjs/common';
import type { JobView } from '../../contracts/jobs';
import { MESSAGES } from '../../contracts/messages';
import { AppError, notFound } from '../../core/errors/app-error';
import type { ListRange, ListSort } from '../../core/http/list-query';
import { JobProducer } from '../../queues/job-producer';
import { expiryAfter } from './job-endings';
import { type JobFilter, JobsRepository, type JobSortField } from './jobs.repository';
import { toAdminJobView } from './jobs.views';

/** Everybody's jobs, as admins see and mend them. */
@Injectable()
export class JobsAdminService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly producer: JobProducer,
  ) {}

  async list(query: {
    filter: JobFilter;
    sort: ListSort<JobSortField>;
    range: ListRange;
  }): Promise<{ items: JobView[]; total: number }> {
    const { items, total } = await this.jobs.listForAdmin(query.filter, query.sort, query.range);
    return { items: items.map(toAdminJobView), total };
  }

  async get(id: string): Promise<JobView> {
    const record = await this.jobs.findForAdmin(id);
    if (record) return toAdminJobView(record);
    throw notFound();
  }

  /** Gives a failed job all its attempts again. */
  async retry(id: string): Promise<JobView> {
    const { kind, status } = await this.get(id);
    if (!(await this.jobs.reopen(id, expiryAfter(new Date())))) {
      throw new AppError('CONFLICT', MESSAGES.jobNotFailed(status));
    }
    await this.producer.add(kind, { jobId: id });
    return this.get(id);
  }
}
