import { readPage } from './read-page';

/** As much of the document's types as is used: those of browsers are not the server's. */
interface PageElement {
  tagName: string;
  namespaceURI: string;
  textContent: string;
  href: string;
  protocol: string;
  closest(selector: string): PageElement | null;
  getAttribute(name: string): string | null;
  before(text: string): void;
  after(text: string): void;
}
interface PageDocument {
  documentElement: PageElement;
  querySelectorAll(selector: string): Iterable<PageElement>;
}
interface Browser {
  DOMParser: new () => { parseFromString(html: string, type: 'text/html'): PageDocument };
}
// oxlint-disable-next-line typescript/no-require-imports -- its types bring the browser's
const { JSDOM } = require('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => { window: Browser };
};

/** Where the document of the parser is: its address is that of what it parses. */
const PAGE = 'http://localhost/';
const parser = new new JSDOM('', { url: PAGE }).window.DOMParser();

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The same facts from the tree that a browser builds, scripts on: what is in a noscript is text there. */
function browserFacts(html: string) {
  const page = parser.parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li, br, td, dt, dd')) {
    block.before(' ');
    block.after(' ');
  }
  const isPage = (element: PageElement) =>
    !element.closest('noscript') && element.namespaceURI === 'http://www.w3.org/1999/xhtml';
  const all = (selector: string) => [...page.querySelectorAll(selector)].filter(isPage);
  const content = (name: string) =>
    all(`meta[name="${name}" i][content]`).map((meta) => oneLine(meta.getAttribute('content')));
  return {
    title: oneLine(all('title')[0]?.textContent ?? '') || null,
    titles: all('title').length,
    description: content('description')[0] ?? null,
    canonical: all('head link[rel~="canonical" i][href]')[0]?.href ?? null,
    lang: page.documentElement.getAttribute('lang') || null,
    headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: oneLine(heading.textContent),
    })),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href'),
      url: link.protocol === ':' ? null : link.href,
      anchor: oneLine(link.textContent),
    })),
    images: all('img').length,
    imagesWithoutAlt: all('img:not([alt])').length,
  };
}

function ourFacts(html: string) {
  const facts = readPage(html, { url: PAGE });
  return {
    title: facts.title,
    titles: facts.titles,
    description: facts.description,
    canonical: facts.canonical,
    lang: facts.lang,
    headings: facts.headings,
    links: facts.links.map(({ href, url, anchor }) => ({ href, url, anchor })),
    images: facts.images,
    imagesWithoutAlt: facts.imagesWithoutAlt,
  };
}

