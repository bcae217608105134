import { looksLikeMarkup } from './schema-paste';

it.each([
  ['{"@type": "Product"}', true],
  ['\ufeff [{}]', true],
  ['/* Product */ {}', true],
  ['<p>Kettle', true],
  ['Text before <script type="application/ld+json">{}</script>', true],
  ['<!doctype html>', true],
  ['hello', false],
  ['https://shop.example/kettle', false],
  ['I <3 kettles, and 1 < 2', false],
  ['Markup: {"@type": "Product"}', false],
  ['', false],
])('takes %j for HTML or JSON-LD: %s', (text, is) => {
  expect(looksLikeMarkup(text)).toBe(is);
});
