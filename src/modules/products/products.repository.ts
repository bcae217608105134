import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { ProductFilter } from '../../contracts/products/product-changes';
import { deleteInBatches } from '../../core/database/delete-in-batches';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { searchQuery } from '../../core/database/search-query';
import { identityKey } from '../../domain/text/identity-key';
import { PRODUCT_MODEL, type ProductEntryRecord, type ProductRecord } from './products.schema';

const COLUMNS = { name: ['nameKey'], price: ['amount'] };
const ENTRY = { description: 0, pros: 0, cons: 0, features: 0 };
const SOUGHT = ['name', 'brand', 'sku', 'gtin', 'tags'];

/** A product that is given other fields, or goes. Both only while it is still the one that was read. */
export type ProductWrite =
  | { before: ProductRecord; after: Omit<ProductRecord, 'slot'> }
  | { before: ProductRecord; after?: undefined };

/** Products; nothing is found without its owner. */
@Injectable()
export class ProductsRepository {
  constructor(@InjectModel(PRODUCT_MODEL) private readonly products: Model<ProductRecord>) {}

  list(
    owner: string,
    filter: ProductFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<ProductEntryRecord>> {
    const options = { columns: COLUMNS, projection: ENTRY };
    return findPage(this.products, toQuery(owner, filter), sort, range, options);
  }

  stream(owner: string, filter: ProductFilter, sort: ListSort): AsyncIterable<ProductRecord> {
    return streamAll(this.products, toQuery(owner, filter), sort, { columns: COLUMNS });
  }

  find(owner: string, id: string): Promise<ProductRecord | null> {
    return this.products.findOne({ _id: id, owner }).lean<ProductRecord>();
  }

  /** All of the owner's that the filter finds. */
  matching(owner: string, filter: ProductFilter): Promise<ProductRecord[]> {
    return this.products.find(toQuery(owner, filter)).lean<ProductRecord[]>();
  }

  async idsOf(owner: string, filter: ProductFilter): Promise<string[]> {
    const found = await this.products
      .find(toQuery(owner, filter), { _id: 1 })
      .lean<Pick<ProductRecord, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  /** Tags as they are spelled, product by product in the order of their names. */
  async tagsOf(owner: string): Promise<string[][]> {
    const found = await this.products
      .find({ owner: new Types.ObjectId(owner), tagKeys: { $gt: '' } }, { _id: 0, tags: 1 })
      .sort({ nameKey: 1, _id: 1 })
      .lean<Pick<ProductRecord, 'tags'>[]>();
    return found.map(({ tags }) => tags);
  }

  /** Whether somebody's product shows the pictures of these files: those that are shown. */
  async shownPictures(files: readonly string[]): Promise<string[]> {
    const picture = { $in: files.map((id) => new Types.ObjectId(id)) };
    const found = await this.products
      .find({ picture }, { _id: 0, picture: 1 })
      .lean<Pick<ProductRecord, 'picture'>[]>();
    return found.flatMap((record) => record.picture?.toHexString() ?? []);
  }

  /** Writes each product that is still the one that was read; gives the ids of those that are not. */
  async write(owner: string, writes: readonly ProductWrite[]): Promise<Set<string>> {
    if (writes.length === 0) return new Set();
    const ofOwner = new Types.ObjectId(owner);
    const done = await this.products.collection.bulkWrite(
      writes.map(({ before: { _id, revision, slot }, after }) => {
        const filter = { _id, owner: ofOwner, revision };
        return after
          ? { replaceOne: { filter, replacement: { ...after, slot } } }
          : { deleteOne: { filter } };
      }),
      { ordered: false },
    );
    if (done.matchedCount + done.deletedCount === writes.length) return new Set();
    return this.missed(ofOwner, writes);
  }

  private async missed(owner: Types.ObjectId, writes: readonly ProductWrite[]): Promise<Set<string>> {
    const ids = writes.map(({ before }) => before._id);
    const found = await this.products
      .find({ _id: { $in: ids }, owner }, { revision: 1 })
      .lean<Pick<ProductRecord, '_id' | 'revision'>[]>();
    const revisions = new Map(found.map(({ _id, revision }) => [_id.toHexString(), revision.toHexString()]));
    const missed = writes.filter(
      ({ before, after }) => revisions.get(before._id.toHexString()) !== after?.revision.toHexString(),
    );
    return new Set(missed.map(({ before }) => before._id.toHexString()));
  }

  async removeAll(owner: string): Promise<void> {
    await deleteInBatches(this.products, { owner: new Types.ObjectId(owner) });
  }
}

function toQuery(owner: string, { id, q, shop, tag }: ProductFilter): QueryFilter<ProductRecord> {
  return {
    owner: new Types.ObjectId(owner),
    ...(id && { _id: { $in: id.map((one) => new Types.ObjectId(one)) } }),
    ...(shop !== undefined && { 'links.shop': shop }),
    ...(tag !== undefined && { tagKeys: identityKey(tag) }),
    ...searchQuery<ProductRecord>(q, SOUGHT),
  };
}
