import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge, register } from 'prom-client';
import { JOB_KINDS } from '../src/contracts/jobs/job-kinds';
import { inTime } from '../src/queues/in-time';
import { type JobQueue, QUEUE_CONNECTION, type QueueConnection } from '../src/queues/queue-connection';
import { jobQueueName } from '../src/queues/queue-names';

const NAME = 'cohort_queue_jobs';

/** How many jobs wait, run and are delayed: asked for when the metrics are read, left out where nobody knows. */
@Injectable()
export class QueueMetrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private queues: { kind: string; queue: JobQueue }[] = [];

  constructor(@Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection) {}

  onApplicationBootstrap(): void {
    this.queues = JOB_KINDS.map((kind) => ({ kind, queue: this.connection.createQueue(jobQueueName(kind)) }));
    const gauge: Gauge<'kind' | 'state'> = new Gauge({
      name: NAME,
      help: 'Jobs in the queue by kind and state',
      labelNames: ['kind', 'state'],
      collect: () => this.read(gauge),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    register.removeSingleMetric(NAME);
    await Promise.all(this.queues.map(({ queue }) => queue.close()));
  }

  private async read(gauge: Gauge<'kind' | 'state'>): Promise<void> {
    gauge.reset();
    for (const { kind, queue } of this.queues) {
      const counts = await inTime(queue.getJobCounts()).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) gauge.set({ kind, state }, count);
    }
  }
}
