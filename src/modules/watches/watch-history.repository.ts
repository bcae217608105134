import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { WatchOutcome, WatchSeverity } from '../../contracts/watches/watch-content';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRequest,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { copiedBytes, type Packed } from '../../core/database/packed';
import { between, type Range } from '../../core/database/range';
import {
  type ChangeRecord,
  type CheckRecord,
  WATCH_CHANGE_MODEL,
  WATCH_CHECK_MODEL,
} from './watch-records.schema';

export interface ChangeFilter {
  id?: string[];
  watch?: string;
  severity?: WatchSeverity[];
  seenOnce?: boolean;
  at?: Range<Date>;
}

/** A change without its difference. */
export type ChangeRow = Omit<ChangeRecord, 'packed'>;

/** A change that its owner was told of, and the versions that it is between. */
export type Alarm = Pick<ChangeRecord, '_id' | 'before' | 'after'>;

export interface CheckFilter {
  id?: string[];
  outcome?: WatchOutcome[];
}

const ROW = { packed: 0 };
const COLUMNS = { severity: ['rank'] };

/** Changes and checks of watches; nothing is found without its user. */
@Injectable()
export class WatchHistoryRepository {
  constructor(
    @InjectModel(WATCH_CHANGE_MODEL) private readonly changes: Model<ChangeRecord>,
    @InjectModel(WATCH_CHECK_MODEL) private readonly checks: Model<CheckRecord>,
  ) {}

  /** Once for each check: what is there stays. */
  async keepChange(change: ChangeRecord): Promise<void> {
    await unlessThere(this.changes.insertMany([change]));
  }

  async keepCheck(check: CheckRecord): Promise<void> {
    await unlessThere(this.checks.insertMany([check]));
  }

  listChanges(
    user: string,
    { filter, sort, range }: ListRequest<ChangeFilter>,
  ): Promise<ListPage<ChangeRow>> {
    return findPage(this.changes, stored(user, filter), sort, range, { columns: COLUMNS, projection: ROW });
  }

  streamChanges(user: string, filter: ChangeFilter, sort: ListSort): AsyncIterable<ChangeRow> {
    return streamAll(this.changes, stored(user, filter), sort, { columns: COLUMNS, projection: ROW });
  }

  findChange(user: string, id: string): Promise<ChangeRecord | null> {
    return this.changes.findOne({ _id: id, user }).lean<ChangeRecord>();
  }

  /** The latest alarms of a watch: what its owner was told of, and is not ignored since. Without what only lists show. */
  alarms(watch: Types.ObjectId, limit: number): Promise<Alarm[]> {
    return this.changes
      .find({ watch, seenOnce: false, ignored: false, kind: 'content' }, { before: 1, after: 1 })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<Alarm[]>();
  }

  /** The differences of some changes, by id. */
  async differencesOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Uint8Array>> {
    const found = await this.changes
      .find({ _id: { $in: ids } }, { packed: 1 })
      .lean<{ _id: Types.ObjectId; packed: Packed }[]>();
    return new Map(found.map(({ _id, packed }) => [_id.toHexString(), copiedBytes(packed)]));
  }

  async markIgnored(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.changes.updateMany({ _id: { $in: ids } }, { $set: { ignored: true } });
  }

  listChecks(
    user: string,
    watch: string,
    { filter, sort, range }: ListRequest<CheckFilter>,
  ): Promise<ListPage<CheckRecord>> {
    const { id, outcome } = filter;
    const found: QueryFilter<CheckRecord> = {
      watch: new Types.ObjectId(watch),
      user: new Types.ObjectId(user),
      ...(id && { _id: { $in: id } }),
      ...(outcome && { outcome: { $in: outcome } }),
    };
    return findPage(this.checks, found, sort, range);
  }

  async removeOfWatch(watch: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.changes, { watch });
    await deleteInBatches(this.checks, { watch });
  }

  /** What is beyond the newest `most` of a watch. */
  async trimChanges(watch: Types.ObjectId, most: number): Promise<void> {
    const beyond = await this.changes
      .find({ watch }, { _id: 1 })
      .sort({ at: -1, _id: -1 })
      .skip(most)
      .limit(most)
      .lean<Pick<ChangeRecord, '_id'>[]>();
    if (beyond.length > 0) await this.changes.deleteMany({ _id: { $in: beyond.map(({ _id }) => _id) } });
  }

  async removeBefore(changes: Date, checks: Date): Promise<number> {
    const removed = await deleteInBatches(this.changes, { at: { $lt: changes } });
    return removed + (await deleteInBatches(this.checks, { at: { $lt: checks } }));
  }
}

function stored(
  user: string,
  { id, watch, severity, seenOnce, at }: ChangeFilter,
): QueryFilter<ChangeRecord> {
  return {
    user: new Types.ObjectId(user),
    ...(id && { _id: { $in: id } }),
    ...(watch && { watch: new Types.ObjectId(watch) }),
    ...(severity && { severity: severity.length === 1 ? severity[0] : { $in: severity } }),
    ...(seenOnce !== undefined && { seenOnce }),
    ...(at && { at: between(at) }),
  };
}

async function unlessThere(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
