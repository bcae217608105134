import { safeImage, safeLink } from './links';

const REFUSED = [
  '',
  ' ',
  '#top',
  '/page',
  'page.html',
  '//example.com/',
  'www.example.com',
  'http:',
  'https://',
  'https:example.com',
  'http:/example.com',
  'http://exa mple.com/',
  'https://example.com/a\nb',
  'https://example.com/\u202Efdp.exe',
  'https://user:secret@example.com/',
  'https://:secret@example.com/',
  'https://google.com@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'mailto:me@example.com',
  'blob:https://example.com/1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
];

describe('safeLink', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['  http://example.com/a?b=c&d=e#f  ', 'http://example.com/a?b=c&d=e#f'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2'],
    ['HTTPS://EXAMPLE.com/Path', 'https://example.com/Path'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://bücher.example/ä"\'<b>', "https://xn--bcher-kva.example/%C3%A4%22'%3Cb%3E"],
  ])('takes %j as %j', (address, link) => {
    expect(safeLink(address)).toBe(link);
  });

  it('answers the same however often it is asked', () => {
    const answers = Array.from({ length: 30_000 }, () => safeLink('https://bücher.example/'));
    expect(new Set(answers)).toEqual(new Set(['https://xn--bcher-kva.example/']));
  });

  it.each([...REFUSED, 'data:image/png;base64,AAAA'])('refuses %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });
});

describe('safeImage', () => {
  it.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    [' data:image/png;base64,AAAA ', 'data:image/png;base64,AAAA'],
    ['DATA:image/WebP;base64,AAAA', 'DATA:image/WebP;base64,AAAA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['data:image/svg+xml;charset=utf-8,%3Csvg/%3E', 'data:image/svg+xml;charset=utf-8,%3Csvg/%3E'],
  ])('takes %j as %j', (address, image) => {
    expect(safeImage(address)).toBe(image);
  });

  it.each([
    ...REFUSED,
    'data:image/tiff;base64,AAAA',
    'data:image/png',
    'data:,hello',
    'data:image/svg+xmlx,<svg/>',
    'data:image/png;base64,AA\nAA',
  ])('refuses %j', (address) => {
    expect(safeImage(address)).toBeUndefined();
  });
});
