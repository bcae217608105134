import type { SavedBlockEntry, SavedBlockView } from '../../src/contracts/blocks/blocks';
import type { Product, ProductView } from '../../src/contracts/products/products';
import type {
  TakeOverCheckView,
  TakeOverUndoView,
  TakeOverView,
} from '../../src/contracts/products/take-over';
import { asAdmin, asStudent, expectStatus, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { addProduct, marked } from '../support/products';
import { blockToSave, saveBlock } from '../support/saved-blocks';

let keeper: SignedIn;
beforeAll(async () => {
  keeper = await asFiller();
});

function asFiller(): Promise<SignedIn> {
  return asStudent({ allowed: ['schema-generator', 'product-box-generator', 'product-box-1'] });
}

const check = async (who: SignedIn, id: string) =>
  expectStatus(await who.post<TakeOverCheckView>(`/api/products/${id}/take-over/check`), 200);
const takeOver = async (who: SignedIn, id: string, blocks: object[]) =>
  expectStatus(await who.post<TakeOverView>(`/api/products/${id}/take-over`, { blocks }), 200);
const undo = (who: SignedIn, id = '') => who.post<TakeOverUndoView>(`/api/products/take-overs/${id}/undo`);
const read = async (who: SignedIn, id: string) =>
  expectStatus(await who.get<SavedBlockView>(`/api/blocks/${id}`), 200);
const change = async (who: SignedIn, id: string, fields: Partial<Product>) =>
  expectStatus(await who.put<ProductView>(`/api/products/${id}`, fields), 200);

/** Leaves the library to somebody, and takes the product boxes away. */
async function takeToolsFrom({ user }: SignedIn): Promise<void> {
  const admin = await asAdmin();
  const batch = { batch: unique('Batch'), defaultTool: 'schema-generator', allowed: ['schema-generator'] };
  expectStatus(await admin.put(`/api/permissions/${user.batch ?? ''}`, batch), 200);
}

/** A product in blocks that are up to date with it. */
async function filled(who: SignedIn, count: number) {
  const name = unique('Mixer');
  const { id } = await addProduct(who, { name, description: 'Strong', score: '8' });
  const blocks: SavedBlockView[] = [];
  for (let i = 0; i < count; i++) {
    const block = blockToSave('product-box-1');
    blocks.push(await saveBlock(who, { ...block, config: { ...block.config, productId: id } }));
  }
  const { blocks: differing } = await check(who, id);
  if (differing.length > 0) await takeOver(who, id, marked(differing));
  expect(await check(who, id)).toEqual({ used: count, blocks: [] });
  return { id, name, blocks: await Promise.all(blocks.map((block) => read(who, block.id))) };
}

it('lists changed blocks as to be refreshed on their pages until they are copied, or taken back before that', async () => {
  const who = await asFiller();
  const { id, blocks } = await filled(who, 3);
  const copied = (block: string) => who.post<SavedBlockView>(`/api/blocks/${block}/copied`);
  const toRefresh = async () => {
    const query = listQuery({ filter: { refresh: 'needed' } });
    return (await who.get<SavedBlockEntry[]>(`/api/blocks${query}`)).body.map((block) => block.id).sort();
  };
  for (const block of blocks) expectStatus(await copied(block.id), 200);
  expect(await toRefresh()).toEqual([]);
  await change(who, id, { name: unique('Newer mixer'), description: 'Strong', score: '9.1' });
  const { blocks: shown } = await check(who, id);
  const { undo: taken } = await takeOver(who, id, marked(shown));
  expect(await toRefresh()).toEqual(blocks.map((block) => block.id).sort());
  expect(await read(who, blocks[0]?.id ?? '')).toMatchObject({ toRefresh: true });

  const [first = ''] = blocks.map((block) => block.id);
  const { updatedAt } = await read(who, first);
  const noted = expectStatus(await copied(first), 200);
  expect(noted).toMatchObject({ id: first, updatedAt });
  expect(noted).not.toHaveProperty('toRefresh');
  expect(await toRefresh()).not.toContain(first);
  expect((await keeper.post(`/api/blocks/${first}/copied`)).status).toBe(404);

  // What was copied is on a page and is not the block any more; what was not is as the page has it.
  expectStatus(await undo(who, taken), 200);
  expect(await toRefresh()).toEqual([first]);
});

it('shows what would change and changes nothing, then changes exactly the chosen blocks, and takes it back', async () => {
  const { id, blocks } = await filled(keeper, 2);
  const [chosen, spared] = blocks as [SavedBlockView, SavedBlockView];
  const name = unique('Better mixer');
  await change(keeper, id, { name, description: 'Strong', score: '9.1' });

  const preview = await check(keeper, id);
  expect(preview.used).toBe(2);
  expect(preview.blocks).toHaveLength(2);
  const shown = preview.blocks.find((block) => block.id === chosen.id);
  expect(shown).toMatchObject({ name: chosen.name, allowed: true });
  expect(shown?.changes.map(({ label }) => label)).toEqual(['Name', 'Score']);
  expect(shown?.changes[0]).toMatchObject({ after: name });
  expect(await read(keeper, chosen.id)).toEqual(chosen);
  expect(await read(keeper, spared.id)).toEqual(spared);

  const { changed, left, undo: change1 } = await takeOver(keeper, id, marked(shown ? [shown] : []));
  expect({ changed, left }).toEqual({ changed: 1, left: [] });
  expect((await read(keeper, chosen.id)).config).toEqual({
    ...chosen.config,
    ...{ name, productScoreText: '9.1' },
  });
  expect(await read(keeper, spared.id)).toEqual(spared);
  expect((await check(keeper, id)).blocks.map((block) => block.id)).toEqual([spared.id]);

  expect(expectStatus(await undo(keeper, change1), 200)).toEqual({ restored: 1, changedSince: 0 });
  expect((await read(keeper, chosen.id)).config).toEqual(chosen.config);
  expect((await undo(keeper, change1)).status).toBe(404);
});

it('leaves and names blocks that were changed or deleted after they were shown', async () => {
  const { id, blocks } = await filled(keeper, 3);
  const [fine, edited, deleted] = blocks as [SavedBlockView, SavedBlockView, SavedBlockView];
  await change(keeper, id, { name: unique('Other'), description: 'Strong', score: '8' });
  const preview = await check(keeper, id);
  const config = { ...edited.config, description: 'Edited meanwhile' };
  const { name, variant } = edited;
  expectStatus(await keeper.put(`/api/blocks/${edited.id}`, { name, variant, config }), 200);
  expectStatus(await keeper.delete(`/api/blocks/${deleted.id}`), 200);
  const { changed, left, undo: id1 } = await takeOver(keeper, id, marked(preview.blocks));
  expect(changed).toBe(1);
  expect(left).toHaveLength(2);
  expect(left).toContainEqual({ id: edited.id, name: edited.name, reason: 'changed' });
  expect(left).toContainEqual({ id: deleted.id, name: '', reason: 'gone' });
  expect((await read(keeper, edited.id)).config).toEqual(config);

  const renamed = unique('Renamed');
  expectStatus(await keeper.patch(`/api/blocks/${fine.id}`, { name: renamed }), 200);
  expect(expectStatus(await undo(keeper, id1), 200)).toEqual({ restored: 0, changedSince: 1 });
  expect((await read(keeper, fine.id)).name).toBe(renamed);
});

it('leaves all blocks if the product was changed after they were shown', async () => {
  const { id, blocks } = await filled(keeper, 1);
  await change(keeper, id, { name: 'Shown', description: 'Strong', score: '8' });
  const preview = await check(keeper, id);
  await change(keeper, id, { name: 'Not shown', description: 'Strong', score: '8' });
  const answer = await takeOver(keeper, id, marked(preview.blocks));
  expect(answer).toMatchObject({ changed: 0, left: [{ reason: 'changed' }] });
  expect(answer).not.toHaveProperty('undo');
  expect(await read(keeper, blocks[0]?.id ?? '')).toEqual(blocks[0]);
});

it('changes a block once, however often that is asked for at once', async () => {
  const { id } = await filled(keeper, 1);
  await change(keeper, id, { name: 'Once', description: 'Strong', score: '8' });
  const { blocks } = await check(keeper, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => takeOver(keeper, id, marked(blocks))));
  expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(1);
});

