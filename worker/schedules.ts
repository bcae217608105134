import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { JobsMaintenanceService } from '../src/modules/jobs/jobs-maintenance.service';
import { MAINTENANCE_TASKS, type MaintenanceTask } from '../src/queues/job-contracts';
import {
  type JobQueue,
  type JobWorker,
  QUEUE_CONNECTION,
  type QueueConnection,
} from '../src/queues/queue-connection';
import { MAINTENANCE_QUEUE } from '../src/queues/queue-names';
import { closeWorkers, startWorker } from './workers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often each task runs, over all workers together. */
const EVERY_MS: Record<MaintenanceTask, number> = {
  'enqueue-lost-jobs': 5 * MINUTE_MS,
  'remove-expired-jobs': HOUR_MS,
  'remove-orphaned-files': 6 * HOUR_MS,
};

/** Scheduled work: the queue holds the schedules, whichever worker is free runs them. */
@Injectable()
export class Schedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedules');
  private readonly tasks: Record<MaintenanceTask, () => Promise<number>>;
  private queue?: JobQueue;
  private worker?: JobWorker;

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    maintenance: JobsMaintenanceService,
  ) {
    this.tasks = {
      'enqueue-lost-jobs': () => maintenance.enqueueLostJobs(),
      'remove-expired-jobs': () => maintenance.removeExpiredJobs(new Date()),
      'remove-orphaned-files': () => maintenance.removeOrphanedFiles(new Date()),
    };
  }

  /** What a crash of the queue has lost is queued again at once, not at the next turn of the schedule. */
  async onApplicationBootstrap(): Promise<void> {
    await this.run('enqueue-lost-jobs');
    this.queue = this.connection.createQueue(MAINTENANCE_QUEUE);
    this.worker = this.connection.createWorker(MAINTENANCE_QUEUE, (job) => this.runJob(job));
    for (const task of MAINTENANCE_TASKS) {
      await this.queue.upsertJobScheduler(task, { every: EVERY_MS[task] }, { name: task });
    }
    startWorker(this.worker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await closeWorkers([this.worker]);
    await this.queue?.close();
  }

  /** A task that an older or newer release scheduled is left alone. */
  private async runJob(job: Job): Promise<void> {
    const task = MAINTENANCE_TASKS.find((name) => name === job.name);
    if (task) await this.run(task);
  }

  private async run(task: MaintenanceTask): Promise<void> {
    const count = await this.tasks[task]();
    if (count > 0) this.logger.log({ task, count }, 'Scheduled work done');
  }
}
