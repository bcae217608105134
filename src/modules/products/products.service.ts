import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type {
  ProductAction,
  ProductChangeView,
  ProductFilter,
} from '../../contracts/products/product-changes';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import type { Product, ProductEntry, ProductTagView, ProductView } from '../../contracts/products/products';
import type { ShopView } from '../../contracts/products/shops';
import type { SaveShopsDto } from '../../contracts/products/shops.dto';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { isUnchanged } from '../../core/database/differing';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { hasTooManyTags, type ProductValues, withValues } from '../../domain/products/product';
import { identityKey } from '../../domain/text/identity-key';
import { UsageService } from '../usage/usage.service';
import { fieldsOf, toEntry, toView } from './product-fields';
import { ProductChangesService } from './product-changes.service';
import { ProductPicturesService } from './product-pictures.service';
import { ProductShopsService } from './product-shops.service';
import { ProductSlotsRepository } from './product-slots.repository';
import { ProductsRepository } from './products.repository';
import type { ProductFields, ProductRecord } from './products.schema';

/** So often a write is tried again whose product others write to at the same time. */
const TRIES = 5;
/** Products that a sentence names. */
const NAMES_TOLD = 5;

/** Each user's own library of products. */
@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly slots: ProductSlotsRepository,
    private readonly shops: ProductShopsService,
    private readonly changes: ProductChangesService,
    private readonly pictures: ProductPicturesService,
    private readonly usage: UsageService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.products.removeAll(owner));
  }

  async list(
    owner: AuthUser,
    { filter, sort, range }: ListRequest<ProductFilter>,
  ): Promise<ListPage<ProductEntry>> {
    const { items, total } = await this.products.list(owner.id, filter, sort, range);
    return { items: items.map(toEntry), total };
  }

  /** All that the filter finds, as they are asked for. */
  async *export(
    owner: AuthUser,
    { filter, sort }: Omit<ListRequest<ProductFilter>, 'range'>,
  ): AsyncGenerator<ProductView, void> {
    for await (const record of this.products.stream(owner.id, filter, sort)) yield toView(record);
  }

  async get(owner: AuthUser, id: string): Promise<ProductView> {
    return toView(await this.existing(owner, id));
  }

  /** Those of the owner's products that are named, in the order of their names; others are left out. */
  async getMany(owner: AuthUser, ids: readonly string[]): Promise<ProductView[]> {
    const found = await this.products.matching(owner.id, { id: [...new Set(ids)] });
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toView);
  }

  /** The ids of all that the filter finds. */
  async idsOf(owner: AuthUser, filter: ProductFilter): Promise<string[]> {
    return this.products.idsOf(owner.id, filter);
  }

  /** By name, each as it is spelled first. */
  async tags(owner: AuthUser): Promise<ProductTagView[]> {
    const byKey = new Map<string, ProductTagView>();
    for (const tag of (await this.products.tagsOf(owner.id)).flat()) {
      const known = byKey.get(identityKey(tag));
      if (known) known.products++;
      else byKey.set(identityKey(tag), { tag, products: 1 });
    }
    return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, view]) => view);
  }

  async create(owner: AuthUser, product: Product): Promise<ProductView> {
    const now = new Date();
    const record = {
      ...fieldsOf(product, await this.shops.of(owner.id), now),
      _id: new Types.ObjectId(),
      owner: new Types.ObjectId(owner.id),
      revision: new Types.ObjectId(),
      createdAt: now,
    };
    const there = await this.slots.insert(owner.id, [record]);
    if (there.size === 0) throw new AppError('CONFLICT', SAYS.tooManyProducts);
    await this.usage.logOperation(owner, 'products');
    return toView({ ...record, slot: 0 });
  }

  async update(owner: AuthUser, id: string, product: Product): Promise<ProductView> {
    const shops = await this.shops.of(owner.id);
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.existing(owner, id);
      const { updatedAt, ...fields } = fieldsOf(product, shops, new Date());
      if (isUnchanged(before, fields)) return toView(before);
      const after = { ...kept(before), ...fields, updatedAt, revision: new Types.ObjectId() };
      const missed = await this.products.write(owner.id, [{ before, after }]);
      if (missed.size > 0) continue;
      if (!before.picture?.equals(fields.picture ?? ''))
        await this.pictures.release(owner.id, before.picture);
      return toView({ ...after, slot: before.slot });
    }
    throw new AppError('CONFLICT', SAYS.busy);
  }

  /** Deletes a product; the change takes it back. */
  async remove(owner: AuthUser, id: string): Promise<{ product: ProductView; change: ProductChangeView }> {
    const before = await this.existing(owner, id);
    const change = await this.change(owner, { id: [id] }, { action: 'delete' });
    return { product: toView(before), change };
  }

  /** Changes or deletes the products that a filter finds, if they are as many as expected. */
  async change(
    owner: AuthUser,
    filter: ProductFilter,
    { action, values = {} }: { action: ProductAction; values?: ProductValues },
    expected?: number,
  ): Promise<ProductChangeView> {
    const shops = await this.shops.of(owner.id);
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.products.matching(owner.id, filter);
      if (expected !== undefined && found.length !== expected) {
        throw new AppError('CONFLICT', SAYS.otherCount(found.length));
      }
      if (found.length === 0) throw notFound();
      const planned =
        action === 'delete' ? found.map((before) => ({ before })) : plannedUpdates(found, values, shops);
      if (planned.length === 0) throw new AppError('CONFLICT', SAYS.changesNothing);
      const { change } = await this.changes.apply(owner.id, action, planned);
      if (change) return change;
    }
    throw new AppError('CONFLICT', SAYS.busy);
  }

  /** Replaces the user's table of shops, and says anew of each product whose links it has. */
  async saveShops(owner: AuthUser, table: SaveShopsDto): Promise<ShopView[]> {
    const shops = await this.shops.save(owner, table);
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.products.matching(owner.id, {});
      const writes = found.flatMap((before) => {
        const { links } = fieldsOf(before, shops, before.updatedAt);
        if (isUnchanged(before, { links })) return [];
        // No change of the user's own: an undo still finds the product as it left it.
        return [{ before, after: { ...before, links } }];
      });
      if ((await this.products.write(owner.id, writes)).size === 0) break;
    }
    return shops;
  }

  private async existing(owner: AuthUser, id: string): Promise<ProductRecord> {
    const record = await this.products.find(owner.id, id);
    if (record) return record;
    throw notFound();
  }
}

/** What an update leaves as it is. */
function kept({ _id, owner, createdAt }: ProductRecord): Pick<ProductRecord, '_id' | 'owner' | 'createdAt'> {
  return { _id, owner, createdAt };
}

function plannedUpdates(
  found: readonly ProductRecord[],
  values: ProductValues,
  shops: readonly ShopView[],
): { before: ProductRecord; fields: ProductFields }[] {
  const now = new Date();
  const changed = found.flatMap((before) => {
    const patch = withValues(before, values);
    return Object.keys(patch).length > 0 ? [{ before, patch }] : [];
  });
  const full = changed.filter(({ patch }) => hasTooManyTags(patch)).map(({ before }) => before.name);
  if (full.length > 0) {
    const message = SAYS.tooManyTagsThen(full.slice(0, NAMES_TOLD));
    throw fieldsRefused({ 'values.addTags': message }, message);
  }
  return changed.map(({ before, patch }) => ({
    before,
    fields: fieldsOf({ ...before, ...patch }, shops, now),
  }));
}
