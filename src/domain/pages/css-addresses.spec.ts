import { cssAddresses } from './css-addresses';

it.each([
  ['a { background: url(/a.png) }', ['image /a.png']],
  ['a { background: url( "/a b.png" ), URL(\'c.svg\') }', ['image /a b.png', 'image c.svg']],
  [
    '@import "more.css"; @import url(other); @import url("x.css") screen;',
    ['style more.css', 'style other', 'style x.css'],
  ],
  ['@font-face { src: url(f.woff2?v=1) format("woff2"), url(f.ttf) }', ['media f.woff2?v=1', 'media f.ttf']],
  ['a { fill: url(#c); mask: url(data:image/png;base64,AAAA); background: url() }', []],
  ['a { content: "url" }', []],
])('reads %s', (css, expected) => {
  expect(cssAddresses(css).map(([kind, href]) => `${kind} ${href}`)).toEqual(expected);
});

it('takes its time for nothing, however a sheet is built', () => {
  const begun = performance.now();
  cssAddresses('url('.repeat(100_000));
  cssAddresses(`@import ${'"'.repeat(100_000)}`);
  cssAddresses(`url(${' '.repeat(100_000)}`);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(cssAddresses('url(a.png)'.repeat(2_000))).toHaveLength(500);
});
