import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { KeyState } from '../../contracts/keys/keys';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { KEY_MODEL, type KeyRecord } from './keys.schema';

export interface KeyFilter {
  id?: string[];
  /** In the owner's e-mail. */
  q?: string;
  state?: KeyState[];
}

export interface NewKey {
  owner: string;
  ownerEmail: string;
  sealed: string;
  hint: string;
  createdAt: Date;
}

interface KeyEnd {
  state: Exclude<KeyState, 'active'>;
  endedAt: Date;
  endedBy: string;
}

/** Ended keys of one owner that the history keeps. */
const KEPT_OF_OWNER = 50;
const SORT_COLUMNS = { generatedAt: ['createdAt'] };

@Injectable()
export class KeysRepository {
  constructor(@InjectModel(KEY_MODEL) private readonly keys: Model<KeyRecord>) {}

  list(filter: KeyFilter, sort: ListSort, range: ListRange): Promise<ListPage<KeyRecord>> {
    return findPage(this.keys, toQuery(filter), sort, range, { columns: SORT_COLUMNS });
  }

  find(id: string): Promise<KeyRecord | null> {
    return this.keys.findById(id).lean<KeyRecord>();
  }

  findLatest(owner: string): Promise<KeyRecord | null> {
    return this.keys
      .findOne({ owner: new Types.ObjectId(owner) })
      .sort({ createdAt: -1 })
      .lean<KeyRecord>();
  }

  findActive(owner: string): Promise<KeyRecord | null> {
    return this.keys.findOne({ activeOf: new Types.ObjectId(owner) }).lean<KeyRecord>();
  }

  /** False where the owner has an active key. */
  async insertActive({ owner, ...key }: NewKey): Promise<boolean> {
    const id = new Types.ObjectId(owner);
    try {
      await this.keys.create({ ...key, owner: id, activeOf: id, state: 'active' });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** The revoked key that keeps its owner from another one. */
  findLocked(owner: string): Promise<KeyRecord | null> {
    return this.keys.findOne({ lockedOf: new Types.ObjectId(owner) }).lean<KeyRecord>();
  }

  async endActive(owner: string, end: KeyEnd): Promise<void> {
    await this.keys.updateOne({ activeOf: new Types.ObjectId(owner) }, ended(end));
  }

  /** In one step with the lock, so that no other key slips in. Null for a key that has ended. */
  revoke({ _id, owner }: KeyRecord, end: Omit<KeyEnd, 'state'>): Promise<KeyRecord | null> {
    const { $set, $unset } = ended({ ...end, state: 'revoked' });
    return this.keys
      .findOneAndUpdate(
        { _id, state: 'active' },
        { $set: { ...$set, lockedOf: owner }, $unset },
        { returnDocument: 'after' },
      )
      .lean<KeyRecord>();
  }

  /** Null where no other key is waited for. */
  unlock(id: string): Promise<KeyRecord | null> {
    return this.keys
      .findOneAndUpdate(
        { _id: id, lockedOf: { $exists: true } },
        { $unset: { lockedOf: 1 } },
        { returnDocument: 'after' },
      )
      .lean<KeyRecord>();
  }

  async removeActive(owner: string): Promise<void> {
    await this.keys.deleteOne({ activeOf: new Types.ObjectId(owner) });
  }

  async forgetOldest(owner: string): Promise<void> {
    const old = await this.keys
      .find({ owner: new Types.ObjectId(owner) }, { _id: 1 })
      .sort({ createdAt: -1 })
      .skip(KEPT_OF_OWNER)
      .lean<Pick<KeyRecord, '_id'>[]>();
    if (old.length) await this.keys.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  async renameOwner(owner: string, ownerEmail: string): Promise<void> {
    await this.keys.updateMany({ owner: new Types.ObjectId(owner) }, { $set: { ownerEmail } });
  }

  async removeAll(owner: string): Promise<void> {
    await this.keys.deleteMany({ owner: new Types.ObjectId(owner) });
  }
}

/** What is over is kept without the key. */
function ended({ state, endedAt, endedBy }: KeyEnd) {
  return { $set: { state, endedAt, endedBy }, $unset: { activeOf: 1, sealed: 1 } };
}

function toQuery({ id, q, state }: KeyFilter): QueryFilter<KeyRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(state && { state: { $in: state } }),
    ...searchQuery<KeyRecord>(q, ['ownerEmail']),
  };
}
