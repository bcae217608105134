import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { BriefOutline, OutlineKind } from '../../contracts/briefs/briefs';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { BRIEF_MODEL, type BriefRecord } from './briefs.schema';

export type NewBrief = Omit<
  BriefRecord,
  'user' | 'job' | '_id' | 'version' | 'edited' | 'createdAt' | 'updatedAt'
>;

/** What lists tell. */
export type BriefRow = Omit<BriefRecord, 'found' | 'outlines' | 'edited'>;

/** What other pages change of a brief. */
export type ReworkedBrief = Pick<
  BriefRecord,
  'outlines' | 'found' | 'read' | 'outliers' | 'unread' | 'terms'
>;

const ROW = { found: 0, outlines: 0, edited: 0 };

interface Whose {
  id: string;
  user: string;
  job: string;
}

/** Finished briefs; nothing is found without its user. */
@Injectable()
export class BriefsRepository {
  constructor(@InjectModel(BRIEF_MODEL) private readonly briefs: Model<BriefRecord>) {}

  async keep({ id, user, job }: Whose, brief: NewBrief): Promise<void> {
    const now = new Date();
    const whose = {
      _id: new Types.ObjectId(id),
      user: new Types.ObjectId(user),
      job: new Types.ObjectId(job),
    };
    try {
      await this.briefs.insertMany([
        { ...whose, ...brief, edited: [], version: 1, createdAt: now, updatedAt: now },
      ]);
    } catch (error) {
      // Another run of the job has kept it.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  list(user: string, sort: ListSort, range: ListRange): Promise<ListPage<BriefRow>> {
    return findPage(this.briefs, { user: new Types.ObjectId(user) }, sort, range, { projection: ROW });
  }

  find(user: string, id: string): Promise<BriefRecord | null> {
    return this.briefs.findOne({ _id: id, user }).lean<BriefRecord>().exec();
  }

  /** Null where the outlines are of another version by now, or the brief is gone. */
  saveOutlines(
    user: string,
    id: string,
    version: number,
    saved: { outlines: BriefOutline[]; edited: OutlineKind[] },
  ): Promise<BriefRecord | null> {
    return this.change(user, id, version, saved);
  }

  /** The same. */
  rework(user: string, id: string, version: number, reworked: ReworkedBrief): Promise<BriefRecord | null> {
    return this.change(user, id, version, reworked);
  }

  async removeOfJob(job: string): Promise<void> {
    await this.briefs.deleteOne({ job });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.briefs, { user: new Types.ObjectId(user) });
  }

  private change(
    user: string,
    id: string,
    version: number,
    fields: Partial<BriefRecord>,
  ): Promise<BriefRecord | null> {
    const change = { $set: { ...fields, updatedAt: new Date() }, $inc: { version: 1 } };
    return this.briefs
      .findOneAndUpdate({ _id: id, user, version }, change, { returnDocument: 'after' })
      .lean<BriefRecord>()
      .exec();
  }
}
