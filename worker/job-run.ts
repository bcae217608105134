import type { Readable } from 'node:stream';
import type { JobView } from '../src/contracts/jobs/jobs';
import { MESSAGES } from '../src/contracts/messages';
import { AppError } from '../src/core/errors/app-error';
import type { FileStore } from '../src/core/files/file-store';
import type { MeaningPort } from '../src/core/meaning/meaning-port';
import type { JobRunsService, StartedJob } from '../src/modules/jobs/run/job-runs.service';
import type { JobContext, JobProcessor, ResultFile } from './processors/processor';

const REPORT_EVERY_MS = 250;
const CHECK_EVERY_MS = 500;

interface Services {
  runs: JobRunsService;
  files: FileStore;
  meaning: Pick<MeaningPort, 'memoryFor'>;
}

/** One run of a job by its processor. It stops when the worker does, and when its job runs no more. */
export class JobRun {
  private readonly over = new AbortController();
  private outputFile?: string;
  private reportedAt = -Infinity;
  private heldBack?: NodeJS.Timeout;
  private readonly signal: AbortSignal;

  constructor(
    private readonly job: StartedJob,
    private readonly services: Services,
    stopping: AbortSignal,
  ) {
    this.signal = AbortSignal.any([stopping, this.over.signal]);
  }

  /** Whether the job was ended or paused by somebody else. */
  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** Runs the job to its end; whether it is this run that ended it. */
  async complete(processor: JobProcessor): Promise<boolean> {
    const { runs } = this.services;
    const watch = setInterval(() => void this.watch(), CHECK_EVERY_MS);
    let completed = false;
    try {
      const result = await processor.run(this.job.input, this.context());
      completed = await runs.complete(this.job.id, result, this.outputFile);
      return completed;
    } finally {
      clearInterval(watch);
      clearTimeout(this.heldBack);
      if (!completed) {
        await this.deleteOutput();
        await runs.clearIfRemoved(processor.kind, this.job.id);
      }
    }
  }

  private context(): JobContext {
    const { id: jobId, owner, parameters } = this.job;
    return {
      jobId,
      owner,
      parameters,
      signal: this.signal,
      reportProgress: (progress) => this.report(progress),
      markDelivered: () => this.markDelivered(),
      saveResultFile: (content, file) => this.saveOutput(content, file),
    };
  }

  /** What comes too soon after other is told as soon as it may be: nothing else may come for long. */
  private async report(progress: JobView['progress']): Promise<void> {
    clearTimeout(this.heldBack);
    const wait = this.reportedAt + REPORT_EVERY_MS - performance.now();
    if (progress.done >= progress.total || wait <= 0) return this.tell(progress);
    const tell = () => this.tell(progress).catch(() => undefined);
    this.heldBack = setTimeout(() => void tell(), wait);
  }

  private async tell(progress: JobView['progress']): Promise<void> {
    this.reportedAt = performance.now();
    const { runs, meaning } = this.services;
    const memory = meaning.memoryFor?.(this.signal);
    const told = { ...progress, ...(memory && { memory }) };
    if (!(await runs.report(this.job.id, told))) this.stop();
  }

  private async markDelivered(): Promise<void> {
    if (await this.services.runs.markDelivered(this.job.id)) return;
    this.stop();
    this.over.signal.throwIfAborted();
  }

  private async saveOutput(content: Readable, { encoded, ...file }: ResultFile): Promise<void> {
    const meta = { ...file, owner: this.job.owner.id, purpose: 'job' as const };
    this.outputFile = (await this.services.files.save(content, meta, { encoded })).id;
  }

  private async watch(): Promise<void> {
    // A database that does not answer now stops nothing; the next check asks again.
    const runs = await this.services.runs.isRunning(this.job).catch(() => true);
    if (!runs) this.stop();
  }

  private stop(): void {
    this.over.abort(new AppError('JOB_CANCELLED', MESSAGES.jobCancelled));
  }

  /** What can't be deleted now is an orphan, which a schedule removes. */
  private async deleteOutput(): Promise<void> {
    if (this.outputFile !== undefined)
      await this.services.files.delete(this.outputFile).catch(() => undefined);
  }
}
