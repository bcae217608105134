import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { JobKindDefinitions } from '../../../contracts/jobs/job-kinds';
import { FileStore } from '../../../core/files/file-store';
import { JobProducer } from '../../../queues/job-producer';
import { JOB_DEFINITIONS } from '../job-definitions';
import { JobPartialEndsService } from '../job-partial-ends.service';
import { endFieldsOf } from './job-end-fields';
import { JobTurns } from '../turn/job-turns';
import { JobUsage } from '../settle/job-usage';
import { JobsRepository } from '../jobs.repository';
import { type JobRecord, uploadOf } from '../jobs.schema';

const POLL_MS = 50;
/** A worker looks twice a second whether its job still runs, and ends what it is about. */
const STOP_MS = 3_000;

/** What follows the end of a job, whoever ended it. A crash before it is mended by the schedule. */
@Injectable()
export class JobEnds {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobsRepository,
    private readonly usage: JobUsage,
    private readonly turns: JobTurns,
    private readonly files: FileStore,
    private readonly producer: JobProducer,
    private readonly partialEnds: JobPartialEndsService,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /**
   * A waiting job never runs, a running one stops soon: where that matters to what it leaves, it is waited for. Null
   * where it has ended before.
   */
  async cancel({ _id, owner, kind }: JobRecord): Promise<JobRecord | null> {
    const id = _id.toHexString();
    const cancelled = await this.jobs.cancel(owner.toHexString(), id, endFieldsOf('cancelled', new Date()));
    if (!cancelled) return null;
    await this.quietly(this.producer.remove(kind, id));
    await this.follow(cancelled);
    if (this.waitsForWorker(cancelled)) await this.quietly(this.untilStopped(id));
    return cancelled;
  }

  /** It is settled, and the owner's next job has the turn. */
  async follow(job: JobRecord): Promise<void> {
    await this.quietly(this.settle(job));
    await this.quietly(this.turns.next(job));
  }

  /**
   * The upload goes with a job that nobody can run again; what it did is kept, the counter and the usage log know of the
   * end. A job whose worker may still write is settled when that has let go of it.
   */
  async settle(job: JobRecord): Promise<void> {
    const upload = uploadOf(job);
    const isNeeded = job.status === 'failed' && !this.definitions[job.kind].secretUpload;
    if (upload !== undefined && !isNeeded) await this.files.delete(upload);
    if (!this.waitsForWorker(job)) await this.settleStopped(job);
  }

  /** The same of a job that nobody works on any more; the job as it is then. */
  async settleStopped(job: JobRecord): Promise<JobRecord> {
    const left = job.unsettled ? await this.partialEnds.run(job) : undefined;
    const kept = left && (await this.jobs.keepPartial(job._id, left));
    await this.usage.settle(job);
    return kept ?? job;
  }

  /** Its worker works on it no more. */
  async letGo(id: string): Promise<void> {
    const stopped = await this.jobs.markStopped(id);
    if (stopped?.unsettled) await this.quietly(this.settle(stopped));
  }

  /** A job that could not be made leaves nothing behind; its upload is its maker's. */
  async abandon(id: string): Promise<void> {
    const abandoned = await this.jobs.abandon(id, new Date());
    if (!abandoned) return;
    await this.usage.settle(abandoned);
    await this.jobs.discard(id);
  }

  private waitsForWorker({ kind, stopping, unsettled }: JobRecord): boolean {
    return stopping === true && unsettled === true && this.partialEnds.has(kind);
  }

  private async untilStopped(id: string): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < STOP_MS) {
      const job = await this.jobs.findForAdmin(id);
      if (!job?.unsettled) return;
      await wait(POLL_MS);
    }
  }

  /** What the schedule would mend anyway must not fail the call. */
  async quietly(work: Promise<unknown>): Promise<void> {
    await work.catch((err: unknown) => {
      this.logger.warn({ err }, 'Left to the schedule');
    });
  }
}
