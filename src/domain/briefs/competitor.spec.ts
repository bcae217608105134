import { competitorOf, competitorOfText } from './competitor';

const ofText = (text: string) => competitorOfText(text, { language: 'en' });
const ofHtml = (html: string, article?: string) =>
  competitorOf(html, {
    url: 'https://example.com/',
    language: 'en',
    ...(article !== undefined && { article }),
  });

const HEAD = '<head><title>Kettles</title><meta name="description" content="All of them"></head>';

it('keeps what a page is compared by, as JSON', () => {
  const page =
    ofHtml(`<html lang="en-GB"><title>Kettles</title><meta name="description" content="All of them">
    <script type="application/ld+json">{"@type":"FAQPage","mainEntity":[
      {"@type":"Question","name":"Is <b>steel</b> better?"},{"@type":"Question","name":"Is <b>steel</b> better?"}]}</script>
    <nav><a href="/">Home</a></nav>
    <main><h1>Kettles</h1><p>Kettles boil water.</p><h2>Steel</h2><ul><li>It lasts</li></ul>
    <table><tr><td>Steel</td><td>long</td></tr></table></main>`);
  expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  expect(page).toEqual({
    title: 'Kettles',
    description: 'All of them',
    lang: 'en-GB',
    counts: { words: 9, h2: 1, h3: 0, paragraphs: 1, images: 0, links: 0, lists: 1, tables: 1 },
    flesch: null,
    schemaTypes: ['FAQPage', 'Question'],
    headings: [
      { level: 1, text: 'Kettles', words: 3 },
      { level: 2, text: 'Steel', words: 4 },
    ],
    faq: ['Is steel better?'],
    lines: [
      { text: 'Kettles', kind: 'heading', level: 1 },
      { text: 'Kettles boil water.', kind: 'text', level: 0 },
      { text: 'Steel', kind: 'heading', level: 2 },
      { text: 'It lasts', kind: 'item', level: 0 },
      { text: 'Steel long', kind: 'row', level: 0 },
    ],
  });
});

it.each([
  ['a paragraph with breaks once', '<p>One<br>two<br>three</p>', { paragraphs: 1 }],
  ['text without an element as a paragraph', 'One<div>Two</div>', { paragraphs: 2 }],
  [
    'no item, row or heading as a paragraph',
    '<ul><li><p>One</ul><table><td><p>Two</table><h2>Three</h2>',
    { paragraphs: 0 },
  ],
  ['a heading with a break once', '<h2>One<br>two</h2>', { h2: 1, words: 2 }],
  ['nested lists', '<ul><li>One<ul><li>Two</ul></ul>', { lists: 2 }],
  ['no empty list', '<p>One</p><ul></ul><p>Two</p>', { lists: 0 }],
  ['no table that makes the layout', '<table role="presentation"><td>One</table>', { tables: 0 }],
  [
    'no pixel that counts visitors',
    '<p>One<img width="1" height="1" src="x"><img src="y"></p>',
    { images: 1 },
  ],
  [
    'links to other pages',
    '<p><a href="#a">One</a> <a href="/b">two</a> <a href="/c"></a> <a>three</a></p>',
    { links: 1 },
  ],
  ['a link around a picture', '<p>One</p><a href="/b"><img src="y"></a>', { links: 1, images: 1 }],
  ['nothing of a page without text', '<main></main>', { words: 0, paragraphs: 0 }],
])('counts %s', (_, html, counts) => {
  expect(ofHtml(`<main>${html}</main>`).counts).toMatchObject(counts);
});

describe('with the article of Readability', () => {
  const PAGE = `<body><h1>Kettles</h1><p>By Ada, five minutes</p><div><p>First of all, water.</p>
    <ul><li><a href="/x">More about tea</a></li><li><a href="/y">More about cups</a></li></ul>
    <table><tr><td>Steel</td></tr></table><p>Last of all, tea.</p></div><p>Leave a comment</p></body>`;

  it('spans it, with what Readability drops from it, and has the main heading', () => {
    const { lines, counts } = ofHtml(PAGE, '<p>First of all, water.</p><p>Last of all, tea.</p>');
    expect(lines.map(({ text }) => text)).toEqual([
      'Kettles',
      'First of all, water.',
      'Steel',
      'Last of all, tea.',
    ]);
    expect(counts).toMatchObject({ tables: 1, lists: 0, links: 0, paragraphs: 2 });
  });

  it('takes the article itself where the page has other lines', () => {
    const { lines } = ofHtml(PAGE, '<p>Something else entirely</p>');
    expect(lines.map(({ text }) => text)).toEqual(['Something else entirely']);
  });
});

it.each([
  ['a page without one', ofHtml('<p>Kettles</p>'), null],
  ['a page that was pasted with its head', ofText(`${HEAD}<p>Kettles</p><p>Tea</p>`), 'All of them'],
  ['a part of a page', ofText('<h1>Kettles</h1><p>Kettles</p><p>Tea</p>'), undefined],
  ['a text', ofText('Kettles'), undefined],
])('knows the meta description of %s', (_, { description }, known) => {
  expect(description).toBe(known);
});

it('reads Markdown', () => {
  const page = ofText(
    [
      ...['Kettles', '=======', '', 'They **boil** [water](https://a.example/b) ![a kettle](k.png).', ''],
      ...[
        '## Steel ##',
        '* One',
        '',
        '* Two',
        '1. Three',
        '',
        '| a | b |',
        '|---|---|',
        '| c | d |',
        '',
        '> Quoted.',
      ],
    ].join('\n'),
  );
  expect(page.title).toBe('Kettles');
  expect(page.counts).toEqual({
    words: 13,
    h2: 1,
    h3: 0,
    paragraphs: 2,
    images: 1,
    links: 1,
    lists: 1,
    tables: 1,
  });
  expect(page.lines.map(({ text }) => text)).toEqual([
    ...['Kettles', 'They boil water .', 'Steel', 'One', 'Two', 'Three', 'a b', 'c d', 'Quoted.'],
  ]);
});

it('reads plain text, and HTML that was pasted', () => {
  expect(ofText('One line.\nAnother one.').counts).toMatchObject({ words: 4, paragraphs: 2 });
  expect(ofText('<h1>Kettles</h1><p>Text</p><p>More</p>')).toMatchObject({
    title: 'Kettles',
    counts: { words: 3, paragraphs: 2 },
  });
  expect(ofText('').counts.words).toBe(0);
});

it('counts the words of scripts without spaces', () => {
  const { counts, flesch } = competitorOfText('# 冷萃咖啡\n咖啡很好喝。', { language: 'zh' });
  expect(counts.words).toBeGreaterThan(3);
  expect(flesch).toBeNull();
});

it.each([
  ['links that never end', '[a]('.repeat(50_000)],
  ['pictures that never end', '!['.repeat(100_000)],
  ['marks that never end', '**a '.repeat(50_000)],
  ['headings that never end', `# ${'# '.repeat(100_000)}x`],
  ['one line without spaces', 'x'.repeat(200_000)],
])('is not held up by %s', (_, text) => {
  expect(ofText(text).lines.length).toBeGreaterThan(0);
});
