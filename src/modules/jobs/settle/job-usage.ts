import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../../contracts/access/access';
import type { JobKindDefinition } from '../../../contracts/jobs/job-kind';
import type { JobKindDefinitions } from '../../../contracts/jobs/job-kinds';
import { MESSAGES } from '../../../contracts/messages';
import type { Amounts } from '../../../contracts/usage/limits';
import { AppError } from '../../../core/errors/app-error';
import { type PlannedCharge, UsageService } from '../../usage/usage.service';
import { JOB_DEFINITIONS } from '../job-definitions';
import { expiryAfter } from '../end/job-end-fields';
import { JobsRepository } from '../jobs.repository';
import type { JobRecord } from '../jobs.schema';
import { JobMakingRepository } from '../make/job-making.repository';

/**
 * What a job costs its owner. The job's document knows the charge before it is counted and until it is settled, and the
 * counter takes each charge back once: whatever a crash leaves undone may be done again.
 */
@Injectable()
export class JobUsage {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly making: JobMakingRepository,
    private readonly usage: UsageService,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** What a job costs its owner; null where it costs nothing. */
  async plan(
    owner: AuthUser,
    { kind, parameters }: Pick<JobRecord, 'kind' | 'parameters'>,
  ): Promise<PlannedCharge | null> {
    const definition: JobKindDefinition = this.definitions[kind];
    const quota = definition.quotaOf?.(parameters);
    return quota ? this.usage.plan(owner, quota) : null;
  }

  /** Counts what a pending job costs, then lets it wait for its turn. */
  async admit(id: string, planned: PlannedCharge | null): Promise<JobRecord> {
    if (planned) await this.usage.consume(planned);
    const admitted = await this.making.admit(id, expiryAfter(new Date()));
    if (admitted) return admitted;
    // It took so long that the schedule has given it up.
    if (planned) await this.usage.giveBack(planned.charge);
    throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
  }

  /**
   * Gives back what an ended job was charged and did not use, keeps the rest, and logs one that is done. It may be asked
   * twice: what is unused follows from the result, which came with the end.
   */
  async settle(job: JobRecord): Promise<void> {
    if (!job.unsettled) return;
    const { status, charge, delivered } = job;
    const isDone = status === 'done';
    if (charge && !isDone && !delivered) await this.usage.giveBack(charge);
    else if (charge) await this.usage.keep(charge, this.unusedOf(job));
    if (isDone && !job.actingAdmin) await this.log(job);
    await this.jobs.markSettled(job);
  }

  private unusedOf({ kind, result }: JobRecord): Amounts {
    const definition: JobKindDefinition = this.definitions[kind];
    return (result && definition.unusedOf?.(result)) ?? {};
  }

  private async log(job: JobRecord): Promise<void> {
    const { _id, kind, owner, parameters, finishedAt, createdAt } = job;
    const definition: JobKindDefinition = this.definitions[kind];
    const tool = definition.toolOf?.(parameters);
    if (tool === undefined) return;
    const quota = definition.quotaOf?.(parameters);
    // Of a kind that plans limit, what costs nothing is no use.
    if (definition.quotaOf && !quota) return;
    const cost: Amounts = quota?.amounts ?? {};
    const operations = (cost.numberOfOperations ?? 1) - (this.unusedOf(job).numberOfOperations ?? 0);
    if (operations <= 0) return;
    const entry = { tool, operations, time: finishedAt ?? createdAt };
    await this.usage.recordOnce(_id, owner.toHexString(), entry);
  }
}
