import { plainText } from './plain-text';
import { sourceOf } from './source';

const SOURCE = sourceOf(
  [
    'The h1 is missing on 12 pages; 1234.5 ms on average, 3.5 %, since 24.11.2026. See https://www.Shop.example.com/a/ or write to help@shop.com.',
    'Search volume 5200, difficulty 0.5',
  ].join('\n'),
);
const read = (text: string) => plainText('/summary', text, SOURCE);
const HTML = 'must be plain text without HTML';
const NUMBER = 'must hold no number that the data does not have';

it.each([
  ['a plain sentence', 'Twelve pages lack a title.', 'Twelve pages lack a title.'],
  ['lines and spaces', ' One \n\n two\t three ', 'One two three'],
  ['control characters', 'a\u0000b\u001b[mc\u007f', 'ab[mc'],
  ['marks of direction and what does not show', 'safe\u202egnp\u2066.\u200bexe\u00ad', 'safegnp.exe'],
  ['Markdown', '# **Titles** and `code` of __pages__', 'Titles and code of pages'],
  ['a link of Markdown', 'Read [this](https://evil.example.org/x) first', 'Read this first'],
  [
    'a link of Markdown to an address that was given',
    'See [the shop](https://shop.example.com/a).',
    'See the shop.',
  ],
  ['numbers of the source', '12 pages take 1234.5 ms', '12 pages take 1234.5 ms'],
  ['a number as it is written elsewhere', '1.234,5 ms, 3,5 % and 5.200', '1.234,5 ms, 3,5 % and 5.200'],
  ['digits grouped by spaces', '5\u202f200 searches', '5\u202f200 searches'],
  ['a zero more', '3.50 % and 0.50', '3.50 % and 0.50'],
  ['a date', 'since 24.11.2026', 'since 24.11.2026'],
  ['a word with a digit', 'The H1 is missing', 'The H1 is missing'],
  ['an address that was given', 'See shop.example.com/a.', 'See shop.example.com/a.'],
  ['a host that was given', 'See https://shop.example.com/', 'See https://shop.example.com/'],
  ['a mail address that was given', 'Ask help@shop.com', 'Ask help@shop.com'],
  ['an address that was not given', 'Buy at https://evil.com/?q=1 now', 'Buy at now'],
  ['a host that was not given', 'Buy at evil.com, now (bad.org).', 'Buy at, now.'],
  ['a mail address that was not given', 'Write to me@evil.com.', 'Write to.'],
  ['a script', 'Click javascript:alert() here', 'Click here'],
  ['part of an address that was given', 'Go to example.com', 'Go to'],
  ['an address that ends in one that was given', 'Go to evil.com/shop.example.com/a', 'Go to'],
  ['a file and an abbreviation', 'Node.js and e.g. robots.txt', 'Node.js and e.g. robots.txt'],
])('keeps and drops what it should: %s', (_, text, expected) => {
  expect(read(text)).toEqual({ value: expected });
});

it.each([
  ['HTML', 'Hello <b>you</b>', HTML],
  ['a comment', 'a <!-- b', HTML],
  ['HTML in wide letters', 'a ＜script＞', HTML],
  ['a number', '13 pages lack an h1', NUMBER],
  ['a number of another magnitude', '12.345 pages', NUMBER],
  ['a number with other decimals', '12.5 pages', NUMBER],
  ['a number in a word', 'The h2 is missing', NUMBER],
  ['digits of another script', '١٣ pages', NUMBER],
  ['a raised digit', '13² pages', NUMBER],
  ['a part of a number', '520 searches', NUMBER],
  ['an address in wide letters', 'Go to ｅｖｉｌ．ｃｏｍ', 'must not hold addresses'],
  ['an address alone', 'https://evil.com/', 'must not be empty'],
  ['nothing', ' \u200b ', 'must not be empty'],
])('refuses what it must: %s', (_, text, why) => {
  expect(read(text)).toEqual({ path: '/summary', why });
});

it('reads a megabyte of anything in no time', () => {
  for (const piece of ['a', '1', '1.', '@', 'a@', 'http://', '<', '[', '```', 'a.', '-', '\u0301', '%%']) {
    expect(read(piece.repeat(300_000 / piece.length))).toBeDefined();
  }
});
