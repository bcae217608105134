import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type mongo, Types } from 'mongoose';
import { KEPT_DECISIONS } from '../../contracts/interlinks/interlink-views';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { INTERLINK_DECISION_MODEL, type InterlinkDecisionRecord } from './interlinks.schema';

const DUPLICATE_KEY = 11_000;

/** What changes with a decision; absent fields stay. */
export type DecisionChange = Partial<Pick<InterlinkDecisionRecord, 'decision' | 'start' | 'end'>>;

/** What users have decided, by the ids of suggestions: each has the latest KEPT_DECISIONS. */
@Injectable()
export class InterlinkDecisionsRepository {
  constructor(
    @InjectModel(INTERLINK_DECISION_MODEL) private readonly decisions: Model<InterlinkDecisionRecord>,
  ) {}

  /** Of two changes of one suggestion the later stays, whichever comes first. */
  async put(user: string, keys: readonly string[], change: DecisionChange, at: Date): Promise<void> {
    if (keys.length === 0) return;
    const owner = new Types.ObjectId(user);
    const update = {
      $set: { ...change, at },
      ...(change.decision === undefined && { $setOnInsert: { decision: 'open' as const } }),
    };
    const { upsertedCount } = await this.decisions.collection
      .bulkWrite(
        keys.map((key) => ({
          updateOne: { filter: { user: owner, key, at: { $lte: at } }, update, upsert: true },
        })),
        { ordered: false },
      )
      .catch(unlessNewer);
    if (upsertedCount > 0) await this.trim(owner);
  }

  /** All of a user, or those since a time. */
  listOf(user: string, since?: Date): Promise<InterlinkDecisionRecord[]> {
    return this.decisions
      .find({ user, ...(since && { at: { $gte: since } }) })
      .sort({ at: -1, _id: -1 })
      .limit(KEPT_DECISIONS)
      .lean<InterlinkDecisionRecord[]>()
      .exec();
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.decisions, { user: new Types.ObjectId(user) });
  }

  private async trim(user: Types.ObjectId): Promise<void> {
    if ((await this.decisions.countDocuments({ user })) <= KEPT_DECISIONS) return;
    const oldest = await this.decisions
      .find({ user }, { _id: 1 })
      .sort({ at: -1, _id: -1 })
      .skip(KEPT_DECISIONS)
      .lean<Pick<InterlinkDecisionRecord, '_id'>[]>();
    await this.decisions.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } });
  }
}

/** A newer decision is there: its key is taken. */
function unlessNewer(error: unknown): Pick<mongo.BulkWriteResult, 'upsertedCount'> {
  const { writeErrors, result } = error as Partial<mongo.MongoBulkWriteError>;
  const failures = writeErrors === undefined ? [] : [writeErrors].flat();
  if (failures.length === 0 || failures.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return { upsertedCount: result?.upsertedCount ?? 0 };
}
