import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  FINISHED_STATUSES,
  type JobKind,
  type JobMap,
  type JobStatus,
  type JobView,
} from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { JobProducer } from '../../queues/job-producer';
import { endingOf, expiryAfter, failureOf } from './job-endings';
import { JobTurns } from './job-turns';
import { JobsRepository, type OwnJobFilter } from './jobs.repository';
import type { JobInput, JobRecord } from './jobs.schema';
import { toJobView } from './jobs.views';

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /** What was asked for, for showing. */
  parameters: JobMap[Kind]['parameters'];
  /** What the processor needs beside it; never shown. */
  input: JobInput;
}

/** A job that its processor begins. */
export interface StartedJob {
  owner: string;
  parameters: JobMap[JobKind]['parameters'];
  input: JobInput;
}

const POLL_FIRST_MS = 25;
const POLL_LAST_MS = 500;
/** A job that is nearly done may still end; a process that stops has ten seconds in all. */
const WAIT_WHILE_STOPPING_MS = 2_000;

/** The life of a job: queued → running → done, failed or cancelled. Every step is one conditional update. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();

  constructor(
    private readonly jobs: JobsRepository,
    private readonly turns: JobTurns,
    private readonly producer: JobProducer,
    private readonly files: FileStore,
  ) {}

  /** Whoever waits for a job is told that the process stops while there is still time to answer. */
  onModuleDestroy(): void {
    const stop = () => {
      this.stopping.abort();
    };
    setTimeout(stop, WAIT_WHILE_STOPPING_MS).unref();
  }

  /** The document first, then the queue: a job that is lost between them is queued again by the schedule. */
  async create<Kind extends JobKind>(
    owner: AuthUser,
    { kind, parameters, input }: NewJob<Kind>,
  ): Promise<JobView<Kind>> {
    const createdAt = new Date();
    const record: JobRecord = {
      _id: new Types.ObjectId(),
      kind,
      owner: new Types.ObjectId(owner.id),
      ownerEmail: owner.email,
      status: 'queued',
      progress: { done: 0, total: 0 },
      parameters: { ...parameters },
      input,
      attempts: 0,
      createdAt,
      expiresAt: expiryAfter(createdAt),
    };
    if (!(await this.jobs.insert(record))) throw tooManyJobs();
    try {
      await this.turns.next(record);
    } catch (error) {
      await this.jobs.discard(record._id.toHexString());
      throw error;
    }
    return toJobView(record) as JobView<Kind>;
  }

  /** Refuses who has MAX_UNFINISHED_JOBS, before anything is done for one more; `create` itself is exact. */
  async assertMayCreate(owner: AuthUser): Promise<void> {
    if (!(await this.jobs.hasFreeSlot(owner.id))) throw tooManyJobs();
  }

  async get(owner: AuthUser, id: string): Promise<JobView> {
    return toJobView(await this.owned(owner, id));
  }

  async list(
    owner: AuthUser,
    { filter, sort, range }: ListRequest<OwnJobFilter>,
  ): Promise<ListPage<JobView>> {
    const { items, total } = await this.jobs.listOwned(owner.id, filter, sort, range);
    return { items: items.map(toJobView), total };
  }

  /** A waiting job never runs, a running one stops soon; one that has ended stays as it is. */
  async cancel(owner: AuthUser, id: string): Promise<JobView> {
    const { kind, input } = await this.owned(owner, id);
    const cancelled = await this.jobs.cancel(owner.id, id, endingOf('cancelled', new Date()));
    if (cancelled) {
      await this.quietly(this.producer.remove(kind, id));
      await this.quietly(this.turns.next(cancelled));
      await this.deleteFile(input.fileId);
    }
    return this.get(owner, id);
  }

  /** Resolves with the ended job; rejects when the signal fires, and when this process stops before. */
  async waitUntilFinished(owner: AuthUser, id: string, signal: AbortSignal): Promise<JobView> {
    const either = AbortSignal.any([signal, this.stopping.signal]);
    for (let pause = POLL_FIRST_MS; ; pause = Math.min(pause * 2, POLL_LAST_MS)) {
      const job = await this.get(owner, id);
      if (isFinished(job.status)) return job;
      await wait(pause, undefined, { signal: either }).catch(() => undefined);
      if (this.stopping.signal.aborted) throw new AppError('UNAVAILABLE', MESSAGES.unavailable);
      signal.throwIfAborted();
    }
  }

  /** The file that a job of one's own ended with. */
  async openResult(owner: AuthUser, id: string): Promise<StoredFile> {
    const { status, error, outputFile } = await this.owned(owner, id);
    if (status === 'done' && outputFile !== undefined) return this.files.open(outputFile);
    if (status === 'failed') throw new AppError('JOB_FAILED', error?.message ?? MESSAGES.jobFailed);
    if (status === 'cancelled') throw new AppError('JOB_CANCELLED', MESSAGES.jobCancelled);
    if (status === 'done') throw notFound();
    throw new AppError('JOB_NOT_FINISHED', MESSAGES.jobNotFinished);
  }

  /** An ended job of one's own, with its files. */
  async remove(owner: AuthUser, id: string): Promise<JobView> {
    const removed = await this.jobs.removeOwned(owner.id, id);
    if (!removed) {
      await this.owned(owner, id);
      throw new AppError('JOB_NOT_FINISHED', MESSAGES.jobStillRuns);
    }
    await this.deleteFile(removed.input.fileId);
    await this.deleteFile(removed.outputFile);
    return toJobView(removed);
  }

  /** For processors. Null when the job has ended or is gone: there is nothing to do. */
  async start(id: string): Promise<StartedJob | null> {
    const record = await this.jobs.start(id, new Date());
    if (!record) return null;
    const { owner, parameters, input } = record;
    return { owner: owner.toHexString(), parameters, input };
  }

  /** For processors. `cancelled` once the job runs no more, whoever ended it. */
  async reportProgress(id: string, progress: JobView['progress']): Promise<{ cancelled: boolean }> {
    return { cancelled: !(await this.jobs.setProgress(id, progress)) };
  }

  /** Whether the job still waits or runs. */
  isUnfinished(id: string): Promise<boolean> {
    return this.jobs.isUnfinished(id);
  }

  /** For processors. Of two runs the first ends the job; the other's file is removed. */
  async complete(id: string, result: object, outputFile?: string): Promise<void> {
    const ending = {
      ...endingOf('done', new Date()),
      result: result as JobMap[JobKind]['result'],
      ...(outputFile && { outputFile }),
    };
    const completed = await this.jobs.complete(id, ending);
    if (!completed) {
      await this.deleteFile(outputFile);
      return;
    }
    await this.quietly(this.turns.next(completed));
    await this.deleteFile(completed.input.fileId);
  }

  /** Ends a job with a sentence for its owner and the reason for the admin. */
  async fail(id: string, error: unknown): Promise<void> {
    const failed = await this.jobs.fail(id, { ...endingOf('failed', new Date()), ...failureOf(error) });
    if (failed) await this.quietly(this.turns.next(failed));
  }

  /** A running job waits again: its worker stops or will try once more. */
  release(id: string): Promise<void> {
    return this.jobs.release(id);
  }

  private async owned(owner: AuthUser, id: string): Promise<JobRecord> {
    const record = await this.jobs.findOwned(owner.id, id);
    if (record) return record;
    throw notFound();
  }

  private async deleteFile(id: string | undefined): Promise<void> {
    if (id !== undefined) await this.quietly(this.files.delete(id));
  }

  /** What the schedule would mend anyway must not fail the call. */
  private async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((err: unknown) => {
      this.logger.warn({ err }, 'Left to the schedule');
    });
  }
}

function tooManyJobs(): AppError {
  return new AppError('TOO_MANY_JOBS', MESSAGES.tooManyJobs);
}

function isFinished(status: JobStatus): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}
