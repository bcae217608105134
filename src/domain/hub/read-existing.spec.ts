import { readExisting } from './read-existing';

const page = (address: string, title = '', h1 = '') => ({ address, title, h1 });

it.each([
  [
    'a crawler’s csv',
    'Address,Status Code,Title 1,H1-1\nhttps://a.example/x,200,"The ""X"", page",X\nhttps://a.example/y,200,Y,',
    [page('https://a.example/x', 'The "X", page', 'X'), page('https://a.example/y', 'Y')],
  ],
  [
    'a csv with semicolons',
    'URL;Title\nhttps://a.example/x;One, two',
    [page('https://a.example/x', 'One, two')],
  ],
  [
    'a sitemap',
    '<urlset><url><loc>https://a.example/?a=1&amp;b=2</loc></url><url><loc> https://a.example/y </loc></url></urlset>',
    [page('https://a.example/?a=1&b=2'), page('https://a.example/y')],
  ],
  [
    'lines with titles behind',
    'https://a.example/x\tThe X page\n\na.example/y, "Y"\nhttps://a.example/x again',
    [page('https://a.example/x', 'The X page'), page('https://a.example/y', 'Y')],
  ],
  [
    'lines that were copied out of HTML',
    'https://a.example/?a=1&amp;b=2 One; two\nb.example/?a=1&#038;b=2',
    [page('https://a.example/?a=1&b=2', 'One; two'), page('https://b.example/?a=1&b=2')],
  ],
  [
    'a csv that was copied out of HTML',
    'URL,Title\nhttps://a.example/?a=1&amp;b=2,One',
    [page('https://a.example/?a=1&b=2', 'One')],
  ],
  ['nothing', ' \n', []],
])('reads %s', (_, text, pages) => {
  expect(readExisting(text)).toEqual({ pages, refused: [] });
});

it('tells which lines are no pages', () => {
  expect(readExisting('https://a.example/x\nnothing\nftp://a.example/').refused).toEqual([
    { line: 2, text: 'nothing', fault: 'no-address' },
    { line: 3, text: 'ftp://a.example/', fault: 'scheme' },
  ]);
});
