import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { WatchSeverity } from '../../contracts/watches/watch-content';
import type { WatchState } from '../../contracts/watches/watches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRequest } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { type Placed, WatchPlaces } from './watch-places';
import type { VersionRecord } from './watch-records.schema';
import { WATCH_MODEL, type WatchRecord } from './watches.schema';

export interface WatchFilter {
  id?: string[];
  state?: WatchState[];
  severity?: WatchSeverity;
  tag?: string;
  q?: string;
}

/** A row without what only its own page shows. */
export const ROW_PROJECTION = { slots: 0, rules: 0, scope: 0, validators: 0, fields: 0 };
const COLUMNS = { name: ['sortKey'] };

/** Watches of users; nothing is found without its user. */
@Injectable()
export class WatchesRepository {
  private readonly places: WatchPlaces;

  constructor(@InjectModel(WATCH_MODEL) private readonly watches: Model<WatchRecord>) {
    this.places = new WatchPlaces(watches);
  }

  list(user: string, { filter, sort, range }: ListRequest<WatchFilter>): Promise<ListPage<WatchRecord>> {
    const options = { columns: COLUMNS, projection: ROW_PROJECTION };
    return findPage(this.watches, stored(user, filter), sort, range, options);
  }

  /** The ids of the first `limit` that a filter finds, the newest first. */
  async idsOf(user: string, filter: WatchFilter, limit: number): Promise<string[]> {
    const found = await this.watches
      .find(stored(user, filter), { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<Pick<WatchRecord, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  countFound(user: string, filter: WatchFilter): Promise<number> {
    return this.watches.countDocuments(stored(user, filter));
  }

  find(user: string, id: string): Promise<WatchRecord | null> {
    return this.watches.findOne({ _id: id, user }).lean<WatchRecord>();
  }

  findByKeys(
    user: string,
    addressKeys: readonly string[],
  ): Promise<Pick<WatchRecord, '_id' | 'addressKey'>[]> {
    return this.watches
      .find({ user: new Types.ObjectId(user), addressKey: { $in: addressKeys } }, { addressKey: 1 })
      .lean<Pick<WatchRecord, '_id' | 'addressKey'>[]>();
  }

  count(user: string): Promise<number> {
    return this.watches.countDocuments({ user: new Types.ObjectId(user) });
  }

  countIn(user: string, state: WatchState): Promise<number> {
    return this.watches.countDocuments({ user: new Types.ObjectId(user), state });
  }

  countActive(user: string): Promise<number> {
    return this.places.count(user);
  }

  /** The tags of a user, by name. */
  async tags(user: string): Promise<Map<string, number>> {
    const lists = await this.watches
      .find({ user: new Types.ObjectId(user) }, { tags: 1 })
      .lean<Pick<WatchRecord, 'tags'>[]>();
    const counts = new Map<string, number>();
    for (const tag of lists.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return counts;
  }

  /** Keeps it in a free place; `already` where its user has one of this address. */
  async insert(
    record: Omit<WatchRecord, 'place'>,
    allowed: number,
  ): Promise<'already' | Placed<WatchRecord>> {
    try {
      return await this.places.take(record.user.toHexString(), allowed, async (place) =>
        (await this.watches.create({ ...record, place })).toObject<WatchRecord>(),
      );
    } catch (error) {
      if (isDuplicateKey(error)) return 'already';
      throw error;
    }
  }

  /** A paused one, in a free place again. */
  resume(
    user: string,
    id: string,
    allowed: number,
    change: Partial<WatchRecord>,
  ): Promise<Placed<WatchRecord | null>> {
    const paused = { _id: id, user, place: { $exists: false } };
    return this.places.take(user, allowed, (place) =>
      this.watches
        .findOneAndUpdate(
          paused,
          { $set: { ...change, place }, $unset: { pausedBy: 1 } },
          { returnDocument: 'after' },
        )
        .lean<WatchRecord>(),
    );
  }

  /** Where the filter still finds it; null where it does not, or there is none. */
  update(
    user: string,
    id: string,
    filter: QueryFilter<WatchRecord>,
    change: UpdateQuery<WatchRecord>,
  ): Promise<WatchRecord | null> {
    return this.watches
      .findOneAndUpdate({ ...filter, _id: id, user: new Types.ObjectId(user) }, change, {
        returnDocument: 'after',
      })
      .lean<WatchRecord>();
  }

  remove(user: string, id: string): Promise<WatchRecord | null> {
    return this.watches.findOneAndDelete({ _id: id, user }).lean<WatchRecord>();
  }

  /** Some of a user's, to be deleted one after the other. */
  someOf(user: string, limit: number): Promise<Pick<WatchRecord, '_id' | 'addressKey'>[]> {
    return this.watches
      .find({ user: new Types.ObjectId(user) }, { addressKey: 1 })
      .limit(limit)
      .lean<Pick<WatchRecord, '_id' | 'addressKey'>[]>();
  }

  /** Whether anybody watches an address, but for one watch. */
  async hasOthers(addressKey: string, but?: Types.ObjectId): Promise<boolean> {
    const others = { addressKey, ...(but && { _id: { $ne: but } }) };
    return (await this.watches.exists(others)) !== null;
  }

  /** Those among some versions of one watch or many that are its baseline. */
  async baselinesAmong(versions: readonly VersionRecord[]): Promise<Set<string>> {
    const ids = [...new Set(versions.map(({ watch }) => watch.toHexString()))];
    const found = await this.watches
      .find({ _id: { $in: ids } }, { baseline: 1 })
      .lean<Pick<WatchRecord, 'baseline'>[]>();
    return new Set(found.flatMap(({ baseline }) => (baseline ? [baseline.toHexString()] : [])));
  }
}

function stored(user: string, { id, state, severity, tag, q }: WatchFilter): QueryFilter<WatchRecord> {
  return {
    user: new Types.ObjectId(user),
    ...(id && { _id: { $in: id } }),
    ...(state && { state: state.length === 1 ? state[0] : { $in: state } }),
    ...(severity && { 'lastChange.severity': severity }),
    ...(tag && { tags: tag }),
    ...searchQuery<WatchRecord>(q, ['name', 'url', 'tags']),
  };
}

/** Addresses may be longer than a key of an index. */
export function addressKeyOf(normal: string): string {
  return createHash('sha256').update(normal).digest('base64url');
}
