import { encode } from 'iconv-lite';
import { decodeText } from './decode-text';

const RUSSIAN = 'Привет, мир';
const JAPANESE = 'こんにちは、ｶﾅ①';

function page(text: string, charset: string, head = ''): Buffer {
  return encode(`<!doctype html><html><head>${head}<title>${text}</title></head><body>…`, charset);
}

describe('decodeText', () => {
  it.each<[what: string, body: Buffer, contentType: string | null, text: string, charset: string]>([
    ['the header', page(RUSSIAN, 'windows-1251'), 'text/html; charset=windows-1251', RUSSIAN, 'windows-1251'],
    [
      'a quoted header',
      page(RUSSIAN, 'windows-1251'),
      'text/html;Charset = "CP1251"; a=b',
      RUSSIAN,
      'windows-1251',
    ],
    [
      'shift_jis in the header',
      page(JAPANESE, 'shift_jis'),
      'text/html;charset=Shift_JIS',
      JAPANESE,
      'shift_jis',
    ],
    ['its meta', page(JAPANESE, 'shift_jis', '<meta charset="x-sjis">'), 'text/html', JAPANESE, 'shift_jis'],
    ['a bare meta', page(RUSSIAN, 'koi8-r', '<META CHARSET=koi8-r>'), null, RUSSIAN, 'koi8-r'],
    ['euc-jp', page('日本語', 'euc-jp', "<meta charset='euc-jp'/>"), null, '日本語', 'euc-jp'],
    ['gb2312', page('中文', 'gbk', '<meta charset=gb2312>'), null, '中文', 'gbk'],
    ['big5', page('中文', 'big5', '<meta charset=big5>'), null, '中文', 'big5'],
    ['euc-kr', page('한국어', 'euc-kr', '<meta charset=euc-kr>'), null, '한국어', 'euc-kr'],
    [
      'http-equiv',
      page(
        RUSSIAN,
        'windows-1251',
        '<meta content="text/html; charset=windows-1251" http-equiv="Content-Type">',
      ),
      'text/html',
      RUSSIAN,
      'windows-1251',
    ],
    [
      'its XML declaration',
      encode(`<?xml version="1.0" encoding="windows-1251"?><urlset>${RUSSIAN}`, 'windows-1251'),
      'application/xml',
      RUSSIAN,
      'windows-1251',
    ],
    [
      'the header before the meta',
      page('ä', 'utf8', '<meta charset="windows-1251">'),
      'text/html; charset=utf-8',
      'ä',
      'utf-8',
    ],
    [
      'the mark before the header',
      Buffer.from(`\ufeff${RUSSIAN}`),
      'text/html; charset=windows-1251',
      RUSSIAN,
      'utf-8',
    ],
    ['UTF-16 by its mark', encode(RUSSIAN, 'utf16le', { addBOM: true }), null, RUSSIAN, 'utf-16le'],
    [
      'UTF-16 with its high bytes first',
      encode(RUSSIAN, 'utf16be', { addBOM: true }),
      null,
      RUSSIAN,
      'utf-16be',
    ],
    [
      'latin1 as browsers do',
      page('€ “ä”', 'windows-1252'),
      'text/html; charset=ISO-8859-1',
      '€ “ä”',
      'windows-1252',
    ],
    [
      'an unknown header by its meta',
      page(RUSSIAN, 'koi8-r', '<meta charset=koi8-r>'),
      'text/html; charset=klingon',
      RUSSIAN,
      'koi8-r',
    ],
    ['UTF-8 without a word', page('Grüße 中', 'utf8'), 'text/html', 'Grüße 中', 'utf-8'],
    ['windows-1252 without a word', page('Grüße', 'windows-1252'), 'text/html', 'Grüße', 'windows-1252'],
    ['a page that says UTF-16 and cannot be', page('ä', 'utf8', '<meta charset=utf-16>'), null, 'ä', 'utf-8'],
    [
      'the meta, not a comment',
      page('ä', 'utf8', '<!-- <meta charset=koi8-r> --><meta charset=utf-8>'),
      null,
      'ä',
      'utf-8',
    ],
    [
      'no description',
      page('ä', 'utf8', '<meta name=description content="charset=koi8-r">'),
      null,
      'ä',
      'utf-8',
    ],
    [
      'a meta after much else',
      page(RUSSIAN, 'koi8-r', `<!--${'-'.repeat(3_000)}--><meta charset=koi8-r>`),
      null,
      RUSSIAN,
      'koi8-r',
    ],
    [
      'an encoding that Node alone knows',
      Buffer.from('\x1b$B$"\x1b(B', 'latin1'),
      'text/html; charset=iso-2022-jp',
      'あ',
      'iso-2022-jp',
    ],
  ])('reads %s', (_what, body, contentType, text, charset) => {
    const decoded = decodeText(body, contentType);
    expect(decoded.charset).toBe(charset);
    expect(decoded.text).toContain(text);
    expect(decoded.text).not.toContain('\ufeff');
  });

  it('reads nothing as nothing', () => {
    expect(decodeText(Buffer.alloc(0), null)).toEqual({ text: '', charset: 'utf-8' });
  });

  it.each([
    ['comments', '<!--'],
    ['tags', '<meta '],
    ['attributes', '<meta a a= a=" '],
    ['blanks', '<meta charset'.padEnd(900)],
  ])('is quick about %s that never end', (_what, piece) => {
    const page = Buffer.from(piece.repeat(200_000 / piece.length));
    const plain = time(() => decodeText(Buffer.alloc(page.length, 'a'), 'text/html'));
    expect(time(() => decodeText(page, 'text/html'))).toBeLessThan(Math.max(plain, 1) * 200);
  });
});

/** The best of five, in milliseconds. */
function time(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return Math.min(...times);
}
