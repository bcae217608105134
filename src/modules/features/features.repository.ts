import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { FEATURE_MODEL, type FeatureRecord } from './features.schema';

@Injectable()
export class FeaturesRepository {
  constructor(@InjectModel(FEATURE_MODEL) private readonly features: Model<FeatureRecord>) {}

  findAll(): Promise<FeatureRecord[]> {
    return this.features.find().lean<FeatureRecord[]>();
  }

  async set({ _id, enabled, updatedAt }: FeatureRecord): Promise<void> {
    await this.features.updateOne({ _id }, { $set: { enabled, updatedAt } }, { upsert: true });
  }
}
