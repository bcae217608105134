import { safeFileName } from './file-name';

const bytes = (name: string) => Buffer.byteLength(name);

describe('safeFileName', () => {
  it.each([
    ['keeps a plain name', 'Keywords 2026.csv', 'Keywords 2026.csv'],
    ['keeps other scripts and emoji', 'wörter 関鍵詞 👩‍💻.csv', 'wörter 関鍵詞 👩‍💻.csv'],
    ['replaces what Windows refuses', 'a "b": <c> | d?*.csv', 'a _b__ _c_ _ d__.csv'],
    ['keeps other quotes', 'a “b” ’c’.csv', 'a “b” ’c’.csv'],
    ['keeps a name that begins with a dot', '.keywords.csv', '.keywords.csv'],
    ['replaces control characters', 'a\r\nb\u0000c.csv', 'a__b_c.csv'],
    ['replaces what separates folders', '../a\\b/c.csv', '.._a_b_c.csv'],
    ['drops marks of direction', 'a\u202evsc.exe\u2069.csv', 'avsc.exe.csv'],
    ['replaces half a character', 'a\ud83d.csv', 'a\ufffd.csv'],
    ['names what has dots only', '...', 'file'],
    ['names what has an extension only', '  .csv', 'file.csv'],
    ['names nothing', '', 'file'],
    ['leaves no device', 'CON', '_CON'],
    ['leaves no device with an extension', 'com1.csv', '_com1.csv'],
    ['leaves no device with two', 'nul.a.csv', '_nul.a.csv'],
    ['takes no sentence for an extension', 'a. The end of it', 'a. The end of it'],
  ])('%s', (_, text, name) => {
    expect(safeFileName(text)).toBe(name);
    expect(safeFileName(name)).toBe(name);
  });

  it.each([
    ['letters', 'x'.repeat(20_000), 255],
    ['letters of two bytes', 'ж'.repeat(300), 254],
    ['letters of three bytes', '関'.repeat(300), 253],
    ['emoji', '🧦'.repeat(300), 252],
  ])('cuts %s between characters and keeps the extension', (_, text, length) => {
    const name = safeFileName(`${text}.csv`);
    expect(bytes(name)).toBe(length);
    expect(name).toMatch(/^(.)\1+\.csv$/u);
    expect(safeFileName(name)).toBe(name);
  });

  it('keeps a name as long as may be', () => {
    const name = `${'n'.repeat(251)}.csv`;
    expect(safeFileName(name)).toBe(name);
  });
});
