import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FINISHED_STATUSES } from '../../../contracts/jobs/job-states';
import { RUNNABLE_STATUSES } from '../jobs.repository';
import { JOB_MODEL, type JobRecord, uploadOf } from '../jobs.schema';

export type UnfinishedJob = Pick<JobRecord, '_id' | 'kind' | 'owner' | 'turn'>;
export type PausedJob = Pick<JobRecord, '_id' | 'owner' | 'expiresAt'>;

/** What there is left to do for jobs, some at a time, for those who keep all in step. */
@Injectable()
export class JobBacklogRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobRecord>) {}

  /** Without those that may be stopping yet: they were cancelled after `stopped`. */
  listUnsettled(stopped: Date, skip: number, limit: number): Promise<JobRecord[]> {
    const isOver = [{ stopping: { $exists: false } }, { finishedAt: { $lt: stopped } }];
    const filter = { unsettled: true, $or: isOver };
    return this.jobs.find(filter, null, { sort: { _id: 1 }, skip, limit }).lean<JobRecord[]>();
  }

  listPending(before: Date, skip: number, limit: number): Promise<JobRecord[]> {
    const filter = { status: 'pending', pendingSince: { $lt: before } } as const;
    return this.jobs.find(filter, null, { sort: { _id: 1 }, skip, limit }).lean<JobRecord[]>();
  }

  /** In pages by id, so that a long list needs no long query. */
  listRunnable(after: string | undefined, limit: number): Promise<UnfinishedJob[]> {
    const filter = { status: { $in: RUNNABLE_STATUSES }, ...(after && { _id: { $gt: after } }) };
    return this.jobs
      .find(filter, { kind: 1, owner: 1, turn: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<JobRecord[]>();
  }

  /** In pages by id. */
  listPaused(after: string | undefined, limit: number): Promise<PausedJob[]> {
    const filter = { status: 'paused', ...(after && { _id: { $gt: after } }) } as const;
    return this.jobs
      .find(filter, { owner: 1, expiresAt: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PausedJob[]>();
  }

  listOfOwner(owner: string, limit: number): Promise<JobRecord[]> {
    return this.jobs.find({ owner }).sort({ _id: -1 }).limit(limit).lean<JobRecord[]>();
  }

  listExpired(now: Date, skip: number, limit: number): Promise<JobRecord[]> {
    const filter = { status: { $in: FINISHED_STATUSES }, expiresAt: { $lte: now } };
    return this.jobs.find(filter, null, { sort: { expiresAt: 1 }, skip, limit }).lean<JobRecord[]>();
  }

  /** Those of the given files that a job refers to. */
  async filesInUse(ids: string[]): Promise<Set<string>> {
    const fields = { outputFile: 1, 'input.fileId': 1 };
    const [outputs, inputs] = await Promise.all([
      this.jobs.find({ outputFile: { $in: ids } }, fields).lean<JobRecord[]>(),
      this.jobs.find({ 'input.fileId': { $in: ids } }, fields).lean<JobRecord[]>(),
    ]);
    const files = [...outputs, ...inputs].flatMap((job) => [job.outputFile, uploadOf(job)]);
    return new Set(files.filter((id) => id !== undefined));
  }
}
