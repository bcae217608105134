import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { deleteInBatches } from '../database/delete-in-batches';
import { insertNew } from '../database/insert-new';
import { bytesOf } from '../database/packed';
import type { MeaningKind } from './meaning-port';
import { MEANING_VECTOR_MODEL, type MeaningVectorRecord } from './meaning.schema';

const DAY_MS = 86_400_000;
/** How long vectors are kept, and how many: some 100 MB. */
export const MEANING_KEPT = { days: 30, vectors: 200_000 } as const;
/** In one query. */
const BATCH = 500;

/** Vectors that were made before: the same text costs nothing again, whoever asks. */
@Injectable()
export class MeaningVectorsRepository {
  constructor(@InjectModel(MEANING_VECTOR_MODEL) private readonly vectors: Model<MeaningVectorRecord>) {}

  keyOf(model: string, kind: MeaningKind, text: string): string {
    return createHash('sha256')
      .update(JSON.stringify([model, kind, text]))
      .digest('base64url');
  }

  /** Those that are there, by their keys. */
  async find(keys: readonly string[]): Promise<Map<string, Uint8Array>> {
    const found = new Map<string, Uint8Array>();
    for (let at = 0; at < keys.length; at += BATCH) {
      const records = await this.vectors
        .find({ _id: { $in: keys.slice(at, at + BATCH) } })
        .lean<MeaningVectorRecord[]>();
      for (const { _id, vector } of records) found.set(_id, bytesOf(vector));
    }
    return found;
  }

  async keep(vectors: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const at = new Date();
    const records = [...vectors].map(([_id, vector]) => ({ _id, vector: Buffer.from(vector), at }));
    await insertNew(this.vectors, records);
  }

  /** Deletes what is older than 30 days, and the oldest of what is too much; gives how many. */
  async removeOld(now: Date, most: number = MEANING_KEPT.vectors): Promise<number> {
    const before = new Date(now.getTime() - MEANING_KEPT.days * DAY_MS);
    let count = await deleteInBatches(this.vectors, { at: { $lt: before } });
    for (let left = (await this.vectors.estimatedDocumentCount()) - most; left > 0; left -= BATCH) {
      const oldest = await this.vectors
        .find({}, { _id: 1 })
        .sort({ at: 1 })
        .limit(Math.min(left, BATCH))
        .lean<{ _id: string }[]>();
      await this.vectors.collection.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } } as object);
      count += oldest.length;
    }
    return count;
  }
}
