import { pastedAddress } from './pasted-address';

it.each([
  ['https://shop.test/p?id=1&amp;aff_id=15', 'https://shop.test/p?id=1&aff_id=15'],
  [' https://shop.test/p?a=1&#038;b=2&#x26;c=3 ', 'https://shop.test/p?a=1&b=2&c=3'],
  ['https://shop.test/p?a=1&b=2', 'https://shop.test/p?a=1&b=2'],
  ['https://shop.test/p?a=1&ampere=2', 'https://shop.test/p?a=1&ampere=2'],
  ['https://shop.test/p?a=%26amp;', 'https://shop.test/p?a=%26amp;'],
])('takes %j for %j', (copied, address) => expect(pastedAddress(copied)).toBe(address));
