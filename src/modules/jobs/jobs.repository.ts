import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter, type Model, Types, type UpdateQuery } from 'mongoose';
import type { ToolId } from '../../contracts/access/tools';
import type { JobKind } from '../../contracts/jobs/job-kinds';
import { FINISHED_STATUSES, type JobStatus } from '../../contracts/jobs/job-states';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { between, type Range } from '../../core/database/range';
import type { PartialEnd } from './job-partial-ends.service';
import { slotsOf, unlessTaken } from './make/job-slots';
import { JOB_MODEL, type JobRecord, MAX_LOST_RUNS } from './jobs.schema';

/** What the queue holds, or should: a paused job is unfinished, but nobody runs it. */
export const RUNNABLE_STATUSES = ['queued', 'running'] as const satisfies readonly JobStatus[];
const WAITING_STATUSES = ['queued', 'paused'] as const satisfies readonly JobStatus[];
const UNFINISHED_STATUSES = ['running', ...WAITING_STATUSES] as const satisfies readonly JobStatus[];

/** `tool`: of kinds that several tools start, the one. */
export type OwnJobFilter = Pick<JobFilter, 'kind'> & {
  tool?: ToolId;
  /** Without the jobs of the back-office. */
  ofTools?: boolean;
};

export interface JobFilter {
  id?: string[];
  kind?: JobKind;
  status?: JobStatus;
  owner?: string;
  createdAt?: Range<Date>;
}

/** What a job ends with; the times are set with it in one update. */
type Ending = Pick<JobRecord, 'status' | 'finishedAt' | 'expiresAt'> & Partial<JobRecord>;

/** What a list leaves out: what only processors read, and the rows that only the job's own page shows. */
const LIST = { projection: { input: 0, 'result.preview': 0 } };

/** Jobs that tell of users, batches, plans and words. */
const OF_BACK_OFFICE: JobKind[] = ['user-import', 'bulk-change'];

