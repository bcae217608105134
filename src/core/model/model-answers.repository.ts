import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../database/delete-in-batches';
import { MODEL_ANSWER_MODEL, type ModelAnswerRecord } from './model.schema';

/** Checked answers, each for the user alone who asked: how soon one comes tells nobody what others work on. */
@Injectable()
export class ModelAnswersRepository {
  constructor(@InjectModel(MODEL_ANSWER_MODEL) private readonly answers: Model<ModelAnswerRecord>) {}

  /** The key of an answer to a user, by all that it is made from. */
  keyOf(user: string, parts: readonly unknown[]): string {
    return createHash('sha256')
      .update(JSON.stringify([user, ...parts]))
      .digest('base64url');
  }

  /** Undefined where none was kept since. */
  async find(key: string, since: Date): Promise<unknown> {
    const record = await this.answers.findOne({ _id: key, at: { $gte: since } }).lean<ModelAnswerRecord>();
    return record?.value;
  }

  async keep(key: string, user: string, value: unknown): Promise<void> {
    const fields = { user: new Types.ObjectId(user), value, at: new Date() };
    await this.answers.updateOne({ _id: key }, { $set: fields }, { upsert: true });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.answers, { user: new Types.ObjectId(user) });
  }

  removeBefore(time: Date): Promise<number> {
    return deleteInBatches(this.answers, { at: { $lt: time } });
  }
}
