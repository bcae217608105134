import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { ProductChangeKind } from '../../contracts/products/product-changes';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import {
  PRODUCT_CHANGE_MODEL,
  PRODUCT_UNDO_MODEL,
  type ProductChangeRecord,
  type ProductUndoRecord,
} from './product-changes.schema';

export type ProductUndo = Omit<ProductUndoRecord, 'change' | 'owner'>;

const EXPIRED_BATCH = 100;

/** Changes that can be undone, and what each did to its products; nothing is found without its owner. */
@Injectable()
export class ProductChangesRepository {
  constructor(
    @InjectModel(PRODUCT_CHANGE_MODEL) private readonly changes: Model<ProductChangeRecord>,
    @InjectModel(PRODUCT_UNDO_MODEL) private readonly undo: Model<ProductUndoRecord>,
  ) {}

  /** Keeps what a change is going to do, before it does it. */
  async begin(
    owner: string,
    kind: ProductChangeKind,
    undo: readonly ProductUndo[],
    at: Date,
  ): Promise<ProductChangeRecord> {
    const ofOwner = new Types.ObjectId(owner);
    const change = { _id: new Types.ObjectId(), owner: ofOwner, kind, changed: undo.length, at };
    await this.changes.collection.insertOne(change);
    await this.undo.collection.insertMany(
      undo.map((entry) => ({ ...entry, change: change._id, owner: ofOwner })),
      { ordered: false },
    );
    return change;
  }

  /** Takes out what the change did not come to. */
  async leaveOut(
    change: Types.ObjectId,
    products: readonly Types.ObjectId[],
    changed: number,
  ): Promise<void> {
    await this.undo.deleteMany({ change, product: { $in: [...products] } });
    await this.changes.updateOne({ _id: change }, { $set: { changed } });
  }

  /** Newest first. */
  of(owner: string, since: Date): Promise<ProductChangeRecord[]> {
    return this.changes
      .find({ owner: new Types.ObjectId(owner), at: { $gte: since } })
      .sort({ at: -1, _id: -1 })
      .lean<ProductChangeRecord[]>();
  }

  find(owner: string, id: string, since: Date): Promise<ProductChangeRecord | null> {
    return this.changes.findOne({ _id: id, owner, at: { $gte: since } }).lean<ProductChangeRecord>();
  }

  undoOf(change: Types.ObjectId): Promise<ProductUndoRecord[]> {
    return this.undo.find({ change }).sort({ _id: 1 }).lean<ProductUndoRecord[]>();
  }

  /** What it did, then the change itself. */
  async remove(change: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.undo, { change });
    await this.changes.deleteOne({ _id: change });
  }

  /** Those that can no longer be undone; of how many. */
  async removeOld(before: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const old = await this.changes
        .find({ at: { $lt: before } }, { _id: 1 })
        .limit(EXPIRED_BATCH)
        .lean<Pick<ProductChangeRecord, '_id'>[]>();
      for (const { _id } of old) await this.remove(_id);
      count += old.length;
      if (old.length < EXPIRED_BATCH) return count;
    }
  }

  /** Which of these files an undo would need. */
  async neededPictures(files: readonly string[]): Promise<string[]> {
    const picture = { $in: files.map((id) => new Types.ObjectId(id)) };
    const found = await this.undo
      .find({ picture }, { _id: 0, picture: 1 })
      .lean<Pick<ProductUndoRecord, 'picture'>[]>();
    return found.flatMap((record) => record.picture?.toHexString() ?? []);
  }

  async removeAll(owner: string): Promise<void> {
    const ofOwner = new Types.ObjectId(owner);
    await deleteInBatches(this.undo, { owner: ofOwner });
    await deleteInBatches(this.changes, { owner: ofOwner });
  }
}
