import type { ProductView } from '../../src/contracts/products/products';
import type { ShopView } from '../../src/contracts/products/shops';
import { expectStatus, type SignedIn } from '../support/actors';
import { listQuery } from '../support/http';
import { addProduct, asKeeper } from '../support/products';
import { fieldErrors } from '../support/saved-blocks';

const save = (who: SignedIn, table: object) => who.put<ShopView[]>('/api/products/shops', table);
const SHOP = { name: 'Shop', hosts: ['https://www.Shop.Example/start'], parameter: 'aff', tag: 'me' };

it('has the markets of Amazon built in, without tags', async () => {
  const shops = expectStatus(await (await asKeeper()).get<ShopView[]>('/api/products/shops'), 200);
  expect(shops.filter(({ parameter }) => parameter === 'tag').length).toBeGreaterThan(20);
  expect(shops.every(({ tag, isBuiltIn }) => tag === '' && isBuiltIn)).toBe(true);
});

it('keeps the tags and shops of each user apart, and says anew whose links products have', async () => {
  const who = await asKeeper();
  const links = [{ shop: 'made up', url: 'https://shop.example/p' }];
  const { id, ...product } = await addProduct(who, { links });
  expect(product.links).toEqual([{ shop: '', url: 'https://shop.example/p' }]);
  const table = { tags: [{ shop: 'amazon.com', tag: ' mine-20 ' }], shops: [SHOP] };
  const shops = expectStatus(await save(who, table), 200);
  const [own] = shops;
  expect(own).toEqual({
    ...{ id: expect.stringMatching(/^own-/), name: 'Shop', hosts: ['shop.example'] },
    ...{ parameter: 'aff', tag: 'me', isBuiltIn: false },
  });
  expect(shops.find(({ id: shop }) => shop === 'amazon.com')?.tag).toBe('mine-20');
  const after = expectStatus(await who.get<ProductView>(`/api/products/${id}`), 200);
  expect(after.links).toEqual([{ shop: own?.id, url: 'https://shop.example/p' }]);
  expect(after.updatedAt).toBe(product.updatedAt);
  const found = await who.get(`/api/products${listQuery({ filter: { shop: own?.id } })}`);
  expect(found.body).toHaveLength(1);
  const kept = expectStatus(await save(who, { shops: [{ ...SHOP, id: own?.id, tag: '' }] }), 200);
  expect(kept[0]).toMatchObject({ id: own?.id, tag: '' });
  expect(kept.find(({ id: shop }) => shop === 'amazon.com')?.tag).toBe('');
  const others = await (await asKeeper()).get<ShopView[]>('/api/products/shops');
  expect(others.body.every(({ isBuiltIn }) => isBuiltIn)).toBe(true);
});

it.each<[object, string, RegExp]>([
  [{ tags: [{ shop: 'nowhere', tag: 'x' }] }, 'tags.0.shop', /not in the table/],
  [{ tags: [{ shop: 'ebay.com', tag: 'x' }] }, 'tags.0.tag', /your own ones, with its parameter/],
  [{ tags: [{ shop: 'amazon.com', tag: 'a b' }] }, 'tags.0.tag', /without spaces/],
  [{ tags: Array(2).fill({ shop: 'amazon.com', tag: 'x' }) }, 'tags.1.shop', /listed twice/],
  [{ shops: [SHOP, SHOP] }, 'shops.1.hosts', /^shop.example is in the table already\.$/],
  [{ shops: [{ ...SHOP, hosts: ['amazon.de'] }] }, 'shops.0.hosts', /^amazon.de is in the table already\.$/],
  [{ shops: [{ ...SHOP, hosts: ['not a host'] }] }, 'shops.0.hosts', /domains, such as/],
  [{ shops: [{ ...SHOP, hosts: [] }] }, 'shops.0.hosts', /domains, such as/],
  [{ shops: [{ ...SHOP, name: ' ' }] }, 'shops.0.name', /shop’s name/],
  [{ shops: [{ ...SHOP, parameter: 'a=b' }] }, 'shops.0.parameter', /name alone/],
  [{ shops: [{ ...SHOP, parameter: '' }] }, 'shops.0.parameter', /parameter that the tag is written in/],
  [{ shops: Array(51).fill(SHOP) }, 'shops', /^At most 50 shops/],
])('refuses %j', async (table, field, sentence) => {
  expect(fieldErrors(await save(await asKeeper(), table))?.[field]).toMatch(sentence);
});
