import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { BriefCache } from '../../core/database/brief-cache';
import { INSTANCE_MODEL, type InstanceRecord } from './instance.schema';

/** The id of the one record. */
const THE_ONE = 'instance';

export type InstanceSettings = Omit<InstanceRecord, '_id'>;

const NOTHING_SET: InstanceSettings = { name: '', accent: '', logo: '', contactEmail: '', upgradeUrl: '' };

@Injectable()
export class InstanceRepository {
  /** Each page asks for it. */
  private readonly cache = new BriefCache<InstanceSettings>((id) => this.find(id));

  constructor(@InjectModel(INSTANCE_MODEL) private readonly instances: Model<InstanceRecord>) {}

  settings(): Promise<InstanceSettings> {
    return this.cache.get(THE_ONE);
  }

  /** Gives what was set before. */
  async save(settings: InstanceSettings): Promise<InstanceSettings> {
    const before = await this.cache.changing(
      this.instances
        .findOneAndUpdate({ _id: THE_ONE }, { $set: settings }, { upsert: true })
        .lean<InstanceRecord>()
        .exec(),
    );
    return settingsOf(before);
  }

  private async find(id: string): Promise<InstanceSettings> {
    return settingsOf(await this.instances.findOne({ _id: id }).lean<InstanceRecord>());
  }
}

function settingsOf(record: InstanceRecord | null): InstanceSettings {
  const { name, accent, logo, contactEmail, upgradeUrl } = { ...NOTHING_SET, ...record };
  return { name, accent, logo, contactEmail, upgradeUrl };
}
