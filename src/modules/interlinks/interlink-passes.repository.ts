import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { INTERLINK_PASS_MODEL, type InterlinkPassRecord } from './interlinks.schema';

/** Which readings were paid for, and until when runs on them cost nothing. */
@Injectable()
export class InterlinkPassesRepository {
  constructor(@InjectModel(INTERLINK_PASS_MODEL) private readonly passes: Model<InterlinkPassRecord>) {}

  async open(user: string, reading: string, now: Date): Promise<boolean> {
    const found = this.passes.findOne({ user, reading, until: { $gt: now } }, { _id: 1 });
    return (await found.lean()) !== null;
  }

  listOpen(user: string, now: Date): Promise<InterlinkPassRecord[]> {
    return this.passes
      .find({ user, until: { $gt: now } })
      .lean<InterlinkPassRecord[]>()
      .exec();
  }

  /** Until the later one, where there is one already; a run that comes after a killed one changes little. */
  async give(user: string, reading: string, until: Date, now: Date): Promise<void> {
    await this.passes.deleteMany({ user, until: { $lte: now } });
    await this.passes.updateOne(
      { user: new Types.ObjectId(user), reading: new Types.ObjectId(reading) },
      { $max: { until } },
      { upsert: true },
    );
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.passes, { user: new Types.ObjectId(user) });
  }
}
