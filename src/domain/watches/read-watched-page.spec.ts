import type { WatchScope } from '../../contracts/watches/watch-content';
import { readWatchedPage, selectorProblem, WatchScopeError } from './read-watched-page';
import type { WatchedPage } from './watched-page';

const MAIN: WatchScope = { part: 'main', selectors: [], excluded: [] };
const read = (html: string, more: Partial<WatchedPage> = {}) =>
  readWatchedPage({
    ...{ url: 'https://a.example/p', status: 200, headers: { 'content-type': 'text/html' }, html },
    ...{ redirects: [], robotsTxtVerdict: 'allowed', scope: MAIN, unmatched: 'refuse' },
    ...more,
  });
const lines = (html: string, scope: Partial<WatchScope> = {}) =>
  read(html, { scope: { ...MAIN, ...scope } }).lines;

it.each([
  [
    'one line per block',
    '<div>a <b>b</b><p>c</p>d</div><ul><li>e</li><li>f</li></ul>',
    ['a b', 'c', 'd', 'e', 'f'],
  ],
  ['a row of a table as one', '<table><tr><th>Weight</th><td>268 g</td></tr></table>', ['Weight 268 g']],
  ['lines of preformatted text', '<pre>npm i\nnpx k</pre>', ['npm i', 'npx k']],
  ['white space as one blank', '<p>a&nbsp;\n b&#8203;c&shy;d</p>', ['a bcd']],
  ['letters composed', '<p>u\u0308ber</p>', ['\u00fcber']],
  [
    'no scripts and the like',
    '<p>a</p><script>b</script><style>c</style><noscript>d</noscript><template>e</template><svg><text>f</text></svg><iframe>g</iframe><!-- h -->',
    ['a'],
  ],
  ['no fields', '<p>a</p><input value="b"><textarea>c</textarea>', ['a']],
  [
    'nothing hidden',
    '<p hidden>a</p><p style="color:red; display: none">b</p><dialog>c</dialog><p>d</p>',
    ['d'],
  ],
  [
    'nothing around',
    '<nav>a</nav><header>b</header><footer>c</footer><aside>d</aside><div role="navigation">e</div><p>f</p>',
    ['f'],
  ],
  ['the header of an article', '<article><header><h1>a</h1></header><p>b</p></article>', ['a', 'b']],
  [
    'no cookie banner',
    '<div id="cookie-consent">a</div><div class="cky-bar">b</div><div class="gdpr_notice">c</div><div class="x onetrust-banner-sdk">d</div><p>e</p>',
    ['e'],
  ],
  [
    'no advertisements',
    '<div class="ad-slot">a</div><ins class="adsbygoogle">b</ins><div id="sidebar-ad">c</div><div class="sponsored">d</div><p>e</p>',
    ['e'],
  ],
  [
    'what only sounds like it',
    '<div class="has-ads"><h1>a</h1></div><li class="category-cookies">b</li><p class="lead">c</p><p class="adventure">d</p>',
    ['a', 'b', 'c', 'd'],
  ],
  ...[
    'job-ad',
    'classified-ads',
    'ad-hoc-news',
    'cookie-recipe',
    'consent-form',
    'cookies-and-cakes',
  ].flatMap((name): [string, string, string[]][] => [
    [`${name} in the main content`, `<main><div class="${name}">a</div><p>b</p></main>`, ['a', 'b']],
    [`${name} of a page without any`, `<div class="${name}">a</div><p>b</p>`, ['a', 'b']],
    [`no small ${name} beside it`, `<main><p>b</p></main><div class="${name}">a</div>`, ['b']],
  ]),
  ['no control characters', '<p>a\u0000b\u0001 c\u007f</p>', ['ab c']],
  ['no advertisement within the text', '<main><p>a</p><div id="ad-3">b</div><p>c</p></main>', ['a', 'c']],
  [
    'what is too much for one',
    `<main><p>a</p><div class="ad-slot"><p>${'word '.repeat(200)}</p></div></main>`,
    ['a', 'word '.repeat(200).trim()],
  ],
  ['a page that is all around', '<header><p>a</p></header>', ['a']],
])('reads %s', (_, html, expected) => {
  expect(lines(html)).toEqual(expected);
});

const PAGE =
  '<nav class="n">menu</nav><main><p class="a">one</p><div class="b"><p class="a">two</p></div></main>';

it.each<[string, Partial<WatchScope>, string[]]>([
  ['the whole page', { part: 'page' }, ['menu', 'one', 'two']],
  ['a selector, whatever it holds', { part: 'selectors', selectors: ['.n'] }, ['menu']],
  [
    'several, each line once, in the order of the page',
    { part: 'selectors', selectors: ['.b', '.a'] },
    ['one', 'two'],
  ],
  ['all but what is excluded', { excluded: ['.b'] }, ['one']],
  ['an excluded one that is not there', { excluded: ['.z'] }, ['one', 'two']],
  [
    'what is excluded within a selector',
    { part: 'selectors', selectors: ['main'], excluded: ['main > .a'] },
    ['two'],
  ],
])('compares %s', (_, scope, expected) => {
  expect(lines(PAGE, scope)).toEqual(expected);
});

