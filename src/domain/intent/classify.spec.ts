import type { IntentLists, IntentResult } from '../../contracts/intent/intent';
import { INTENT_RESULT_COLUMNS } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { MESSAGES } from '../../contracts/messages';
import { type Classification, classifyKeywords } from './classify';

const LISTS: IntentLists = {
  informational: ['how to', 'what?', 'Was ist'],
  commercialInvestigation: ['best', 'best buy', 'vs'],
  transactional: ['buy', 'near me', '購入', '=now'],
  navigational: ['login', 'c++', "mcdonald's"],
};
const ADDED = INTENT_RESULT_COLUMNS.join(',');

function classify(source: string | Uint8Array, lists = LISTS): { text: string; outcome: Classification } {
  const file = typeof source === 'string' ? Buffer.from(source) : source;
  const work = classifyKeywords(file, lists);
  const chunks: Uint8Array[] = [];
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return { text: Buffer.concat(chunks).toString(), outcome: next.value };
    chunks.push(next.value.bytes);
  }
}

/** The rows below the header, without the byte order mark. */
function rowsOf(source: string | Uint8Array, lists = LISTS): string[] {
  const lines = classify(source, lists).text.split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.slice(1);
}

describe('the result', () => {
  it('begins with a byte order mark and the source columns, and ends each row with CRLF', () => {
    expect(classify('Keyword,Volume\nbuy shoes,10\n').text).toBe(
      `\ufeffKeyword,Volume,${ADDED}\r\nbuy shoes,10,,,buy,,Transactional,Transactional\r\n`,
    );
  });

  it('names the columns of a file without a header', () => {
    const { text } = classify('buy shoes;10\nhow to run;20\n');
    expect(text.split('\r\n')[0]).toBe(`\ufeffKeyword;Column 2;${ADDED.replaceAll(',', ';')}`);
  });

  it.each([
    ['red shoes', ',,,,Unclassified,Unclassified'],
    ['how to run', 'how to,,,,Informational,Informational'],
    ['login best', ',best,,login,"Commercial Investigation, Navigational",Commercial Investigation'],
    [
      'how to login or buy best',
      'how to,best,buy,login,"Transactional, Commercial Investigation, Navigational, Informational",Informational',
    ],
    ['best buy', ',best; best buy,buy,,"Transactional, Commercial Investigation",Commercial Investigation'],
    ['vs best', ',best; vs,,,Commercial Investigation,Commercial Investigation'],
  ])('%s: %s', (keyword, columns) =>
    expect(rowsOf(`Keyword\n${keyword}\n`)).toEqual([`${keyword},${columns}`]),
  );

  it.each([
    ['semicolons', ';', 'best;1,5', 'best;1,5;;best;;;Commercial Investigation;Commercial Investigation'],
    [
      'semicolons, with two words',
      ';',
      'best vs;"1;5"',
      'best vs;"1;5";;"best; vs";;;Commercial Investigation;Commercial Investigation',
    ],
    [
      'tabs',
      '\t',
      'best buy, now\t1,5',
      'best buy, now\t1,5\t\tbest; best buy\tbuy\t\t"Transactional, Commercial Investigation"\tCommercial Investigation',
    ],
    ['pipes', '|', 'login|2', 'login|2||||login|Navigational|Navigational'],
    ['semicolons, with nothing found', ';', 'x;2', 'x;2;;;;;Unclassified;Unclassified'],
  ])('has the delimiter of the file: %s', (_, delimiter, row, written) => {
    const [header, first] = classify(`Keyword${delimiter}V\n${row}\n${row}\n`).text.split('\r\n');
    expect(header).toBe(`\ufeff${['Keyword', 'V', ...INTENT_RESULT_COLUMNS].join(delimiter)}`);
    expect(first).toBe(written);
  });

  it('gives its columns other names where the file has them', () => {
    const [header] = classify('Keyword,intent,Intent (Cohort),Informational\nbuy,a,b,c\n').text.split('\r\n');
    expect(header).toBe(
      '\ufeffKeyword,intent,Intent (Cohort),Informational,Informational (Cohort),Commercial Investigation,Transactional,Navigational,Intent (Cohort 2),Primary Intent',
    );
  });

  it('counts rows by primary intent', () => {
    const { outcome } = classify('Keyword\nbuy\nbuy login\nhow to\nx\n');
    expect(outcome.counts).toEqual({
      Informational: 1,
      'Commercial Investigation': 0,
      Transactional: 2,
      Navigational: 0,
      Unclassified: 1,
    } satisfies IntentResult['counts']);
    expect(outcome.rows).toBe(4);
  });

  it('quotes matched words that hold commas or quotes', () => {
    const lists = { ...LISTS, informational: ['a, b', 'say "hi"'] };
    expect(rowsOf('Keyword\n"now a, b say ""hi"""\n', lists)).toEqual([
      '"now a, b say ""hi""","a, b; say ""hi""",,,,Informational,Informational',
    ]);
  });

  it('tells progress with each chunk, and ends with all rows done', () => {
    const rows = 30_000;
    const work = classifyKeywords(Buffer.from(`Keyword\n${'buy red shoes\n'.repeat(rows)}`), LISTS);
    const done: number[] = [];
    for (const chunk of work) {
      expect(chunk.rowsTotal).toBe(rows);
      done.push(chunk.rowsDone);
    }
    expect(done.length).toBeGreaterThan(2);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(rows);
  });
});

