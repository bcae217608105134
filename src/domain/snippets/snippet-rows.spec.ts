import { COMMA, SEMICOLON } from '../csv/bytes';
import { checkRows, readSnippetFile } from './snippet-rows';

const read = (csv: string) => readSnippetFile(new TextEncoder().encode(csv));

it("reads a crawler's export by its column names", () => {
  const file = read('Address;Title 1;Meta Description 1;H1-1\nhttps://a.example/;"A; b";Text;Heading\n');
  expect(file).toEqual({
    hasTitles: true,
    delimiter: SEMICOLON,
    count: 1,
    rows: [{ address: 'https://a.example/', title: 'A; b', description: 'Text', h1: 'Heading' }],
  });
  expect(read('title\nOne\n').rows).toEqual([{ address: '', title: 'One', description: '', h1: '' }]);
});

it('says that there are no titles, and counts rows beyond the limit', () => {
  expect(read('Keyword,Volume\nshoes,1\n')).toEqual({
    delimiter: COMMA,
    hasTitles: false,
    count: 0,
    rows: [],
  });
  const many = read(`Title\n${'Shoes\n'.repeat(1_001)}`);
  expect([many.rows.length, many.count]).toEqual([1_000, 1_001]);
});

it('checks each row, and finds what all titles end with', () => {
  const rows = ['Wide shoes', 'Trail shoes', 'Road shoes'].map((title) => ({
    ...{ address: '', description: '', h1: '' },
    title: `${title} for every runner | Buy online`,
  }));
  const checked = checkRows([
    ...rows,
    { address: '', title: 'W'.repeat(60), description: 'm'.repeat(200), h1: '' },
  ]);
  expect(checked.map(({ risk }) => risk.hints.map(({ reason }) => reason))).toEqual([
    ['site-wide-tail'],
    ['site-wide-tail'],
    ['site-wide-tail'],
    [],
  ]);
  expect(checked[3]).toMatchObject({
    id: '4',
    titleDesktop: { verdict: 'cut' },
    titleMobile: { verdict: 'cut' },
    descriptionDesktop: { verdict: 'cut' },
  });
});
