import { listedAddresses, runName } from './run-name';

const of = (host: string, pages: number) =>
  Array.from({ length: pages }, (_, page) => `https://${host}/${page}`);

it.each<[string, string[], string]>([
  ['one page, with its path', ['https://shop.example/shoes/'], '1 page: shop.example/shoes'],
  ['pages of one host', of('shop.example', 12), '12 pages of shop.example'],
  ['many of them', of('shop.example', 1200), '1,200 pages of shop.example'],
  ['a host with a port', of('127.0.0.1:8080', 2), '2 pages of 127.0.0.1:8080'],
  ['two hosts', [...of('a.example', 1), ...of('b.example', 1)], '2 pages of a.example and b.example'],
  [
    'several hosts, the one with most pages first',
    [...of('a.example', 1), ...of('b.example', 3), ...of('c.example', 2)],
    '6 pages of b.example and 2 other hosts',
  ],
])('%s', (_, addresses, expected) => expect(runName(addresses)).toBe(expected));

it.each<[string, string[], string[]]>([
  [
    'each address once, whatever it is written as',
    ['https://A.example', ' https://a.example/#top '],
    ['https://a.example/'],
  ],
  ['no address that is none', ['shoes', 'https://a.example/'], ['https://a.example/']],
])('lists %s', (_, addresses, expected) => expect(listedAddresses(addresses)).toEqual(expected));
