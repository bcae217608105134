import { targetQuery } from './targetQuery';

const queryOf = (address: Record<string, string>) => targetQuery((name) => address[name] ?? '');

it.each([
  [{}, {}],
  [
    { outcome: 'broken', kind: 'image' },
    { outcome: 'broken', kind: 'image' },
  ],
  [{ q: ' cdn ', outcome: 'mood', kind: 'constructor' }, { q: 'cdn' }],
])('the address %j asks for %j', (address, filter) => {
  expect(queryOf(address).filter).toEqual(filter);
});

it('sorts by what the address names', () => {
  expect(queryOf({ sort: '-bytes', page: '3' })).toMatchObject({
    sort: { field: 'bytes', order: 'DESC' },
    page: 3,
  });
});
