import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { JobsMaintenanceService } from '../src/modules/jobs/jobs-maintenance.service';
import { inTime } from '../src/queues/in-time';
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
  'enqueue-lost-jobs': MINUTE_MS,
  'remove-expired-jobs': HOUR_MS,
  'remove-orphaned-files': 6 * HOUR_MS,
};

/** Injection token of the time between two looks at the schedules; a minute when nobody says otherwise. */
export const UPKEEP_EVERY_MS = Symbol('UPKEEP_EVERY_MS');

/**
 * Scheduled work: the queue holds the schedules, whichever worker is free runs them. A queue that loses its data loses
 * them too, so every worker puts back what is missing.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Schedules');
  private readonly tasks: Record<MaintenanceTask, () => Promise<number>>;
  private queue?: JobQueue;
  private worker?: JobWorker;
  private upkeep?: NodeJS.Timeout;

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    maintenance: JobsMaintenanceService,
    @Optional() @Inject(UPKEEP_EVERY_MS) private readonly upkeepEveryMs: number = MINUTE_MS,
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
    const queue = this.connection.createQueue(MAINTENANCE_QUEUE);
    this.queue = queue;
    this.worker = this.connection.createWorker(MAINTENANCE_QUEUE, (job) => this.runJob(job));
    await schedule(queue);
    startWorker(this.worker);
    this.upkeep = setInterval(() => void this.keepUp(queue), this.upkeepEveryMs);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.upkeep);
    this.upkeep = undefined;
    if (this.worker) await closeWorkers([this.worker]);
    await this.queue?.close();
  }

  private async keepUp(queue: JobQueue): Promise<void> {
    try {
      await schedule(queue);
    } catch (err) {
      if (this.upkeep) this.logger.error({ err }, 'The schedules could not be checked');
    }
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

/** A schedule that is there keeps its rhythm; one that is new, or was lost, runs at once. */
async function schedule(queue: JobQueue): Promise<void> {
  for (const task of MAINTENANCE_TASKS) {
    await inTime(queue.upsertJobScheduler(task, { every: EVERY_MS[task] }, { name: task }));
  }
}