it('refuses a selector that matches nothing, unless the page is only checked', () => {
  const scope: WatchScope = { ...MAIN, part: 'selectors', selectors: ['.a', '.z'] };
  expect(() => read(PAGE, { scope })).toThrow(
    new WatchScopeError('empty', '.z', 'This selector matches nothing on the page: “.z”.'),
  );
  expect(read(PAGE, { scope, unmatched: 'accept' }).lines).toEqual(['one', 'two']);
});

it('says what is wrong with a selector', () => {
  expect(selectorProblem('p:nope(')).toContain('“p:nope(” is not a CSS selector that can be used');
  expect(selectorProblem('')).toContain('it is empty');
  expect(selectorProblem('main > p:not(.a)')).toBeNull();
  expect(() => read(PAGE, { scope: { ...MAIN, excluded: ['p['] } })).toThrow(WatchScopeError);
});

it('reads the fields, each in its form', () => {
  const { fields } = read(
    `<html lang="de"><head><title> T  itle </title><meta name="description" content="D">
     <meta name="robots" content="Follow, max-snippet:20"><link rel="canonical" href="/p"><meta property="og:title" content="O">
     <link rel="alternate" hreflang="fr" href="/fr"><link rel="alternate" hreflang="de" href="/p">
     <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"K","offers":{"@type":"Offer","price":19.9,"priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>
     </head><body><h1>H</h1><h2>Two</h2><p>one two <a href="/x">three</a></p></body></html>`,
    {
      headers: { 'content-type': 'text/html', 'x-robots-tag': 'noarchive' },
      redirects: [{ url: 'http://a.example/p', status: 301, location: 'https://a.example/p' }],
    },
  );
  expect(fields).toEqual({
    ...{
      status: ['200'],
      finalUrl: ['https://a.example/p'],
      redirects: ['301 http://a.example/p'],
      indexable: ['yes'],
    },
    ...{ robots: ['follow', 'max-snippet:20'], xRobotsTag: ['noarchive'], robotsTxt: ['allowed'] },
    ...{
      canonical: ['https://a.example/p'],
      title: ['T itle'],
      description: ['D'],
      h1: ['H'],
      outline: ['h2 Two'],
    },
    ...{ hreflang: ['de https://a.example/p', 'fr https://a.example/fr'], lang: ['de'] },
    jsonLd: [
      'Product.name: K',
      'Product.offers.Offer.availability: https://schema.org/InStock',
      'Product.offers.Offer.price: 19.9',
      'Product.offers.Offer.priceCurrency: EUR',
    ],
    ...{ price: ['19.90 EUR'], stock: ['InStock'], openGraph: ['og:title: O'], words: ['5'], links: ['1'] },
  });
});

it.each<[string, string, Partial<WatchedPage>, string]>([
  ['a noindex of a meta element', '<meta name="robots" content="noindex">', {}, 'noindex'],
  ['one of Googlebot’s', '<meta name="googlebot" content="none">', {}, 'noindex'],
  ['one of a header', '', { headers: { 'x-robots-tag': 'noindex' } }, 'noindex'],
  ['robots.txt', '', { robotsTxtVerdict: 'blocked' }, 'blocked-by-robots'],
  ['another canonical', '<link rel="canonical" href="/q">', {}, 'canonicalised'],
  ['a page without any', '', { robotsTxtVerdict: null }, 'yes'],
])('is indexable or not by %s', (_, head, more, expected) => {
  expect(read(`<head>${head}</head><p>x</p>`, more).fields.indexable).toEqual([expected]);
});

it.each([
  [
    'microdata',
    '<div itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="5"><meta itemprop="priceCurrency" content="USD"><link itemprop="availability" href="https://schema.org/OutOfStock"></div>',
    ['5 USD'],
    ['OutOfStock'],
  ],
  [
    'meta elements',
    '<meta property="product:price:amount" content="7.5"><meta property="product:price:currency" content="eur"><meta property="product:availability" content="in stock">',
    ['7.50 EUR'],
    ['InStock'],
  ],
  [
    'microdata with prices as people write them',
    '<div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">1.299,00 €</span></div><div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">$1,199.50</span><meta itemprop="priceCurrency" content="USD"></div><div itemscope itemtype="https://schema.org/Offer"><span itemprop="price">from 5</span></div>',
    ['1199.50 USD', '1299 EUR', 'from 5'],
    [],
  ],
])('takes price and stock of %s', (_, html, price, stock) => {
  expect(read(html).fields).toMatchObject({ price, stock, jsonLd: [] });
});

it('knows a page that only scripts fill', () => {
  expect(read('<div id="root"></div><script src="/app.js"></script>').needsScript).toBe(true);
  expect(read('<p>One, two and three.</p>').needsScript).toBe(false);
});
