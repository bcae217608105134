import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NOTE_MODEL, type NoteRecord, SEEN_NOTE_MODEL, type SeenNoteRecord } from './notes.schema';

const _id = 'important';

@Injectable()
export class NotesRepository {
  constructor(
    @InjectModel(NOTE_MODEL) private readonly notes: Model<NoteRecord>,
    @InjectModel(SEEN_NOTE_MODEL) private readonly seen: Model<SeenNoteRecord>,
  ) {}

  find(): Promise<NoteRecord | null> {
    return this.notes.findById(_id).lean<NoteRecord>();
  }

  /** The note as it is from now on, under its next version. */
  change(msg: string, updatedAt: Date): Promise<NoteRecord> {
    return this.notes
      .findOneAndUpdate(
        { _id },
        { $set: { msg, updatedAt }, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<NoteRecord>();
  }

  async lastSeen(user: string): Promise<number> {
    return (await this.seen.findById(user).lean<SeenNoteRecord>())?.version ?? 0;
  }

  /** Never back to an older one, as a second tab may still show. */
  async markSeen(user: string, version: number): Promise<void> {
    await this.seen.updateOne({ _id: user }, { $max: { version } }, { upsert: true });
  }

  async forget(user: string): Promise<void> {
    await this.seen.deleteOne({ _id: user });
  }
}
