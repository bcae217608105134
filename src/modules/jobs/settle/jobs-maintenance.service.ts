import { Injectable, Logger } from '@nestjs/common';
import { AccountEmails } from '../../../core/accounts/account-emails';
import { AccountRemovals } from '../../../core/accounts/account-removals';
import { isDiskFull } from '../../../core/disk/disk-full';
import { FileStore } from '../../../core/files/file-store';
import { JobProducer } from '../../../queues/job-producer';
import { JobBacklogRepository } from '../turn/job-backlog.repository';
import { JobRemovalsService } from '../job-removals.service';
import { JobEnds } from '../end/job-ends';
import { JobTurns } from '../turn/job-turns';
import { JobMakingRepository } from '../make/job-making.repository';
import { JobsRepository } from '../jobs.repository';
import type { JobRecord } from '../jobs.schema';

const PAGE = 200;
/** An upload has this long to become a job. */
const ORPHAN_AGE_MS = 86_400_000;
/** Whoever makes a job has long been answered, or is gone. */
const PENDING_AGE_MS = 5 * 60_000;
/** A worker that has not let go of a cancelled job by then is gone. */
const STOPPING_AGE_MS = 30_000;

/** What keeps jobs, queue and files in step; each task may run at any time and twice. */
@Injectable()
export class JobsMaintenanceService {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobsRepository,
    private readonly making: JobMakingRepository,
    private readonly backlog: JobBacklogRepository,
    private readonly turns: JobTurns,
    private readonly producer: JobProducer,
    private readonly files: FileStore,
    private readonly jobRemovals: JobRemovalsService,
    private readonly ends: JobEnds,
    removals: AccountRemovals,
    emails: AccountEmails,
  ) {
    removals.add((owner) => this.removeOf(owner));
    emails.add((owner, email) => this.jobs.renameOwner(owner, email));
  }

  /** The documents are the truth: what the queue has lost is queued again, and a turn that nobody took is given. */
  async enqueueLostJobs(): Promise<number> {
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.backlog.listRunnable(after, PAGE);
      for (const job of page) if (await this.turns.resume(job)) count += 1;
      after = page.at(-1)?._id.toHexString();
      if (page.length < PAGE) return count;
    }
  }

  /** What a crash has left between a job and its owner's counter: jobs that were never admitted, and ends not settled. */
  async settleJobs(now: Date): Promise<number> {
    const before = new Date(now.getTime() - PENDING_AGE_MS);
    const givenUp = await this.each(
      (skip) => this.backlog.listPending(before, skip, PAGE),
      (job) => this.giveUp(job, now),
    );
    const stopped = new Date(now.getTime() - STOPPING_AGE_MS);
    const settled = await this.each(
      (skip) => this.backlog.listUnsettled(stopped, skip, PAGE),
      (job) => this.ends.settle({ ...job, stopping: undefined }),
    );
    return givenUp + settled;
  }

  /** Nobody admits it any more; one that had failed before and was to be run again has failed again. */
  private async giveUp({ _id, finishedAt }: JobRecord, now: Date): Promise<void> {
    const id = _id.toHexString();
    const ended = await (finishedAt ? this.making.closeAgain(id) : this.jobs.abandon(id, now));
    if (ended) await this.ends.follow(ended);
  }

  removeExpiredJobs(now: Date): Promise<number> {
    return this.each(
      (skip) => this.backlog.listExpired(now, skip, PAGE),
      (job) => this.removeWhole(job),
    );
  }

  /** Does what takes each job out of a list. One that it fails for stays there until the next time and holds up no other. */
  private async each(
    list: (skip: number) => Promise<JobRecord[]>,
    work: (job: JobRecord) => Promise<void>,
  ): Promise<number> {
    let count = 0;
    let failed = 0;
    for (;;) {
      const page = await list(failed);
      for (const job of page) {
        try {
          await work(job);
          count += 1;
        } catch (err) {
          if (isDiskFull(err)) throw err;
          failed += 1;
          this.logger.warn({ err, jobId: job._id.toHexString() }, 'Left to the next time');
        }
      }
      if (page.length < PAGE) return count;
    }
  }

  /** Jobs of a deleted account in any state. What is unfinished ends first, so that its run clears up after itself. */
  private async removeOf(owner: string): Promise<void> {
    for (const { _id, kind } of await this.jobs.listUnfinished(owner)) {
      const id = _id.toHexString();
      await this.jobs.abandon(id, new Date());
      await this.producer.remove(kind, id).catch(() => undefined);
    }
    for (;;) {
      const page = await this.backlog.listOfOwner(owner, PAGE);
      for (const job of page) await this.removeWhole(job);
      if (page.length < PAGE) return;
    }
  }

  /** What goes with it first: what a crash leaves behind is found again by the job. */
  private async removeWhole(job: JobRecord): Promise<void> {
    await this.jobRemovals.run(await this.ends.settleStopped(job));
    await this.jobs.discard(job._id.toHexString());
  }

  /** Uploads that became no job or were never finished, and results of runs that were lost. */
  async removeOrphanedFiles(now: Date): Promise<number> {
    const savedBefore = new Date(now.getTime() - ORPHAN_AGE_MS);
    let count = await this.files.removeUnfinished(savedBefore);
    let after: string | undefined;
    for (;;) {
      const page = await this.files.listOf('job', savedBefore, after, PAGE);
      const used = await this.backlog.filesInUse(page);
      const orphans = page.filter((id) => !used.has(id));
      for (const id of orphans) await this.files.delete(id);
      count += orphans.length;
      after = page.at(-1);
      if (page.length < PAGE) return count;
    }
  }
}
