import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MAX_OWN_WORDS } from '../../contracts/intent/intent';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import {
  INTENT_WORD_COUNTER_MODEL,
  INTENT_WORD_MODEL,
  type IntentWordCounterRecord,
  type IntentWordRecord,
} from './intent.schema';

const SHARED = 'shared';
/** A word that was counted is stored by then, or its process died before it was. */
const SETTLED_MS = 60_000;

/** How many words each student keeps, exact under parallel calls, and how often the shared ones changed. */
@Injectable()
export class IntentWordCounters {
  constructor(
    @InjectModel(INTENT_WORD_COUNTER_MODEL) private readonly counters: Model<IntentWordCounterRecord>,
    @InjectModel(INTENT_WORD_MODEL) private readonly words: Model<IntentWordRecord>,
  ) {}

  /** Counts a word that is about to be stored; whether there is room for it. */
  async take(owner: string): Promise<boolean> {
    if (await this.add(owner)) return true;
    await this.recount(owner);
    return this.add(owner);
  }

  async giveBack(owner: string): Promise<void> {
    const change = { $inc: { count: -1 }, $set: { changedAt: new Date() } };
    await this.counters.updateOne({ _id: owner, count: { $gt: 0 } }, change);
  }

  async forget(owner: string): Promise<void> {
    await this.counters.deleteOne({ _id: owner });
  }

  /** The number of changes of the words that everybody sees. */
  async sharedChanges(): Promise<number> {
    return (await this.counters.findById(SHARED).lean<IntentWordCounterRecord>())?.count ?? 0;
  }

  /** Counts one more; the number with it. */
  async addSharedChange(): Promise<number> {
    const { count } = await this.counters
      .findOneAndUpdate(
        { _id: SHARED },
        { $inc: { count: 1 }, $set: { changedAt: new Date() } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<IntentWordCounterRecord>()
      .orFail();
    return count;
  }

  private async add(owner: string): Promise<boolean> {
    const room = { _id: owner, count: { $lt: MAX_OWN_WORDS } };
    const change = { $inc: { count: 1 }, $set: { changedAt: new Date() } };
    return (await this.counters.updateOne(room, change)).matchedCount === 1;
  }

  /** Begins to count what is there, or mends a count that a process left wrong by dying between count and word. */
  private async recount(owner: string): Promise<void> {
    const before = await this.counters.findById(owner).lean<IntentWordCounterRecord>();
    const now = new Date();
    if (before && now.getTime() - before.changedAt.getTime() < SETTLED_MS) return;
    const count = await this.words.countDocuments({ owner: new Types.ObjectId(owner) });
    if (before) {
      const { changedAt } = before;
      await this.counters.updateOne({ _id: owner, changedAt }, { $set: { count, changedAt: now } });
      return;
    }
    try {
      await this.counters.create({ _id: owner, count, changedAt: now });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
