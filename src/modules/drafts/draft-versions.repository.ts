import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import type { DraftText } from './drafts.repository';
import { DRAFT_VERSION_MODEL, type DraftVersionRecord } from './drafts.schema';

export type DraftVersionRow = Omit<DraftVersionRecord, 'content'>;

/** Texts that drafts have had; nothing is found without its user. */
@Injectable()
export class DraftVersionsRepository {
  constructor(@InjectModel(DRAFT_VERSION_MODEL) private readonly versions: Model<DraftVersionRecord>) {}

  /** All of a draft, the latest first: there are few. */
  list(user: string, draft: string): Promise<DraftVersionRow[]> {
    return this.versions
      .find({ draft, user }, { content: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<DraftVersionRow[]>()
      .exec();
  }

  find(user: string, draft: string, id: string): Promise<DraftVersionRecord | null> {
    return this.versions.findOne({ _id: id, draft, user }).lean<DraftVersionRecord>().exec();
  }

  async insert(
    user: string,
    draft: string,
    text: DraftText & Pick<DraftVersionRecord, 'name' | 'createdAt'>,
  ): Promise<DraftVersionRecord> {
    const whose = { user: new Types.ObjectId(user), draft: new Types.ObjectId(draft) };
    return (await this.versions.create({ ...text, ...whose })).toObject();
  }

  countNamed(user: string, draft: string): Promise<number> {
    return this.versions.countDocuments({ draft, user, name: { $ne: null } });
  }

  /** Keeps the latest automatic ones. */
  async trim(user: string, draft: string, most: number): Promise<void> {
    const old = await this.versions
      .find({ draft, user, name: null }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .skip(most)
      .lean<Pick<DraftVersionRecord, '_id'>[]>();
    if (old.length > 0) await this.versions.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }

  async remove(user: string, draft: string, id: string): Promise<boolean> {
    return (await this.versions.deleteOne({ _id: id, draft, user })).deletedCount === 1;
  }

  async removeOfDraft(user: string, draft: string): Promise<void> {
    await deleteInBatches(this.versions, {
      draft: new Types.ObjectId(draft),
      user: new Types.ObjectId(user),
    });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.versions, { user: new Types.ObjectId(user) });
  }
}
