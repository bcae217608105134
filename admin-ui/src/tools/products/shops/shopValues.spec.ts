import { SHOP_TABLE } from '../../../testing/products';
import { exampleLink, shopsRequestOf, shopValues } from './shopValues';

it('offers a tag at the built-in shops that take one, and one’s own shops to change', () => {
  const values = shopValues(SHOP_TABLE, '');
  expect(values.tags.map(({ shop }) => shop)).toEqual(['amazon.com', 'amazon.de']);
  expect(values.shops).toEqual([
    {
      shopId: 'own-0000000000000001',
      name: 'Garden Shop',
      hosts: 'garden.example',
      parameter: 'aff',
      tag: 'me',
    },
  ]);
});

it.each([
  ['https://www.other.example/x', 2],
  ['https://garden.example/x', 1],
  ['https://smile.amazon.com/x', 1],
])('adds a shop for the address %s only where none has it', (address, shops) => {
  expect(shopValues(SHOP_TABLE, address).shops).toHaveLength(shops);
});

it('sends the whole table, a new shop without an id and with its domains apart', () => {
  const values = shopValues(SHOP_TABLE, '');
  const added = {
    shopId: '',
    name: 'New',
    hosts: 'a.example, b.example\nc.example',
    parameter: 'p',
    tag: 't',
  };
  const request = shopsRequestOf({ ...values, shops: [...values.shops, added] });
  expect(request.tags).toEqual([
    { shop: 'amazon.com', tag: 'mine-20' },
    { shop: 'amazon.de', tag: '' },
  ]);
  expect(request.shops[0]).toMatchObject({ id: 'own-0000000000000001' });
  expect(request.shops[1]).toEqual({
    name: 'New',
    hosts: ['a.example', 'b.example', 'c.example'],
    parameter: 'p',
    tag: 't',
  });
});

it.each([
  ['a.example, b.example', 'aff', 'me & you', 'https://a.example/…?aff=me%20%26%20you'],
  ['a.example', '', 'me', undefined],
  ['a.example', 'aff', ' ', undefined],
  ['', 'aff', 'me', undefined],
])('shows what a tag does to a link of %j', (hosts, parameter, tag, example) => {
  expect(exampleLink(hosts, parameter, tag)).toBe(example);
});
