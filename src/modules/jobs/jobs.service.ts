import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { JobInput, JobKind, JobKindDefinitions, JobMap } from '../../contracts/jobs/job-kinds';
import { FINISHED_STATUSES, type JobStatus, MAX_STORED_BYTES } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { FileStore, type StoredFile } from '../../core/files/file-store';
import { JobProducer } from '../../queues/job-producer';
import { JOB_DEFINITIONS } from './job-definitions';
import { JobRemovalsService } from './job-removals.service';
import { expiryAfter } from './end/job-end-fields';
import { JobEnds } from './end/job-ends';
import { JobTurns } from './turn/job-turns';
import { JobUsage } from './settle/job-usage';
import { JobMakingRepository } from './make/job-making.repository';
import { isBackOfficeJob, JobsRepository, type OwnJobFilter } from './jobs.repository';
import { type JobRecord, uploadOf } from './jobs.schema';
import { toJobView } from './jobs.views';

export interface NewJob<Kind extends JobKind> {
  kind: Kind;
  /** What was asked for, for showing. */
  parameters: JobMap[Kind]['parameters'];
  /** What the processor needs beside it; never shown. */
  input: JobInput<Kind>;
}

/** Whose job it is. */
export type JobOwner = Pick<AuthUser, 'id' | 'apiKey'>;

const POLL_FIRST_MS = 25;
const POLL_LAST_MS = 500;
/** Between a result's end and that of its job a worker only settles what was used. */
const ENDING_MS = 10_000;
/** A job that is nearly done may still end; a process that stops has ten seconds in all. */
const WAIT_WHILE_STOPPING_MS = 2_000;

