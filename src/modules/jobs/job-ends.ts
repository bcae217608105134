import { Inject, Injectable, Logger } from '@nestjs/common';
import type { JobKindDefinitions } from '../../contracts/jobs/job-kinds';
import { FileStore } from '../../core/files/file-store';
import { JobProducer } from '../../queues/job-producer';
import { JOB_DEFINITIONS } from './job-definitions';
import { endingOf } from './job-endings';
import { JobTurns } from './job-turns';
import { JobUsage } from './job-usage';
import { JobsRepository } from './jobs.repository';
import { type JobRecord, uploadOf } from './jobs.schema';

/** What follows the end of a job, whoever ended it. A crash before it is mended by the schedule. */
@Injectable()
export class JobEnds {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobsRepository,
    private readonly usage: JobUsage,
    private readonly turns: JobTurns,
    private readonly files: FileStore,
    private readonly producer: JobProducer,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** A waiting job never runs, a running one stops soon. Null where it has ended before. */
  async cancel({ _id, owner, kind }: JobRecord): Promise<JobRecord | null> {
    const id = _id.toHexString();
    const cancelled = await this.jobs.cancel(owner.toHexString(), id, endingOf('cancelled', new Date()));
    if (!cancelled) return null;
    await this.quietly(this.producer.remove(kind, id));
    await this.follow(cancelled);
    return cancelled;
  }

  /** It is settled, and the owner's next job has the turn. */
  async follow(job: JobRecord): Promise<void> {
    await this.quietly(this.settle(job));
    await this.quietly(this.turns.next(job));
  }

  /** The upload goes with a job that nobody can run again; the counter and the usage log know of the end. */
  async settle(job: JobRecord): Promise<void> {
    const upload = uploadOf(job);
    const isNeeded = job.status === 'failed' && !this.definitions[job.kind].secretUpload;
    if (upload !== undefined && !isNeeded) await this.files.delete(upload);
    await this.usage.settle(job);
  }

  /** A job that could not be made leaves nothing behind; its upload is its maker's. */
  async abandon(id: string): Promise<void> {
    const abandoned = await this.jobs.abandon(id, new Date());
    if (!abandoned) return;
    await this.usage.settle(abandoned);
    await this.jobs.discard(id);
  }

  /** What the schedule would mend anyway must not fail the call. */
  async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((err: unknown) => {
      this.logger.warn({ err }, 'Left to the schedule');
    });
  }
}