@Injectable()
export class JobsRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobRecord>) {}

  /**
   * Gives the owner's turn to the oldest job that waits for it, without an owner the one that is nobody's own; null where
   * none waits and where another has it.
   */
  async takeTurn(kind: JobKind, owner?: Types.ObjectId): Promise<string | null> {
    const turn = `${owner?.toHexString() ?? 'second'}:${kind}`;
    const waiting = { ...(owner && { owner }), kind, status: 'queued', turn: { $exists: false } } as const;
    const oldest = this.jobs
      .findOneAndUpdate(waiting, { $set: { turn } }, { sort: { _id: 1 } })
      .lean<JobRecord>();
    const job = await unlessTaken(oldest);
    return job && job._id.toHexString();
  }

  async discard(id: string): Promise<void> {
    await this.jobs.deleteOne({ _id: id });
  }

  findOwned(owner: string, id: string): Promise<JobRecord | null> {
    return this.jobs.findOne({ _id: id, owner }).lean<JobRecord>();
  }

  findForAdmin(id: string): Promise<JobRecord | null> {
    return this.jobs.findOne({ _id: id }).lean<JobRecord>();
  }

  listOwned(
    owner: string,
    { kind, tool, ofTools }: OwnJobFilter,
    ...[sort, range]: [ListSort, ListRange]
  ): Promise<ListPage<JobRecord>> {
    const started = { ...(kind && { kind }), ...(tool && { 'parameters.tool': tool }) };
    const filter = {
      owner: new Types.ObjectId(owner),
      ...started,
      ...(ofTools && { $nor: [{ kind: { $in: OF_BACK_OFFICE } }] }),
    };
    return findPage(this.jobs, filter, sort, range, LIST);
  }

  listForAdmin(
    { id, createdAt, ...fields }: JobFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<JobRecord>> {
    const filter = {
      ...fields,
      ...(id && { _id: { $in: id } }),
      ...(createdAt && { createdAt: between(createdAt) }),
    };
    return findPage(this.jobs, filter, sort, range, LIST);
  }

  countWithStatus(status: JobStatus): Promise<number> {
    return this.jobs.countDocuments({ status });
  }

  /** Those that wait, run or rest, the oldest first. */
  listUnfinished(owner: string): Promise<JobRecord[]> {
    const slot = { $in: slotsOf(new Types.ObjectId(owner)) };
    return this.jobs.find({ slot }, LIST.projection).sort({ _id: 1 }).lean<JobRecord[]>();
  }

  /** A queued job begins, a running one whose worker was lost begins again; not an ended one, nor one lost too often. */
  async start(id: string, now: Date, isAgain: boolean): Promise<JobRecord | null> {
    const open = isAgain ? runnable(id) : { ...runnable(id), starts: { $ne: MAX_LOST_RUNS } };
    const begin: UpdateQuery<JobRecord> = {
      $set: { status: 'running', progress: { done: 0, total: 0 } },
      $min: { startedAt: now },
      $unset: { stopping: 1 },
      $inc: { attempts: 1, starts: isAgain ? 0 : 1 },
    };
    return this.jobs.findOneAndUpdate(open, begin, { returnDocument: 'after' }).lean<JobRecord>();
  }

  async hasStatus(id: string, statuses: readonly JobStatus[]): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, status: { $in: statuses } })) !== null;
  }

  /** Whether nobody is about to remove the job, or has. */
  async isKept(id: string, now: Date): Promise<boolean> {
    return (await this.jobs.exists({ _id: id, expiresAt: { $gt: now } })) !== null;
  }

  /** The job, if this call ended it: of two runs one does. */
  complete(id: string, ending: Ending): Promise<JobRecord | null> {
    return this.end({ _id: id, status: 'running' }, ending);
  }

  fail(id: string, ending: Ending): Promise<JobRecord | null> {
    return this.end(runnable(id), ending);
  }

  /** Ends a job that rests; null where it does no more. */
  failPaused(id: string, ending: Ending): Promise<JobRecord | null> {
    return this.end({ _id: id, status: 'paused' }, ending);
  }

  /** Ends a job of which all starts were lost. */
  failLost(id: string, ending: Ending): Promise<JobRecord | null> {
    return this.end({ ...runnable(id), starts: MAX_LOST_RUNS }, ending);
  }

  /** A job that was not made to its end: it goes, whatever it was about to do. */
  abandon(id: string, now: Date): Promise<JobRecord | null> {
    const filter = { _id: id, status: { $in: ['pending', ...UNFINISHED_STATUSES] as const } };
    return this.end(filter, { status: 'cancelled', finishedAt: now, expiresAt: now });
  }

  /** One that runs is stopping until its worker has let go of it. */
  async cancel(owner: string, id: string, ending: Ending): Promise<JobRecord | null> {
    const running = () => this.end({ _id: id, owner, status: 'running' }, { ...ending, stopping: true });
    const waiting = () => this.end({ _id: id, owner, status: { $in: WAITING_STATUSES } }, ending);
    // It may begin between the first two.
    return (await running()) ?? (await waiting()) ?? running();
  }

  /** Null where nobody waits for its worker. */
  markStopped(id: string): Promise<JobRecord | null> {
    return this.jobs
      .findOneAndUpdate({ _id: id, stopping: true }, { $unset: { stopping: 1 } }, { returnDocument: 'after' })
      .lean<JobRecord>();
  }

  /** What a job leaves that was not done to its end. */
  keepPartial(id: Types.ObjectId, { done, ...left }: PartialEnd): Promise<JobRecord | null> {
    const ended = { _id: id, status: { $in: ['failed', 'cancelled'] as const } };
    const change = { $set: { ...left, 'progress.done': done } };
    return this.jobs.findOneAndUpdate(ended, change, { returnDocument: 'after' }).lean<JobRecord>();
  }

  /** A paused job keeps its slot and gives its turn away; one that runs is stopping as well. */
  async pause(owner: string, id: string, pausedAt: Date): Promise<JobRecord | null> {
    const rest = (status: JobStatus, stopping: Pick<JobRecord, 'stopping'>) =>
      this.jobs
        .findOneAndUpdate(
          { _id: id, owner, status },
          { $set: { status: 'paused', pausedAt, ...stopping }, $unset: { turn: 1 } },
        )
        .lean<JobRecord>();
    const running = () => rest('running', { stopping: true });
    // It may begin between the first two.
    return (await running()) ?? (await rest('queued', {})) ?? running();
  }

  /** A pause before the first start takes nothing off the time that follows it. */
  async resume(owner: string, id: string, now: Date): Promise<JobRecord | null> {
    const paused = { _id: id, owner, status: 'paused' } as const;
    const found = await this.jobs.findOne(paused).lean<JobRecord>();
    if (!found) return null;
    const { startedAt, pausedAt = now } = found;
    const pausedMs = startedAt ? Math.max(0, now.getTime() - pausedAt.getTime()) : 0;
    const samePause = { ...paused, pausedAt: found.pausedAt ?? { $exists: false } };
    const update: UpdateQuery<JobRecord> = {
      $set: { status: 'queued' },
      $inc: { pausedMs },
      $unset: { pausedAt: 1, starts: 1 },
    };
    return this.jobs.findOneAndUpdate(samePause, update).lean<JobRecord>();
  }

  /** A running job waits again. */
  async release(id: string): Promise<void> {
    const update = { $set: { status: 'queued' }, $unset: { starts: 1 } } as const;
    await this.jobs.updateOne({ _id: id, status: 'running' }, update);
  }

  /** Whether the job still runs: one that is ended before it has delivered has not. */
  async markDelivered(id: string): Promise<boolean> {
    const running = { _id: id, status: 'running' } as const;
    return (await this.jobs.updateOne(running, { $set: { delivered: true } })).matchedCount === 1;
  }

  /** Unless it has been run again since and ended anew. */
  async markSettled({ _id, finishedAt, charge }: JobRecord): Promise<void> {
    const sameEnd = { _id, finishedAt, ...(charge && { 'charge.id': charge.id }) };
    await this.jobs.updateOne(sameEnd, { $unset: { unsettled: 1 } });
  }

  /** Leaves an ended job to the schedule that removes them; null while it has not ended. */
  expire(id: string, expiresAt: Date): Promise<JobRecord | null> {
    const filter = { _id: id, status: { $in: FINISHED_STATUSES } };
    return this.jobs
      .findOneAndUpdate(filter, { $set: { expiresAt } }, { returnDocument: 'after' })
      .lean<JobRecord>();
  }

  async renameOwner(owner: string, ownerEmail: string): Promise<void> {
    await this.jobs.updateMany({ owner: new Types.ObjectId(owner) }, { $set: { ownerEmail } });
  }

  /** Slot and turn are given up in the same step, and what follows is known to be open. */
  private end(filter: QueryFilter<JobRecord>, ending: Ending): Promise<JobRecord | null> {
    return this.jobs
      .findOneAndUpdate(
        filter,
        {
          $set: { ...ending, unsettled: true },
          $unset: { slot: 1, turn: 1, pendingSince: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<JobRecord>();
  }
}

function runnable(id: string): QueryFilter<JobRecord> {
  return { _id: id, status: { $in: RUNNABLE_STATUSES } };
}

export function isBackOfficeJob({ kind }: Pick<JobRecord, 'kind'>): boolean {
  return OF_BACK_OFFICE.includes(kind);
}
