import { Types } from 'mongoose';
import type { AuthUser } from '../../src/contracts/access/access';
import { UNDO_HOURS } from '../../src/contracts/products/product-changes';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { picturePath } from '../../src/domain/products/product';
import { BlockUndoRepository } from '../../src/modules/blocks/block-undo.repository';
import {
  BLOCK_UNDO_MODEL,
  type BlockUndoRecord,
  BlockUndoSchema,
} from '../../src/modules/blocks/block-undo.schema';
import { blocksMigrations } from '../../src/modules/blocks/blocks.migrations';
import { BlocksRepository } from '../../src/modules/blocks/blocks.repository';
import { BLOCK_MODEL, type BlockRecord, BlockSchema } from '../../src/modules/blocks/blocks.schema';
import { TakeOverService } from '../../src/modules/blocks/take-over.service';
import type { ProductPicturesService } from '../../src/modules/products/product-pictures.service';
import type { ProductShopsService } from '../../src/modules/products/product-shops.service';
import type { ProductsService } from '../../src/modules/products/products.service';
import { marked, wholeProduct } from '../support/products';
import { blockToSave } from '../support/saved-blocks';
import { startDatabase, type TestDatabase } from '../support/store';

const HOUR_MS = 3_600_000;
const PRODUCT = new Types.ObjectId().toHexString();

let database: TestDatabase;
let blocks: BlocksRepository;
let takeOvers: TakeOverService;
let removals: AccountRemovals;
/** What the library has under `PRODUCT`. */
let name = 'Mixer';

beforeAll(async () => {
  database = await startDatabase();
  const { connection } = database;
  for (const { up } of blocksMigrations) await up(connection);
  removals = new AccountRemovals();
  blocks = new BlocksRepository(connection.model<BlockRecord>(BLOCK_MODEL, BlockSchema));
  const undo = new BlockUndoRepository(connection.model<BlockUndoRecord>(BLOCK_UNDO_MODEL, BlockUndoSchema));
  const get = () => Promise.resolve({ ...wholeProduct({ name, image: '' }), id: PRODUCT });
  const release = () => Promise.resolve();
  takeOvers = new TakeOverService(
    blocks,
    undo,
    { get } as unknown as ProductsService,
    { of: () => Promise.resolve([]) } as unknown as ProductShopsService,
    { release } as unknown as ProductPicturesService,
    removals,
  );
}, 30_000);
afterAll(() => database.stop());

const collection = (of: string) => database.connection.collection<object>(of);
const someone = () =>
  ({ id: new Types.ObjectId().toHexString(), role: 'admin', extendedPermissions: [] }) as unknown as AuthUser;
const uploaded = (id: string) => `https://cohort.test${picturePath(id, 'k'.repeat(43))}`;
function filled(image = '') {
  const block = blockToSave('product-box-1');
  return { ...block, config: { ...block.config, productId: PRODUCT, image } };
}

async function takeOver(owner: AuthUser, to: string): Promise<string> {
  name = to;
  const check = await takeOvers.check(owner, PRODUCT);
  const { undo } = await takeOvers.apply(owner, PRODUCT, marked(check.blocks));
  return undo ?? '';
}

it('finds the products and pictures of blocks that were saved before they were noted', async () => {
  const [owner, picture] = [someone(), new Types.ObjectId().toHexString()];
  const old = Array.from({ length: 120 }, (_, i) => ({
    ...{ owner: new Types.ObjectId(owner.id), createdAt: new Date(), updatedAt: new Date() },
    ...{ ...filled(i === 0 ? uploaded(picture) : ''), nameKey: `n${i}` },
  }));
  await collection('blocks').insertMany(old);
  for (let runs = 0; runs < 2; runs++) {
    await blocksMigrations.find(({ id }) => id === 'blocks-002-products')?.up(database.connection);
  }
  expect(await blocks.usesOf(owner.id, [PRODUCT])).toHaveLength(120);
  expect(await blocks.shownPictures([picture, new Types.ObjectId().toHexString()])).toEqual([picture]);
});

it('keeps the undo of the last time alone, and for a day', async () => {
  const owner = someone();
  await blocks.insert(owner.id, filled());
  const [first, last] = [await takeOver(owner, 'First'), await takeOver(owner, 'Last')];
  await expect(takeOvers.undo(owner, first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await takeOvers.undo(owner, last)).toEqual({ restored: 1, changedSince: 0 });
  await takeOver(owner, 'Once more');
  const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  expect(await takeOvers.removeOld(later(UNDO_HOURS - 1))).toBe(0);
  expect(await takeOvers.removeOld(later(UNDO_HOURS + 1))).toBe(1);
});

it('finds no picture in a block that shows it no longer', async () => {
  const [owner, picture] = [someone(), new Types.ObjectId().toHexString()];
  const block = filled(uploaded(picture));
  const other = { ...block.config, image: 'https://shop.example/other.jpg' };
  const record = await blocks.insert(owner.id, block);
  expect(record?.pictures.map(String)).toEqual([picture]);
  await blocks.update(owner.id, String(record?._id), { name: block.name, config: other });
  expect(await blocks.shownPictures([picture])).toEqual([]);
});

it('leaves nothing of an account', async () => {
  const owner = someone();
  await blocks.insert(owner.id, filled());
  await takeOver(owner, 'To be undone');
  const undoOf = () => collection('block_undo').countDocuments({ owner: new Types.ObjectId(owner.id) });
  expect(await undoOf()).toBe(1);
  await removals.run(owner.id);
  expect(await undoOf()).toBe(0);
});
