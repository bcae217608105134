import type { Granularity } from '../../contracts/keywords/grouping';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import { bytesOf } from '../../core/database/packed';
import type { HubChoice } from '../../domain/hub/hub-choices';
import { HUB_MODEL, type HubRecord } from './hub.schema';

/** The parts of a hub, packed. */
export type PackedHub = { ground: Uint8Array; trees: Record<Granularity, Uint8Array> };

/** Choices that are kept of a hub, and hubs of one subject whose choices are looked at. */
const KEPT = { choices: 200, hubs: 5 };

/** A hub at one granularity, packed. */
export interface PackedView {
  ground: Uint8Array;
  tree: Uint8Array;
  version: number;
}

@Injectable()
export class HubRepository {
  constructor(@InjectModel(HUB_MODEL) private readonly hubs: Model<HubRecord>) {}

  /** Keeps what a job has made; a run that comes after a killed one puts the same in its place. */
  async keep(
    user: string,
    job: string,
    { ground, trees, subject }: PackedHub & { subject: string },
  ): Promise<void> {
    const tree = (packed: Uint8Array) => ({ version: 1, packed: Buffer.from(packed) });
    await this.hubs.updateOne(
      { job: new Types.ObjectId(job) },
      {
        $set: {
          user: new Types.ObjectId(user),
          ...{ at: new Date(), subject },
          ground: Buffer.from(ground),
          trees: {
            broad: tree(trees.broad),
            balanced: tree(trees.balanced),
            tight: tree(trees.tight),
          },
        },
      },
      { upsert: true },
    );
  }

  async findOwned(user: string, job: string, granularity: Granularity): Promise<PackedView | null> {
    const fields = { ground: 1, [`trees.${granularity}`]: 1 };
    const record = await this.hubs.findOne({ job, user }, fields).lean<HubRecord>();
    if (!record) return null;
    const { version, packed } = record.trees[granularity];
    return { ground: bytesOf(record.ground), tree: bytesOf(packed), version };
  }

  /** Puts a tree in the place of the one of this version; whether that was still there. */
  async replaceTree(
    user: string,
    job: string,
    change: { granularity: Granularity; version: number; packed: Buffer; choices: readonly HubChoice[] },
  ): Promise<boolean> {
    const { granularity, version, packed, choices } = change;
    const path = `trees.${granularity}`;
    const { modifiedCount } = await this.hubs.updateOne(
      { job, user, [`${path}.version`]: version },
      {
        $set: { [path]: { version: version + 1, packed } },
        ...(choices.length > 0 && { $push: { choices: { $each: [...choices], $slice: -KEPT.choices } } }),
      },
    );
    return modifiedCount === 1;
  }

  /** What its owner took in and out of the last hubs of a subject, the latest last. */
  async choicesOf(user: string, subject: string): Promise<HubChoice[]> {
    const records = await this.hubs
      .find({ user, subject }, { choices: 1 })
      .sort({ at: -1 })
      .limit(KEPT.hubs)
      .lean<Pick<HubRecord, 'choices'>[]>();
    return records.toReversed().flatMap(({ choices = [] }) => choices);
  }

  async removeOfJob(job: string): Promise<void> {
    await this.hubs.deleteOne({ job });
  }

  async removeOfUser(user: string): Promise<void> {
    await deleteInBatches(this.hubs, { user: new Types.ObjectId(user) });
  }
}
