import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { FREE_CHECKS_MODEL, type FreeChecksRecord } from './saved-schemas.schema';

/** How many free checks each user had today, a day of UTC. */
@Injectable()
export class FreeChecksRepository {
  constructor(@InjectModel(FREE_CHECKS_MODEL) private readonly users: Model<FreeChecksRecord>) {}

  /** Counts one more, unless there were as many already; how many there are then, or null. */
  async take(user: string, now: Date, most: number): Promise<number | null> {
    const day = dayOf(now);
    const more = await this.countOneMore(user, day, most);
    if (more !== null) return more;
    // Another request may have begun the day at this moment.
    return (await this.begin(user, day)) ? 1 : this.countOneMore(user, day, most);
  }

  /** Takes one back that came to nothing. */
  async giveBack(user: string, now: Date): Promise<void> {
    await this.users.updateOne({ _id: user, day: dayOf(now), count: { $gt: 0 } }, { $inc: { count: -1 } });
  }

  async removeAll(user: string): Promise<void> {
    await this.users.deleteOne({ _id: user });
  }

  private async countOneMore(user: string, day: string, most: number): Promise<number | null> {
    const filter = { _id: user, day, count: { $lt: most } };
    const record = await this.users
      .findOneAndUpdate(filter, { $inc: { count: 1 } }, { returnDocument: 'after' })
      .lean<FreeChecksRecord>();
    return record?.count ?? null;
  }

  /** False where the day has begun already. */
  private async begin(user: string, day: string): Promise<boolean> {
    try {
      const first = { $set: { day, count: 1 } };
      await this.users.updateOne({ _id: user, day: { $ne: day } }, first, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