describe('source cells', () => {
  it.each([
    ['doubled quotes', '"say ""hi"", now",1', '"say ""hi"", now",1'],
    ['a line break in a quoted cell', '"two\r\nlines",1', '"two\r\nlines",1'],
    ['a lone quote inside', 'shoe 5" wide,1', '"shoe 5"" wide",1'],
    ['a quote that is never closed', '"shoes,1', '"""shoes",1'],
    ['spaces around', '  shoes  ,1', '  shoes  ,1'],
    ['a formula', '=1+1,@x', "'=1+1,'@x"],
    ['a quoted formula', '"=a,b",1', `"'=a,b",1`],
    ['a plus and a minus that are text', '+x,-', "'+x,'-"],
    ['true numbers', 'x,-18%', 'x,-18%'],
    ['a true number with groups', 'x,"-1,300.50"', 'x,"-1,300.50"'],
    ['a number with an exponent', 'x,+2.5e-7', 'x,+2.5e-7'],
    ['a sum that begins as a number', 'x,-1+1', "x,'-1+1"],
    ['a formula in full width', '＝1,＠x', "'＝1,'＠x"],
    ['a leading tab', 'x,\ty', "x,'\ty"],
    ['a leading carriage return', 'x,"\ry"', `x,"'\ry"`],
  ])('%s', (_, row, written) => {
    expect(classify(`Keyword,V\n${row}\n`).text).toBe(
      `\ufeffKeyword,V,${ADDED}\r\n${written},,,,,Unclassified,Unclassified\r\n`,
    );
  });

  it('are filled up where a row is short, and kept where it is long', () => {
    expect(rowsOf('Keyword,V\nbuy\nbuy,1,2,3\n')).toEqual([
      'buy,,,,,,buy,,Transactional,Transactional',
      'buy,1,2,3,,,buy,,Transactional,Transactional',
    ]);
  });

  it('survive where line ends are mixed and lines are empty', () => {
    expect(rowsOf('Keyword,V\r\na,1\rb,2\n\n\r\nc,3')).toEqual(
      ['a,1', 'b,2', 'c,3'].map((row) => `${row},,,,,Unclassified,Unclassified`),
    );
  });

  it('survive in 200 columns', () => {
    const row = Array.from({ length: 200 }, (_, i) => `c${i}`);
    const header = row.map((cell, i) => (i === 120 ? 'Keyword' : cell));
    const source = row.map((cell, i) => (i === 120 ? 'buy it' : cell)).join(',');
    expect(rowsOf(`${header.join(',')}\n${source}\n`)).toEqual([
      `${source},,,buy,,Transactional,Transactional`,
    ]);
  });

  it('may be huge', () => {
    const cell = `${'x'.repeat(3_000_000)} buy`;
    expect(rowsOf(`Keyword\n${cell}\nbest\n`)).toEqual([
      `${cell},,,buy,,Transactional,Transactional`,
      'best,,best,,,Commercial Investigation,Commercial Investigation',
    ]);
  });

  it.each([
    ['closes at a quote lines below', ['"how to,1', 'shoes,2', 'buy "tea",3', 'x,4']],
    ['closes at a cell lines below', ['"how to,1', 'shoes,2', '"red, blue",3']],
    ['has a quote of its own', ['"a "b" c,1', 'shoes,2', 'x "y",3']],
    ['is never closed', ['"how to,1', 'shoes,2', '"",3']],
    ['is one of two', ['"how to,"1', 'shoes,2', 'buy "tea",3']],
  ])('stay rows of their own where a quote that was left open %s', (_, lines) => {
    expect(classify(`Keyword,V\n${lines.join('\n')}\n`).outcome.rows).toBe(lines.length);
  });

  it('of many stray quotes are read in time that grows with the file alone', () => {
    expect(rowsOf(`Keyword\n${'"a\n'.repeat(200_000)}`)).toHaveLength(200_000);
    for (const line of ['""x', '"a""', '"a ""b"" c', '"'.repeat(3)]) {
      expect(rowsOf(`Keyword\n${`${line}\n`.repeat(100_000)}b`).at(-1)).toMatch(/b,/);
    }
  }, 10_000);
});

