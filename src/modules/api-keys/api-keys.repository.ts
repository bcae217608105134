import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import type { Day } from '../../domain/statistics/days';
import { API_KEY_MODEL, type ApiKeyRecord } from './api-keys.schema';

export interface ApiKeyFilter {
  id?: string[];
  /** In the owner's email. */
  q?: string;
}

export type NewApiKey = Pick<ApiKeyRecord, 'ownerEmail' | 'name' | 'hash' | 'hint' | 'scopes'> &
  Pick<ApiKeyRecord, 'createdAt' | 'expiresAt'> & { owner: string };

interface Use {
  day: Day;
  /** Days that are counted no more. */
  over: readonly Day[];
  /** Absent where a use was noted a moment ago. */
  lastUsedAt?: Date;
}

/** Ended keys of one owner that are kept. */
const KEPT_ENDED = 20;

@Injectable()
export class ApiKeysRepository {
  constructor(@InjectModel(API_KEY_MODEL) private readonly keys: Model<ApiKeyRecord>) {}

  list({ id, q }: ApiKeyFilter, sort: ListSort, range: ListRange): Promise<ListPage<ApiKeyRecord>> {
    const filter = { ...(id && { _id: { $in: id } }), ...searchQuery<ApiKeyRecord>(q, ['ownerEmail']) };
    return findPage(this.keys, filter, sort, range);
  }

  /** All of one owner, the newest first. */
  ofOwner(owner: string): Promise<ApiKeyRecord[]> {
    return this.keys
      .find({ owner: new Types.ObjectId(owner) })
      .sort({ createdAt: -1 })
      .lean<ApiKeyRecord[]>();
  }

  findByHash(hash: string): Promise<ApiKeyRecord | null> {
    return this.keys.findOne({ hash }).lean<ApiKeyRecord>();
  }

  async insert({ owner, ...key }: NewApiKey): Promise<ApiKeyRecord> {
    return (await this.keys.create({ ...key, owner: new Types.ObjectId(owner), uses: {} })).toObject();
  }

  /** With an owner, only that one's. Null where there is none, and for one that was revoked before. */
  revoke(id: string, revokedAt: Date, revokedBy: string, owner?: string): Promise<ApiKeyRecord | null> {
    const open = { _id: new Types.ObjectId(id), revokedAt: null };
    return this.keys
      .findOneAndUpdate(
        { ...open, ...(owner !== undefined && { owner: new Types.ObjectId(owner) }) },
        { $set: { revokedAt, revokedBy } },
        { returnDocument: 'after' },
      )
      .lean<ApiKeyRecord>();
  }

  async exists(id: string, owner?: string): Promise<boolean> {
    const whose = owner !== undefined && { owner: new Types.ObjectId(owner) };
    return (await this.keys.exists({ _id: new Types.ObjectId(id), ...whose })) !== null;
  }

  /** One more request of a day, whoever counts at the same time. */
  async noteUse(id: Types.ObjectId, { day, over, lastUsedAt }: Use): Promise<void> {
    await this.keys.updateOne(
      { _id: id },
      {
        $inc: { [`uses.${day}`]: 1 },
        ...(lastUsedAt && { $set: { lastUsedAt } }),
        ...(over.length > 0 && { $unset: Object.fromEntries(over.map((past) => [`uses.${past}`, 1])) }),
      },
    );
  }

  /** Those that ended first. */
  async forgetEnded(owner: string, now: Date): Promise<void> {
    const ended = (await this.ofOwner(owner)).filter((key) => key.revokedAt || key.expiresAt <= now);
    const old = ended.slice(KEPT_ENDED).map(({ _id }) => _id);
    if (old.length > 0) await this.keys.deleteMany({ _id: { $in: old } });
  }

  async renameOwner(owner: string, ownerEmail: string): Promise<void> {
    await this.keys.updateMany({ owner: new Types.ObjectId(owner) }, { $set: { ownerEmail } });
  }

  async removeAll(owner: string): Promise<void> {
    await this.keys.deleteMany({ owner: new Types.ObjectId(owner) });
  }
}
