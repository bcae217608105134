import { MAX_IMPORT_ROWS } from '../../contracts/users/user-import';
import { openImportFile } from './import-file';

const rowsOf = (bytes: Uint8Array) => [...openImportFile(bytes).rows];

it.each<[string, Buffer]>([
  ['UTF-8 with commas', Buffer.from('Name,Email\nZoë,zoe@a.co\n')],
  ['UTF-8 with a mark and semicolons', Buffer.from('\ufeffName;Email\r\nZoë;zoe@a.co\r\n')],
  ['UTF-16 with tabs', Buffer.from('\ufeffName\tEmail\nZoë\tzoe@a.co\n', 'utf16le')],
  ['windows-1252 with quotes', Buffer.from('"Name","Email"\n"Zoë","zoe@a.co"\n', 'latin1')],
])('reads %s', (_, bytes) => {
  expect(openImportFile(bytes).header).toEqual(['Name', 'Email']);
  expect(rowsOf(bytes)).toEqual([{ line: 2, row: 2, cells: ['Zoë', 'zoe@a.co'] }]);
});

it('passes over rows that hold nothing', () => {
  expect(rowsOf(Buffer.from('Name,Email\n,\nAda,a@b.co\n ,\n')).map(({ row }) => row)).toEqual([3]);
});

it.each<[string, Uint8Array, RegExp]>([
  ['nothing', Buffer.alloc(0), /is empty/],
  ['blank lines', Buffer.from('\n\n'), /is empty/],
  ['a header alone', Buffer.from('Name,Email\n'), /no rows/],
  ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), /Excel workbook/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), /is not text/],
  ['too many columns', Buffer.from(`${'a,'.repeat(300)}b\n`), /more than 200 columns/],
  [
    'too many rows',
    Buffer.from(`Email\n${'a@b.co\n'.repeat(MAX_IMPORT_ROWS + 1)}`),
    /up to 5 MB and 20,000 rows/,
  ],
])('refuses %s', (_, bytes, reason) => {
  expect(() => rowsOf(bytes)).toThrow(reason);
});
