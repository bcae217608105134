import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, UnrecoverableError, WaitingError } from 'bullmq';
import type { ErrorCode } from '../src/contracts/error-codes';
import { MESSAGES } from '../src/contracts/messages';
import { isDiskFull, logDiskFull } from '../src/core/disk/disk-full';
import { AppError } from '../src/core/errors/app-error';
import { untilDone } from '../src/core/process/growing-pauses';
import { jobSeconds } from '../src/core/observability/metrics';
import { JobsService } from '../src/modules/jobs/jobs.service';
import type { JobReference } from '../src/queues/job-contracts';
import { type JobWorker, QUEUE_CONNECTION, type QueueConnection } from '../src/queues/queue-connection';
import { jobQueueName } from '../src/queues/queue-names';
import { JOB_ATTEMPTS } from '../src/queues/queue-settings';
import type { JobProcessor, ProcessorContext } from './processors/processor';
import { JOB_PROCESSORS, type ProcessorsByKind, registerProcessors } from './processors/processor-registry';
import { closeWorkers, startWorker } from './workers';

/** Two of each kind at a time: one user's job, of which the queue holds one, never keeps another's from starting. */
const CONCURRENCY = 2;
const CANCELLATION_CHECK_MS = 500;
/** AppErrors that another attempt may mend; all others are the user's. */
const PASSING: readonly ErrorCode[] = ['UNAVAILABLE', 'INTERNAL', 'DISK_FULL'];

/** Takes jobs from the queues, hands them to their processors, and settles what they throw. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('JobRunner');
  private readonly processors: ProcessorsByKind;
  private readonly workers: JobWorker[] = [];
  private readonly stopping = new AbortController();

  constructor(
    @Inject(JOB_PROCESSORS) processors: JobProcessor[],
    @Inject(QUEUE_CONNECTION) private readonly connection: QueueConnection,
    private readonly jobs: JobsService,
  ) {
    this.processors = registerProcessors(processors);
  }

  onApplicationBootstrap(): void {
    for (const [kind, processor] of this.processors) {
      const run = (job: Job, token?: string) => this.runWithRoom(processor, job, token);
      const worker = this.connection.createWorker(jobQueueName(kind), run, { concurrency: CONCURRENCY });
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
    const cancellation = new AbortController();
    const watch = setInterval(() => void this.abortIfEnded(jobId, cancellation), CANCELLATION_CHECK_MS);
    const end = jobSeconds.startTimer({ kind: processor.kind });
    try {
      await processor.run(jobId, this.contextOf(jobId, cancellation));
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: this.outcomeOf(cancellation.signal) });
      if (!cancellation.signal.aborted) await this.settle(job, error, token);
    } finally {
      clearInterval(watch);
    }
  }

  private outcomeOf(cancellation: AbortSignal): string {
    if (cancellation.aborted) return 'cancelled';
    return this.stopping.signal.aborted ? 'interrupted' : 'failed';
  }

  private contextOf(jobId: string, cancellation: AbortController): ProcessorContext {
    return {
      signal: AbortSignal.any([this.stopping.signal, cancellation.signal]),
      reportProgress: async (progress) => {
        const answer = await this.jobs.reportProgress(jobId, progress);
        if (answer.cancelled) cancel(cancellation);
        return answer;
      },
    };
  }

  private async abortIfEnded(jobId: string, cancellation: AbortController): Promise<void> {
    // A database that does not answer now cancels nothing; the next check asks again.
    const unfinished = await this.jobs.isUnfinished(jobId).catch(() => true);
    if (!unfinished) cancel(cancellation);
  }

  /** Throws what tells the queue how to go on; where nothing is left to do, it lets go of the job. */
  private async settle(job: Job, error: unknown, token?: string): Promise<void> {
    const { jobId } = job.data as JobReference;
    if (isDiskFull(error) && !this.stopping.signal.aborted) throw error;
    if (error instanceof AppError && !PASSING.includes(error.code)) {
      await this.jobs.fail(jobId, error);
      throw new UnrecoverableError(error.message);
    }
    if (this.stopping.signal.aborted) {
      await this.release(jobId);
      if (!(await this.jobs.isUnfinished(jobId))) return;
      await job.moveToWait(token);
      throw new WaitingError();
    }
    this.logger.warn({ err: error, jobId, attempt: job.attemptsMade + 1 }, 'An attempt failed');
    if (job.attemptsMade + 1 >= (job.opts.attempts ?? JOB_ATTEMPTS)) await this.jobs.fail(jobId, error);
    else await this.jobs.release(jobId);
    throw error;
  }

  /** Where the disk is full the document stays as it is: a running job whose worker is gone begins again as well. */
  private async release(jobId: string): Promise<void> {
    try {
      await this.jobs.release(jobId);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  /** The queue gives up a job whose workers died again and again without asking its processor. */
  private async failIfLost(job: Job | undefined): Promise<void> {
    if (job?.deferredFailure === undefined) return;
    const { jobId } = job.data as JobReference;
    const error = new AppError('JOB_FAILED', MESSAGES.jobLost, { cause: new Error(job.deferredFailure) });
    await this.jobs.fail(jobId, error).catch((err: unknown) => {
      this.logger.error({ err, jobId }, 'A lost job could not be marked');
    });
  }
}

function cancel(cancellation: AbortController): void {
  cancellation.abort(new AppError('JOB_CANCELLED', MESSAGES.jobCancelled));
}
