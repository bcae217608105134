import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { BLOCK_MESSAGES } from '../../contracts/blocks/block-messages';
import {
  BLOCK_VARIANTS,
  type BlockConfig,
  type BlockTool,
  type BlockVariant,
} from '../../contracts/blocks/blocks';
import { isDuplicateKey, withUniqueField } from '../../core/database/duplicate-key';
import { findPage, type ListPage, type ListRange, type ListSort } from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { pictureIdsOf, productIdsOf } from '../../domain/blocks/block-references';
import { literalPattern } from '../../domain/text/literal-pattern';
import { BLOCK_MODEL, type BlockEntryRecord, type BlockRecord } from './blocks.schema';

export interface BlockFilter {
  id?: string[];
  q?: string;
  tool?: BlockTool;
  variant?: BlockVariant[];
  /** Those that pages do not show as they are since a product was taken over. */
  refresh?: 'needed';
  /** Id of a product that they were filled from. */
  product?: string;
}

export interface NewBlock {
  name: string;
  variant: BlockVariant;
  config: BlockConfig;
}

/** Which products a block uses. */
export type BlockUse = Pick<BlockRecord, '_id' | 'products' | 'updatedAt'>;

/** Saved blocks; nothing is found without its owner. */
@Injectable()
export class BlocksRepository {
  constructor(@InjectModel(BLOCK_MODEL) private readonly blocks: Model<BlockRecord>) {}

  list(
    owner: string,
    filter: BlockFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<BlockEntryRecord>> {
    return findPage(this.blocks, toQuery(owner, filter), sort, range, { columns: { name: ['nameKey'] } });
  }

  count(owner: string): Promise<number> {
    return this.blocks.countDocuments({ owner: new Types.ObjectId(owner) });
  }

  find(owner: string, id: string): Promise<BlockRecord | null> {
    return this.blocks.findOne({ _id: id, owner }).select('+config').lean<BlockRecord>();
  }

  /** Names of the owner's blocks of a variant, in lower case, that begin with the text. */
  async takenNames(owner: string, variant: BlockVariant, beginning: string): Promise<Set<string>> {
    const nameKey = { $regex: `^${literalPattern(keyOf(beginning))}` };
    const records = await this.blocks
      .find({ owner, variant, nameKey }, { nameKey: 1 })
      .lean<Pick<BlockRecord, 'nameKey'>[]>();
    return new Set(records.map((record) => record.nameKey));
  }

  /** Null where the owner has a block of this variant under this name. */
  async insert(owner: string, { name, variant, config }: NewBlock): Promise<BlockRecord | null> {
    const whose = { owner: new Types.ObjectId(owner), variant, name, nameKey: keyOf(name) };
    try {
      return (await this.blocks.create({ ...whose, config, ...referencesOf(config) })).toObject();
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  update(
    owner: string,
    id: string,
    { name, config }: { name: string; config?: BlockConfig },
  ): Promise<BlockRecord | null> {
    const change = { name, nameKey: keyOf(name), ...(config && { config, ...referencesOf(config) }) };
    return withUniqueField('name', BLOCK_MESSAGES.nameTaken, () =>
      this.blocks
        .findOneAndUpdate({ _id: id, owner }, { $set: change }, { returnDocument: 'after' })
        .select('+config')
        .lean<BlockRecord>(),
    );
  }

  /** Not a change of the block itself: it stays where it is in the order of changes. */
  setCountClicks(owner: string, id: string, countClicks: boolean): Promise<BlockRecord | null> {
    return this.blocks
      .findOneAndUpdate(
        { _id: id, owner },
        { $set: { countClicks } },
        { returnDocument: 'after', timestamps: false },
      )
      .select('+config')
      .lean<BlockRecord>()
      .exec();
  }

  /** That pages show it as it is; no change of the block itself. */
  setCopied(owner: string, id: string): Promise<BlockRecord | null> {
    return this.blocks
      .findOneAndUpdate(
        { _id: id, owner },
        { $unset: { toRefresh: true } },
        { returnDocument: 'after', timestamps: false },
      )
      .select('+config')
      .lean<BlockRecord>()
      .exec();
  }

  /** Blocks with their configs, the last changed first, one after the other: each may hold pictures. */
  streamUsing(owner: string, product: string): AsyncIterable<BlockRecord> {
    return this.blocks
      .find(toQuery(owner, { product }))
      .select('+config')
      .sort({ updatedAt: -1, _id: -1 })
      .lean<BlockRecord[]>()
      .cursor() as AsyncIterable<BlockRecord>;
  }

  /** Gives a block another config at a time; null where it is no longer as it was last changed, or gone. */
  replaceConfig(
    owner: string,
    { _id, updatedAt }: Pick<BlockRecord, '_id' | 'updatedAt'>,
    { config, toRefresh }: Pick<BlockRecord, 'config' | 'toRefresh'>,
    at: Date,
  ): Promise<BlockRecord | null> {
    return this.blocks
      .findOneAndUpdate(
        { _id, owner, updatedAt },
        { $set: { config, toRefresh, ...referencesOf(config), updatedAt: at } },
        { returnDocument: 'after', timestamps: false },
      )
      .lean<BlockRecord>()
      .exec();
  }

  /** The blocks of the owner that were filled from any of these products, in no order. */
  usesOf(owner: string, products: readonly string[]): Promise<BlockUse[]> {
    return this.blocks
      .find(
        { owner: new Types.ObjectId(owner), products: { $in: [...products] } },
        { products: 1, updatedAt: 1 },
      )
      .lean<BlockUse[]>();
  }

  /** Which of these files somebody's saved block shows. */
  async shownPictures(files: readonly string[]): Promise<string[]> {
    const pictures = { $in: files.map((id) => new Types.ObjectId(id)) };
    const found = await this.blocks
      .find({ pictures }, { _id: 0, pictures: 1 })
      .lean<Pick<BlockRecord, 'pictures'>[]>();
    return found.flatMap((record) => record.pictures.map((id) => id.toHexString()));
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.blocks.deleteOne({ _id: id, owner });
  }

  async removeAll(owner: string): Promise<void> {
    await this.blocks.deleteMany({ owner: new Types.ObjectId(owner) });
  }
}

/** What a block's config says of products and pictures, as it can be found by. */
export function referencesOf(config: BlockConfig): Pick<BlockRecord, 'products' | 'pictures'> {
  return {
    products: productIdsOf(config),
    pictures: pictureIdsOf(config).map((id) => new Types.ObjectId(id)),
  };
}

export function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

function toQuery(
  owner: string,
  { id, q, tool, variant, product, refresh }: BlockFilter,
): QueryFilter<BlockRecord> {
  const ofTool: readonly BlockVariant[] | undefined = tool && BLOCK_VARIANTS[tool];
  const variants = variant && ofTool ? variant.filter((one) => ofTool.includes(one)) : (variant ?? ofTool);
  return {
    owner: new Types.ObjectId(owner),
    ...(id && { _id: { $in: id } }),
    ...(product !== undefined && { products: product }),
    ...(refresh && { toRefresh: true }),
    ...(variants && { variant: { $in: [...variants] } }),
    ...searchQuery<BlockRecord>(q, ['nameKey']),
  };
}