/** What owners do with their jobs: make, pause, cancel and remove them. Every step is one conditional update. */
@Injectable()
export class JobsService implements OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly jobs: JobsRepository,
    private readonly making: JobMakingRepository,
    private readonly turns: JobTurns,
    private readonly producer: JobProducer,
    private readonly files: FileStore,
    private readonly ends: JobEnds,
    private readonly usage: JobUsage,
    private readonly removals: JobRemovalsService,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** Whoever waits for a job is told that the process stops while there is still time to answer. */
  onModuleDestroy(): void {
    const stop = () => {
      this.stopping.abort();
    };
    setTimeout(stop, WAIT_WHILE_STOPPING_MS).unref();
  }

  /** Makes a job. One that can't be made takes its upload with it. */
  async create<Kind extends JobKind>(owner: AuthUser, job: NewJob<Kind>): Promise<JobView<Kind>> {
    try {
      return await this.make(owner, job);
    } catch (error) {
      const upload = uploadOf(job);
      if (upload !== undefined) await this.ends.quietly(this.files.delete(upload));
      throw error;
    }
  }

  /**
   * The document first, in its slot and with what it costs; then the counter; then the queue. A job that is lost on the
   * way is given up or queued again by the schedule.
   */
  private async make<Kind extends JobKind>(
    owner: AuthUser,
    { kind, parameters, input }: NewJob<Kind>,
  ): Promise<JobView<Kind>> {
    const createdAt = new Date();
    const planned = await this.usage.plan(owner, { kind, parameters });
    const record: JobRecord = {
      _id: new Types.ObjectId(),
      kind,
      owner: new Types.ObjectId(owner.id),
      ownerEmail: owner.email,
      ...(owner.actingAdmin && { actingAdmin: new Types.ObjectId(owner.actingAdmin.id) }),
      status: 'queued',
      ...(planned && { status: 'pending', pendingSince: createdAt, charge: planned.charge }),
      progress: { done: 0, total: 0 },
      parameters: { ...parameters },
      input,
      attempts: 0,
      createdAt,
      expiresAt: expiryAfter(createdAt),
    };
    if (!(await this.making.insert(record))) throw tooManyJobs();
    const id = record._id.toHexString();
    try {
      if (planned) await this.usage.admit(id, planned);
      await this.turns.next(record);
    } catch (error) {
      await this.ends.quietly(this.ends.abandon(id));
      throw error;
    }
    return toJobView(record) as JobView<Kind>;
  }

  /**
   * Refuses who has MAX_UNFINISHED_JOBS, before anything is done for one more; `create` itself is exact. So is a student
   * refused whose files take MAX_STORED_BYTES: what those few jobs still bring may go beyond.
   */
  async assertMayCreate(owner: AuthUser): Promise<void> {
    if (!(await this.making.hasFreeSlot(owner.id))) throw tooManyJobs();
    if (owner.role === 'admin') return;
    const bytes = await this.files.bytesOf(owner.id, 'job');
    if (bytes >= MAX_STORED_BYTES) throw new AppError('CONFLICT', MESSAGES.tooManyFiles);
  }

  async get(owner: JobOwner, id: string): Promise<JobView> {
    return toJobView(await this.owned(owner, id));
  }

  /** One's own job of a kind; of another kind there is none with the id. */
  async ofKind<Kind extends JobKind>(owner: JobOwner, kind: Kind, id: string): Promise<JobView<Kind>> {
    const job = await this.get(owner, id);
    if (job.kind !== kind) throw notFound();
    return job as JobView<Kind>;
  }

  /**
   * The same, done.
   * @throws AppError JOB_NOT_FINISHED with the sentence
   */
  async doneOfKind<Kind extends JobKind>(
    owner: JobOwner,
    { kind, id, unless }: { kind: Kind; id: string; unless: string },
  ): Promise<JobView<Kind>> {
    const job = await this.ofKind(owner, kind, id);
    if (job.status !== 'done') throw new AppError('JOB_NOT_FINISHED', unless);
    return job;
  }

  async list(
    owner: AuthUser,
    { filter, sort, range }: ListRequest<OwnJobFilter>,
  ): Promise<ListPage<JobView>> {
    const shown = { ...filter, ofTools: owner.apiKey !== undefined };
    const { items, total } = await this.jobs.listOwned(owner.id, shown, sort, range);
    return { items: items.map(toJobView), total };
  }

  async listUnfinished(owner: AuthUser): Promise<JobView[]> {
    return (await this.jobs.listUnfinished(owner.id)).map(toJobView);
  }

  /** A waiting job never runs, a running one stops soon; one that has ended stays as it is. */
  async cancel(owner: JobOwner, id: string): Promise<JobView> {
    await this.ends.cancel(await this.owned(owner, id));
    return this.get(owner, id);
  }

  /** A job that waits or runs stops soon, keeps its slot and gives its turn to the owner's next one. */
  async pause(owner: JobOwner, id: string): Promise<JobView> {
    const { kind, status } = await this.pausable(owner, id);
    const paused = await this.jobs.pause(owner.id, id, new Date());
    if (!paused) throw new AppError('CONFLICT', MESSAGES.jobCannotPause(status));
    await this.ends.quietly(this.producer.remove(kind, id));
    await this.ends.quietly(this.turns.next(paused));
    return this.get(owner, id);
  }

  /** A paused job waits for its turn again. */
  async resume(owner: JobOwner, id: string): Promise<JobView> {
    const { status } = await this.pausable(owner, id);
    const resumed = await this.jobs.resume(owner.id, id, new Date());
    if (!resumed) throw new AppError('CONFLICT', MESSAGES.jobNotPaused(status));
    await this.ends.quietly(this.turns.next(resumed));
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

  /** The file that a job of one's own ended with, or left when it was cancelled or failed. */
  async openResult(owner: AuthUser, id: string): Promise<StoredFile> {
    const { status, error, outputFile } = await this.owned(owner, id);
    if (outputFile !== undefined) return this.files.open(outputFile);
    if (status === 'failed') throw new AppError('JOB_FAILED', error?.message ?? MESSAGES.jobFailed);
    if (status === 'cancelled') throw new AppError('JOB_CANCELLED', MESSAGES.jobCancelled);
    if (status === 'done') throw notFound();
    throw new AppError('JOB_NOT_FINISHED', MESSAGES.jobNotFinished);
  }

  /** An ended job of one's own, with all that goes with it; the schedule ends what a crash leaves half removed. */
  async remove(owner: AuthUser, id: string): Promise<JobView> {
    await this.owned(owner, id);
    const record = await this.jobs.expire(id, new Date());
    if (!record) throw new AppError('JOB_NOT_FINISHED', MESSAGES.jobStillRuns);
    await this.removals.run(await this.ends.settleStopped(record));
    await this.jobs.discard(id);
    return toJobView(record);
  }

  /** The job of a result that has ended: its worker says so a moment later. */
  async removeEnding(owner: AuthUser, id: string, patienceMs = ENDING_MS): Promise<JobView> {
    const patience = AbortSignal.timeout(patienceMs);
    await this.waitUntilFinished(owner, id, patience).catch((error: unknown) => {
      if (!patience.aborted) throw error;
    });
    return this.remove(owner, id);
  }

  private async pausable(owner: JobOwner, id: string): Promise<JobView> {
    const job = await this.get(owner, id);
    if (this.definitions[job.kind].pausable) return job;
    throw new AppError('CONFLICT', MESSAGES.jobKindNotPausable);
  }

  private async owned(owner: JobOwner, id: string): Promise<JobRecord> {
    const record = await this.jobs.findOwned(owner.id, id);
    // Its scopes say nothing of what an admin did to users.
    if (record && !(owner.apiKey && isBackOfficeJob(record))) return record;
    throw notFound();
  }
}

function tooManyJobs(): AppError {
  return new AppError('TOO_MANY_JOBS', MESSAGES.tooManyJobs);
}

function isFinished(status: JobStatus): boolean {
  return (FINISHED_STATUSES as readonly JobStatus[]).includes(status);
}
