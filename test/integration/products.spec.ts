import { Types } from 'mongoose';
import sharp from 'sharp';
import type { AuthUser } from '../../src/contracts/access/access';
import { UNDO_HOURS } from '../../src/contracts/products/product-changes';
import { PRODUCT_MESSAGES } from '../../src/contracts/products/product-messages';
import { MAX_PICTURES_BYTES, MAX_PICTURES_PER_USER } from '../../src/contracts/products/product-pictures';
import { MAX_PRODUCTS, type Product } from '../../src/contracts/products/products';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { RoomLocks } from '../../src/core/database/room-locks';
import { FileStore } from '../../src/core/files/file-store';
import { uploadedPicture } from '../../src/domain/products/product';
import { ProductChangesRepository } from '../../src/modules/products/product-changes.repository';
import {
  PRODUCT_CHANGE_MODEL,
  PRODUCT_UNDO_MODEL,
  type ProductChangeRecord,
  ProductChangeSchema,
  type ProductUndoRecord,
  ProductUndoSchema,
} from '../../src/modules/products/product-changes.schema';
import { ProductChangesService } from '../../src/modules/products/product-changes.service';
import { fieldsOf } from '../../src/modules/products/product-fields';
import { ProductPicturesService } from '../../src/modules/products/product-pictures.service';
import { ProductShopsService } from '../../src/modules/products/product-shops.service';
import { ProductSlotsRepository } from '../../src/modules/products/product-slots.repository';
import { productsMigrations } from '../../src/modules/products/products.migrations';
import { ProductsRepository } from '../../src/modules/products/products.repository';
import { PRODUCT_MODEL, type ProductRecord, ProductSchema } from '../../src/modules/products/products.schema';
import { ProductsService } from '../../src/modules/products/products.service';
import { ShopTablesRepository } from '../../src/modules/products/shop-tables.repository';
import {
  SHOP_TABLE_MODEL,
  type ShopTableRecord,
  ShopTableSchema,
} from '../../src/modules/products/shop-tables.schema';
import type { UsageService } from '../../src/modules/usage/usage.service';
import { wholeProduct } from '../support/products';
import { startDatabase, type TestDatabase } from '../support/store';

const HOUR_MS = 3_600_000;
const ORIGIN = 'https://cohort.test';

let database: TestDatabase;
let store: FileStore;
let repository: ProductsRepository;
let slots: ProductSlotsRepository;
let pictures: ProductPicturesService;
let changes: ProductChangesService;
let products: ProductsService;
let removals: AccountRemovals;

beforeAll(async () => {
  database = await startDatabase();
  const { connection } = database;
  for (const { up } of productsMigrations) await up(connection);
  removals = new AccountRemovals();
  store = new FileStore(connection);
  const model = connection.model<ProductRecord>(PRODUCT_MODEL, ProductSchema);
  repository = new ProductsRepository(model);
  slots = new ProductSlotsRepository(model);
  const kept = new ProductChangesRepository(
    connection.model<ProductChangeRecord>(PRODUCT_CHANGE_MODEL, ProductChangeSchema),
    connection.model<ProductUndoRecord>(PRODUCT_UNDO_MODEL, ProductUndoSchema),
  );
  const tables = connection.model<ShopTableRecord>(SHOP_TABLE_MODEL, ShopTableSchema);
  const shops = new ProductShopsService(new ShopTablesRepository(tables), removals);
  pictures = new ProductPicturesService(store, repository, kept, new RoomLocks(connection), removals);
  changes = new ProductChangesService(kept, repository, slots, pictures, shops, removals);
  const usage = { logOperation: () => Promise.resolve() } as unknown as UsageService;
  products = new ProductsService(repository, slots, shops, changes, pictures, usage, removals);
}, 30_000);
afterAll(() => database.stop());

const someone = () => ({ id: new Types.ObjectId().toHexString() }) as AuthUser;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const nowhere = () => Promise.resolve([]);
const red = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const upload = async (owner: AuthUser) => (await pictures.keep(owner, await red(), ORIGIN)).url;
const add = (owner: AuthUser, fields: Partial<Product> = {}) => products.create(owner, wholeProduct(fields));
const recordOf = async (owner: AuthUser, id: string) => {
  const record = await repository.find(owner.id, id);
  if (!record) throw new Error('There is no such product.');
  return record;
};

function isThere(url: string): Promise<boolean> {
  const { id = '', key = '' } = uploadedPicture(url) ?? {};
  return pictures.open(id, key).then(
    () => true,
    () => false,
  );
}

it('deletes a picture a day after nothing needs it any more', async () => {
  const owner = someone();
  const [unused, used, dropped, deleted] = [
    ...[await upload(owner), await upload(owner), await upload(owner), await upload(owner)],
  ];
  await add(owner, { image: used });
  const changing = await add(owner, { image: dropped });
  const doomed = await add(owner, { image: deleted });
  const all = () => Promise.all([unused, used, dropped, deleted].map((url) => isThere(url ?? '')));
  expect(await pictures.removeUnused(later(23), nowhere)).toBe(0);
  await products.update(owner, changing.id, wholeProduct({ image: '' }));
  await products.remove(owner, doomed.id);
  expect(await pictures.removeUnused(later(23), nowhere)).toBe(0);
  expect(await pictures.removeUnused(later(25), nowhere)).toBe(2);
  expect(await all()).toEqual([false, true, false, true]);
  await changes.removeOld(later(UNDO_HOURS + 1));
  expect(await pictures.removeUnused(later(UNDO_HOURS + 1), nowhere)).toBe(1);
  expect(await all()).toEqual([false, true, false, false]);
});

