import type { ProductChangeView, ProductUndoView } from '../../src/contracts/products/product-changes';
import type { ProductEntry, ProductTagView, ProductView } from '../../src/contracts/products/products';
import { type Actor, asAdmin, asGuest, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';
import { addProduct, asKeeper, changeProducts, wholeProduct } from '../support/products';
import { fieldErrors } from '../support/saved-blocks';

let keeper: SignedIn;
beforeAll(async () => {
  keeper = await asKeeper();
});

const namesOf = async (who: Actor, query: object) => {
  const answer = await who.get<ProductEntry[]>(`/api/products${listQuery(query)}`);
  return expectStatus(answer, 200).map(({ name }) => name);
};
const get = (who: Actor, id: string) => who.get<ProductView>(`/api/products/${id}`);
const undo = (who: Actor, id: string) => who.post<ProductUndoView>(`/api/products/changes/${id}/undo`);

it.each<[string, () => Promise<Actor>, number]>([
  ['an admin', () => asAdmin(), 200],
  ['who has a block generator', () => asStudent({ allowed: ['versus-box-generator', 'versus-box-1'] }), 200],
  ['who has the schema generator', () => asKeeper(), 200],
  ['who has none of them', () => asStudent({ allowed: ['word-counter'] }), 403],
  ['a guest', async () => asGuest(), 401],
])('opens to %s as their tools say', async (_, who, status) => {
  expect((await (await who()).get('/api/products')).status).toBe(status);
});

it('is no tool that a batch names', async () => {
  const admin = await asAdmin();
  const batch = {
    batch: 'No such',
    defaultTool: 'schema-generator',
    allowed: ['schema-generator', 'products'],
  };
  expect(fieldErrors(await admin.post('/api/permissions', batch))).toHaveProperty('allowed');
});

it('keeps a product whole, and says whose shop its links lead to', async () => {
  const product = wholeProduct();
  const { id } = await addProduct(keeper, product);
  const kept = expectStatus(await get(keeper, id), 200);
  expect(kept).toMatchObject({ ...product, links: [{ ...product.links[0], shop: 'amazon.de' }] });
});

it('fills up what is left out, and empties it in a change', async () => {
  const { id } = await addProduct(keeper, wholeProduct({ name: 'Bare' }));
  const changed = expectStatus(await keeper.put<ProductView>(`/api/products/${id}`, { name: ' Bare ' }), 200);
  expect(changed).toMatchObject({
    ...{ name: 'Bare', image: '', links: [], pros: [], features: [], tags: [], gtin: '', score: '' },
    price: { amount: '', was: '', currency: '', asOf: '' },
  });
});

it.each<[object, string, RegExp]>([
  [{ name: ' \u200b' }, 'name', /^Enter a name\.$/],
  [{ image: 'javascript:alert(1)' }, 'image', /begins with https/],
  [{ links: [{ url: 'ftp://shop.example' }] }, 'links.0.url', /^Links begin with/],
  [{ links: Array(11).fill({ url: 'https://a.example' }) }, 'links', /^At most 10 links\.$/],
  [{ price: { amount: '12,5', currency: 'EUR' } }, 'price.amount', /^Enter a price in digits/],
  [{ price: { amount: '12.5', currency: '' } }, 'price.currency', /^Choose a currency/],
  [{ price: { amount: '12.5', currency: 'EUX' } }, 'price.currency', /^Choose a currency/],
  [{ price: { amount: '1', currency: 'EUR', asOf: '2026-02-30' } }, 'price.asOf', /^Enter a day/],
  [{ score: '0' }, 'score', /^Enter a score above 0/],
  [{ score: '10.1' }, 'score', /^Enter a score above 0/],
  [{ gtin: '4006381333932' }, 'gtin', /last one does not fit/],
  [{ tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }, 'tags', /^At most 20 tags\.$/],
  [{ tags: ['x'.repeat(41)] }, 'tags', /at most 40 characters/],
  [{ pros: 'Light' }, 'pros', /missing or incomplete/],
  [{ features: [null] }, 'features.0', /missing or incomplete/],
])('refuses %j', async (fields, field, sentence) => {
  const errors = fieldErrors(await keeper.post('/api/products', { name: 'Wrong', ...fields }));
  expect(errors?.[field]).toMatch(sentence);
});

it('takes tags that look alike for one', async () => {
  const who = await asKeeper();
  const { tags } = await addProduct(who, { tags: ['Coffee', ' coffee', 'ＣＯＦＦＥＥ', 'Tea', ''] });
  expect(tags).toEqual(['Coffee', 'Tea']);
  await addProduct(who, { tags: ['TEA'] });
  const listed = expectStatus(await who.get<ProductTagView[]>('/api/products/tags'), 200);
  expect(listed.map(({ tag, products }) => [tag.toLowerCase(), products])).toEqual([
    ['coffee', 1],
    ['tea', 2],
  ]);
});

it('finds, filters, sorts and pages', async () => {
  const who = await asKeeper();
  const amazon = [{ shop: '', url: 'https://amazon.com/dp/B0' }];
  const price = (amount: string) => ({ amount, was: '', currency: 'USD', asOf: '' });
  await addProduct(who, { name: 'Bär', brand: 'Zeta', tags: ['Toys'], price: price('9.5'), links: amazon });
  await addProduct(who, { name: 'apple', sku: 'SKU-77', price: price('100'), links: amazon });
  await addProduct(who, { name: 'Cherry', gtin: '96385074', tags: ['toys', 'red'], price: price('20') });
  const byName = { sort: ['name', 'ASC'] };
  expect(await namesOf(who, byName)).toEqual(['apple', 'Bär', 'Cherry']);
  expect(await namesOf(who, { sort: ['price', 'DESC'] })).toEqual(['apple', 'Cherry', 'Bär']);
  expect(await namesOf(who, { ...byName, filter: { q: 'bar zeta' } })).toEqual(['Bär']);
  expect(await namesOf(who, { ...byName, filter: { q: 'sku-77' } })).toEqual(['apple']);
  expect(await namesOf(who, { ...byName, filter: { q: '96385074' } })).toEqual(['Cherry']);
  expect(await namesOf(who, { ...byName, filter: { q: 'red' } })).toEqual(['Cherry']);
  expect(await namesOf(who, { ...byName, filter: { tag: 'TOYS' } })).toEqual(['Bär', 'Cherry']);
  expect(await namesOf(who, { ...byName, filter: { shop: 'amazon.com', q: 'a' } })).toEqual(['apple', 'Bär']);
  const page = await who.get<ProductEntry[]>(`/api/products${listQuery({ ...byName, range: [1, 1] })}`);
  expect(page.body.map(({ name }) => name)).toEqual(['Bär']);
  expect(page.headers.get('content-range')).toBe('products 1-1/3');
  expect(page.body[0]).not.toHaveProperty('description');
});

it('shows nobody the products of somebody else', async () => {
  const { id } = await addProduct(keeper);
  const { id: change } = expectStatus(
    await changeProducts(keeper, { action: 'update', values: { brand: 'Mine' }, selection: { ids: [id] } }),
    200,
  );
  const other = await asKeeper();
  expect((await get(other, id)).status).toBe(404);
  expect((await other.put(`/api/products/${id}`, { name: 'Theirs' })).status).toBe(404);
  expect((await other.delete(`/api/products/${id}`)).status).toBe(404);
  const all = { action: 'delete', selection: { ids: [id] } };
  expect((await changeProducts(other, all)).status).toBe(404);
  expect((await undo(other, change)).status).toBe(404);
  expect(await namesOf(other, { filter: { id: [id] } })).toEqual([]);
  expect((await get(keeper, id)).body).toMatchObject({ brand: 'Mine' });
});

it('has room for 1,000 products, exactly, however many are added at a time', async () => {
  const who = await asKeeper();
  const rows = Array.from({ length: 990 }, (_, i) => `Row ${i}`);
  const body = new FormData();
  body.append('columns', JSON.stringify({ name: 0 }));
  body.append('file', new Blob([['Name', ...rows].join('\n')]), 'products.csv');
  expectStatus(await who.post('/api/products/imports', undefined, { body }), 201);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => who.post('/api/products', { name: `Late ${i}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(30);
  const { headers } = await who.get('/api/products');
  expect(headers.get('content-range')).toMatch(/\/1000$/);
}, 60_000);

describe('a change of many', () => {
  const select = (...products: ProductView[]) => ({ ids: products.map(({ id }) => id) });
  const change = async (who: SignedIn, values: object, selection: object) =>
    expectStatus(await changeProducts(who, { action: 'update', values, selection }), 200);

  it('gives what it is told and leaves the rest', async () => {
    const one = await addProduct(keeper, wholeProduct({ tags: ['A', 'b'] }));
    const two = await addProduct(keeper, { tags: ['c'] });
    const values = { addTags: ['B', 'new'], removeTags: ['a'], brand: 'Acme', currency: 'GBP' };
    const done = await change(keeper, values, select(one, two));
    expect(done).toMatchObject({ kind: 'update', changed: 2 });
    expect((await get(keeper, one.id)).body).toMatchObject({
      ...{ tags: ['b', 'new'], brand: 'Acme', description: one.description },
      price: { ...one.price, currency: 'GBP' },
    });
    expect((await get(keeper, two.id)).body).toMatchObject({ tags: ['c', 'B', 'new'], brand: 'Acme' });
  });

  it('is taken back whole, but for what was changed again since', async () => {
    const one = await addProduct(keeper, wholeProduct());
    const two = await addProduct(keeper, wholeProduct());
    const { id } = await change(keeper, { brand: 'Other', addTags: ['x'] }, select(one, two));
    expectStatus(await keeper.put(`/api/products/${two.id}`, { name: 'Again' }), 200);
    expect((await undo(keeper, id)).body).toEqual({ restored: 1, changedSince: 1, noRoom: 0 });
    expect((await get(keeper, one.id)).body).toEqual(one);
    expect((await get(keeper, two.id)).body).toMatchObject({ name: 'Again' });
    expect((await undo(keeper, id)).status).toBe(404);
  });

  it('reaches all that a filter finds, if they are as many as was said', async () => {
    const who = await asKeeper();
    for (const brand of ['In', 'In', 'Out']) await addProduct(who, { brand });
    const filter = { q: 'in' };
    const wrong = await changeProducts(who, { action: 'delete', selection: { filter, expected: 1 } });
    expect(wrong).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^2 products match now/) },
    });
    const right = await changeProducts(who, { action: 'delete', selection: { filter, expected: 2 } });
    expect(expectStatus(right, 200).changed).toBe(2);
    expect(await namesOf(who, {})).toHaveLength(1);
    const listed = expectStatus(await who.get<ProductChangeView[]>('/api/products/changes'), 200);
    expect(listed).toEqual([right.body]);
    expect((await undo(who, right.body.id)).body.restored).toBe(2);
    expect(await namesOf(who, {})).toHaveLength(3);
  });

  it.each<[object, string]>([
    [{ action: 'update', values: {}, selection: { ids: ['64b000000000000000000000'] } }, 'values'],
    [{ action: 'explode', selection: { ids: ['64b000000000000000000000'] } }, 'action'],
    [{ action: 'delete', selection: {} }, 'selection'],
    [{ action: 'delete', selection: { filter: {} } }, 'selection'],
    [{ action: 'delete', selection: { ids: ['x'] } }, 'selection.ids'],
    [
      { action: 'update', values: { currency: 'XYZ' }, selection: { filter: {}, expected: 1 } },
      'values.currency',
    ],
  ])('refuses %j', async (body, field) => {
    expect(fieldErrors(await changeProducts(keeper, body))).toHaveProperty([field]);
  });

  it('refuses tags for which there is no room, and changes nothing then', async () => {
    const full = await addProduct(keeper, { tags: Array.from({ length: 20 }, (_, i) => `t${i}`) });
    const other = await addProduct(keeper);
    const values = { addTags: ['more'] };
    const answer = await changeProducts(keeper, { action: 'update', values, selection: select(full, other) });
    expect(fieldErrors(answer)?.['values.addTags']).toContain(full.name);
    expect((await get(keeper, other.id)).body.tags).toEqual([]);
  });
});

it('takes a deletion back as it was', async () => {
  const product = await addProduct(keeper, wholeProduct());
  const gone = await keeper.delete<ProductView>(`/api/products/${product.id}`);
  expect(expectStatus(gone, 200)).toEqual(product);
  expect((await get(keeper, product.id)).status).toBe(404);
  expect((await undo(keeper, gone.headers.get('x-undo') ?? '')).body.restored).toBe(1);
  expect((await get(keeper, product.id)).body).toEqual(product);
});

it('leaves nothing of a deleted account', async () => {
  const admin = await asAdmin();
  const who = await asKeeper();
  const { id } = await addProduct(who);
  expectStatus(await who.put('/api/products/shops', { tags: [{ shop: 'amazon.com', tag: 'x-20' }] }), 200);
  expectStatus(await admin.delete(`/api/users/${who.user.id}`), 200);
  expect((await get(admin, id)).status).toBe(404);
});
