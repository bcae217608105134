import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { MESSAGES } from '../../contracts/messages';
import type { PermissionDto } from '../../contracts/permissions/permissions.dto';
import { BriefCache } from '../../core/database/brief-cache';
import { withUniqueField } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { identityKey } from '../../domain/text/identity-key';
import { PERMISSION_MODEL, type PermissionRecord } from './permissions.schema';

export interface PermissionFilter {
  id?: string[];
  q?: string;
  batch?: string;
  defaultTool?: string;
}

const SORTS = { columns: { batch: ['batchKey'] }, unique: ['batch'] };

@Injectable()
export class PermissionsRepository {
  private readonly recent = new BriefCache((id) => this.find(id));

  constructor(@InjectModel(PERMISSION_MODEL) private readonly permissions: Model<PermissionRecord>) {}

  list(filter: PermissionFilter, sort: ListSort, range: ListRange): Promise<ListPage<PermissionRecord>> {
    return findPage(this.permissions, toQuery(filter), sort, range, SORTS);
  }

  /** The ids and names of all that the filter finds, as they are asked for. */
  named(filter: PermissionFilter): AsyncIterable<Pick<PermissionRecord, '_id' | 'batch'>> {
    const options = { ...SORTS, projection: { batch: 1 } } as const;
    return streamAll(this.permissions, toQuery(filter), { field: 'batch', direction: 'ASC' }, options);
  }

  findAll(): Promise<PermissionRecord[]> {
    return this.permissions.find().sort({ batchKey: 1 }).lean<PermissionRecord[]>();
  }

  find(id: string): Promise<PermissionRecord | null> {
    return this.permissions.findById(id).lean<PermissionRecord>();
  }

  /** A batch as it was at most two seconds ago, for what nearly every request asks. */
  findRecent(id: string): Promise<PermissionRecord | null> {
    return this.recent.get(id);
  }

  findMany(ids: readonly string[]): Promise<PermissionRecord[]> {
    return this.permissions.find({ _id: { $in: ids } }).lean<PermissionRecord[]>();
  }

  findByBatch(batch: string): Promise<PermissionRecord | null> {
    return this.permissions.findOne({ batchKey: identityKey(batch) }).lean<PermissionRecord>();
  }

  insert(permission: PermissionDto): Promise<PermissionRecord> {
    return withUniqueField('batch', MESSAGES.batchTaken, async () =>
      (await this.permissions.create(toDocument(permission))).toObject(),
    );
  }

  replace(id: string, permission: PermissionDto): Promise<PermissionRecord | null> {
    const change = withUniqueField('batch', MESSAGES.batchTaken, () =>
      this.permissions
        .findByIdAndUpdate(id, { $set: toDocument(permission) }, { returnDocument: 'after' })
        .lean<PermissionRecord>(),
    );
    return this.recent.changing(change);
  }

  async remove(id: string): Promise<void> {
    await this.recent.changing(this.permissions.deleteOne({ _id: id }).exec());
  }

  /** Puts a batch back as it was before it was removed. */
  async restore(record: PermissionRecord): Promise<void> {
    const change = this.permissions.replaceOne({ _id: record._id }, record, {
      upsert: true,
      timestamps: false,
    });
    await this.recent.changing(change.exec());
  }
}

function toDocument({ batch, defaultTool, allowed }: PermissionDto) {
  return { batch, batchKey: identityKey(batch), defaultTool, allowed };
}

function toQuery({ id, q, batch, defaultTool }: PermissionFilter): QueryFilter<PermissionRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(q && searchQuery<PermissionRecord>(identityKey(q), ['batchKey'])),
    ...(batch && { batchKey: identityKey(batch) }),
    ...(defaultTool && { defaultTool }),
  };
}
