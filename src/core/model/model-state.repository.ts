import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ModelErrorView } from '../../contracts/model/model';
import { MODEL_STATE_MODEL, type ModelStateRecord } from './model.schema';

/** The id of the one record. */
const THE_ONE = 'model';

@Injectable()
export class ModelStateRepository {
  constructor(@InjectModel(MODEL_STATE_MODEL) private readonly states: Model<ModelStateRecord>) {}

  async lastError(): Promise<ModelErrorView | null> {
    const error = (await this.states.findById(THE_ONE).lean<ModelStateRecord>())?.lastError;
    return error ? { ...error, at: error.at.toISOString() } : null;
  }

  async failed(error: Omit<ModelErrorView, 'at'>): Promise<void> {
    const lastError = { ...error, at: new Date() };
    await this.states.updateOne({ _id: THE_ONE }, { $set: { lastError } }, { upsert: true });
  }
}
