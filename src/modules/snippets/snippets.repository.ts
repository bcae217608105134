import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { SnippetFields } from '../../contracts/snippets/snippets';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { SNIPPET_MODEL, type SnippetEntryRecord, type SnippetRecord } from './snippets.schema';

export interface SnippetToKeep {
  name: string;
  fields: SnippetFields;
}

/** Saved sets; nothing is found without its user. */
@Injectable()
export class SnippetsRepository {
  constructor(@InjectModel(SNIPPET_MODEL) private readonly snippets: Model<SnippetRecord>) {}

  list(user: string, sort: ListSort, range: ListRange): Promise<ListPage<SnippetEntryRecord>> {
    return findPage(this.snippets, { user: new Types.ObjectId(user) }, sort, range);
  }

  count(user: string): Promise<number> {
    return this.snippets.countDocuments({ user: new Types.ObjectId(user) });
  }

  find(user: string, id: string): Promise<SnippetRecord | null> {
    return this.snippets.findOne({ _id: id, user }).select('+fields').lean<SnippetRecord>();
  }

  async insert(user: string, set: SnippetToKeep): Promise<SnippetRecord> {
    return (await this.snippets.create({ user: new Types.ObjectId(user), ...set })).toObject();
  }

  update(user: string, id: string, set: SnippetToKeep): Promise<SnippetRecord | null> {
    return this.snippets
      .findOneAndUpdate({ _id: id, user }, { $set: set }, { returnDocument: 'after' })
      .select('+fields')
      .lean<SnippetRecord>();
  }

  /** What was removed; null where nothing was. */
  remove(user: string, id: string): Promise<SnippetRecord | null> {
    return this.snippets.findOneAndDelete({ _id: id, user }).select('+fields').lean<SnippetRecord>();
  }

  async removeAll(user: string): Promise<void> {
    await this.snippets.deleteMany({ user: new Types.ObjectId(user) });
  }
}
