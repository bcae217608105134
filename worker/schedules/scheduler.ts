import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { isDiskFull, logDiskFull } from '../../src/core/disk/disk-full';
import { untilDone } from '../../src/core/process/growing-pauses';
import { ScheduleRunsService } from '../../src/modules/health/schedule-runs.service';
import { inTime } from '../../src/queues/in-time';
import {
  type JobQueue,
  type JobWorker,
  QUEUE_CONNECTION,
  type QueueConnection,
} from '../../src/queues/queue-connection';
import { MAINTENANCE_QUEUE } from '../../src/queues/queue-names';
import { closeWorkers, startWorker } from '../workers';
import { DueTimes } from './due-times';
import { MINUTE_MS, type Schedule, SCHEDULES } from './schedule';

/** Injection token of the time between two looks at the schedules; a minute when nobody says otherwise. */
export const UPKEEP_EVERY_MS = Symbol('UPKEEP_EVERY_MS');

/**
 * The queue holds the schedules, whichever worker is free runs them. A queue that loses its data loses them too, so
 * every worker puts back what is missing. The embedded queue has no other process, which runs them by a timer of its own.
 */
@Injectable()
export class Scheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Scheduler');
  private readonly schedules: ReadonlyMap<string, Schedule>;
  private queue?: JobQueue;
  private worker?: JobWorker;
  private dueTimes?: DueTimes;
  private upkeep?: NodeJS.Timeout;
  private readonly stopping = new AbortController();

  constructor(
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    @Inject(SCHEDULES) schedules: readonly Schedule[],
    private readonly runs: ScheduleRunsService,
    @Optional() @Inject(UPKEEP_EVERY_MS) private readonly upkeepEveryMs: number = MINUTE_MS,
  ) {
    this.schedules = byName(schedules);
  }

  /** The start does not wait for stores that are away; once they are there, the schedules are. */
  onApplicationBootstrap(): void {
    const begin = this.connection.kind === 'embedded' ? () => this.beginAlone() : this.onQueue();
    const isPassing = (err: unknown) => {
      this.logProblem(err);
      return true;
    };
    untilDone(begin, { isPassing, signal: this.stopping.signal }).catch(() => undefined);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.upkeep);
    await closeWorkers([this.worker, this.dueTimes].filter((each) => each !== undefined));
    await this.queue?.close();
  }

  private onQueue(): () => Promise<void> {
    const queue = (this.queue = this.connection.createQueue(MAINTENANCE_QUEUE));
    const worker = (this.worker = this.connection.createWorker(MAINTENANCE_QUEUE, (job) => this.runJob(job)));
    worker.on('failed', (job, err) => this.logProblem(err, failureOf(job?.name ?? '')));
    return async () => {
      await this.connection.ping();
      await this.announce();
      await this.removeUnknown(queue);
      await this.putBack(queue);
      if (this.stopping.signal.aborted) return;
      startWorker(worker);
      this.upkeep = setInterval(() => void this.keepUp(queue), this.upkeepEveryMs);
    };
  }

  private async beginAlone(): Promise<void> {
    await this.announce();
    const lastRuns = await this.runs.list();
    if (this.stopping.signal.aborted) return;
    this.dueTimes = new DueTimes([...this.schedules.values()], lastRuns, (schedule) =>
      this.run(schedule).catch((err: unknown) => this.logProblem(err, failureOf(schedule.name))),
    );
  }

  /** What is to be done at the start is done then, too. */
  private async announce(): Promise<void> {
    await this.runs.announce([...this.schedules.values()]);
    for (const schedule of this.schedules.values()) if (schedule.atStart) await this.run(schedule);
  }

  private async keepUp(queue: JobQueue): Promise<void> {
    try {
      await this.connection.ping();
      await this.putBack(queue);
    } catch (err) {
      this.logProblem(err);
    }
  }

  /** A schedule that is there keeps its rhythm; one that is new, or was lost, runs at once. */
  private async putBack(queue: JobQueue): Promise<void> {
    for (const { name, every } of this.schedules.values()) {
      await inTime(queue.upsertJobScheduler(name, { every }, { name }));
    }
  }

  /** What another release has scheduled. At the start only: two releases side by side would fight over it for ever. */
  private async removeUnknown(queue: JobQueue): Promise<void> {
    for (const { key } of await inTime(queue.getJobSchedulers())) {
      if (!this.schedules.has(key)) await inTime(queue.removeJobScheduler(key));
    }
  }

  private logProblem(err: unknown, sentence = 'The schedules could not be put into the queue'): void {
    if (this.stopping.signal.aborted) return;
    if (isDiskFull(err)) logDiskFull(err);
    else this.logger.error({ err }, sentence);
  }

  /** What another release has scheduled meanwhile is left alone. */
  private async runJob(job: Job): Promise<void> {
    const schedule = this.schedules.get(job.name);
    if (schedule) await this.run(schedule);
  }

  private async run(schedule: Schedule): Promise<void> {
    const count = await this.runs.keep(schedule.name, () => schedule.run());
    if (count > 0) this.logger.log({ schedule: schedule.name, count }, 'Scheduled work done');
  }
}

function failureOf(name: string): string {
  return `The scheduled work ${name} failed`;
}

function byName(schedules: readonly Schedule[]): ReadonlyMap<string, Schedule> {
  const names = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  if (names.size === schedules.length) return names;
  throw new Error(`Two schedules have one name: ${schedules.map(({ name }) => name).join(', ')}.`);
}
