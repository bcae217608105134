import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { PageReader } from './page-reader';
import { readPage } from './read-page';

const URL = 'https://example.com/shop/page';
const read = (html: string, headers?: Record<string, string>) => readPage(html, { url: URL, headers });

describe('canonical and hreflang', () => {
  it('takes the element before the header, and counts different ones', () => {
    const facts = read('<link rel=canonical href="/a"><link rel=canonical href="https://example.com/a">', {
      link: '</b>; rel="canonical", </style.css>; rel=preload',
    });
    expect(facts).toMatchObject({ canonical: 'https://example.com/a', canonicals: 2 });
  });

  it('takes the header alone', () => {
    expect(read('', { link: '<https://example.com/b>; rel=canonical' }).canonical).toBe(
      'https://example.com/b',
    );
  });

  it('reads alternates of both', () => {
    const html = '<link rel="alternate" hreflang="de" href="/de"><link rel=alternate type=rss href=/feed>';
    const facts = read(html, { link: '</fr>; rel="alternate"; hreflang="fr"' });
    expect(facts.hreflangs).toEqual([
      { lang: 'fr', url: 'https://example.com/fr' },
      { lang: 'de', url: 'https://example.com/de' },
    ]);
  });
});

it.each([
  ['an address', '0;url=/new', { url: 'https://example.com/new', seconds: 0 }],
  ['quotes and spaces', ` 5 ; URL = '/new' `, { url: 'https://example.com/new', seconds: 5 }],
  ['a comma', '3, /new', { url: 'https://example.com/new', seconds: 3 }],
  ['a fraction', '0.5; url=/new', { url: 'https://example.com/new', seconds: 0 }],
  ['no address', '30', null],
  ['no number', 'url=/new', null],
])('reads a refresh with %s', (_, content, refresh) => {
  expect(read(`<meta http-equiv="Refresh" content="${content}">`).refresh).toEqual(refresh);
  expect(read('', { refresh: content }).refresh).toEqual(refresh);
});

it.each([
  ['the element', '<meta charset=UTF-8>', {}, 'utf-8'],
  [
    'the content type',
    '<meta http-equiv=content-type content="text/html; charset=shift_jis">',
    {},
    'shift_jis',
  ],
  [
    'the header first',
    '<meta charset=utf-8>',
    { 'content-type': 'text/html; charset="Windows-1251"' },
    'windows-1251',
  ],
  ['nothing', '<p>', { 'content-type': 'text/html' }, null],
])('reads the charset of %s', (_, html, headers, charset) => {
  expect(read(html, headers).charset).toBe(charset);
});

it('keeps to the page where a base has no place to resolve against, and to the first language', () => {
  const facts = read('<html lang=en><base href="data:text/plain,x"><a href="b">b</a><html lang=de>');
  expect(facts.links[0]?.url).toBe('https://example.com/shop/b');
  expect(facts.lang).toBe('en');
});

