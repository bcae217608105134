import { Types } from 'mongoose';
import sharp from 'sharp';
import type { ProductChangeView } from '../../../../src/contracts/products/product-changes';
import type { ProductPictureView } from '../../../../src/contracts/products/product-pictures';
import type { ProductView } from '../../../../src/contracts/products/products';
import type { TakeOverCheckView, TakeOverView } from '../../../../src/contracts/products/take-over';
import type { BlockUndoRepository } from '../../../../src/modules/blocks/block-undo.repository';
import type { ProductChangesRepository } from '../../../../src/modules/products/product-changes.repository';
import type { ProductsRepository } from '../../../../src/modules/products/products.repository';
import { expectStatus } from '../../actors';
import { call, listQuery } from '../../http';
import { marked, wholeProduct } from '../../products';
import { blockToSave } from '../../saved-blocks';
import { type Made, type Product, providerOf } from '../product';

/** A library: products with pictures, shops, changes and their undo, a file. */
export async function keepProducts({ student, url }: Product, made: Made): Promise<void> {
  const { token } = student;
  const send = async (path: string, content: string | Uint8Array<ArrayBuffer>, fields: object = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, JSON.stringify(value));
    body.append('file', new Blob([content]), 'products.csv');
    return call<unknown>('POST', `/api/products/${path}`, { at: url, token, body });
  };
  const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const picture = await send('pictures', new Uint8Array(await red.png().toBuffer()));
  const { url: image } = expectStatus(picture, 201) as ProductPictureView;
  made['/api/product-pictures'] = new URL(image).pathname.split('/').at(-1) ?? '';
  const add = async (fields: object = {}) =>
    expectStatus(await student.post<ProductView>('/api/products', wholeProduct({ image, ...fields })), 201);
  const [one, two] = [await add(), await add()];
  made['/api/products'] = one.id;
  expectStatus(await student.put(`/api/products/${one.id}`, { ...one, image: '' }), 200);
  const shop = { name: 'Shop', hosts: ['shop.example'], parameter: 'aff', tag: 'me' };
  expectStatus(await student.put('/api/products/shops', { shops: [shop] }), 200);
  const change = async (selection: object, what: object) =>
    expectStatus(await student.post<ProductChangeView>('/api/products/changes', { ...what, selection }), 200);
  const update = { action: 'update', values: { addTags: ['more'] } };
  await change({ ids: [one.id, two.id] }, update);
  const { id } = await change({ ids: [two.id] }, { action: 'delete' });
  expectStatus(await student.post(`/api/products/changes/${id}/undo`), 200);
  expectStatus(await student.delete(`/api/products/${two.id}`), 200);
  const { name, variant, config } = blockToSave();
  const filled = { name, variant, config: { ...config, productId: one.id, image } };
  const block = expectStatus(await student.post<{ id: string }>('/api/blocks', filled), 201);
  expectStatus(await student.get(`/api/products/${one.id}/uses`), 200);
  expectStatus(await student.post('/api/products/uses', { ids: [one.id] }), 200);
  const undo = await takeOver(student, one.id);
  expectStatus(await student.post(`/api/products/take-overs/${undo}/undo`), 200);
  // An undo leaves nothing behind.
  await takeOver(student, one.id);
  expectStatus(await student.get(`/api/blocks${listQuery({ filter: { refresh: 'needed' } })}`), 200);
  expectStatus(await student.post(`/api/blocks/${block.id}/copied`), 200);
  expectStatus(await student.delete(`/api/blocks/${block.id}`), 200);
  const content = 'Name\nFrom a file\n';
  expectStatus(await send('imports/columns', content), 200);
  expectStatus(await send('imports/check', content, { columns: { name: 0 } }), 200);
  expectStatus(await send('imports', content, { columns: { name: 0 } }), 201);
}

async function takeOver(student: Product['student'], product: string): Promise<string | undefined> {
  const path = `/api/products/${product}/take-over`;
  const { blocks } = expectStatus(await student.post<TakeOverCheckView>(`${path}/check`), 200);
  return expectStatus(await student.post<TakeOverView>(path, { blocks: marked(blocks) }), 200).undo;
}

/** What is asked where two write to one product. */
export async function accidentsOfProducts({ api, student }: Product): Promise<void> {
  const products = providerOf<ProductsRepository>(api, 'ProductsRepository');
  const [before] = await products.matching(student.user.id, {});
  if (!before) throw new Error('The student has no product.');
  await products.write(student.user.id, [{ before: { ...before, revision: new Types.ObjectId() } }]);
  const changes = providerOf<ProductChangesRepository>(api, 'ProductChangesRepository');
  await changes.leaveOut(new Types.ObjectId(), [before._id], 0);
  await providerOf<BlockUndoRepository>(api, 'BlockUndoRepository').drop(new Types.ObjectId());
}
