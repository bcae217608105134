import { CSV_MESSAGES } from '@contracts/csv/csv-messages';
import { encode } from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { FILE_UNREADABLE, textOfFile, unreadableText } from './readFile';

/** The test's browser has no `arrayBuffer` of files. */
const file = (bytes: Uint8Array) =>
  Object.assign(new File([], 'text.txt'), {
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  });

describe('the text of a file', () => {
  it.each([
    ['utf8', 'Zażółć gęślą jaźń'],
    ['win1250', 'Zażółć gęślą jaźń'],
    ['win1251', 'купить кофемашину'],
    ['win1252', 'Ein größeres Café – für “alle”'],
    ['shiftjis', 'コーヒーメーカー おすすめ'],
  ])('in %s: %s', async (encoding, text) => {
    expect(await textOfFile(file(encode(text, encoding)))).toBe(text);
  });

  it.each(['utf8', 'utf16le', 'utf16be'])('in %s comes without its mark', async (encoding) => {
    expect(await textOfFile(file(encode('Größe', encoding, { addBOM: true })))).toBe('Größe');
  });

  it('is asked for in UTF-8 where it may be one or another', async () => {
    const problem = await textOfFile(file(encode('İstanbul', 'win1254'))).catch(unreadableText);
    expect(problem).toBe(CSV_MESSAGES.unclearText);
    expect(unreadableText(new TypeError('moved'))).toBe(FILE_UNREADABLE);
  });

  it('is empty of an empty file', async () => expect(await textOfFile(file(Buffer.alloc(0)))).toBe(''));
});
