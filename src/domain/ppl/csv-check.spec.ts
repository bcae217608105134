import { encode } from 'iconv-lite';
import { PPL_BEGINNING_BYTES } from '../../contracts/ppl/ppl';
import { PPL_MESSAGES } from '../../contracts/ppl/ppl-messages';
import { CsvCheck } from './csv-check';

/** What is said of a file that comes in pieces of so many bytes. */
function check(content: string | Uint8Array, pieceBytes = 7) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const found = new CsvCheck();
  for (let at = 0; at < bytes.length; at += pieceBytes) found.push(bytes.subarray(at, at + pieceBytes));
  return found.end();
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const leads = (count: number) =>
  Array.from({ length: count }, (_, i) => `Lead ${i},${i}@example.com\n`).join('');

it.each<[string, string | Uint8Array, number, string[]]>([
  ['commas', 'name,city\nAnn,Rome\nBob,Oslo\n', 2, ['name', 'city']],
  ['semicolons beside decimal commas', 'name;price\nAnn;1,5\nBob;2,5\n', 2, ['name', 'price']],
  ['tabs, CRLF, no end of line', 'name\tcity\r\nAnn\tRome\r\nBob\tOslo', 2, ['name', 'city']],
  ['CR alone', 'name,city\rAnn,Rome\rBob,Oslo\r', 2, ['name', 'city']],
  ['a delimiter named in the first line', 'sep=|\na|b|c\n1|2|3\n', 1, ['a', 'b', 'c']],
  ['quoted delimiters, line ends and quotes', '"a","b"\n"1,\n""x""","2"\n3,4\n', 2, ['a', 'b']],
  ['a byte order mark before a quote', '\ufeff"a,b",c\n1,2\n3,4\n', 2, ['a,b', 'c']],
  ['UTF-16', utf16('"naïve, name"\tcity\nAnn\tRome\n'), 1, ['naïve, name', 'city']],
  ['windows-1252', Buffer.from('caf\xe9,ville\nA,B\n', 'latin1'), 1, ['café', 'ville']],
  ['a code page that is not certain', encode('İstanbul,şehir\nA,B\n', 'win1254'), 1, ['İstanbul', 'şehir']],
  ['a report with its title above', 'Leads\nJune\na,b,c\n1,2,3\n4,5,6\n', 2, ['a', 'b', 'c']],
  ['one column', 'email\nann@example.com\nbob@example.com\n', 2, ['email']],
  ['blank lines', 'a,b\n\n1,2\n\n\n3,4\n\n', 2, ['a', 'b']],
  ['a header alone', 'a,b\n', 0, ['a', 'b']],
])('counts the rows of %s', (_, content, rows, header) => {
  for (const pieceBytes of [1, 5, 1000]) {
    expect(check(content, pieceBytes)).toMatchObject({ rows, preview: { header, columns: header.length } });
  }
});

it('reads a file as was chosen', () => {
  const bytes = encode('miasto;imię, nazwisko\nŁódź;Żółć, Ewa\n', 'win1250');
  const found = new CsvCheck({ encoding: 'windows-1252', delimiter: 'comma' });
  found.push(bytes);
  expect(found.end().preview.header).toEqual(['miasto;imiê', 'nazwisko']);
});

it('counts beyond the beginning that it keeps, and shows the first rows alone', () => {
  const content = `name,email\n${leads(10_000)}`;
  expect(Buffer.byteLength(content)).toBeGreaterThan(2 * PPL_BEGINNING_BYTES);
  const { rows, preview } = check(content, 4096);
  expect(rows).toBe(10_000);
  expect(preview.rows.map(([name]) => name)).toEqual(['Lead 0', 'Lead 1', 'Lead 2', 'Lead 3', 'Lead 4']);
});

it('takes a file in which one row of ten leaves out its last cells', () => {
  expect(check(`name,email\n${leads(20)}Nobody\nNobody\n`).rows).toBe(22);
});

it.each<[string, string | Uint8Array, string]>([
  ['nothing', '', PPL_MESSAGES.empty],
  ['blank lines', '\n\n\n', PPL_MESSAGES.noTable],
  ['a sentence', 'This is no list.\n', PPL_MESSAGES.noTable],
  ['a delimiter that changes', 'a,b,c\n1,2,3\n1;2;3\n', PPL_MESSAGES.unevenRow(3, 1, 3)],
  ['a row that is cut', 'a,b,c\n1,2,3\n4,5\n7,8,9\n', PPL_MESSAGES.unevenRow(3, 2, 3)],
  ['a list with commas here and there', 'x\ny\nz\nred, blue\n', PPL_MESSAGES.unevenRow(4, 2, 1)],
  ['three delimiters', 'a,b\nc;d\ne|f\ng\th\n', PPL_MESSAGES.noTable],
  ['rows of which no two are alike', 'a,b,c\n1,2\n1,2,3,4\n1\n', PPL_MESSAGES.unevenRow(2, 2, 3)],
  ['a quote that stays open', 'a,b\n1,2\n"3,4\n5,6\n', PPL_MESSAGES.openQuote(3)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), PPL_MESSAGES.binary],
  ['an xlsx', Buffer.from('PK\x03\x04rest of it'), PPL_MESSAGES.spreadsheet],
])('refuses %s', (_, content, sentence) => {
  expect(() => check(content)).toThrow(sentence);
});

it('names a row below the header, not the title above it', () => {
  const rows = 'Leads\na,b\n1,2\n3,4\nx\ny\n5,6\n';
  expect(() => check(rows)).toThrow(PPL_MESSAGES.unevenRow(6, 1, 2));
});

const ragged = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => `${'x,'.repeat(from + i)}x\n`).join('');

it.each([
  ['below its header', `a,b\n1,2\n${ragged(2, 120)}`, PPL_MESSAGES.unevenRow(3, 3, 2)],
  ['above most of its rows', `${ragged(2, 60)}${'1,2\n'.repeat(80)}`, PPL_MESSAGES.unevenRow(1, 3, 2)],
])('names a row of a table with rows of many widths %s', (_, content, sentence) => {
  expect(() => check(content, 4096)).toThrow(sentence);
});

it('refuses what turns out to be no text behind its beginning', () => {
  const content = Buffer.concat([Buffer.from(`name,email\n${leads(5000)}`), Buffer.from([0, 1, 2])]);
  expect(() => check(content, 4096)).toThrow(PPL_MESSAGES.binary);
});
