import { readPage } from './read-page';

const URL = 'https://example.com/shop/page';
const named = (html: string) =>
  readPage(html, { url: URL }, { withResources: true }).resources.map(({ kind, url }) => `${kind} ${url}`);
it.each([
  ['<img src=/a.png>', ['image https://example.com/a.png']],
  ['<img src=" a.png ">', ['image https://example.com/shop/a.png']],
  ['<img src=//cdn.example/a.png><img src=//cdn.example/a.png>', ['image https://cdn.example/a.png']],
  ['<img src="/a.png" srcset="/b.png 2x">', ['image https://example.com/a.png']],
  ['<img srcset="/b.png 1x, /c.png 2x">', ['image https://example.com/b.png']],
  ['<img srcset="/b,c.png, /d.png 2x">', ['image https://example.com/b,c.png']],
  ['<img src="data:image/gif;base64,x" data-src="/late.png">', ['image https://example.com/late.png']],
  ['<img src="data:image/gif;base64,x"><img src=""><img>', []],
  ['<script src=/a.js></script><script>var a = "/b.js"</script>', ['script https://example.com/a.js']],
  ['<img srcset=",/i/a.png 2x">', ['image https://example.com/i/a.png']],
  ['<img srcset=" , /i/a.png, /i/b.png 2x">', ['image https://example.com/i/a.png']],
  [
    '<link rel=stylesheet href=/a.css><link rel="shortcut icon" href=/i.png><link rel=canonical href=/x>',
    ['style https://example.com/a.css', 'image https://example.com/i.png'],
  ],
  [
    '<link rel=preload as=font href=/f.woff2><link rel=preload as=image href=/p.png><link rel=preload as=fetch href=/d.json><link rel=modulepreload href=/m.js>',
    [
      'media https://example.com/f.woff2',
      'image https://example.com/p.png',
      'script https://example.com/m.js',
    ],
  ],
  [
    '<meta property="og:image" content="/og.png"><meta name="twitter:image" content="/tw.png"><meta property="og:title" content="/x">',
    ['image https://example.com/og.png', 'image https://example.com/tw.png'],
  ],
  [
    '<video src=/v.mp4 poster=/v.jpg><source src=/v.webm><track src=/v.vtt></video><audio src=/a.mp3></audio>',
    [
      'image https://example.com/v.jpg',
      'media https://example.com/v.mp4',
      'media https://example.com/v.webm',
      'media https://example.com/v.vtt',
      'media https://example.com/a.mp3',
    ],
  ],
  [
    '<picture><source srcset="/a.avif 1x, /b.avif 2x"><img src=/a.png></picture>',
    ['image https://example.com/a.avif', 'image https://example.com/a.png'],
  ],
  [
    '<iframe src=/f></iframe><object data=/o.pdf></object><embed src=/e.svg><input type=image src=/go.png><input src=/x>',
    [
      'media https://example.com/f',
      'media https://example.com/o.pdf',
      'media https://example.com/e.svg',
      'image https://example.com/go.png',
    ],
  ],
  [
    '<style>@import url(/more.css); @font-face { src: url("/f.woff2") } a { background: url( \'/b.png\' ) } b { fill: url(#c); background: url(data:image/png;base64,x) }</style>',
    [
      'style https://example.com/more.css',
      'media https://example.com/f.woff2',
      'image https://example.com/b.png',
    ],
  ],
  ['<div style="background-image: url(/d.jpg)">x</div>', ['image https://example.com/d.jpg']],
  ['<body><p>x<link rel="StyleSheet" href=/b.css>', ['style https://example.com/b.css']],
  ['<link rel="alternate stylesheet" href=/c.css>', []],
  ['<base href="https://cdn.example/x/"><img src=a.png>', ['image https://cdn.example/x/a.png']],
  ['<noscript><img src=/a.png></noscript><template><img src=/b.png></template>', []],
  ['<script src="blob:https://example.com/1"></script><img src="about:blank">', []],
])('reads %s', (html, expected) => {
  expect(named(html)).toEqual(expected);
});

it('tells of none unless asked to', () => {
  expect(readPage('<img src=/a.png>', { url: URL }).resources).toEqual([]);
});
