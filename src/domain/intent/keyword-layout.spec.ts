import { decode, encode } from 'iconv-lite';
import { type Classification, classifyKeywords } from './classify';

const LISTS = {
  informational: ['how'],
  commercialInvestigation: [],
  transactional: ['buy'],
  navigational: [],
};

function outcomeOf(file: Uint8Array): Classification {
  const work = classifyKeywords(file, LISTS);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const utf16le = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const PLANNER = [
  'Keyword Stats 2026-06-09 at 21_25_18',
  '"June 1, 2025 - May 31, 2026"',
  'Keyword\tCurrency\tAvg. monthly searches\tCompetition\tSearches: May 2025',
  'buy shoes\tEUR\t1000\tHigh\t∞',
  'how to run\tEUR\t50\tLow\t',
  '',
].join('\n');

describe('exports', () => {
  it.each<[string, Uint8Array, Partial<Classification>]>([
    [
      'Keyword Planner',
      utf16le(PLANNER),
      {
        encoding: 'utf-16le',
        delimiter: 'tab',
        skippedRows: 2,
        keywordColumn: 'Keyword',
        rows: 2,
        columns: 5,
      },
    ],
    [
      'Keyword Planner in German',
      utf16le(PLANNER.replace('Keyword\t', 'Suchbegriff\t')),
      { keywordColumn: 'Suchbegriff', skippedRows: 2, rows: 2 },
    ],
    [
      'Ahrefs',
      Buffer.from('#,Keyword,Country,Parent Keyword\n1,buy shoes,us,"shoes, red"\n'),
      { encoding: 'utf-8', delimiter: 'comma', keywordColumn: 'Keyword', rows: 1 },
    ],
    [
      'Ahrefs in UTF-16',
      utf16be('#,Keyword,Volume\n1,buy,2\n'),
      { encoding: 'utf-16be', delimiter: 'comma' },
    ],
    [
      'Semrush',
      Buffer.from('Keyword,Intent,Volume,Trend\nbuy,T,10,"0.1,0.2"\n'),
      { keywordColumn: 'Keyword', columns: 4 },
    ],
    [
      'Semrush API',
      Buffer.from('database;Keyword;Search Volume\nus;buy, now;10\n'),
      { delimiter: 'semicolon', keywordColumn: 'Keyword' },
    ],
    [
      'Ubersuggest',
      Buffer.from('No,Keyword,Search Volume,CPC\n1,buy,"1,300",US$2.17\n'),
      { keywordColumn: 'Keyword', rows: 1 },
    ],
    [
      'Search Console',
      Buffer.from('Top queries,Clicks,Impressions,CTR,Position\nbuy,1,2,50%,1.2\n'),
      { keywordColumn: 'Top queries', columns: 5 },
    ],
    [
      'Search Console in French, windows-1252',
      encode('Requêtes les plus fréquentes,Clics\nbuy café,1\n', 'win1252'),
      { encoding: 'windows-1252', keywordColumn: 'Requêtes les plus fréquentes' },
    ],
    [
      'a plain list',
      Buffer.from('buy shoes\r\nhow to run\r\n'),
      { delimiter: 'none', keywordColumn: '', rows: 2 },
    ],
    [
      'a plain list with some commas',
      Buffer.from('buy\nred, blue\nc\nd\n'),
      { delimiter: 'none', columns: 1 },
    ],
    ['pipes', Buffer.from('Volume|Query\n5|buy\n'), { delimiter: 'pipe', keywordColumn: 'Query' }],
    [
      'a sep= line',
      Buffer.from('sep=;\r\nKeyword;V\r\nbuy;1\r\n'),
      { delimiter: 'semicolon', skippedRows: 0 },
    ],
    [
      'a mark and a sep= line',
      Buffer.from('\ufeffSEP=|\nKeyword|V\nbuy|1\n'),
      { delimiter: 'pipe', rows: 1 },
    ],
    ['Japanese', Buffer.from('キーワード,検索数\nbuy,1\n'), { keywordColumn: 'キーワード' }],
    ['Russian', Buffer.from('Популярные запросы,Клики\nbuy,1\n'), { keywordColumn: 'Популярные запросы' }],
    [
      'UTF-16 without a mark',
      Buffer.from('Keyword\tV\nbuy\t1\n', 'utf16le'),
      { encoding: 'utf-16le', rows: 1 },
    ],
    [
      'big-endian UTF-16 without a mark',
      Buffer.from('Keyword\tV\nbuy\t1\n', 'utf16le').swap16(),
      { encoding: 'utf-16be', delimiter: 'tab' },
    ],
  ])('%s', (_, file, expected) => {
    const { rows, columns, skippedRows, keywordColumn, encoding, delimiter } = outcomeOf(file);
    expect({ rows, columns, skippedRows, keywordColumn, encoding, delimiter }).toMatchObject(expected);
  });
});

describe('header search', () => {
  it('goes down to row 40', () => {
    const above = (rows: number) => 'note,x\n'.repeat(rows);
    expect(outcomeOf(Buffer.from(`${above(39)}Keyword,V\nbuy,1\n`)).skippedRows).toBe(39);
    expect(outcomeOf(Buffer.from(`${above(40)}Keyword,V\nbuy,1\n`)).skippedRows).toBe(0);
  });

  it.each(['Keyword', 'Top queries', 'Search term', 'Mots-clés', 'Suchbegriff', 'キーワード'])(
    'goes down to row 40 for %s in a file of one column',
    (header) => {
      const file = (rows: number) => Buffer.from(`${'Title\n'.repeat(rows)}${header}\nbuy\n`);
      for (const above of [6, 39]) {
        const { rows, skippedRows, keywordColumn } = outcomeOf(file(above));
        expect({ rows, skippedRows, keywordColumn }).toEqual({
          rows: 1,
          skippedRows: above,
          keywordColumn: header,
        });
      }
      expect(outcomeOf(file(40))).toMatchObject({ rows: 42, skippedRows: 0, keywordColumn: '' });
    },
  );

  it('looks on below a word that may be a keyword of the list', () => {
    const file = Buffer.from(['a', 'b', 'c', 'd', 'e', 'phrase', 'Keywords', 'buy'].join('\n'));
    expect(outcomeOf(file)).toMatchObject({ rows: 1, skippedRows: 6, keywordColumn: 'Keywords' });
  });

  it.each(['query', 'Phrases', 'consulta', 'requête', 'запрос', 'クエリ'])(
    'takes %s in a plain list for a header only near the top',
    (word) => {
      const file = (rows: number) => Buffer.from(`${'Title\n'.repeat(rows)}${word}\nbuy\n`);
      expect(outcomeOf(file(4))).toMatchObject({ rows: 1, skippedRows: 4, keywordColumn: word });
      expect(outcomeOf(file(5))).toMatchObject({ rows: 7, skippedRows: 0, keywordColumn: '' });
    },
  );

  it('takes a word of a plain list for a header only near the top', () => {
    const list = ['a', 'b', 'c', 'd', 'e', 'f', 'query', 'g'].join('\n');
    expect(outcomeOf(Buffer.from(list))).toMatchObject({ rows: 8, skippedRows: 0, keywordColumn: '' });
    expect(outcomeOf(Buffer.from(`Report\n${list.replace(/^a/, 'Query')}`))).toMatchObject({
      rows: 7,
      skippedRows: 1,
    });
  });
});

it('reads what windows-1252 holds between 0x80 and 0x9F', () => {
  const bytes = Uint8Array.from([...Buffer.from('Keyword\n'), 0x80, 0x93, 0x20, 0x61, 0x94]);
  expect(outcomeOf(bytes).preview?.rows[0]?.[0]).toBe(decode(Buffer.from(bytes.subarray(8)), 'win1252'));
});
