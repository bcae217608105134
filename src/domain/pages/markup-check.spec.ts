import { PageReader } from './page-reader';

const SECURE = 'https://example.com/page';
const PLAIN = 'http://example.com/page';

function checksOf(html: string, url = SECURE, headers: Record<string, string> = {}) {
  const reader = new PageReader({ url, headers }, { withChecks: true });
  reader.write(html);
  return reader.end().checks;
}

const image = (rest: string) => `<img width=1 height=1 alt="" ${rest}>`;

it('says nothing of pages that it is not asked to check', () => {
  const reader = new PageReader({ url: SECURE });
  reader.write('<img src="http://example.com/a.png">');
  expect(reader.end().checks).toBeUndefined();
});

it.each([
  image('src="http://example.com/a.png"'),
  image('src=/a.png srcset="/a.png 1x, HTTP://example.com/b.png 2x"'),
  '<script src=" http://example.com/a.js"></script>',
  '<link rel="Stylesheet" href="http://example.com/a.css">',
  '<link rel="preload" as=font href="http://example.com/a.woff2">',
  '<iframe src="http://example.com/frame"></iframe>',
  '<video poster="http://example.com/a.png"></video>',
  '<audio><source src="http://example.com/a.mp3"></audio>',
  '<object data="http://example.com/a.pdf"></object>',
  '<input type=image src="http://example.com/a.png">',
  '<p style="background: url( \'http://example.com/a.png\')">x</p>',
])('calls mixed content what a secure page loads by http: %s', (html) => {
  expect(checksOf(html)).toEqual({ mixed: 1 });
  expect(checksOf(html, PLAIN)).toEqual({});
  expect(checksOf(html.replace(/http:/i, 'https:'))).toEqual({});
  const upgrade = 'default-src https:; Upgrade-Insecure-Requests';
  expect(checksOf(html, SECURE, { 'content-security-policy': upgrade })).toEqual({});
  expect(checksOf(`<meta http-equiv=Content-Security-Policy content="${upgrade}">${html}`)).toEqual({});
});

it.each([
  '<a href="http://other.example/">x</a>',
  '<link rel=canonical href="http://example.com/page">',
  '<link rel=alternate type="application/rss+xml" href="http://example.com/feed">',
  '<meta property="og:image" content="http://example.com/a.png">',
  '<noscript><img src="http://example.com/a.png"></noscript>',
  '<template><img src="http://example.com/a.png"></template>',
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '<p style="color: red" title="http://example.com/">http://example.com/</p>',
  '<script src="//example.com/a.js"></script>',
  image('src=/a.png data-note="http://x"'),
  image('src="/proxy?url=http://example.com/a.png" srcset="/proxy?url=http://example.com/b.png 2x"'),
])('calls nothing else so: %s', (html) => expect(checksOf(html)).toEqual({}));

it.each<[html: string, url: string, forms: number | undefined]>([
  ['<form action="http://example.com/send"></form>', SECURE, 1],
  ['<form action="https://example.com/send"><input type=password></form>', SECURE, undefined],
  ['<form><input type=password></form>', SECURE, undefined],
  ['<form action="/send"><input type=" Password"></form>', PLAIN, 1],
  ['<form action="/send"><input type=email></form>', PLAIN, 1],
  ['<form action="/search"><input type=search><input></form>', PLAIN, undefined],
])('judges the forms of %s at %s', (html, url, forms) =>
  expect(checksOf(html, url)?.insecureForms).toBe(forms),
);

it.each<[rest: string, unsized: number | undefined]>([
  ['', 1],
  ['width=10', 1],
  ['height=10', 1],
  ['width=10 height=10', undefined],
  ['style="aspect-ratio: 3/2"', undefined],
  ['style="width:100%;height:200px"', undefined],
  ['style="max-height:200px"', 1],
  ['style="position:absolute"', undefined],
])('looks for the size of an image with %j', (rest, unsized) => {
  expect(checksOf(`<img src=/a.png ${rest}>`)?.unsizedImages).toBe(unsized);
});

it('counts alternative texts of over 100 characters', () => {
  const alt = (length: number) => `<img width=1 height=1 alt="${'x'.repeat(length)}">`;
  expect(checksOf(alt(100) + alt(101) + alt(300))).toEqual({ longAlts: 2 });
});

describe('what counts in the head alone', () => {
  const canonical = '<link rel=canonical href=/a>';
  const robots = '<meta name=robots content=noindex>';
  const hreflang = '<link rel=alternate hreflang=de href=/de>';
  const whole = (head: string, body = '') =>
    `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

  it.each([
    whole(canonical + robots + hreflang, '<p>x</p>'),
    whole(`<script>1</script><style>p{}</style><noscript><img src=/pixel></noscript>${canonical}`),
    whole(
      '<title>x</title>',
      '<link rel=stylesheet href=/a.css><meta itemprop=name content=x><link itemprop=url href=/>',
    ),
    `<title>x</title>${canonical}${hreflang}<p>x</p>`,
    `<html><head><title>x</title></head>${canonical}<body>x</body></html>`,
    whole('', '<template><link rel=canonical href=/a></template><svg><link rel=canonical href=/a></svg>'),
    whole('<div>x</div>'),
  ])('is right in %s', (html) => expect(checksOf(html)).toEqual({}));

  it.each<[html: string, outside: string[], endedBy: string | null, inLine: number | null]>([
    [whole('', `<div>x</div>${canonical}`), ['canonical'], null, null],
    [whole('', robots + hreflang), ['robots', 'hreflang'], null, null],
    [whole(`<img width=1 height=1 alt="">${canonical}`), ['canonical'], 'img', 1],
    [whole(`<div></div>${hreflang}${robots}`), ['hreflang', 'robots'], 'div', 1],
    [whole(`\n<title>x\ny</title>\n<div\nid=a></div>\n${robots}`), ['robots'], 'div', 4],
    [whole(`\r\n<title>x</title>\r<div></div>\n${robots}`), ['robots'], 'div', 3],
    [whole(`Some text ${robots}`), ['robots'], 'text', 1],
    [whole(`<title>x</title>\n\n Some\ntext ${robots}`), ['robots'], 'text', 3],
    [`<title>x</title><p>x</p>${canonical}`, ['canonical'], null, null],
  ])('is told of in %j', (html, outsideHead, headEndedBy, headEndedInLine) => {
    const told = { outsideHead, ...(headEndedBy && { headEndedBy, headEndedInLine }) };
    expect(checksOf(html)).toEqual(told);
    const reader = new PageReader({ url: SECURE }, { withChecks: true });
    for (const piece of html.match(/[^]{1,7}/g) ?? []) reader.write(piece);
    expect(reader.end().checks).toEqual(told);
  });
});