const CASES: [name: string, html: string][] = [
  ['nothing', ''],
  ['text alone', 'just words'],
  [
    'a whole page',
    '<!doctype html><html lang="en"><head><title>A page</title></head><body><h1>One</h1></body></html>',
  ],
  ['no tags of the page itself', '<title>A</title><h1>B</h1><a href=/c>C</a>'],
  ['elements that are not closed', '<h1>One<h2>Two<p>x<li><a href=/a>A<li><a href=/b>B'],
  ['a heading within another', '<h1>One <b>two<h2>three</h2></b></h1>'],
  ['a heading closed by another', '<h1>One</h2><p>text</p>'],
  ['a title in an svg first', '<svg><title>Picture</title></svg><title>Page</title>'],
  ['a title in an svg last', '<title>Page</title><p><svg><title>Picture</title><path/></svg>'],
  ['an svg in a heading', '<h1>Our <svg viewBox="0 0 1 1"><path d="M0"/></svg>shop</h1>'],
  ['an svg that is not closed', '<svg><path><p><a href=/a>A</a><h2>B</h2>'],
  ['HTML within an svg', '<svg><foreignObject><p>x</p></foreignObject></svg><h1>After</h1>'],
  ['two titles', '<title>One</title><title>Two</title>'],
  ['a title in the body', '<body><p>x</p><title>Late</title><h1>H</h1>'],
  ['tags in a title', '<title>A <b>bold</b> &amp; title</title>'],
  ['a title over lines', '<title>\n  Two\n  lines\t</title>'],
  ['an empty title', '<title></title><h1>x</h1>'],
  ['a title that is not closed', '<title>Open<h1>H</h1>'],
  ['a base', '<base href="/folder/"><a href="page">P</a><a href="/x">X</a>'],
  ['a base after links', '<a href="page">P</a><base href="http://other.example/f/"><a href="q">Q</a>'],
  ['two bases', '<base href="/one/"><base href="/two/"><a href="page">P</a>'],
  ['a base without address, then one', '<base target=_blank><base href="/two/"><a href="page">P</a>'],
  ['a base that is not a URL', '<base href="http://["><a href="page">P</a>'],
  ['entities in addresses', '<a href="/?a=1&amp;b=2&copy=3&lt=4&eacute;">E &eacute;&nbsp;x</a>'],
  ['numbers of characters', '<a href="/&#x41;&#66;">&#x1F600; &#0; &#128;</a>'],
  ['anchors within each other', '<a href=/1>one<a href=/2>two</a> three</a>'],
  ['anchors within each other, deeper', '<div><a href=/1>one <b><a href=/2>two</a></b></a></div>'],
  ['an anchor around blocks', '<a href=/1><div><h2>Head</h2><p>text</p></div></a>'],
  ['an anchor without address', '<a>none</a><a name=x>name</a><a href="">empty</a>'],
  ['an anchor without address within one', '<a href=/1>one<a name=x>two</a>'],
  ['other schemes', '<a href="javascript:void(0)">J</a><a href="mailto:a@b.c">M</a><a href="tel:+1">T</a>'],
  ['what is not a URL', '<a href="http://[">bad</a><a href="http://a:99999/">port</a>'],
  ['spaces around addresses', '<a href="  /a b\n">x</a><a href="//other.example/x">y</a>'],
  ['dots and escapes', '<a href="/a/../b/./c">x</a><a href="/a/%2e%2e/b">y</a><a href="/ä?ö">z</a>'],
  ['queries and fragments alone', '<a href="?a=b">x</a><a href="#f">y</a><a href="?">z</a>'],
  ['back slashes', '<a href="\\\\other.example\\x">x</a><a href="/a\\b">y</a>'],
  ['upper case', '<A HREF="/A">A</A><H1>H</H1><TITLE>T</TITLE><IMG SRC=x>'],
  ['attributes without quotes', '<a href=/a?b=c&d=e class=x>A</a><img src=x alt=y><img src=z/>'],
  ['attributes without space between', '<a href="/a"class="x"rel=\'y\'>A</a>'],
  ['an attribute twice', '<a href="/first" href="/second">A</a>'],
  ['a greater-than sign in an attribute', '<a href="/a" title="x > y">A</a><img alt=">" src=x>'],
  ['an equals sign too many', '<a href=="/a">A</a>'],
  ['images without and with empty alt', '<img src=a><img src=b alt><img src=c alt=""><image src=d>'],
  ['templates', '<template><a href=/t>T</a><h1>T</h1><img></template><h2>after</h2>'],
  ['noscript', '<body><noscript><a href=/n>N</a><img src=n></noscript><h2>after</h2>'],
  [
    'noscript in the head',
    '<head><noscript><link rel=x></noscript><link rel=canonical href=/c><title>T</title>',
  ],
  ['comments', '<!-- <h1>no</h1> --><h1>yes</h1><!-- > --><!--><h2>shown</h2><!--->x<!-- --!><h3>z</h3>'],
  ['a comment that is not closed', '<h1>A</h1><!-- <h2>B</h2>'],
  ['CDATA', '<h1><![CDATA[ x ]]>y</h1>'],
  ['conditional comments', '<!--[if IE]><h1>old</h1><![endif]--><![if !IE]><h1>new</h1><![endif]>'],
  ['an instruction', '<?xml version="1.0"?><h1>x</h1>'],
  ['scripts with tags', '<script>document.write("<h1>no</h1><a href=/x>")</script><h1>yes</h1>'],
  ['a script with a comment', '<script><!-- if (a < b) "</h1>" --></script><h1>yes</h1>'],
  [
    'styles and text areas',
    '<style>h1::before{content:"<h1>"}</style><textarea><h1>no</h1></textarea><h2>y</h2>',
  ],
  ['an iframe', '<iframe><h1>no</h1></iframe><h2>yes</h2>'],
  [
    'head elements in the body',
    '<body><p>x</p><meta name=description content=D><link rel=canonical href=/c>',
  ],
  ['the body begun by text', '<head>text<link rel=canonical href=/c></head>'],
  ['the body begun by a picture', '<head><img src=x><link rel=canonical href=/c></head><body>'],
  ['an element of the head after it', '<head></head><link rel=canonical href=/c><body>'],
  ['a canonical among others', '<link rel="shortlink canonical" href="/c"><link rel=canonical>'],
  ['two descriptions', '<meta name=Description content=" One "><meta name=description content=Two>'],
  ['the language on a second html', '<html><body><html lang=de><p>x'],
  ['an empty language', '<html lang=""><p>x'],
  ['a table', '<table><tr><td><a href=/1>1<td><a href=/2>2</table>'],
  ['a form within a form', '<form><form><a href=/1>1</a></form><h1>x</h1></form>'],
  ['a paragraph closed twice', '<p><a href=/1>1</a></p></p><h1>x</h1>'],
  ['an unknown element', '<my-link><a href=/1>1</a></my-link><h1>x<my-x>y</my-x></h1>'],
  ['a button and a select', '<h1><button>x</button></h1><select><option>a<option>b</select><a href=/1>1</a>'],
  ['tags cut off', '<h1>x</h1><a href="/1'],
  ['a lone less-than sign', '<h1>a < b</h1><a href=/1>1 <2</a>'],
  ['definitions', '<dl><dt><a href=/1>1</a><dd><a href=/2>2</a><dt>x</dl>'],
  ['a line break closed', '<h1>a</br>b</h1>'],
];

it.each(CASES)('reads %s as a browser does', (_, html) => {
  expect(ourFacts(html)).toEqual(browserFacts(html));
});
