import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApiKeySettingsView } from '../../contracts/api-keys/api-keys';
import { BriefCache } from '../../core/database/brief-cache';
import { API_KEY_SETTINGS_MODEL, type ApiKeySettingsRecord } from './api-keys.schema';

/** The id of the one record. */
const THE_ONE = 'api-keys';

@Injectable()
export class ApiKeySettingsRepository {
  /** Each session asks for it. */
  private readonly cache = new BriefCache<ApiKeySettingsView>((id) => this.find(id));

  constructor(@InjectModel(API_KEY_SETTINGS_MODEL) private readonly records: Model<ApiKeySettingsRecord>) {}

  settings(): Promise<ApiKeySettingsView> {
    return this.cache.get(THE_ONE);
  }

  async save({ allowed }: ApiKeySettingsView): Promise<void> {
    await this.cache.changing(
      this.records.updateOne({ _id: THE_ONE }, { $set: { allowed } }, { upsert: true }).exec(),
    );
  }

  private async find(id: string): Promise<ApiKeySettingsView> {
    const record = await this.records.findOne({ _id: id }).lean<ApiKeySettingsRecord>();
    return { allowed: record?.allowed ?? 'nobody' };
  }
}
