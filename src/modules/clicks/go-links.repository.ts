import { createHash, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { BlockLink } from '../../contracts/clicks/clicks';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { insertNew } from '../../core/database/insert-new';
import { newGoId } from '../../domain/clicks/go-links';
import { GO_LINK_MODEL, type GoLinkRecord, type LiveGoLink } from './clicks.schema';

/** Whose block a link is of. */
export interface BlockRef {
  owner: string;
  block: string;
}

const OF_A_LIVE_ONE = {
  ...{ owner: '', block: '', targetKey: '', kind: '', label: '' },
  ...{ products: '', counted: '' },
} as const;

/** Addresses that lead on; of a block there is one for each target. */
@Injectable()
export class GoLinksRepository {
  constructor(@InjectModel(GO_LINK_MODEL) private readonly links: Model<GoLinkRecord>) {}

  find(id: string): Promise<GoLinkRecord | null> {
    return this.links.findOne({ _id: id }).lean<GoLinkRecord>();
  }

  listOfBlock({ owner, block }: BlockRef): Promise<LiveGoLink[]> {
    return this.links
      .find({ block: new Types.ObjectId(block), owner: new Types.ObjectId(owner) })
      .lean<LiveGoLink[]>()
      .exec();
  }

  listOfProduct(owner: string, product: string): Promise<LiveGoLink[]> {
    return this.links
      .find({ owner: new Types.ObjectId(owner), products: product })
      .lean<LiveGoLink[]>()
      .exec();
  }

  /** Those that the block has already stay as they are. */
  async insertNew({ owner, block }: BlockRef, links: readonly BlockLink[], now: Date): Promise<void> {
    const whose = { owner: new Types.ObjectId(owner), block: new Types.ObjectId(block) };
    const records = links.map((link) => ({
      _id: newGoId((below) => randomInt(below)),
      ...whose,
      ...link,
      targetKey: targetKeyOf(link.target),
      counted: true,
      createdAt: now,
    }));
    if (records.length > 0) await insertNew(this.links, records);
  }

  /** What a link is called, and whose it is, as the block says now. */
  async describe(id: string, { kind, label, products }: BlockLink): Promise<void> {
    await this.links.updateOne({ _id: id }, { $set: { kind, label, products } });
  }

  async setCounted({ owner, block }: BlockRef, counted: boolean): Promise<void> {
    await this.links.updateMany(
      { block: new Types.ObjectId(block), owner: new Types.ObjectId(owner) },
      { $set: { counted } },
    );
  }

  /** Leaves the targets alone of the links of a block, or of all of an account. */
  async orphan({ owner, block }: { owner: string; block?: string }, now: Date): Promise<void> {
    const whose: QueryFilter<GoLinkRecord> = {
      owner: new Types.ObjectId(owner),
      ...(block && { block: new Types.ObjectId(block) }),
    };
    await this.links.updateMany(whose, { $set: { orphanedAt: now }, $unset: OF_A_LIVE_ONE });
  }

  /** Links that were orphaned from then on. */
  async idsOrphanedSince(moment: Date): Promise<string[]> {
    const found = this.links.find({ orphanedAt: { $gte: moment } }, { _id: 1 });
    return (await found.lean<Pick<GoLinkRecord, '_id'>[]>()).map(({ _id }) => _id);
  }

  removeOrphanedBefore(moment: Date): Promise<number> {
    return deleteInBatches(this.links, { orphanedAt: { $lt: moment } });
  }
}

/** A target may be longer than a key of an index should be. */
function targetKeyOf(target: string): string {
  return createHash('sha256').update(target).digest('base64url');
}
