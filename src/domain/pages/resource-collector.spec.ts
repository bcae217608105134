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
  ['<link rel=stylesheet href=/a.css><link rel=icon href=/i.png>', ['style https://example.com/a.css']],
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
