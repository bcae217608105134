import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { DRAFT_MODEL, type DraftRecord } from './drafts.schema';

/** What a save writes. */
export type DraftText = Pick<DraftRecord, 'title' | 'slug' | 'description' | 'keyword' | 'words' | 'content'>;

export type DraftGoal = Pick<DraftRecord, 'goal' | 'source'>;

/** What lists tell. */
export type DraftRow = Omit<DraftRecord, 'content' | 'goal'>;

/** Drafts; nothing is found without its user. */
@Injectable()
export class DraftsRepository {
  constructor(@InjectModel(DRAFT_MODEL) private readonly drafts: Model<DraftRecord>) {}

  list(
    user: string,
    search: string | undefined,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<DraftRow>> {
    const filter = { user: new Types.ObjectId(user), ...searchQuery<DraftRecord>(search, ['title']) };
    return findPage<DraftRecord>(this.drafts, filter, sort, range, {
      projection: { content: 0, goal: 0 },
    });
  }

  count(user: string): Promise<number> {
    return this.drafts.countDocuments({ user: new Types.ObjectId(user) });
  }

  find(user: string, id: string): Promise<DraftRecord | null> {
    return this.drafts.findOne({ _id: id, user }).lean<DraftRecord>().exec();
  }

  async exists(user: string, id: string): Promise<boolean> {
    return (await this.drafts.exists({ _id: id, user })) !== null;
  }

  async insert(user: string, draft: DraftText & DraftGoal): Promise<DraftRecord> {
    const now = new Date();
    const record = await this.drafts.create({
      ...draft,
      user: new Types.ObjectId(user),
      version: 1,
      keptAt: now,
      createdAt: now,
      updatedAt: now,
    });
    return record.toObject();
  }

  /**
   * The draft as it was before; null where it is of another version by now, or gone.
   * @param kept whether the text before is kept as a version
   */
  save(
    user: string,
    id: string,
    version: number,
    draft: DraftText,
    { at, kept }: { at: Date; kept: boolean },
  ): Promise<DraftRecord | null> {
    const change = { $set: { ...draft, updatedAt: at, ...(kept && { keptAt: at }) }, $inc: { version: 1 } };
    return this.drafts
      .findOneAndUpdate({ _id: id, user, version }, change, { returnDocument: 'before' })
      .lean<DraftRecord>()
      .exec();
  }

  /** Its text stays as it is, and so does its version. */
  setGoal(user: string, id: string, goal: DraftGoal): Promise<DraftRecord | null> {
    return this.drafts
      .findOneAndUpdate({ _id: id, user }, { $set: goal }, { returnDocument: 'after' })
      .lean<DraftRecord>()
      .exec();
  }

  async remove(user: string, id: string): Promise<boolean> {
    return (await this.drafts.deleteOne({ _id: id, user })).deletedCount === 1;
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.drafts, { user: new Types.ObjectId(user) });
  }
}
