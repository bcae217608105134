import { placeHash } from '../scraper/fragment';
import { PageReader } from './page-reader';

function read(html: string) {
  const reader = new PageReader({ url: 'https://example.com/' }, { withChecks: true });
  reader.write(html);
  return reader.end();
}

it.each<[html: string, places: string[]]>([
  ['<p>Text</p>', []],
  ['<h2 id="prices">Prices</h2><a name="old"></a>', ['prices', 'old']],
  ['<a id="a" name="a">x</a>', ['a']],
  ['<input name="field"><meta name="robots" content="x">', []],
  ['<h2 id="%C3%BCber-uns">x</h2>', ['%C3%BCber-uns', 'über-uns']],
  ['<h2 id="a&amp;b">x</h2>', ['a&b']],
  ['<svg><g id="drawn"></g></svg><template><b id="later"></b></template>', ['drawn', 'later']],
  ['<noscript><p id="plain"></p></noscript>', ['plain']],
])('of %s', (html, places) => {
  expect(read(html).places).toEqual(Uint32Array.from(['top', ...places], placeHash));
});

it('knows not all places of a page that it does not read to its end', () => {
  expect(read(`${'<div>'.repeat(5_000)}<p id="deep">x`).places).toBeUndefined();
  expect(read('<i id=a></i>'.repeat(50_001)).places).toBeUndefined();
});

it.each<[attributes: string, isControl: boolean]>([
  ['', false],
  ['class="toc-link" data-v-12="" aria-current="true" rel="nofollow"', false],
  ['class="table-of-contents" title="x" target="_self"', false],
  ['role="doc-noteref"', false],
  ['onclick="show()"', true],
  ['@click="show"', true],
  ['role="button"', true],
  ['role="tab"', true],
  ['data-toggle="modal"', true],
  ['data-bs-toggle="collapse"', true],
  ['data-fancybox', true],
  ['aria-expanded="false"', true],
  ['class="menu-toggle"', true],
  ['class="nav popup-link"', true],
])('takes <a href="#x" %s> for a button: %j', (attributes, isControl) => {
  const { links } = read(`<a href="#x" ${attributes}>x</a><a href="/x" ${attributes}>x</a>`);
  expect(links.map(({ control }) => control === true)).toEqual([isControl, false]);
});
