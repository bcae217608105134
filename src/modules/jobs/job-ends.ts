import { Injectable, Logger } from '@nestjs/common';
import { FileStore } from '../../core/files/file-store';
import { JobProducer } from '../../queues/job-producer';
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

  /** It is settled, the owner's next job has the turn, and the upload goes with a job that nobody can run again. */
  async follow(job: JobRecord): Promise<void> {
    await this.quietly(this.usage.settle(job));
    await this.quietly(this.turns.next(job));
    const upload = uploadOf(job);
    if (job.status !== 'failed' && upload !== undefined) await this.quietly(this.files.delete(upload));
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
