import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobKindDefinition, JobKindDefinitions } from '../../contracts/jobs/job-kinds';
import type { JobKind } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../../core/errors/app-error';
import { type PlannedCharge, UsageService } from '../usage/usage.service';
import { JOB_DEFINITIONS } from './job-definitions';
import { expiryAfter } from './job-endings';
import { JobsRepository } from './jobs.repository';
import type { JobRecord } from './jobs.schema';

/**
 * What a job costs its owner. The job's document knows the charge before it is counted and until it is settled, and the
 * counter takes each charge back once: whatever a crash leaves undone may be done again.
 */
@Injectable()
export class JobUsage {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly usage: UsageService,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** What a job of this kind costs its owner; null where it costs nothing. */
  async plan(owner: AuthUser, kind: JobKind): Promise<PlannedCharge | null> {
    const { quota } = this.definitions[kind];
    return quota ? this.usage.plan(owner, quota) : null;
  }

  /** Counts what a pending job costs, then lets it wait for its turn. */
  async admit(id: string, planned: PlannedCharge | null): Promise<JobRecord> {
    if (planned) await this.usage.consume(planned);
    const admitted = await this.jobs.admit(id, expiryAfter(new Date()));
    if (admitted) return admitted;
    // It took so long that the schedule has given it up.
    if (planned) await this.usage.giveBack(planned.charge);
    throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  }

  /** Gives back or keeps what an ended job was charged, and logs one that is done. It may be asked twice. */
  async settle(job: JobRecord): Promise<void> {
    if (!job.unsettled) return;
    const { status, charge, delivered } = job;
    const isDone = status === 'done';
    if (charge) await (isDone || delivered ? this.usage.keep(charge) : this.usage.giveBack(charge));
    if (isDone && !job.actingAdmin) await this.log(job);
    await this.jobs.markSettled(job);
  }

  private async log(job: JobRecord): Promise<void> {
    const { _id, kind, owner, parameters, charge, finishedAt, createdAt } = job;
    const definition: JobKindDefinition = this.definitions[kind];
    const tool = definition.toolOf?.(parameters);
    if (tool === undefined) return;
    const operations = charge?.amounts.numberOfOperations ?? 1;
    const entry = { tool, operations, time: finishedAt ?? createdAt };
    await this.usage.recordOnce(_id, owner.toHexString(), entry);
  }
}
