import { COMMA, SEMICOLON } from '../csv/bytes';
import { STRATEGY_MESSAGES } from '../../contracts/strategy/strategy-messages';
import { inspectSearchConsole, readSearchConsole } from './read-search-console';
import { searchConflictsOf } from './search-conflicts';
import { isHome } from './site-pages';

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));
const A = 'https://shop.example/a';
const B = 'https://shop.example/b';

describe('readSearchConsole', () => {
  it.each([
    ['the API', ['page,query,clicks,impressions,ctr,position', `${A},red shoes,12,340,0.035,4.25`]],
    [
      'Search Analytics for Sheets',
      ['Query,Page,Clicks,Impressions,CTR,Position', `red shoes,${A},12,340,3.5%,4.25`],
    ],
    [
      'Looker Studio',
      [
        'Landing Page,Query,Url Clicks,Impressions,URL CTR,Average Position',
        `${A},red shoes,12,340,3.5%,4.25`,
      ],
    ],
    [
      'German',
      ['Häufigste Suchanfragen;Seite;Klicks;Impressionen;CTR;Position', `red shoes;${A};12;340;3,5%;4,25`],
    ],
    [
      'French',
      [
        'Requêtes les plus fréquentes,Pages,Clics,Impressions,CTR,Position',
        `red shoes,${A},12,340,3.5%,4.25`,
      ],
    ],
    [
      'Spanish',
      ['Consultas principales,Página,Clics,Impresiones,CTR,Posición', `red shoes,${A},12,340,3.5%,4.25`],
    ],
    [
      'Arabic',
      [
        'أهم طلبات البحث;الصفحة;النقرات;مرات الظهور;نسبة النقر إلى الظهور;الموضع',
        `red shoes;${A};12;340;3,5%;4,25`,
      ],
    ],
    [
      'Dutch',
      [
        'Populairste zoekopdrachten,Pagina,Klikken,Vertoningen,CTR,Positie',
        `red shoes,${A},12,340,3.5%,4.25`,
      ],
    ],
  ])('reads an export of %s', (_, rows) => {
    expect(readSearchConsole(bytes(...rows))).toEqual({
      rows: [{ query: 'red shoes', address: A, clicks: 12, impressions: 340, position: 4.3 }],
      skipped: 0,
      delimiter: rows[0]?.includes(';') ? SEMICOLON : COMMA,
    });
  });

  it('adds up days, devices and places on a page; a position counts by its impressions', () => {
    const { rows } = readSearchConsole(
      bytes(
        'date,query,page,clicks,impressions,position',
        `2026-01-01,Red Shoes,${A},1,100,10`,
        `2026-01-02,red shoes,${A}#sizes,2,300,2`,
        `2026-01-02,red shoes,${B},0,5,`,
      ),
    );
    expect(rows).toEqual([
      { query: 'Red Shoes', address: A, clicks: 3, impressions: 400, position: 4 },
      { query: 'red shoes', address: B, clicks: 0, impressions: 5, position: null },
    ]);
  });

  it('counts rows that name no page or no query', () => {
    const file = bytes('query,page,impressions', `a,${A},1`, 'b,/path,1', `,${A},1`, 'c,ftp://x.example/,1');
    expect(readSearchConsole(file)).toMatchObject({ rows: [{ query: 'a' }], skipped: 3 });
  });

  it.each([
    [
      'queries alone',
      ['Top queries,Clicks,Impressions,CTR,Position', 'a,1,2,3%,4'],
      STRATEGY_MESSAGES.noPageColumn,
    ],
    ['pages alone', ['Top pages,Clicks,Impressions', `${A},1,2`], STRATEGY_MESSAGES.noQueryColumn],
    ['no impressions', ['query,page,clicks', `a,${A},1`], STRATEGY_MESSAGES.noImpressionColumn],
    ['no rows', ['query,page,impressions', 'a,b,c'], STRATEGY_MESSAGES.noSearchRows],
    ['a text', ['Hello there, how are you?'], STRATEGY_MESSAGES.noQueryColumn],
  ])('refuses %s with what to do', (_, rows, sentence) => {
    expect(() => readSearchConsole(bytes(...rows))).toThrow(sentence);
  });

  it('refuses by the beginning of a file what its header says', () => {
    expect(() => inspectSearchConsole(bytes('Top queries,Clicks', 'a,1'), false)).toThrow(
      STRATEGY_MESSAGES.noPageColumn,
    );
    expect(() => inspectSearchConsole(bytes('query,page,impressions', 'a,'), false)).not.toThrow();
  });
});

describe('searchConflictsOf', () => {
  const row = (address: string, impressions: number, position: number | null = 5, clicks = 1) => ({
    ...{ query: 'red shoes', address, clicks, impressions, position },
  });

  it.each([
    ['two pages of a hundred impressions', [row(A, 60), row(B, 40)], [A, B]],
    ['less than a hundred impressions', [row(A, 59), row(B, 40)], []],
    ['a page with less than ten impressions', [row(A, 91), row(B, 9)], []],
    ['a page with less than 15 % of them', [row(A, 870), row(B, 130)], []],
    ['a page with just 15 % of them', [row(A, 850), row(B, 150)], [A, B]],
    ['a page behind position 20', [row(A, 60), row(B, 40, 20.5)], []],
    ['a page without a position', [row(A, 60), row(B, 40, null)], []],
    ['the home page', [row(A, 60), row('https://shop.example/', 60)], []],
    ['the one of most clicks first', [row(A, 60, 5, 1), row(B, 40, 5, 9)], [B, A]],
  ])('of %s', (_, rows, addresses) => {
    expect(
      searchConflictsOf(rows, (address) => !isHome(address)).flatMap(({ contenders }) =>
        contenders.map(({ address }) => address),
      ),
    ).toEqual(addresses);
  });
});
