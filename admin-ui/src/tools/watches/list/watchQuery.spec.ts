import { watchQuery } from './watchQuery';

const asked = (address: string) => watchQuery((name) => new URLSearchParams(address).get(name) ?? '');

it.each([
  ['', { page: 1, sort: undefined, filter: {} }],
  [
    'q=+shoe+&state=failing&tag=shop&severity=critical&page=3&sort=-changedAt',
    {
      page: 3,
      sort: ['changedAt', 'DESC'],
      filter: { q: 'shoe', state: 'failing', tag: 'shop', severity: 'critical' },
    },
  ],
  ['state=broken&severity=loud&page=x&sort=password', { page: 1, sort: undefined, filter: {} }],
])('asks for what “%s” can mean', (address, query) => {
  expect(asked(address)).toEqual(query);
});
