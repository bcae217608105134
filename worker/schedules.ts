import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { isDiskFull, logDiskFull } from '../src/core/disk/disk-full';
import { untilDone } from '../src/core/process/growing-pauses';
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
  'settle-jobs': MINUTE_MS,
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
  private readonly stopping = new AbortController();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    maintenance: JobsMaintenanceService,
    @Optional() @Inject(UPKEEP_EVERY_MS) private readonly upkeepEveryMs: number = MINUTE_MS,
  ) {
    this.tasks = {
      'enqueue-lost-jobs': () => maintenance.enqueueLostJobs(),
      'settle-jobs': () => maintenance.settleJobs(new Date()),
      'remove-expired-jobs': () => maintenance.removeExpiredJobs(new Date()),
      'remove-orphaned-files': () => maintenance.removeOrphanedFiles(new Date()),
    };
  }

  /** The start does not wait for a queue that is away; once it is there, the schedules are. */
  onApplicationBootstrap(): void {
    const queue = (this.queue = this.connection.createQueue(MAINTENANCE_QUEUE));
    const worker = (this.worker = this.connection.createWorker(MAINTENANCE_QUEUE, (job) => this.runJob(job)));
    const isPassing = (err: unknown) => {
      this.logProblem(err);
      return true;
    };
    untilDone(() => this.begin(queue, worker), { isPassing, signal: this.stopping.signal }).catch(
      () => undefined,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.upkeep);
    if (this.worker) await closeWorkers([this.worker]);
    await this.queue?.close();
  }

  /** What a crash of the queue has lost is queued again at once, not at the next turn of the schedule. */
  private async begin(queue: JobQueue, worker: JobWorker): Promise<void> {
    await this.connection.ping();
    await this.run('enqueue-lost-jobs');
    await schedule(queue);
    if (this.stopping.signal.aborted) return;
    startWorker(worker);
    this.upkeep = setInterval(() => void this.keepUp(queue), this.upkeepEveryMs);
  }

  private async keepUp(queue: JobQueue): Promise<void> {
    try {
      await this.connection.ping();
      await schedule(queue);
    } catch (err) {
      this.logProblem(err);
    }
  }

  private logProblem(err: unknown): void {
    if (this.stopping.signal.aborted) return;
    if (isDiskFull(err)) logDiskFull(err);
    else this.logger.error({ err }, 'The schedules could not be put into the queue');
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
