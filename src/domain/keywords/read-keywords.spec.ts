import { COMMA } from '../csv/bytes';
import { encodeUtf8 } from '../csv/bytes';
import { KeywordFileError } from '../intent/keyword-file-error';
import { metricColumns, metricOf } from './metric-columns';
import { MAX_KEYWORDS } from '../../contracts/keywords/grouping';
import { readKeywords } from './read-keywords';

const read = (...lines: string[]) => readKeywords(encodeUtf8(lines.join('\n')));

it.each<[cell: string, whole: boolean, number: number | null]>([
  ['1300', true, 1300],
  ['1,300', true, 1300],
  ['1.300', true, 1300],
  ['1 300', true, 1300],
  ["1'300", true, 1300],
  ['1,234,567', true, 1_234_567],
  ['1.234.567', true, 1_234_567],
  ['1.2K', true, 1200],
  ['1,2k', true, 1200],
  ['3M', true, 3_000_000],
  ['0', true, 0],
  ['3.142', false, 3.142],
  ['12,5', false, 12.5],
  ['1,234.5', false, 1234.5],
  ['1.234,5', false, 1234.5],
  ['45%', false, 45],
  ['<10', true, 5],
  ['>100K', true, 100_000],
  ['10 – 100', true, 32],
  ['1K – 10K', true, 3162],
  ['100-1000', true, 316],
  ['0-10', true, 3],
  ['', true, null],
  ['-', true, null],
  ['–', true, null],
  ['n/a', true, null],
  ['∞', true, null],
  ['1-2-3', true, null],
  ['-5', true, null],
  ['Nov 2025', true, null],
  ['9'.repeat(400), true, Number('9'.repeat(60))],
])('the number in %j (whole: %s) is %s', (cell, whole, number) => {
  expect(metricOf(cell, whole)).toBe(number);
});

it.each<[tool: string, header: string, of: object, results?: number[]]>([
  ['Ahrefs', '#,Keyword,Country,Difficulty,Volume,CPC', { difficulty: 3, volume: 4 }],
  ['Semrush', 'Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD)', { volume: 2, difficulty: 4 }],
  [
    'Search Console',
    'Top queries,Clicks,Impressions,CTR,Position',
    { clicks: 1, impressions: 2, position: 4 },
  ],
  [
    'Search Console in German',
    'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position',
    { clicks: 1, impressions: 2, position: 4 },
  ],
  [
    'Search Console in Arabic',
    'أهم طلبات البحث,النقرات,مرات الظهور,نسبة النقر إلى الظهور,الموضع',
    { clicks: 1, impressions: 2, position: 4 },
  ],
  ['Keyword Planner in Arabic', 'الكلمة الرئيسية,متوسط عمليات البحث الشهرية', { volume: 1 }],
  ['Keyword Planner', 'Keyword,Currency,Avg. monthly searches,Competition', { volume: 2 }],
  ['a rank tracker', 'Keyword,Rank,Landing Page', { position: 1, address: 2 }],
  ['results side by side', 'Keyword,URL 2,URL 1,SERP URL 10', {}, [2, 1, 3]],
  ['two columns of one name', 'Keyword,Volume,Volume', { volume: 1 }],
])('the columns of %s', (_tool, header, of, results = []) => {
  expect(metricColumns(header.split(','), 0)).toEqual({ of, results });
});

describe('a file of keywords', () => {
  it('gives each keyword with its figures', () => {
    expect(
      read(
        'Keyword,Volume,KD,Position,Clicks,Impressions,URL',
        'Coffee,"1,300",45,3.2,10,100,https://a.example/',
      ),
    ).toEqual({
      total: 1,
      delimiter: COMMA,
      keywords: [
        {
          text: 'Coffee',
          volume: 1300,
          difficulty: 45,
          position: 3.2,
          clicks: 10,
          impressions: 100,
          address: 'https://a.example/',
          addresses: [],
        },
      ],
    });
  });

  it('takes equal ones for one: highest volume, best position, clicks added up', () => {
    const { keywords } = read(
      'query,volume,kd,position,clicks,impressions',
      'Coffee  Maker,10,,8,1,10',
      'coffee maker,90,30,12,2,20',
      'COFFEE MAKER,,,3,,',
    );
    expect(keywords).toMatchObject([
      { text: 'coffee maker', volume: 90, difficulty: 30, position: 3, clicks: 3, impressions: 30 },
    ]);
  });

  it('may be a plain list', () => {
    expect(read('tea', 'coffee', 'tea').keywords.map(({ text, volume }) => [text, volume])).toEqual([
      ['tea', null],
      ['coffee', null],
    ]);
  });

  it('keeps the results of a search in their order, without blanks', () => {
    const { keywords } = read('keyword,URL 2,URL 1,URL 3', 'tea,https://b.example,https://a.example,');
    expect(keywords[0]?.addresses).toEqual(['https://a.example', 'https://b.example']);
  });

  it('leaves out what is beyond 20,000, and tells how many there are', () => {
    const rows = Array.from({ length: MAX_KEYWORDS + 3 }, (_, at) => `keyword ${at}`);
    const { keywords, total } = read('keyword', ...rows, 'Keyword 0', 'keyword 20001');
    expect([keywords.length, total]).toEqual([MAX_KEYWORDS, MAX_KEYWORDS + 3]);
  });

  it.each([
    ['nothing', ''],
    ['addresses alone', 'https://a.example\nhttps://b.example\nhttps://c.example'],
  ])('of %s is refused with a sentence', (_what, text) => {
    expect(() => read(text)).toThrow(KeywordFileError);
  });
});