it('keeps a picture that is shown elsewhere', async () => {
  const image = await upload(someone());
  const shown = (files: readonly string[]) =>
    Promise.resolve(files.filter((id) => id === uploadedPicture(image)?.id));
  await pictures.removeUnused(later(25), shown);
  expect(await isThere(image)).toBe(true);
  await pictures.removeUnused(later(25), nowhere);
  expect(await isThere(image)).toBe(false);
});

it.each<[what: string, files: number, length: (size: number) => number]>([
  ['images', MAX_PICTURES_PER_USER - 3, () => 1],
  ['bytes', 1, (size) => MAX_PICTURES_BYTES - size * 3],
])('gives away the last room of %s and no more, however many come at once', async (_, files, lengthFor) => {
  const [owner, other] = [someone(), someone()];
  const picture = await red();
  await pictures.keep(other, picture, ORIGIN);
  const length = lengthFor((await store.sumOf(other.id, 'product')).bytes);
  const metadata = { owner: owner.id, purpose: 'product' };
  await database.connection
    .collection('files.files')
    .insertMany(Array.from({ length: files }, () => ({ length, metadata })));
  const kept = await Promise.allSettled(
    Array.from({ length: 10 }, () => pictures.keep(owner, picture, ORIGIN)),
  );
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const each of kept)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ message: PRODUCT_MESSAGES.pictureRoom });
});

it('lets nobody have the picture of somebody else deleted', async () => {
  const [owner, other] = [someone(), someone()];
  const image = await upload(owner);
  const { id } = await add(other, { image });
  await products.update(other, id, wholeProduct());
  const file = await database.connection
    .collection('files.files')
    .findOne({ _id: new Types.ObjectId(uploadedPicture(image)?.id) });
  expect(file?.metadata).not.toHaveProperty('retiredAt');
});

it('changes nothing that was changed since it was read, and takes nothing of that back', async () => {
  const owner = someone();
  const [one, two] = [await add(owner), await add(owner)];
  const planned = await Promise.all(
    [one, two].map(async ({ id }) => {
      const before = await recordOf(owner, id);
      return { before, fields: fieldsOf({ ...before, brand: 'Changed' }, [], new Date()) };
    }),
  );
  await products.update(owner, two.id, wholeProduct({ name: 'Meanwhile' }));
  const { change, missed } = await changes.apply(owner.id, 'update', planned);
  expect([...missed]).toEqual([planned[1]]);
  expect(change?.changed).toBe(1);
  expect(await products.getMany(owner, [two.id, one.id])).toMatchObject([
    { name: 'Meanwhile' },
    { brand: 'Changed' },
  ]);
  expect(await changes.undo(owner, change?.id ?? '')).toEqual({ restored: 1, changedSince: 0, noRoom: 0 });
  expect(await products.get(owner, one.id)).toEqual(one);
});

it('brings deleted products back as far as there is room', async () => {
  const owner = someone();
  const doomed = await Promise.all([add(owner), add(owner), add(owner)]);
  const { id } = await products.change(owner, { id: doomed.map((one) => one.id) }, { action: 'delete' });
  const filling = Array.from({ length: MAX_PRODUCTS - 1 }, (_, i) => ({
    ...fieldsOf(wholeProduct({ name: `Filler ${i}` }), [], new Date()),
    _id: new Types.ObjectId(),
    owner: new Types.ObjectId(owner.id),
    revision: new Types.ObjectId(),
    createdAt: new Date(),
  }));
  expect((await slots.insert(owner.id, filling)).size).toBe(MAX_PRODUCTS - 1);
  expect(await changes.undo(owner, id)).toEqual({ restored: 1, changedSince: 0, noRoom: 2 });
});

it('keeps the newest changes for their undo', async () => {
  const owner = someone();
  const { id } = await add(owner);
  for (let i = 0; i < 52; i++) {
    await products.change(owner, { id: [id] }, { action: 'update', values: { brand: `Brand ${i}` } });
  }
  const listed = await changes.list(owner);
  expect(listed).toHaveLength(50);
  await changes.undo(owner, listed[0]?.id ?? '');
  expect((await products.get(owner, id)).brand).toBe('Brand 50');
});

it('leaves nothing of an account', async () => {
  const owner = someone();
  const { id } = await add(owner, { image: await upload(owner) });
  await products.saveShops(owner, { tags: [{ shop: 'amazon.com', tag: 'x-20' }], shops: [] });
  await products.remove(owner, id);
  await add(owner);
  await removals.run(owner.id);
  const ofOwner = { owner: new Types.ObjectId(owner.id) };
  const counts = [
    ...['products', 'product_changes', 'product_undo'].map((name) => [name, ofOwner] as const),
    ['product_shops', { _id: ofOwner.owner }] as const,
    ['files.files', { 'metadata.owner': owner.id }] as const,
  ].map(([name, filter]) => database.connection.collection<object>(name).countDocuments(filter));
  expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0]);
});
