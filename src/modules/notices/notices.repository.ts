import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { NoticeKind, NoticeSeverity } from '../../contracts/notices/notices';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { removeBatches } from './remove-batches';
import { NOTICE_MODEL, type NoticeRecord } from './notices.schema';

export interface NoticeFilter {
  unread?: boolean;
  severity?: NoticeSeverity[];
  kind?: NoticeKind;
  id?: string[];
}

/** Notices; what a user asks for names the user. */
@Injectable()
export class NoticesRepository {
  constructor(@InjectModel(NOTICE_MODEL) private readonly notices: Model<NoticeRecord>) {}

  /** False where its user has one with this key. */
  async insert(notice: NoticeRecord): Promise<boolean> {
    try {
      await this.notices.create(notice);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  list(
    user: string,
    filter: NoticeFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<NoticeRecord>> {
    const { unread, severity, kind, id } = filter;
    const wanted: QueryFilter<NoticeRecord> = {
      user: new Types.ObjectId(user),
      ...(unread !== undefined && { unread }),
      ...(severity && { severity: { $in: severity } }),
      ...(kind && { kind }),
      ...(id && { _id: { $in: id.map((each) => new Types.ObjectId(each)) } }),
    };
    return findPage(this.notices, wanted, sort, range, { projection: { details: 0 } });
  }

  /** Of these keys those that one of these users has a notice of. */
  async keysOf(users: readonly string[], keys: readonly string[]): Promise<string[]> {
    const found = await this.notices
      .find(
        { user: { $in: users.map((user) => new Types.ObjectId(user)) }, key: { $in: [...keys] } },
        { key: 1 },
      )
      .lean<Pick<NoticeRecord, 'key'>[]>();
    return found.map(({ key }) => key);
  }

  /** How many are unread, up to a limit. */
  countUnread(user: string, limit: number): Promise<number> {
    return this.notices.countDocuments({ user: new Types.ObjectId(user), unread: true }, { limit });
  }

  find(user: string, id: string): Promise<NoticeRecord | null> {
    return this.notices.findOne({ _id: id, user }).lean<NoticeRecord>();
  }

  /** By what a delivery names; in the order in which they were published. */
  findMany(user: Types.ObjectId, ids: readonly Types.ObjectId[]): Promise<NoticeRecord[]> {
    return this.notices
      .find({ user, _id: { $in: [...ids] } })
      .sort({ at: 1, _id: 1 })
      .lean<NoticeRecord[]>();
  }

  /** One that is read already keeps its time. */
  async markRead(user: string, id: string, readAt: Date): Promise<void> {
    await this.notices.updateOne({ _id: id, user, unread: true }, { $set: { unread: false, readAt } });
  }

  async markAllRead(user: string, readAt: Date, until?: Date): Promise<void> {
    await this.notices.updateMany(
      { user: new Types.ObjectId(user), unread: true, ...(until && { at: { $lte: until } }) },
      { $set: { unread: false, readAt } },
    );
  }

  remove(user: string, id: string): Promise<NoticeRecord | null> {
    return this.notices.findOneAndDelete({ _id: id, user }).lean<NoticeRecord>();
  }

  async removeOf(user: string): Promise<void> {
    await this.notices.deleteMany({ user: new Types.ObjectId(user) });
  }

  /** All but a user's newest. */
  async trim(user: Types.ObjectId, kept: number): Promise<void> {
    const [oldest] = await this.notices
      .find({ user }, { at: 1 })
      .sort({ at: -1, _id: -1 })
      .skip(kept)
      .limit(1)
      .lean<Pick<NoticeRecord, 'at'>[]>();
    if (oldest) await this.notices.deleteMany({ user, at: { $lte: oldest.at } });
  }

  removeOlder(than: Date): Promise<number> {
    return removeBatches(this.notices, { at: { $lt: than } });
  }

  /** Those that channels were not told of in time, the oldest first. */
  listUntold(now: Date, limit: number): Promise<NoticeRecord[]> {
    return this.notices
      .find({ tellFrom: { $lte: now } })
      .sort({ tellFrom: 1 })
      .limit(limit)
      .lean<NoticeRecord[]>();
  }

  /** Whether it is ours to tell until then. */
  async claimTelling({ _id, tellFrom }: NoticeRecord, until: Date): Promise<boolean> {
    const { matchedCount } = await this.notices.updateOne({ _id, tellFrom }, { $set: { tellFrom: until } });
    return matchedCount === 1;
  }

  async markTold(_id: Types.ObjectId): Promise<void> {
    await this.notices.updateOne({ _id }, { $unset: { tellFrom: 1 } });
  }
}
