import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { ErrorCode } from '../src/contracts/error-codes';
import type { JobKind, JobKindDefinitions } from '../src/contracts/jobs/job-kinds';
import { MESSAGES } from '../src/contracts/messages';
import { isDiskFull, logDiskFull } from '../src/core/disk/disk-full';
import { AppError } from '../src/core/errors/app-error';
import { MEANING_PORT, type MeaningPort } from '../src/core/meaning/meaning-port';
import { untilDone } from '../src/core/process/growing-pauses';
import { jobSeconds } from '../src/core/observability/metrics';
import { FileStore } from '../src/core/files/file-store';
import { JOB_DEFINITIONS } from '../src/modules/jobs/job-definitions';
import { JobRunsService } from '../src/modules/jobs/run/job-runs.service';
import type { JobReference } from '../src/queues/job-producer';
import { type JobWorker, QUEUE_CONNECTION, type QueueConnection } from '../src/queues/queue-connection';
import { jobQueueName } from '../src/queues/queue-names';
import { JobRun } from './job-run';
import type { JobProcessor } from './processors/processor';
import { JOB_PROCESSORS, type ProcessorsByKind, registerProcessors } from './processors/processor-registry';
import { closeWorkers, startWorker } from './workers';

/** AppErrors that another attempt may mend; all others are the user's. */
const PASSING: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL', 'DISK_FULL'];

/** Takes jobs from the queues, hands them to their processors, and settles what they throw. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('JobRunner');
  private readonly processors: ProcessorsByKind;
  private readonly workers: JobWorker[] = [];
  private readonly stopping = new AbortController();
  /** Jobs whose last run here met a full disk: it has ended, though the document may not say so. */
  private readonly withoutRoom = new Set<string>();

  constructor(
    @Inject(JOB_PROCESSORS) processors: JobProcessor[],
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    private readonly runs: JobRunsService,
    private readonly files: FileStore,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
    @Inject(MEANING_PORT) private readonly meaning: MeaningPort,
  ) {
    this.processors = registerProcessors(processors, definitions);
  }

  onApplicationBootstrap(): void {
    for (const [kind, processor] of this.processors) {
      const run = (job: Job, token?: string) => this.runWithRoom(processor, job, token);
      const { concurrency } = this.definitions[kind];
      const worker = this.connection.createWorker(jobQueueName(kind), run, { concurrency });
      worker.on('failed', (job) => void this.failIfLost(job));
      startWorker(worker);
      this.workers.push(worker);
    }
  }

  /** Running jobs are told to stop and go back to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('The worker shuts down.'));
    await closeWorkers(this.workers);
  }

  /** A full disk is nobody's failure: the job begins again when there is room, and others of its kind wait behind it. */
  private runWithRoom(processor: JobProcessor, job: Job, token?: string): Promise<void> {
    const isPassing = (error: unknown) => {
      if (isDiskFull(error)) logDiskFull(error);
      return isDiskFull(error);
    };
    return untilDone(() => this.run(processor, job, token), { isPassing, signal: this.stopping.signal });
  }

  private async run(processor: JobProcessor, job: Job, token?: string): Promise<void> {
    const { jobId } = job.data as JobReference;
    const end = jobSeconds.startTimer({ kind: processor.kind });
    let run: JobRun | undefined;
    try {
      const started = await this.runs.start(jobId, { isAgain: this.withoutRoom.delete(jobId) });
      if (started) {
        const { runs, files, meaning } = this;
        run = new JobRun(started, { runs, files, meaning }, this.stopping.signal);
        const completed = await run.complete(processor);
        end({ outcome: completed ? 'done' : 'cancelled' });
        if (completed) return;
      }
    } catch (error) {
      const isOver = run?.isOver ?? false;
      end({ outcome: this.outcomeOf(isOver) });
      if (!isOver) return this.settle(job, error, token);
    }
    await this.letGo(job, token);
  }

  private outcomeOf(isOver: boolean): string {
    if (isOver) return 'cancelled';
    return this.stopping.signal.aborted ? 'interrupted' : 'failed';
  }

  /** A job that was paused and resumed while this run ended waits for a new one: the queue could not take it twice. */
  private async letGo(job: Job, token?: string): Promise<void> {
    const { jobId } = job.data as JobReference;
    await this.runs.letGo(jobId);
    if (await this.runs.isQueued(jobId)) await this.putBack(job, token);
  }

  private async putBack(job: Job, token?: string): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** Throws what tells the queue how to go on; where nothing is left to do, it lets go of the job. */
  private async settle(job: Job, error: unknown, token?: string): Promise<void> {
    const { jobId } = job.data as JobReference;
    if (isDiskFull(error) && !this.stopping.signal.aborted) {
      this.withoutRoom.add(jobId);
      throw error;
    }
    if (error instanceof AppError && !PASSING.includes(error.code)) {
      await this.runs.fail(jobId, error);
      throw new UnrecoverableError(error.message);
    }
    if (this.stopping.signal.aborted) {
      await this.release(jobId);
      if (await this.runs.isRunnable(jobId)) await this.putBack(job, token);
      return;
    }
    this.logger.warn({ err: error, jobId, attempt: job.attemptsMade + 1 }, 'An attempt failed');
    if (job.attemptsMade + 1 >= this.definitions[job.name as JobKind].attempts)
      await this.runs.fail(jobId, error);
    else await this.runs.release(jobId);
    throw error;
  }

  /** Where the disk is full the document stays as it is: a running job whose worker is gone begins again as well. */
  private async release(jobId: string): Promise<void> {
    try {
      await this.runs.release(jobId);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  /** The queue gives up a job whose workers died again and again without asking its processor. */
  private async failIfLost(job: Job | undefined): Promise<void> {
    if (job?.deferredFailure === undefined) return;
    const { jobId } = job.data as JobReference;
    const error = new AppError('JOB_FAILED', MESSAGES.jobLost, { cause: new Error(job.deferredFailure) });
    await this.runs.fail(jobId, error).catch((err: unknown) => {
      this.logger.error({ err, jobId }, 'A lost job could not be marked');
    });
  }
}
