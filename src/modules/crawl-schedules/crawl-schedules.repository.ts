import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import { MAX_CRAWL_SCHEDULES } from '../../contracts/scraper/crawl-schedules';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import {
  SCHEDULE_MODEL,
  type ScheduleClaim,
  type ScheduleRecord,
  type StartedRun,
  type WholeSchedule,
} from './crawl-schedules.schema';

/** One that somebody is about to start. */
export type ClaimedSchedule = WholeSchedule & { claim: ScheduleClaim };

type Change = UpdateQuery<WholeSchedule>;

/** Whoever changes a schedule while it is paused may have read it before. */
const NOT_PAUSED = { paused: { $exists: false } };

/** Schedules of crawls; what an owner does names the owner. */
@Injectable()
export class CrawlSchedulesRepository {
  constructor(@InjectModel(SCHEDULE_MODEL) private readonly schedules: Model<WholeSchedule>) {}

  list(owner: string, sort: ListSort, range: ListRange): Promise<ListPage<ScheduleRecord>> {
    return findPage<ScheduleRecord>(
      this.schedules as unknown as Model<ScheduleRecord>,
      { owner: new Types.ObjectId(owner) },
      sort,
      range,
    );
  }

  find(owner: string, id: string): Promise<WholeSchedule | null> {
    return this.schedules.findOne({ _id: id, owner }).select('+listed').lean<WholeSchedule>();
  }

  /** In a slot of its owner's; false where all are taken. */
  async insert(record: Omit<WholeSchedule, 'slot'>): Promise<boolean> {
    const owner = record.owner.toHexString();
    const taken = new Set<string>(await this.schedules.distinct('slot', { owner: record.owner }));
    for (let number = 0; number < MAX_CRAWL_SCHEDULES; number++) {
      const slot = `${owner}:${number}`;
      if (taken.has(slot)) continue;
      try {
        await this.schedules.create({ ...record, slot });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return false;
  }

  /** The schedule as it is now; null where there is none of this owner's. */
  update(owner: string, id: string, change: Change): Promise<ScheduleRecord | null> {
    return this.schedules
      .findOneAndUpdate({ _id: id, owner }, change, { returnDocument: 'after' })
      .lean<ScheduleRecord>();
  }

  remove(owner: string, id: string): Promise<ScheduleRecord | null> {
    return this.schedules.findOneAndDelete({ _id: id, owner }).lean<ScheduleRecord>();
  }

  async removeOf(owner: string): Promise<void> {
    await this.schedules.deleteMany({ owner: new Types.ObjectId(owner) });
  }

  /** Those whose turn it is, and those that somebody has left half started; the one that is longest due first. */
  listDue(now: Date, limit: number): Promise<ScheduleRecord[]> {
    const due = { nextRunAt: { $lte: now }, claim: { $exists: false }, ...NOT_PAUSED };
    return this.schedules
      .find({ $or: [due, { 'claim.until': { $lte: now } }] })
      .sort({ nextRunAt: 1, _id: 1 })
      .limit(limit)
      .lean<ScheduleRecord[]>();
  }

  /** Takes the turn, as the schedule is then; null where somebody else was faster. */
  claimDue(
    { _id, nextRunAt }: ScheduleRecord,
    claim: ScheduleClaim,
    next: Date,
  ): Promise<ClaimedSchedule | null> {
    const due = { _id, nextRunAt, claim: { $exists: false }, ...NOT_PAUSED };
    return this.claimed(due, { claim, nextRunAt: next });
  }

  /** Out of turn: the times that are to come stay. */
  claimNow({ _id }: ScheduleRecord, claim: ScheduleClaim): Promise<ClaimedSchedule | null> {
    return this.claimed({ _id, claim: { $exists: false } }, { claim });
  }

  /** In the place of who has it no longer. */
  claimAgain(
    { _id }: ScheduleRecord,
    left: ScheduleClaim,
    claim: ScheduleClaim,
  ): Promise<ClaimedSchedule | null> {
    return this.claimed({ _id, 'claim.token': left.token, 'claim.until': left.until }, { claim });
  }

  /** What came of a claim, by who has it. */
  endClaim(_id: Types.ObjectId, token: string, change: Change): Promise<boolean> {
    const { $set, $unset } = change;
    return this.change(
      { _id, 'claim.token': token },
      { ...($set && { $set }), $unset: { ...($unset as object), claim: 1 } },
    );
  }

  /** False where it was paused meanwhile: then nothing waits. */
  keepWaiting(_id: Types.ObjectId, token: string, claim: ScheduleClaim): Promise<boolean> {
    return this.change({ _id, 'claim.token': token, ...NOT_PAUSED }, { $set: { claim } });
  }

  /** It waits no longer; one that is just being started is left to who starts it. */
  async stopWaiting(owner: string, id: string): Promise<void> {
    await this.change({ _id: id, owner, 'claim.reason': { $exists: true } }, { $unset: { claim: 1 } });
  }

  /** Those whose latest crawl is still to be told of. */
  listOpen(after: Types.ObjectId | undefined, limit: number): Promise<ScheduleRecord[]> {
    return this.schedules
      .find({ 'run.open': true, ...(after && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ScheduleRecord[]>();
  }

  /** What is known now of the latest crawl; null where somebody else has told of it, or has started another one. */
  keepRun(_id: Types.ObjectId, run: StartedRun, change: Change): Promise<ScheduleRecord | null> {
    return this.schedules
      .findOneAndUpdate({ _id, 'run.crawl': run.crawl, 'run.open': run.open }, change, {
        returnDocument: 'after',
      })
      .lean<ScheduleRecord>();
  }

  private claimed(
    filter: QueryFilter<WholeSchedule>,
    set: Partial<WholeSchedule>,
  ): Promise<ClaimedSchedule | null> {
    return this.schedules
      .findOneAndUpdate(filter, { $set: set }, { returnDocument: 'after' })
      .select('+listed')
      .lean<ClaimedSchedule>();
  }

  private async change(filter: QueryFilter<WholeSchedule>, change: Change): Promise<boolean> {
    return (await this.schedules.updateOne(filter, change)).matchedCount === 1;
  }
}
