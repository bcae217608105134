import { PageReader } from './page-reader';
import { redirectOfScript } from './script-redirect';

it.each<[script: string, address: string | null]>([
  ["location.href = '/new'", '/new'],
  ['window.location.href="https://example.com/new";', 'https://example.com/new'],
  ["window.location = '/new';", '/new'],
  ["document.location.href='/new'", '/new'],
  ["top.location='/new'", '/new'],
  ["location.replace('/new');", '/new'],
  ['window.location.assign( "/new" )', '/new'],
  [String.raw`location.href = "https:\/\/example.com\/new"`, 'https://example.com/new'],
  ["\n<!--\nlocation.href='/new';\n// -->\n", '/new'],
  ["'use strict'; location = '/new'", '/new'],
  ["setTimeout(function () { location.href = '/new'; }, 3000);", '/new'],
  ["window.setTimeout(() => location.replace('/new'), 0)", '/new'],
  ["window.onload = function() { window.location.href = '/new'; };", '/new'],
  ["if (innerWidth < 600) location.href = '/m'", null],
  ["function go() { location.href = '/new' }", null],
  ["button.onclick = function () { location.href = '/new' }", null],
  ["document.addEventListener('click', () => location.replace('/new'))", null],
  ["location.href = '/new' + location.search", null],
  ["location.href = base + '/new'", null],
  ['location.href = `/new`', null],
  ["track(); location.href = '/new'", null],
  ["location.href = '/new'; track()", null],
  ["location.hash = 'a'", null],
  ["location.replace(location.href.replace('http:', 'https:'))", null],
  ["var a = 'location'", null],
  [`location.href = '/${'a'.repeat(2_000)}'`, null],
  ["location.href = ''", null],
])('of %j finds %j', (script, address) => {
  expect(redirectOfScript(script)).toBe(address);
});

it('takes no time for a script that is made to cost it', () => {
  const begun = performance.now();
  for (const part of [' ', '(', "'", 'location.', '<!--\n'])
    redirectOfScript(`location${part.repeat(1_900 / part.length)}`);
  expect(performance.now() - begun).toBeLessThan(200);
});

function read(html: string) {
  const reader = new PageReader({ url: 'https://example.com/a/b' });
  reader.write(html);
  return reader.end().scriptRedirect ?? null;
}

const WORDS = '<p>Some words of a page that is there. </p>'.repeat(20);
const SCRIPT = "<script>location.href = 'new'</script>";
const NEW = 'https://example.com/a/new';

it.each<[what: string, html: string, url: string | null]>([
  ['in the head', `<html><head>${SCRIPT}</head><body>${WORDS}</body></html>`, NEW],
  ['after another one', `<head><script>var a = 1</script>${SCRIPT}<script src="/a.js"></script></head>`, NEW],
  ['in a body of few words', `<body><p>One moment, please.</p>${SCRIPT}</body>`, NEW],
  ['with a type', `<head>${SCRIPT.replace('<script', '<script type="text/javascript"')}</head>`, NEW],
  ['with a base', `<head><base href="/">${SCRIPT}</head>`, 'https://example.com/new'],
  ['in a body with words', `<body>${WORDS}${SCRIPT}</body>`, null],
  ['in a handler', `<body><button onclick="location.href = 'new'">Go</button></body>`, null],
  ['that is no script', `<head>${SCRIPT.replace('<script', '<script type="text/plain"')}</head>`, null],
  ['beside a file', `<head>${SCRIPT.replace('<script', '<script src="/a.js"')}</head>`, null],
  ['in noscript', `<body><noscript>${SCRIPT}</noscript></body>`, null],
  ['in a template', `<body><template>${SCRIPT}</template></body>`, null],
  ['to something else', "<head><script>location.href = 'mailto:a@example.com'</script></head>", null],
  ['on the page', "<head><script>location.href = '#top'</script></head>", null],
])('follows a redirect %s', (_what, html, url) => {
  expect(read(html)).toBe(url);
});
