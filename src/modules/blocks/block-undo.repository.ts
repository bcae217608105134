import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { BLOCK_UNDO_MODEL, type BlockUndoRecord } from './block-undo.schema';

/** What blocks were before products were taken over; nothing is found without its owner. */
@Injectable()
export class BlockUndoRepository {
  constructor(@InjectModel(BLOCK_UNDO_MODEL) private readonly undo: Model<BlockUndoRecord>) {}

  async keep(record: BlockUndoRecord): Promise<void> {
    await this.undo.collection.insertOne(record);
  }

  async drop(id: Types.ObjectId): Promise<void> {
    await this.undo.deleteOne({ _id: id });
  }

  /** One block after the other: each may hold pictures. */
  of(owner: string, change: string, since: Date): AsyncIterable<BlockUndoRecord> {
    return this.undo
      .find({ change: new Types.ObjectId(change), owner: new Types.ObjectId(owner), at: { $gte: since } })
      .sort({ _id: 1 })
      .lean<BlockUndoRecord[]>()
      .cursor() as AsyncIterable<BlockUndoRecord>;
  }

  /** The owner keeps the undo of the last change alone. */
  async removeBefore(owner: string, change: Types.ObjectId): Promise<void> {
    await deleteInBatches(this.undo, { owner: new Types.ObjectId(owner), change: { $lt: change } });
  }

  /** What can no longer be undone; of how many blocks. */
  removeOld(before: Date): Promise<number> {
    return deleteInBatches(this.undo, { at: { $lt: before } });
  }

  async removeAll(owner: string): Promise<void> {
    await deleteInBatches(this.undo, { owner: new Types.ObjectId(owner) });
  }
}
