import type { CsvFileError } from './csv-file-error';
import { decodeText } from './decode';

it.each<[string, Uint8Array, string]>([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), 'spreadsheet'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'spreadsheet'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'binary'],
  ['a web page', Buffer.from('\n<!DOCTYPE html>\n<html><body>Log in</body></html>'), 'html'],
  ['a table of a web page', Buffer.from('<table border=1><tr><td>Tea</td></tr></table>'), 'html'],
  ['a NUL', Buffer.from('a,b\0\0\n'), 'binary'],
])('tells why %s is no csv', (_, bytes, reason) => {
  expect(() => decodeText(bytes)).toThrow(expect.objectContaining({ reason }) as CsvFileError);
});

it('takes a beginning that ends within a character for what it is', () => {
  const cut = Buffer.from('naïve café').subarray(0, -1);
  expect(decodeText(cut, { partial: true }).encoding).toBe('utf-8');
  expect(decodeText(cut).encoding).toBe('utf-8');
});
