import { Injectable } from '@nestjs/common';
import { JobProducer } from '../../queues/job-producer';
import { JobsRepository, type UnfinishedJob } from './jobs.repository';

/**
 * Lets the jobs of one owner and kind into the queue one at a time, so that users take turns however much one of them
 * wants. Asked whenever a job is made and whenever one has ended: whichever of two such steps comes last sees the other.
 */
@Injectable()
export class JobTurns {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly producer: JobProducer,
  ) {}

  /** Queues the oldest job that waits for its turn, unless another has it. Whether one was queued. */
  async next({ owner, kind }: Pick<UnfinishedJob, 'owner' | 'kind'>): Promise<boolean> {
    const id = await this.jobs.takeTurn(owner, kind);
    if (id !== null) await this.producer.add(kind, id);
    return id !== null;
  }

  /** Queues a job again that has the turn, for the queue may have lost it; gives a turn that nobody has. */
  async resume(job: UnfinishedJob): Promise<boolean> {
    if (job.turn === undefined) return this.next(job);
    await this.producer.add(job.kind, job._id.toHexString());
    return true;
  }
}
