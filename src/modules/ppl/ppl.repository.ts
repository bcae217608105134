import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { identityKey } from '../../domain/text/identity-key';
import { PPL_MODEL, type PplContent, type PplRecord } from './ppl.schema';

export interface PplFilter {
  id?: string[];
  /** In the name or in a tag. */
  q?: string;
  tag?: string;
  isPro?: boolean;
}

/** What an admin says of a file. */
export interface PplFields {
  name: string;
  isPro: boolean;
  tags: string[];
}

const SORT_COLUMNS = { name: ['nameKey'] };

@Injectable()
export class PplRepository {
  constructor(@InjectModel(PPL_MODEL) private readonly files: Model<PplRecord>) {}

  list(filter: PplFilter, sort: ListSort, range: ListRange): Promise<ListPage<PplRecord>> {
    return findPage(this.files, toQuery(filter), sort, range, { columns: SORT_COLUMNS });
  }

  /** Every tag that a file has. */
  tags(): Promise<string[]> {
    return this.files.distinct('tags');
  }

  find(id: string): Promise<PplRecord | null> {
    return this.files.findById(id).select('+preview').lean<PplRecord>();
  }

  async hasName(name: string): Promise<boolean> {
    return (await this.files.exists({ nameKey: identityKey(name) })) !== null;
  }

  async insert(fields: PplFields, content: PplContent): Promise<PplRecord> {
    const record = { ...fields, nameKey: identityKey(fields.name), ...content };
    return (await this.files.create(record)).toObject();
  }

  /** Changes what is given; gives the record as it was before, whose content nobody else is given. */
  change(id: string, fields: Partial<PplFields>, content?: PplContent): Promise<PplRecord | null> {
    const nameKey = fields.name === undefined ? {} : { nameKey: identityKey(fields.name) };
    return this.files
      .findByIdAndUpdate(id, { $set: { ...fields, ...nameKey, ...content } }, { returnDocument: 'before' })
      .lean<PplRecord>();
  }

  remove(id: string): Promise<PplRecord | null> {
    return this.files.findByIdAndDelete(id).lean<PplRecord>();
  }

  /** A download is no change of the file. */
  async countDownload(id: string): Promise<void> {
    await this.files.updateOne({ _id: id }, { $inc: { downloads: 1 } }, { timestamps: false });
  }

  /** Those of some contents that belong to a file. */
  async contentsInUse(fileIds: readonly string[]): Promise<Set<string>> {
    const used = await this.files
      .find({ fileId: { $in: [...fileIds] } }, { fileId: 1 })
      .lean<Pick<PplRecord, 'fileId'>[]>();
    return new Set(used.map(({ fileId }) => fileId));
  }
}

function toQuery({ id, q, tag, isPro }: PplFilter): QueryFilter<PplRecord> {
  return {
    ...(id && { _id: { $in: id } }),
    ...(q && searchQuery<PplRecord>(identityKey(q), ['nameKey', 'tags'])),
    ...(tag !== undefined && { tags: tag }),
    ...(isPro !== undefined && { isPro }),
  };
}
