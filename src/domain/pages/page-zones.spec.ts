import { readZones } from './read-page';

const zonesOf = (html: string) => readZones(html, { url: 'https://example.com/shoes' });

it('tells what a page says where', () => {
  const { title, description, lang, headings, images, alts, anchors, lists, structuredTypes } = zonesOf(`
    <html lang="de"><title>Shoes</title><meta name="description" content="All shoes">
    <script type="application/ld+json">{"@type":"Article"}</script>
    <nav><ul><li>Home</ul></nav><main><h1>Shoes</h1><p>See <a href="/boots" rel="nofollow">boots</a>.</p>
    <img src="a.png" alt=" Red  shoes "><img src="b.png" alt=""><img src="c.png">
    <ul><li>One<ul><li>Inner</ul> and on<li>Two</ul><ol></ol></main>`);
  expect({ title, description, lang, headings }).toEqual({
    title: 'Shoes',
    description: 'All shoes',
    lang: 'de',
    headings: [{ level: 1, text: 'Shoes' }],
  });
  expect({ images, alts, structuredTypes }).toEqual({
    images: 3,
    alts: ['Red shoes'],
    structuredTypes: ['Article'],
  });
  expect(anchors).toEqual([
    { anchor: 'boots', url: 'https://example.com/boots', rel: ['nofollow'], place: 'main' },
  ]);
  expect(lists).toEqual([['One and on', 'Two'], ['Inner']]);
});

it('gives the blocks, and where each begins in the text of the page', () => {
  const html =
    '<header>Logo</header><h2>A <b>b</b></h2><p>Text<ul><li>Item</ul><table><tr><td>x<td>y</table>End';
  const { blocks } = zonesOf(html);
  expect(blocks.map(({ text, kind, part }) => [text, kind, part])).toEqual([
    ['Logo', 'text', 'around'],
    ['A b', 'heading', 'content'],
    ['Text', 'text', 'content'],
    ['Item', 'item', 'content'],
    ['x y', 'text', 'content'],
    ['End', 'text', 'content'],
  ]);
  const whole = blocks.map(({ text }) => text).join('\n');
  for (const { text, start } of blocks) expect(whole.slice(start, start + text.length)).toBe(text);
});

it('starts a block where a landmark begins or ends, whatever the element', () => {
  const { blocks } = zonesOf('<div>Text <span role="navigation">Menu</span> more</div>');
  expect(blocks.map(({ text, place }) => [text, place])).toEqual([
    ['Text', 'other'],
    ['Menu', 'nav'],
    ['more', 'other'],
  ]);
});