describe('a quote that was left open', () => {
  const openQuote = (...lines: string[]) => classify(lines.join('\r\n')).outcome.openQuote;

  it('is told with its line and the rows that it would take in, and how many there are', () => {
    expect(openQuote('Keyword,V', '"how to,1', 'shoes,2', '', 'buy "tea",3', 'x,4')).toEqual({
      line: 2,
      rows: 3,
      asText: true,
      more: 0,
    });
    expect(openQuote('Report', 'Keyword,V', 'a,1', '"b,2', 'c,3', '"d,4', 'e,5')).toEqual({
      line: 4,
      rows: 4,
      asText: true,
      more: 1,
    });
  });

  it('is told where it closes as a quote should, but the lines in it look like rows', () => {
    expect(openQuote('Keyword,V', 'a,1', '"how to,1', 'shoes,2', 'a screen of 5",3')).toEqual({
      line: 3,
      rows: 3,
      asText: false,
      more: 0,
    });
    expect(openQuote('"buy', 'red shoes', '5"', 'x')).toEqual({ line: 1, rows: 3, asText: false, more: 0 });
  });

  it.each([
    ['a cell of two lines', ['Keyword,V', '"two', 'lines",1']],
    ['a cell of two lines and commas', ['Keyword,Text,V', '"a, b","two', 'lines",1', 'x,y,1']],
    ['a quote in the last line', ['Keyword,V', 'a,1', '"b,2']],
    ['quotes in a cell', ['Keyword,V', '"say "hi" now",1', 'a 5" screen,2']],
  ])('is not seen in %s', (_, lines) => expect(openQuote(...lines)).toBeUndefined());
});

describe('the preview', () => {
  it('holds the header and 50 rows, with cells cut at 200 characters', () => {
    const { preview } = classify(`Keyword,Text\n${`buy,${'é'.repeat(300)}\n`.repeat(60)}`).outcome;
    expect(preview?.header).toEqual(['Keyword', 'Text', ...INTENT_RESULT_COLUMNS]);
    expect(preview?.rows).toHaveLength(50);
    expect(preview?.rows[0]).toEqual([
      'buy',
      'é'.repeat(200),
      '',
      '',
      'buy',
      '',
      'Transactional',
      'Transactional',
    ]);
  });

  it('shows the keyword of a wide table', () => {
    const header = [...Array.from({ length: 90 }, (_, i) => `c${i}`), 'Keyword'].join(',');
    const { preview } = classify(`${header}\n${'1,'.repeat(90)}buy\n`).outcome;
    expect(preview?.header).toHaveLength(50 + INTENT_RESULT_COLUMNS.length);
    expect(preview?.header[49]).toBe('Keyword');
    expect(preview?.rows[0]?.[49]).toBe('buy');
  });
});

describe('bad input', () => {
  it.each([
    ['an empty file', '', MESSAGES.fileEmpty],
    ['blank lines', '\n\r\n\n', MESSAGES.fileEmpty],
    ['lines of spaces', '  \n\t\t\n \u200b\u00a0\n', MESSAGES.fileEmpty],
    ['blank cells', ' ,,"  "\n;;\n', MESSAGES.fileEmpty],
    ['a mark alone', '\ufeff', MESSAGES.fileEmpty],
    ['a header alone', 'Keyword,Volume\n', INTENT_MESSAGES.noKeywords],
    ['blank keywords', 'Keyword,Volume\n ,1\n,2\n', INTENT_MESSAGES.noKeywords],
    ['no keyword column', 'Date,Clicks\n2026-01-01,5\n2026-01-02,6\n', INTENT_MESSAGES.noKeywordColumn],
    ['addresses', 'Page,Clicks\nhttps://a.b/c,5\n', INTENT_MESSAGES.noKeywordColumn],
    ['numbers', '1,2\n3,4\n', INTENT_MESSAGES.noKeywordColumn],
    ['too many columns', `Keyword${','.repeat(1000)}\nbuy\n`, INTENT_MESSAGES.tooManyColumns],
    ['a NUL byte', 'Keyword\nbuy\0\0now\n', INTENT_MESSAGES.binary],
    ['control characters', 'Keyword\n\x01\x02\x03\x04\x05\x06\n', INTENT_MESSAGES.binary],
    ['a workbook', 'PK\x03\x04xl/workbook.xml', INTENT_MESSAGES.spreadsheet],
    ['a PDF', '%PDF-1.7\n', INTENT_MESSAGES.binary],
  ])('%s is refused with its sentence', (_, source, sentence) => {
    expect(() => classify(source)).toThrow(sentence);
  });
});
