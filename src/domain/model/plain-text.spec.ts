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
  ['lines and spaces', ' A \n\n few\t words ', 'A few words'],
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
  ['a number in words', 'Thirteen pages lack an h1', NUMBER],
  ['an address in wide letters', 'Go to ｅｖｉｌ．ｃｏｍ', 'must not hold addresses'],
  ['an address alone', 'https://evil.com/', 'must not be empty'],
  ['nothing', ' \u200b ', 'must not be empty'],
])('refuses what it must: %s', (_, text, why) => {
  expect(read(text)).toEqual({ path: '/summary', why });
});

describe('a number in words', () => {
  const inLanguage = (text: string, language: string, data: string) =>
    'value' in plainText('', text, sourceOf(data, language));

  it.each([
    ['en', 'Costs fifty euros', 50],
    ['en', 'ten pages', 10],
    ['en', 'Five hundred and twelve pages', 512],
    ['en', 'Two thousand five hundred searches', 2_500],
    ['nl', 'Het kost vijftig euro', 50],
    ['nl', 'negenenveertig pagina’s', 49],
    ['nl', 'tweeëntwintig pagina’s', 22],
    ['fr', 'Cela coûte cinquante euros', 50],
    ['fr', 'quatre-vingt-dix-neuf pages', 99],
    ['fr', 'soixante et onze pages', 71],
    ['fr', 'Deux cents pages', 200],
    ['de', 'Kostet fünfzig Euro', 50],
    ['de', 'Neunundvierzig Seiten', 49],
    ['de', 'zweihundertfünfzigtausend Besucher', 250_000],
    ['it', 'Costa cinquanta euro', 50],
    ['it', 'quarantanove pagine', 49],
    ['it', 'ventuno pagine', 21],
    ['it', 'due pagine', 2],
    ['pl', 'Kosztuje pięćdziesiąt euro', 50],
    ['pl', 'czterdzieści dziewięć stron', 49],
    ['pt', 'Custa cinquenta euros', 50],
    ['pt', 'quarenta e nove páginas', 49],
    ['es', 'Cuesta cincuenta euros', 50],
    ['es', 'cuarenta y nueve páginas', 49],
    ['es', 'veintidós páginas', 22],
    ['es', 'once páginas', 11],
    ['tr', 'Elli avro tutuyor', 50],
    ['tr', 'İKİ sayfa', 2],
    ['tr', 'on iki sayfa', 12],
  ])('is one of the data’s: %s, %s', (language, text, value) => {
    expect(inLanguage(text, language, `The price is 49.90 or ${value}.`)).toBe(true);
    expect(inLanguage(text, language, 'The price is 49.90.')).toBe(false);
    expect(inLanguage(text, language, text)).toBe(true);
    expect(inLanguage(`${value}`, language, text)).toBe(true);
  });

  it('counts in whatever language an answer is in, where nobody has told which', () => {
    for (const text of ['Costs fifty euros', 'Kostet fünfzig Euro', 'Coûte cinquante euros', 'Elli avro']) {
      expect(inLanguage(text, '', 'The price is 49.90.')).toBe(false);
    }
  });

  it.each([
    ['en', 'It was once due on one page; a cent, an elf and a bin.'],
    ['en', 'No one of the first and the second page leads there.'],
    ['de', 'Ein Titel ist einer, den ich bin.'],
    ['nl', 'Onze pagina is een en al ten opzichte van deze.'],
    ['fr', 'Un produit neuf, une page.'],
    ['it', 'Una pagina, che sto leggendo.'],
    ['pl', 'Ten tytuł jest jeden.'],
    ['pt', 'Um doce dos outros.'],
    ['es', 'Una página, un título.'],
    ['tr', 'Bir sayfa'],
  ])('is no article and no word that only looks like one: %s, %s', (language, text) => {
    expect(inLanguage(text, language, 'The price is 49.90.')).toBe(true);
  });
});

it('reads a megabyte of anything in no time', () => {
  for (const piece of [
    'fifty ',
    'vierund',
    'cent',
    'a',
    '1',
    '1.',
    '@',
    'a@',
    'http://',
    '<',
    '[',
    '```',
    'a.',
    '-',
    '\u0301',
    '%%',
  ]) {
    expect(read(piece.repeat(300_000 / piece.length))).toBeDefined();
  }
});
