import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobKind } from '../contracts/jobs/job-kinds';
import { MESSAGES } from '../contracts/messages';
import { diskFull, isDiskFull } from '../core/disk/disk-full';
import { AppError } from '../core/errors/app-error';
import { inTime } from './in-time';
import { type JobQueue, QUEUE_CONNECTION, type QueueConnection } from './queue-connection';
import { jobQueueName } from './queue-names';

/** The queue carries the id alone: the truth of a job is its document. */
export interface JobReference {
  jobId: string;
}

/** Puts jobs into their queues. A queue that is away is UNAVAILABLE. */
@Injectable()
export class JobProducer implements OnApplicationShutdown {
  private readonly queues = new Map<JobKind, JobQueue>();

  constructor(@Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection) {}

  /** Adding a job that waits or runs already changes nothing. */
  async add(kind: JobKind, jobId: string, { attempts }: { attempts: number }): Promise<void> {
    const reference: JobReference = { jobId };
    await this.answered(this.queue(kind).add(kind, reference, { jobId, attempts }));
  }

  /** Takes a waiting job out; one that a worker holds stays. */
  async remove(kind: JobKind, jobId: string): Promise<void> {
    await this.answered(this.queue(kind).remove(jobId));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private async answered(work: Promise<unknown>): Promise<void> {
    try {
      await inTime(work);
    } catch (cause) {
      if (isDiskFull(cause)) throw diskFull(cause);
      throw new AppError('UNAVAILABLE', MESSAGES.unavailable, { cause });
    }
  }

  private queue(kind: JobKind): JobQueue {
    const open = this.queues.get(kind);
    if (open) return open;
    const queue = this.connection.createQueue(jobQueueName(kind));
    this.queues.set(kind, queue);
    return queue;
  }
}
