import { isAmazon } from './amazon';

it.each([
  'https://www.amazon.com/dp/B000000000?tag=me-20',
  'https://amazon.de/dp/B000000000',
  'http://smile.amazon.co.uk/',
  'https://www.amazon.com.br/dp/1',
  'https://www.amazon.co.jp/dp/1',
  'https://AMAZON.COM.AU/dp/1',
  'https://www.amazon.com./dp/1',
  'https://amzn.to/3abc',
  'https://a.co/d/1',
  'https://amzn.eu/d/1',
  'https://amzn.asia/d/1',
])('knows %s', (address) => {
  expect(isAmazon(address)).toBe(true);
});

it.each([
  '',
  'amazon.com',
  'https://amazon.com.evil.example/',
  'https://notamazon.com/',
  'https://amazon.example/',
  'https://shop.example/amazon.com',
  'https://data.co/',
  'https://xa.co/',
  'https://www.ebay.com/?u=https://amazon.com/',
])('does not take %j for one', (address) => {
  expect(isAmazon(address)).toBe(false);
});
