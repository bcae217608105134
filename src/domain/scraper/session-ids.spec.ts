import { hasSessionId, withoutSessionId } from './session-ids';

const SITE = 'https://shop.example';

it.each([
  ['/list;jsessionid=0A1B2C', '/list'],
  ['/list;JSESSIONID=0A1B2C.node1?page=2', '/list?page=2'],
  ['/a;jsessionid=1/b;jsessionid=2', '/a/b'],
  ['/list;v=1;jsessionid=9;lang=en', '/list;v=1;lang=en'],
  ['/;PHPSESSID=abc', '/'],
  ['/shop;sid=4', '/shop'],
  ['/(S(lit3py55t21z5v55vlm25s55))/page.aspx', '/page.aspx'],
  ['/app/(A(abcdefghij0123456789)S(lit3py55t21z5v55vlm25s55))/page', '/app/page'],
])('takes the session out of %s', (path, plain) => {
  expect(withoutSessionId(SITE + path)).toBe(SITE + plain);
  expect(hasSessionId(SITE + path)).toBe(true);
});

it.each([
  '/list',
  '/list;v=1',
  '/list;side=left',
  '/list?jsessionid=1;sid=2',
  '/wiki/Mercury_(planet)',
  '/(S(short))/page',
  '/jsessionid=1',
])('leaves %s alone', (path) => {
  expect(withoutSessionId(SITE + path)).toBe(SITE + path);
  expect(hasSessionId(SITE + path)).toBe(false);
});
