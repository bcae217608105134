import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { checksUsed } from './check-quota';
import { placeNumber, WatchPlaces } from './watch-places';
import type { CheckAllowance } from './watch-terms.service';
import { WATCH_MODEL, type WatchRecord } from './watches.schema';

interface UserWatches {
  user: string;
  active: number;
  /** Active ones that wait for nothing. */
  waiting: number;
}

type Held = Pick<WatchRecord, '_id' | 'place' | 'createdAt'>;

const ACTIVE = { place: { $exists: true } };
/** The same, as the index of places finds it. */
const IN_A_PLACE = { place: { $gte: '' } };

/** What plans and watches have to do with each other. */
@Injectable()
export class WatchFittingRepository {
  private readonly places: WatchPlaces;

  constructor(@InjectModel(WATCH_MODEL) private readonly watches: Model<WatchRecord>) {
    this.places = new WatchPlaces(watches);
  }

  async usersWithActive(): Promise<UserWatches[]> {
    const groups = await this.watches.aggregate<{ _id: Types.ObjectId; active: number; next: number }>([
      { $match: IN_A_PLACE },
      { $group: { _id: '$user', active: { $sum: 1 } } },
    ]);
    const waiting = await this.watches.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { ...IN_A_PLACE, nextCheckAt: { $exists: false } } },
      { $group: { _id: '$user', count: { $sum: 1 } } },
    ]);
    const waits = new Map(waiting.map(({ _id, count }) => [_id.toHexString(), count]));
    return groups.map(({ _id, active }) => {
      const user = _id.toHexString();
      return { user, active, waiting: waits.get(user) ?? 0 };
    });
  }

  async activeOf(users: readonly string[]): Promise<Map<string, number>> {
    const groups = await this.watches.aggregate<{ _id: Types.ObjectId; active: number }>([
      { $match: { user: { $in: users.map((id) => new Types.ObjectId(id)) }, ...ACTIVE } },
      { $group: { _id: '$user', active: { $sum: 1 } } },
    ]);
    return new Map(groups.map(({ _id, active }) => [_id.toHexString(), active]));
  }

  /** Of each user the most checks that one watch has used in the window. */
  async mostChecked(windows: readonly { user: string; windowStart: Date }[]): Promise<Map<string, number>> {
    const groups = await this.watches.aggregate<{
      _id: { user: Types.ObjectId; window?: Date };
      used: number | null;
    }>([
      { $match: { user: { $in: windows.map(({ user }) => new Types.ObjectId(user)) } } },
      { $group: { _id: { user: '$user', window: '$quota.window' }, used: { $max: '$quota.used' } } },
    ]);
    const starts = new Map(windows.map(({ user, windowStart }) => [user, windowStart.getTime()]));
    return new Map(
      groups.flatMap(({ _id: { user, window }, used }) => {
        const id = user.toHexString();
        return window && window.getTime() === starts.get(id) ? [[id, used ?? 0] as const] : [];
      }),
    );
  }

  /** Whether there is a watch beyond the first so many places. */
  async isBeyond(user: string, allowed: number): Promise<boolean> {
    return (await this.held(user)).some(({ place }) => placeNumber(place ?? '') >= allowed);
  }

  /** Pauses the newest of those that are too many; answers how many. */
  async pauseNewest(user: string, allowed: number): Promise<number> {
    const held = await this.held(user);
    const newest = held.toSorted(
      (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1),
    );
    let count = 0;
    for (const { _id, place } of newest.slice(0, Math.max(0, held.length - allowed))) {
      const { modifiedCount } = await this.watches.updateOne(
        { _id, place },
        { $set: { state: 'paused-by-plan' }, $unset: { place: 1, nextCheckAt: 1, claim: 1, check: 1 } },
      );
      count += modifiedCount;
    }
    return count;
  }

  /** Those that stay take places of the plan. */
  async moveIntoPlaces(user: string, allowed: number): Promise<void> {
    for (const { _id, place } of await this.held(user)) {
      if (placeNumber(place ?? '') < allowed) continue;
      // It gives its own away with the same write, so there is one less than counted.
      await this.places.take(
        user,
        allowed,
        (free) => this.watches.updateOne({ _id, place }, { $set: { place: free } }),
        1,
      );
    }
  }

  /** Lets those that wait for nothing go on where they have checks again. */
  async wake(user: string, checks: CheckAllowance | null, later: () => Date): Promise<number> {
    const waiting = await this.watches
      .find({ user: new Types.ObjectId(user), ...ACTIVE, nextCheckAt: { $exists: false } }, { quota: 1 })
      .lean<Pick<WatchRecord, '_id' | 'quota'>[]>();
    let count = 0;
    for (const watch of waiting) {
      if (checks && checksUsed(watch, { checks }) >= checks.most) continue;
      const stillWaits = { _id: watch._id, ...ACTIVE, nextCheckAt: { $exists: false } };
      count += (await this.watches.updateOne(stillWaits, { $set: { nextCheckAt: later() } })).modifiedCount;
    }
    return count;
  }

  private held(user: string): Promise<Held[]> {
    return this.watches
      .find({ place: { $gte: `${user}:`, $lt: `${user};` } }, { place: 1, createdAt: 1 })
      .lean<Held[]>();
  }
}