it('leaves blocks of a style that the user may not use any more', async () => {
  const who = await asFiller();
  const { id, blocks } = await filled(who, 1);
  await change(who, id, { name: 'Other', description: 'Strong', score: '8' });
  await takeToolsFrom(who);
  const preview = await check(who, id);
  expect(preview.blocks).toMatchObject([{ allowed: false }]);
  const { changed, left } = await takeOver(who, id, marked(preview.blocks));
  expect({ changed, left }).toMatchObject({
    changed: 0,
    left: [{ reason: 'forbidden', name: blocks[0]?.name }],
  });
  expect(await read(who, blocks[0]?.id ?? '')).toEqual(blocks[0]);
});

it('tells others nothing and lets them change nothing', async () => {
  const { id, blocks } = await filled(keeper, 1);
  await change(keeper, id, { name: 'Own', description: 'Strong', score: '8' });
  const preview = await check(keeper, id);
  const other = await asFiller();
  const own = await filled(other, 0);
  expect((await other.post(`/api/products/${id}/take-over/check`)).status).toBe(404);
  const foreign = { blocks: marked(preview.blocks) };
  expect((await other.post(`/api/products/${id}/take-over`, foreign)).status).toBe(404);
  expect(await takeOver(other, own.id, foreign.blocks)).toMatchObject({
    changed: 0,
    left: [{ reason: 'gone', name: '' }],
  });
  expect(await read(keeper, blocks[0]?.id ?? '')).toEqual(blocks[0]);
  const { undo: change1 } = await takeOver(keeper, id, foreign.blocks);
  expect((await undo(other, change1)).status).toBe(404);
  expect(expectStatus(await undo(keeper, change1), 200).restored).toBe(1);
});

it.each([
  [{}],
  [{ blocks: [] }],
  [{ blocks: [{ id: 'x', mark: '' }] }],
  [{ blocks: [{ id: 'a'.repeat(24) }] }],
])('refuses %j', async (body) => {
  const { id } = await addProduct(keeper);
  expect((await keeper.post(`/api/products/${id}/take-over`, body)).status).toBe(422);
});
