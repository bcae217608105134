import { madeOf } from './madeOf';

it.each([
  ['shop.example', '7 pages', 'shop.example · 7 pages'],
  ['44 pages of shop.example', '44 pages', '44 pages of shop.example'],
  ['Sample: a coffee shop', '51 keywords · Sample', 'Sample: a coffee shop · 51 keywords'],
  ['espresso machine', '98 keywords, 33 pages · Sample', 'espresso machine · 98 keywords, 33 pages · Sample'],
  [undefined, undefined, ''],
])('says of %s and %s once what both say', (name, summary, text) => {
  expect(madeOf(name, summary)).toBe(text);
});
