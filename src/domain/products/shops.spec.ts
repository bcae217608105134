import type { Shop } from '../../contracts/products/shops';
import { BUILT_IN_SHOPS, isAmazon, shopOf, shopTable, taggedLink } from './shops';

const OWN: Shop[] = [
  { id: 'own-1', name: 'Shop', hosts: ['shop.example'], parameter: 'aff', tag: 'me' },
  { id: 'own-2', name: 'Outlet', hosts: ['outlet.shop.example'], parameter: 'ref', tag: 'me 2' },
  { id: 'own-3', name: 'Walmart, mine', hosts: ['walmart.com'], parameter: 'wmlspartner', tag: 'w1' },
];
const TABLE = shopTable(OWN, new Map([['amazon.com', 'mine-20'], ['amazon.co.uk', 'mine-21']]));

it('has each shop and each host once', () => {
  const ids = BUILT_IN_SHOPS.map(({ id }) => id);
  const hosts = BUILT_IN_SHOPS.flatMap((shop) => shop.hosts);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(hosts).size).toBe(hosts.length);
});

it.each<[url: string, shop: string | undefined]>([
  ['https://www.amazon.com/dp/B0', 'amazon.com'],
  ['http://AMAZON.com./dp/B0', 'amazon.com'],
  ['https://smile.amazon.com/dp/B0', 'amazon.com'],
  ['https://www.amazon.com.mx/dp/B0', 'amazon.com.mx'],
  ['https://www.amazon.com.be/dp/B0', 'amazon.com.be'],
  ['https://shop.example/a', 'own-1'],
  ['https://www.outlet.shop.example/a', 'own-2'],
  ['https://www.walmart.com/ip/1', 'own-3'],
  ['https://www.ebay.co.uk/itm/1', 'ebay.com'],
  ['https://notamazon.com/dp/B0', undefined],
  ['https://amazon.com.evil.example/', undefined],
  ['https://amazon.com@evil.example/', undefined],
  ['https://amzn.to/3abc', undefined],
  ['ftp://amazon.com/', undefined],
  ['amazon.com', undefined],
  ['', undefined],
])('the shop of %s is %s', (url, shop) => {
  expect(shopOf(url, TABLE)?.id).toBe(shop);
});

it.each<[url: string, tagged: string]>([
  ['https://www.amazon.com/dp/B012345678', 'https://www.amazon.com/dp/B012345678?tag=mine-20'],
  ['https://www.amazon.com/dp/B012345678/', 'https://www.amazon.com/dp/B012345678/?tag=mine-20'],
  ['https://www.amazon.com/gp/product/B012345678?th=1', 'https://www.amazon.com/gp/product/B012345678?th=1&tag=mine-20'],
  [
    'https://www.amazon.com/Acme-Machine-Steel/dp/B012345678/ref=sr_1_3?crid=1A&keywords=coffee+machine&qid=17&sr=8-3',
    'https://www.amazon.com/Acme-Machine-Steel/dp/B012345678/ref=sr_1_3?crid=1A&keywords=coffee+machine&qid=17&sr=8-3&tag=mine-20',
  ],
  [
    'https://www.amazon.com/dp/B0?tag=theirs-20&linkCode=ll1',
    'https://www.amazon.com/dp/B0?tag=mine-20&linkCode=ll1',
  ],
  ['https://www.amazon.com/dp/B0?a=1&tag=one-20&tag=two-20', 'https://www.amazon.com/dp/B0?a=1&tag=mine-20'],
  ['https://www.amazon.com/dp/B0?a=1&amp;tag=one-20', 'https://www.amazon.com/dp/B0?a=1&tag=mine-20'],
  ['https://www.amazon.com/dp/B0?t%61g=one-20', 'https://www.amazon.com/dp/B0?tag=mine-20'],
  ['https://www.amazon.com/dp/B0?tagline=one#tag=x', 'https://www.amazon.com/dp/B0?tagline=one&tag=mine-20#tag=x'],
  ['https://www.amazon.com/dp/B0?#top', 'https://www.amazon.com/dp/B0?tag=mine-20#top'],
  ['https://www.amazon.com/s?k=100%&x=%E4', 'https://www.amazon.com/s?k=100%&x=%E4&tag=mine-20'],
  ['https://www.amazon.co.uk/dp/B0?tag=mine-20', 'https://www.amazon.co.uk/dp/B0?tag=mine-21'],
  ['https://www.amazon.de/dp/B0?tag=theirs-21', 'https://www.amazon.de/dp/B0?tag=theirs-21'],
  ['https://amzn.to/3abc', 'https://amzn.to/3abc'],
  ['https://a.co/d/3abc', 'https://a.co/d/3abc'],
  ['https://bit.ly/3abc', 'https://bit.ly/3abc'],
  ['https://www.ebay.com/itm/1?campid=5', 'https://www.ebay.com/itm/1?campid=5'],
  ['https://outlet.shop.example/x', 'https://outlet.shop.example/x?ref=me%202'],
  ['https://walmart.com/ip/1', 'https://walmart.com/ip/1?wmlspartner=w1'],
  ['no address', 'no address'],
])('%s becomes %s', (url, tagged) => {
  expect(taggedLink(url, TABLE)).toBe(tagged);
  expect(taggedLink(tagged, TABLE)).toBe(tagged);
});

it.each<[url: string, is: boolean]>([
  ...BUILT_IN_SHOPS.flatMap(({ parameter, hosts }) =>
    hosts.map((host): [string, boolean] => [`https://www.${host}/dp/B0`, parameter === 'tag']),
  ),
  ['https://amzn.to/3abc', true],
  ['https://a.co/d/3abc', true],
  ['https://amzn.eu/d/3abc', true],
  ['https://amzn.asia/d/3abc', true],
  ['https://www.amazon.cn/dp/B0', true],
  ['https://link.amazon/B0abc', true],
  ['https://amazon.com@evil.example/', false],
  ['https://evil.example/amazon.com', false],
  ['https://myamazon.com/', false],
  ['https://amazon.evil.example/', false],
  ['https://ca.co/', false],
  ['not an address', false],
])('%s is Amazon’s: %s', (url, is) => {
  expect(isAmazon(url)).toBe(is);
});
