import { WATCH_TEXT_LIMITS } from '../../contracts/watches/watches';
import { type PastedPage, pastedPages } from './pasted-pages';

const A = 'https://example.com/a';
const B = 'https://example.com/b';
const page = (line: number, url: string, name = '', tags: string[] = []): PastedPage => ({
  ...{ line, url, name, tags },
});

it.each<[string, string, PastedPage[]]>([
  ['nothing', ' \n\n', []],
  ['an address out of HTML', `${A}?a=1&amp;b=2`, [page(1, `${A}?a=1&b=2`)]],
  ['such addresses in a table', `url,name\n${A}?a=1&amp;b=2,Shoes`, [page(2, `${A}?a=1&b=2`, 'Shoes')]],
  ['one address', A, [page(1, A)]],
  [
    'addresses of any line ends, with blanks around',
    ` ${A} \r\n${B}\r${A}\n`,
    [page(1, A), page(2, B), page(3, A)],
  ],
  ['empty lines, which count', `\n${A}\n\n${B}`, [page(2, A), page(4, B)]],
  ['what is not a URL, to be refused by its line', `nowhere\n${A}`, [page(1, 'nowhere'), page(2, A)]],
  ['an address with commas', 'https://example.com/a,b;c', [page(1, 'https://example.com/a,b;c')]],
  ['a column of addresses alone', `URL\n${A}\n${B}`, [page(2, A), page(3, B)]],
  ['columns in any order and case', `Name,Tags,Address\nShoes,shop,${A}`, [page(2, A, 'Shoes', ['shop'])]],
  ['columns parted by semicolons', `title;permalink\nShoes;${A}`, [page(2, A, 'Shoes')]],
  ['columns in Arabic', `الاسم,الرابط\nحذاء,${A}`, [page(2, A, 'حذاء')]],
  ['columns in Polish', `Nazwa;Adres URL\nŁóżko;${A}`, [page(2, A, 'Łóżko')]],
  ['a delimiter that was chosen', `sep=|\nname|url\na,b;c|${A}`, [page(2, A, 'a,b;c')]],
  ['columns parted by tabs', `link\tlabels\n${A}\tshop`, [page(2, A, '', ['shop'])]],
  ['a byte order mark', `\ufeffurl,name\n${A},Shoes`, [page(2, A, 'Shoes')]],
  ['names in quotes', `url,name\n${A},"Shoes, ""new"""`, [page(2, A, 'Shoes, "new"')]],
  ['rows without an address, which count', `url,name\n,Nothing\n${A},Shoes`, [page(3, A, 'Shoes')]],
  ['rows that are short', `url,name,tags\n${A}`, [page(2, A)]],
  ['several tags, each once', `url,tags\n${A},a; b|a;;c`, [page(2, A, '', ['a', 'b', 'c'])]],
])('reads %s', (_, text, pages) => {
  expect(pastedPages(text)).toEqual(pages);
});

it('cuts names and tags to what a watch may have', () => {
  const tags = Array.from({ length: WATCH_TEXT_LIMITS.tags + 5 }, (_, number) => `tag ${number}`);
  const [first, second] = pastedPages(
    `url,name,tags\n${A},${'n'.repeat(500)},${tags.join(';')}\n${B},,${'t'.repeat(500)}`,
  );
  expect(first?.name).toHaveLength(WATCH_TEXT_LIMITS.name);
  expect(first?.tags).toEqual(tags.slice(0, WATCH_TEXT_LIMITS.tags));
  expect(second?.tags).toEqual(['t'.repeat(WATCH_TEXT_LIMITS.tag)]);
});