describe('structured data', () => {
  const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`;
  it.each([
    [
      'a graph',
      script('{"@graph":[{"@type":"Article"},{"@type":["Product","Thing"]}]}'),
      ['Article', 'Product', 'Thing'],
    ],
    ['a list', script('[{"@type":"A"},{"@type":"B"}]'), ['A', 'B']],
    ['what is within', script('{"@type":"A","author":{"@type":"Person"}}'), ['A', 'Person']],
    [
      'whole addresses',
      script('{"@type":"http://schema.org/A"}') + script('{"@type":"schema:B"}'),
      ['A', 'B'],
    ],
    ['another way to write the type', script('{"@type":"A"}', ' Application/LD+JSON; charset=utf-8'), ['A']],
    ['a comment around it', script('<!-- {"@type":"A"} -->'), ['A']],
    ['CDATA around it', script('//<![CDATA[\n{"@type":"A"}\n//]]>'), ['A']],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Offer https://schema.org/Thing">',
      ['Offer', 'Thing'],
    ],
    ['itemtype without itemscope', '<div itemtype="https://schema.org/Offer">', []],
    ['RDFa', '<div vocab="https://schema.org/" typeof="Person foaf:Agent">', ['Person', 'foaf:Agent']],
    ['each once', script('[{"@type":"A"},{"@type":"A"}]'), ['A']],
    ['other scripts', script('{"@type":"A"}', 'application/json'), []],
  ])('reads %s', (_, html, types) => {
    expect(read(html)).toMatchObject({ structuredTypes: types, brokenStructuredData: 0 });
  });

  it.each(['{"@type":"A",}', '', "{'@type':'A'}", '{"@type":"A"'])('counts %j as broken', (json) => {
    expect(read(script('{"@type":"B"}') + script(json))).toMatchObject({
      structuredTypes: ['B'],
      brokenStructuredData: 1,
    });
  });
});

describe('places of links', () => {
  const place = (html: string) => read(html.replace('LINK', '<a href=/x>x</a>')).links[0]?.place;
  it.each([
    ['LINK', 'other'],
    ['<nav>LINK</nav>', 'nav'],
    ['<nav></nav>LINK', 'other'],
    ['<header><nav>LINK</nav></header>', 'nav'],
    ['<header><nav></nav>LINK</header>', 'header'],
    ['<main><article><header>LINK</header></article></main>', 'main'],
    ['<article><footer>LINK</footer></article>', 'other'],
    ['<main><aside><div>LINK</div></aside></main>', 'aside'],
    ['<div role="navigation">LINK</div>', 'nav'],
    ['<section role=contentinfo>LINK</section>', 'footer'],
    ['<footer><ul><li>LINK</ul></footer>', 'footer'],
    ['<nav><ul><li>x</nav><p>LINK', 'other'],
  ])('%s: %s', (html, expected) => {
    expect(place(html)).toBe(expected);
  });
});

describe('links', () => {
  it('has the words of rel, and the alternative text of a picture alone', () => {
    const facts = read(
      '<a href=/a rel="NoFollow  sponsored"><img alt="A shoe"></a><a href=/b><svg><title>Home</title></svg></a>' +
        '<a href=/c><img alt="c">C</a><map><area href=/d alt="D"></map><h1><img alt="Logo"></h1>',
    );
    expect(facts.links.map(({ anchor, rel }) => [anchor, rel])).toEqual([
      ['A shoe', ['nofollow', 'sponsored']],
      ['Home', []],
      ['C', []],
      ['D', []],
    ]);
    expect(facts.headings).toEqual([{ level: 1, text: 'Logo' }]);
  });
});

describe('links of an svg', () => {
  const links = (html: string) => read(html).links.map(({ url, anchor, place }) => [url, anchor, place]);
  const A = 'https://example.com/a';
  it.each([
    ['XLink', '<svg><a xlink:href=/a><text>To A</text></a></svg>', [[A, 'To A', 'other']]],
    ['href before XLink', '<nav><svg><a href=/a xlink:href=/b><path/></a></svg></nav>', [[A, '', 'nav']]],
    ['a title', '<svg><a href=/a><title>A</title><path/></a></svg>', [[A, 'A', 'other']]],
    ['none', '<svg><a><text>x</text></a><title>T</title></svg>', []],
    [
      'one after the other',
      '<svg><a href=/a><text>A</text></a>b<a href=/a>C</a></svg>',
      [
        [A, 'A', 'other'],
        [A, 'C', 'other'],
      ],
    ],
    [
      'a link around it',
      '<a href=/a>A <svg><a href=/b><text>B</text></a></svg> C</a>',
      [[A, 'A C', 'other']],
    ],
    [
      'a link that is not closed',
      '<svg><a href=/a><text>A</svg><a href=/a>B</a>',
      [
        [A, 'A', 'other'],
        [A, 'B', 'other'],
      ],
    ],
  ])('%s', (_, html, expected) => {
    expect(links(html)).toEqual(expected);
  });

  it('are no text of the page', () => {
    expect(read('<svg><a href=/a><text>one two</text></a></svg>').words).toBe(0);
  });
});

describe('anchors of links with a label', () => {
  it.each([
    ['no text', '<a href=/a aria-label=" Your \n cart "><svg></svg></a>', 'Your cart'],
    ['a picture that says nothing', '<a href=/a aria-label="Your cart"><img alt=""></a>', 'Your cart'],
    ['a picture', '<a href=/a aria-label="Your cart"><img alt="Cart"></a>', 'Cart'],
    ['a text', '<a href=/a aria-label="Your cart"> Cart </a>', 'Cart'],
    ['an area', '<map><area href=/a aria-label="Your cart"></map>', 'Your cart'],
    ['an area with an alternative text', '<map><area href=/a alt=Cart aria-label="Your cart"></map>', 'Cart'],
    ['a long label', `<a href=/a aria-label="${'x'.repeat(501)}"></a>`, 'x'.repeat(500)],
  ])('%s', (_, html, anchor) => {
    expect(read(html).links[0]?.anchor).toBe(anchor);
  });
});

describe('words and text', () => {
  it.each([
    ['blocks apart', '<p>one</p><p>two</p><ul><li>three<li>four</ul>five<br>six', 6],
    ['letters of one word', 'un<b>believ</b>able and caf&eacute;s', 3],
    ['a word with its marks', `don't e-mail 50% — & C++`, 4],
    [
      'scripts, styles and the like left out',
      '<style>a b</style>x<script>c d</script><noscript>e</noscript>',
      1,
    ],
    ['hidden titles left out', '<title>a b</title><svg><text>c</text></svg><template>d</template>x', 1],
    ['Chinese', '<p>跑步鞋是专门为跑步运动设计</p>', 9],
    ['both scripts', 'SEO対策とは', 1 + 3],
  ])('counts %s', (_, html, words) => {
    expect(read(html).words).toBe(words);
  });

  it.each([
    [
      'zh',
      '跑步鞋是专门为跑步运动设计的鞋子，它能够在长距离训练中保护你的脚。选择一双合适的跑鞋需要考虑脚型、体重以及训练的路面情况。',
    ],
    [
      'ja',
      'ランニングシューズは走るために設計された靴で、長い距離のトレーニングでも足を守ってくれます。足の形や体重を考える必要があります。',
    ],
    ['th', 'รองเท้าวิ่งเป็นรองเท้าที่ออกแบบมาเพื่อการวิ่งโดยเฉพาะ ช่วยปกป้องเท้าของคุณระหว่างการฝึกซ้อมระยะไกล'],
    ['km', 'ស្បែកជើងរត់ត្រូវបានរចនាឡើងសម្រាប់ការរត់ ហើយវាជួយការពារជើងរបស់អ្នកក្នុងពេលហ្វឹកហាត់'],
  ])('comes close to the words of a dictionary in %s', (language, text) => {
    const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
    const words = segments.filter(({ isWordLike }) => isWordLike).length;
    expect(read(text).words / words).toBeGreaterThan(0.8);
    expect(read(text).words / words).toBeLessThan(1.25);
  });

  it.each([
    ['main alone', '<nav>menu</nav>x<main>the <b>text</b></main><footer>end</footer>', 'the text'],
    ['all but the frame', '<header>top</header><div>the<p>text</p></div><aside>side</aside>', 'the text'],
    ['an article with its header', '<article><header>Head</header>text</article>', 'Head text'],
  ])('takes %s', (_, html, text) => {
    expect(read(html).mainText).toBe(text);
  });

  it('caps what it keeps', () => {
    const facts = read(
      `<title>${'t '.repeat(9_000)}</title><h1>${'h'.repeat(9_000)}</h1>${'word '.repeat(40_000)}`,
    );
    expect(facts.mainText.length).toBeLessThanOrEqual(PAGE_LIMITS.mainText);
    expect(facts.headings[0]?.text).toHaveLength(PAGE_LIMITS.text);
    expect(facts.title?.length).toBeLessThanOrEqual(PAGE_LIMITS.text);
    expect(facts.words).toBe(40_001);
  });
});

