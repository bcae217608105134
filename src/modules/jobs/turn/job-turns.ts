import { Inject, Injectable } from '@nestjs/common';
import type { JobKind, JobKindDefinitions } from '../../../contracts/jobs/job-kinds';
import { JobProducer } from '../../../queues/job-producer';
import { JOB_DEFINITIONS } from '../job-definitions';
import type { UnfinishedJob } from './job-backlog.repository';
import { JobsRepository } from '../jobs.repository';

/**
 * Lets the jobs of one owner and kind into the queue one at a time, so that users take turns however much one of them
 * wants. Asked whenever a job is made and whenever one has ended: whichever of two such steps comes last sees the other.
 */
@Injectable()
export class JobTurns {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly producer: JobProducer,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** Queues the oldest job that waits for a turn which nobody has. Whether one was queued. */
  async next({ owner, kind }: Pick<UnfinishedJob, 'owner' | 'kind'>): Promise<boolean> {
    const { second } = this.definitions[kind];
    const id = (await this.jobs.takeTurn(kind, owner)) ?? (second ? await this.jobs.takeTurn(kind) : null);
    if (id !== null) await this.queue(kind, id);
    return id !== null;
  }

  /** Queues a job again that has the turn, for the queue may have lost it; gives a turn that nobody has. */
  async resume(job: UnfinishedJob): Promise<boolean> {
    if (job.turn === undefined) return this.next(job);
    await this.queue(job.kind, job._id.toHexString());
    return true;
  }

  private queue(kind: JobKind, id: string): Promise<void> {
    const { attempts } = this.definitions[kind];
    return this.producer.add(kind, id, { attempts });
  }
}
