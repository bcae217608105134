import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../core/database/duplicate-key';
import { copiedBytes, type Packed } from '../../core/database/packed';
import {
  type ContentRecord,
  type VersionRecord,
  WATCH_CONTENT_MODEL,
  WATCH_VERSION_MODEL,
} from './watch-records.schema';

const BATCH = 200;

/**
 * What watches have read. Versions that are alike share their content, of any watch and user. Who keeps a version touches the
 * content before and after; who deletes the last reference deletes the content only if nobody has touched it since.
 */
@Injectable()
export class WatchVersionsRepository {
  constructor(
    @InjectModel(WATCH_VERSION_MODEL) private readonly versions: Model<VersionRecord>,
    @InjectModel(WATCH_CONTENT_MODEL) private readonly contents: Model<ContentRecord>,
  ) {}

  async keep(
    watch: Types.ObjectId,
    at: Date,
    { hash, packed }: { hash: string; packed: Uint8Array },
  ): Promise<Types.ObjectId> {
    const content = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
    await this.touch(hash, content);
    const { _id } = await this.versions.create({ watch, at, hash });
    await this.touch(hash, content);
    return _id;
  }

  /** The content of a version; null where it is no longer kept. */
  async contentOf(id: Types.ObjectId | undefined): Promise<Buffer | null> {
    const version = id && (await this.versions.findById(id).lean<VersionRecord>());
    if (!version) return null;
    const content = await this.contents.findById(version.hash).lean<{ packed: Packed }>();
    return content && bufferOf(content.packed);
  }

  /** The contents of several versions, by their ids; without those that are no longer kept. Versions that are alike share theirs. */
  async contentsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, Uint8Array>> {
    const versions = await this.versions.find({ _id: { $in: ids } }, { hash: 1 }).lean<VersionRecord[]>();
    const contents = await this.contents
      .find({ _id: { $in: [...new Set(versions.map(({ hash }) => hash))] } }, { packed: 1 })
      .lean<{ _id: string; packed: Packed }[]>();
    const byHash = new Map(contents.map(({ _id, packed }) => [_id, copiedBytes(packed)]));
    return new Map(
      versions.flatMap(({ _id, hash }) => {
        const packed = byHash.get(hash);
        return packed ? [[_id.toHexString(), packed]] : [];
      }),
    );
  }

  /** Those among the ids that are kept. */
  async existing(ids: readonly Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.versions
      .find({ _id: { $in: ids } }, { _id: 1 })
      .lean<Pick<VersionRecord, '_id'>[]>();
    return new Set(found.map(({ _id }) => _id.toHexString()));
  }

  async remove(ids: readonly Types.ObjectId[]): Promise<void> {
    await this.removeFound({ _id: { $in: ids } });
  }

  async removeOfWatch(watch: Types.ObjectId): Promise<void> {
    await this.removeFound({ watch });
  }

  /** What is beyond the newest `most` of a watch, but for its baseline. */
  async trim(watch: Types.ObjectId, most: number, baseline: Types.ObjectId): Promise<void> {
    const beyond = await this.versions
      .find({ watch }, { _id: 1 })
      .sort({ at: -1 })
      .skip(most)
      .limit(BATCH)
      .lean<Pick<VersionRecord, '_id'>[]>();
    const old = beyond.filter(({ _id }) => !_id.equals(baseline)).map(({ _id }) => _id);
    if (old.length > 0) await this.remove(old);
  }

  /** Some that are older, later than `after`. What shares its moment with the last of them is met the next time. */
  older(than: Date, after?: Date): Promise<VersionRecord[]> {
    return this.versions
      .find({ at: { $lt: than, ...(after && { $gt: after }) } })
      .sort({ at: 1 })
      .limit(BATCH)
      .lean<VersionRecord[]>();
  }

  /** What a process that died between two steps has left without a reference. */
  async removeUnreferred(): Promise<number> {
    let count = 0;
    let after = '';
    for (;;) {
      const some = await this.contents
        .find({ _id: { $gt: after } }, { touched: 1 })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<Pick<ContentRecord, '_id' | 'touched'>[]>();
      count += await this.removeContents(some);
      after = some.at(-1)?._id ?? after;
      if (some.length < BATCH) return count;
    }
  }

  private async removeFound(filter: Record<string, unknown>): Promise<void> {
    for (;;) {
      const some = await this.versions.find(filter).limit(BATCH).lean<VersionRecord[]>();
      const hashes = [...new Set(some.map(({ hash }) => hash))];
      await this.versions.deleteMany({ _id: { $in: some.map(({ _id }) => _id) } });
      const contents = await this.contents
        .find({ _id: { $in: hashes } }, { touched: 1 })
        .lean<Pick<ContentRecord, '_id' | 'touched'>[]>();
      await this.removeContents(contents);
      if (some.length < BATCH) return;
    }
  }

  /** Of those that were seen as they are, the ones that no version refers to. */
  private async removeContents(seen: readonly Pick<ContentRecord, '_id' | 'touched'>[]): Promise<number> {
    if (seen.length === 0) return 0;
    const referred = new Set(
      await this.versions.distinct('hash', { hash: { $in: seen.map(({ _id }) => _id) } }),
    );
    let count = 0;
    for (const { _id, touched } of seen) {
      if (referred.has(_id)) continue;
      count += (await this.contents.deleteOne({ _id, touched })).deletedCount;
    }
    return count;
  }

  private async touch(hash: string, packed: Buffer): Promise<void> {
    const change = { $set: { touched: new Types.ObjectId() }, $setOnInsert: { packed } };
    try {
      await this.contents.updateOne({ _id: hash }, change, { upsert: true });
    } catch (error) {
      // Another process has just written it, and what it touched stands.
      if (!isDuplicateKey(error)) throw error;
      await this.contents.updateOne({ _id: hash }, { $set: { touched: new Types.ObjectId() } });
    }
  }
}

function bufferOf(packed: Packed): Buffer {
  return Buffer.isBuffer(packed) ? packed : Buffer.from(packed.buffer);
}
