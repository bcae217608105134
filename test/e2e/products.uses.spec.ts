import type { SavedBlockEntry, SavedBlockView } from '../../src/contracts/blocks/blocks';
import { MAX_USES_NAMED, type ProductUsesView } from '../../src/contracts/products/product-uses';
import { asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { addProduct, changeProducts } from '../support/products';
import { blockFile, blockToSave, saveBlock } from '../support/saved-blocks';

let keeper: SignedIn;
beforeAll(async () => {
  keeper = await asFiller();
});

/** Who has the library and the product boxes. */
function asFiller(): Promise<SignedIn> {
  return asStudent({ allowed: ['schema-generator', 'product-box-generator', 'product-box-1'] });
}

function boxOf(product: string, name = unique('Box')) {
  const block = blockToSave('product-box-1', name);
  return { ...block, config: { ...block.config, productId: product } };
}
const usesOf = async (who: SignedIn, id: string, range = '') =>
  expectStatus(await who.get<SavedBlockEntry[]>(`/api/products/${id}/uses${range}`), 200);
const countUses = async (who: SignedIn, selection: object) =>
  expectStatus(await who.post<ProductUsesView>('/api/products/uses', selection), 200);

it('lists the blocks that use a product, the last changed first, page by page', async () => {
  const [{ id }, other] = [await addProduct(keeper), await addProduct(keeper)];
  const blocks: SavedBlockView[] = [];
  for (let i = 0; i < 3; i++) blocks.push(await saveBlock(keeper, boxOf(id)));
  await saveBlock(keeper, boxOf(other.id));
  await saveBlock(keeper);
  const names = blocks.map(({ name }) => name).toReversed();
  expect((await usesOf(keeper, id)).map(({ name }) => name)).toEqual(names);
  const page = await keeper.get<SavedBlockEntry[]>(`/api/products/${id}/uses?range=[0,1]`);
  expect(expectStatus(page, 200).map(({ name }) => name)).toEqual(names.slice(0, 2));
  expect(page.headers.get('content-range')).toBe('uses 0-1/3');
});

it('follows what is saved, changed, imported, copied and deleted', async () => {
  const { id } = await addProduct(keeper);
  const count = async () => (await usesOf(keeper, id)).length;
  const { config, name } = boxOf(id);
  const saved = await saveBlock(keeper, { name, variant: 'product-box-1', config });
  const file = { ...blockFile('product-box-1'), config };
  expectStatus(await keeper.post('/api/blocks/import', file), 201);
  expectStatus(await keeper.post(`/api/blocks/${saved.id}/duplicate`), 201);
  expect(await count()).toBe(3);
  const without = { ...saved, config: { ...config, productId: undefined } };
  const change = { name: without.name, variant: without.variant, config: without.config };
  expectStatus(await keeper.put(`/api/blocks/${saved.id}`, change), 200);
  expect(await count()).toBe(2);
  const [first] = await usesOf(keeper, id);
  expectStatus(await keeper.patch(`/api/blocks/${first?.id}`, { name: unique('Renamed') }), 200);
  expect(await count()).toBe(2);
  expectStatus(await keeper.delete(`/api/blocks/${first?.id}`), 200);
  expect(await count()).toBe(1);
});

it('counts the uses of many products, and names the blocks that were changed last', async () => {
  const who = await asFiller();
  const [one, two, unused] = [await addProduct(who), await addProduct(who), await addProduct(who)];
  for (let i = 0; i < MAX_USES_NAMED; i++) await saveBlock(who, boxOf(one.id));
  const last = await saveBlock(who, boxOf(two.id));
  const all = [one.id, two.id, unused.id];
  const uses = await countUses(who, { ids: all });
  expect(uses).toMatchObject({ products: 2, blocks: MAX_USES_NAMED + 1 });
  expect(uses.named).toHaveLength(MAX_USES_NAMED);
  expect(uses.named[0]?.id).toBe(last.id);
  expect(await countUses(who, { filter: {}, expected: 3 })).toMatchObject({ products: 2 });
  expect(await countUses(who, { ids: [unused.id] })).toEqual({ products: 0, blocks: 0, named: [] });
  expectStatus(await changeProducts(who, { action: 'delete', selection: { ids: all } }), 200);
  expect(await countUses(who, { ids: all })).toEqual({ products: 0, blocks: 0, named: [] });
});

it('tells nothing of products and blocks of others', async () => {
  const { id } = await addProduct(keeper);
  await saveBlock(keeper, boxOf(id));
  const other = await asFiller();
  await saveBlock(other, boxOf(id));
  expect((await other.get(`/api/products/${id}/uses`)).status).toBe(404);
  expect(await countUses(other, { ids: [id] })).toEqual({ products: 0, blocks: 0, named: [] });
  expect(await usesOf(keeper, id)).toHaveLength(1);
});

it.each([[{}], [{ ids: [] }], [{ ids: ['x'] }], [{ filter: {} }]])(
  'refuses the selection %j',
  async (selection) => {
    expect((await keeper.post('/api/products/uses', selection)).status).toBe(422);
  },
);