it('names a link by its title where it has no text', () => {
  const [icon, text] = read(
    '<a href=/a title="Shopping cart"><i></i></a><a href=/b title="More">Read on</a>',
  ).links;
  expect([icon?.anchor, text?.anchor]).toEqual(['Shopping cart', 'Read on']);
});

it('reads what networks show', () => {
  const facts = read(
    '<meta property="og:title" content="T"><meta property="og:title" content="U"><meta name="twitter:card" content="summary">' +
      '<meta name=viewport content=x><img src=a><img src=b alt="">',
  );
  expect(facts.openGraph).toEqual({ 'og:title': 'T', 'twitter:card': 'summary' });
  expect(facts).toMatchObject({ viewport: true, images: 2, imagesWithoutAlt: 1 });
});

it('says the same however the page comes in', () => {
  const html =
    '<html lang=en><title>A &amp; B</title><h1>One <b>two</b></h1><a href="/x?a=1&amp;b=2" rel=nofollow>anch&eacute;</a>' +
    '<script type="application/ld+json">{"@type":"A"}</script><p>some words</p></h2><img alt=x>';
  const reader = new PageReader({ url: URL });
  for (const character of html) reader.write(character);
  expect(reader.end()).toEqual(read(html));
});

it('ends with a page that nests without end, or that ends what was not begun', () => {
  expect(read(`<h1>x</h1>${'<b>'.repeat(300_000)}<h2>y</h2>`).headings).toEqual([{ level: 1, text: 'x' }]);
  expect(read(`<h1>x</h1>${'<b>'.repeat(1_900)}${'</i>'.repeat(300_000)}`).headings).toHaveLength(1);
});
