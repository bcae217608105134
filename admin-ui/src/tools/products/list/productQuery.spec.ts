import { productQuery } from './productQuery';

const asked = (search: string) => {
  const parameters = new URLSearchParams(search);
  return productQuery((name) => parameters.get(name) ?? '');
};

it.each([
  ['', { page: 1, sort: undefined, filter: {} }],
  [
    'q= lamp &tag=desk&shop=amazon.de',
    { page: 1, sort: undefined, filter: { q: 'lamp', tag: 'desk', shop: 'amazon.de' } },
  ],
  ['page=3&sort=-price', { page: 3, sort: ['price', 'DESC'], filter: {} }],
  ['page=-1&sort=secret', { page: 1, sort: undefined, filter: {} }],
])('reads %j', (search, query) => {
  expect(asked(search)).toEqual(query);
});
