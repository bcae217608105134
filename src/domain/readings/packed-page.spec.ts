import { READING_TEXT_LIMITS, type ReadingLink } from '../../contracts/readings/readings';
import { THEMES } from '../../../test/support/themes';
import { PageReader } from '../pages/page-reader';
import { mainBlocks, mostKeys, type PackedPage, pageKeys, readingText } from './packed-page';
import { TemplateCandidates, TemplateCount } from './template-blocks';

const URL = 'https://example.com/page';

function packedOf(html: string): PackedPage {
  const reader = new PageReader({ url: URL }, { withBlocks: true });
  reader.write(html);
  const { headings, links: found } = reader.end();
  const links = found.map(({ url, href, anchor, rel, place }): ReadingLink => ({
    ...{ url: url ?? href, anchor, rel, place },
    internal: true,
  }));
  return { headings, links, ...mainBlocks(reader.markedBlocks(), links.length) };
}

function templateOf(pages: readonly PackedPage[]): Set<number> {
  const candidates = new TemplateCandidates(mostKeys(10_000));
  for (const page of pages) candidates.add(pageKeys(page));
  const count = new TemplateCount(candidates.keys());
  for (const page of pages) count.add(pageKeys(page));
  return count.template();
}

const ownText = (html: string) => readingText(packedOf(html), new Set());
const blocksOf = (html: string) => ownText(html).blocks.map(({ kind, text }) => [kind, text]);

describe.each(THEMES)('$name', ({ page, own, links }) => {
  const pages = Array.from({ length: 8 }, (_, n) => packedOf(page(n)));
  const template = templateOf(pages);

  it('leaves each page what it says alone', () => {
    for (const [n, packed] of pages.entries()) {
      expect(readingText(packed, template).blocks.map(({ text }) => text)).toEqual(own(n));
    }
  });

  it('tells the links of the text from those of the theme', () => {
    for (const [n, packed] of pages.entries()) {
      const { bodyLinks, templateLinks } = readingText(packed, template);
      expect(bodyLinks.map(({ url }) => url)).toEqual(links(n).map((path) => `https://example.com${path}`));
      expect(bodyLinks.length + templateLinks.length).toBe(packed.links.length);
      expect(templateLinks.length).toBeGreaterThan(0);
    }
  });
});

it('marks what blocks are, and where their links and code lie', () => {
  const { blocks } = ownText(`<main><h2>A <a href="/h">linked</a> heading</h2>
    <p>Run <code>npm  start</code> and\n read  <a href="/x"> the <b>guide</b> </a>, or <a href="/y">ask</a>.</p>
    <blockquote><p>Said <a href=/q>somebody</a></p></blockquote><pre>let a;
    let b;</pre><ol><li>First</li></ol><button>Buy</button></main>`);
  expect(blocks.map(({ kind, level, text }) => [kind, level, text])).toEqual([
    ['heading', 2, 'A linked heading'],
    ['text', 0, 'Run npm start and read the guide , or ask.'],
    ['quote', 0, 'Said somebody'],
    ['code', 0, 'let a; let b;'],
    ['item', 0, 'First'],
  ]);
  const spans = blocks.flatMap(({ text, links }) =>
    links.map(({ start, end, url }) => [text.slice(start, end), url]),
  );
  expect(spans).toEqual([
    ['linked', 'https://example.com/h'],
    ['the guide', 'https://example.com/x'],
    ['ask', 'https://example.com/y'],
    ['somebody', 'https://example.com/q'],
  ]);
  expect(blocks[1]?.code.map(({ start, end }) => blocks[1]?.text.slice(start, end))).toEqual(['npm start']);
});

it.each([
  ['the main element alone', '<p>Before</p><main><p>Text</p></main><p>After</p>', [['text', 'Text']]],
  [
    'all but landmarks, where there is none',
    '<nav>Menu</nav><p>Text</p><aside>Side</aside>',
    [['text', 'Text']],
  ],
  [
    'all but landmarks, where the main element says nothing',
    '<main><img src=a></main><p>Text</p>',
    [['text', 'Text']],
  ],
  [
    'no navigation and no side within it',
    '<main><nav>Parts</nav><p>Text</p><aside>Side</aside></main>',
    [['text', 'Text']],
  ],
  [
    'the header of an article',
    '<article><header>Head</header><p>Text</p></article>',
    [
      ['text', 'Head'],
      ['text', 'Text'],
    ],
  ],
  ['no fields', '<p>Text</p><select><option>One</select><textarea>Two</textarea>', [['text', 'Text']]],
  ['what is quoted rather than an item', '<blockquote><ul><li>Said</ul></blockquote>', [['quote', 'Said']]],
  ['nothing of a page that says nothing', '<main></main>', []],
])('takes %s', (_, html, blocks) => {
  expect(blocksOf(html)).toEqual(blocks);
});

it('counts the link of a picture to the text it stands in, and to the template where it repeats', () => {
  const page = (n: number) =>
    packedOf(`<a href="/"><img alt="Logo"></a><p>Text ${n}</p><a href="/own-${n}"><img alt="Own"></a>`);
  const pages = Array.from({ length: 6 }, (_, n) => page(n));
  const { bodyLinks, templateLinks } = readingText(pages[3] as PackedPage, templateOf(pages));
  expect(bodyLinks.map(({ url }) => url)).toEqual(['https://example.com/own-3']);
  expect(templateLinks.map(({ url }) => url)).toEqual(['https://example.com/']);
});

it.each([
  ['few pages', 4, false],
  ['five pages', 5, true],
])('leaves out what is on all of %s: %s', (_, pages, isLeftOut) => {
  const read = Array.from({ length: pages }, (__, n) => packedOf(`<p>The same</p><p>Page ${n}</p>`));
  const [first] = read as [PackedPage];
  expect(readingText(first, templateOf(read)).templateBlocks).toBe(isLeftOut ? 1 : 0);
});

it('cuts what is longer than is kept, and says so', () => {
  const long = ownText(`<p>${'word '.repeat(30_000)}<a href=/end>end</a></p><p>After</p>`);
  expect(long.cut).toBe(true);
  expect(long.blocks).toHaveLength(1);
  expect(long.blocks[0]?.text.length).toBe(READING_TEXT_LIMITS.characters);
  expect(long.blocks[0]?.links).toEqual([]);
  const many = ownText('<p>a</p>'.repeat(READING_TEXT_LIMITS.blocks + 1));
  expect([many.cut, many.blocks.length]).toEqual([true, READING_TEXT_LIMITS.blocks]);
  expect(ownText('<p>short</p>').cut).toBe(false);
});
