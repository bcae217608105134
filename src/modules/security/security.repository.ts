import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SecurityView } from '../../contracts/security/security';
import { BriefCache } from '../../core/database/brief-cache';
import { SECURITY_MODEL, type SecurityRecord } from './security.schema';

/** The id of the one record. */
const THE_ONE = 'security';

@Injectable()
export class SecurityRepository {
  /** Each request of an admin asks for it. */
  private readonly cache = new BriefCache<SecurityView>((id) => this.find(id));

  constructor(@InjectModel(SECURITY_MODEL) private readonly records: Model<SecurityRecord>) {}

  settings(): Promise<SecurityView> {
    return this.cache.get(THE_ONE);
  }

  async save({ adminsNeedTwoFactor }: SecurityView): Promise<void> {
    await this.cache.changing(
      this.records.updateOne({ _id: THE_ONE }, { $set: { adminsNeedTwoFactor } }, { upsert: true }).exec(),
    );
  }

  private async find(id: string): Promise<SecurityView> {
    const record = await this.records.findOne({ _id: id }).lean<SecurityRecord>();
    return { adminsNeedTwoFactor: record?.adminsNeedTwoFactor ?? false };
  }
}
