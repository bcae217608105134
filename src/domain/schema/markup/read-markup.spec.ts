import type { SchemaEntity } from '../../../contracts/schema/schema-checks';
import { readMarkup } from './read-markup';

const ADDRESS = 'https://shop.example/kettle';
const read = (text: string) => readMarkup(text, ADDRESS).markup;
const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`;

/** An entity without its lines. */
function plain(entity: SchemaEntity | undefined) {
  if (!entity) return undefined;
  const values = Object.entries(entity.properties).map(
    ([name, each]) =>
      [name, each.map(({ text, entity: target, dangling }) => text ?? target ?? { dangling })] as const,
  );
  return {
    types: entity.types,
    ...(entity.id && { id: entity.id }),
    ...(Object.fromEntries(values) as object),
  };
}
const plainOf = (text: string) => read(text).entities.map(plain);

const KETTLE = [
  { types: ['Product'], name: ['Kettle'], image: ['https://shop.example/k.jpg'], offers: [1] },
  { types: ['Offer'], price: ['19.5'], availability: ['https://schema.org/InStock'] },
];

it.each([
  [
    'JSON-LD',
    script(
      '{"@context":"https://schema.org","@type":"Product","name":"Kettle","image":"https://shop.example/k.jpg","offers":{"@type":"Offer","price":19.5,"availability":"https://schema.org/InStock"}}',
    ),
  ],
  [
    'microdata',
    `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Ket<i>tle</i></b><img itemprop="image" src="/k.jpg">
      <p itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price" content="19.5">€ 19,50</span>
      <link itemprop="availability" href="https://schema.org/InStock"></p></div>`,
  ],
  [
    'RDFa Lite',
    `<div vocab="https://schema.org/" typeof="Product"><b property="name">Ket<i>tle</i></b><img property="image" src="/k.jpg">
      <p property="offers" typeof="Offer"><span property="price" content="19.5">€ 19,50</span>
      <link property="availability" href="https://schema.org/InStock"></p></div>`,
  ],
  [
    'RDFa with a prefix',
    `<meta property="og:title" content="x"><div typeof="schema:Product"><b property="schema:name">Kettle</b><img property="schema:image" src="/k.jpg">
      <p property="schema:offers" typeof="schema:Offer"><span property="schema:price">19.5</span>
      <link property="schema:availability" href="https://schema.org/InStock"></p></div>`,
  ],
])('reads %s', (_, html) => {
  const markup = read(html);
  expect(markup.entities.map(plain)).toEqual(KETTLE);
  expect(markup.roots).toEqual([0]);
  expect([...markup.vocabularies]).toEqual([]);
});

describe('JSON-LD', () => {
  it.each(['application/ld+json', 'Application/LD+JSON', ' application/ld+json; charset=utf-8'])(
    'of type %j',
    (type) => {
      expect(plainOf(script('{"@type":"Thing"}', type))).toHaveLength(1);
    },
  );

  it.each([
    '"https://schema.org"',
    '"http://schema.org/"',
    '["https://schema.org", {"@language": "de"}]',
    '{"@vocab": "https://schema.org/"}',
  ])('in the context %s', (context) => {
    expect([...read(`{"@context":${context},"@type":"Thing"}`).vocabularies]).toEqual([]);
  });

  it.each([
    ['none', '{"@type":"Thing"}', 'none'],
    ['another', '{"@context":"https://www.w3.org/ns/activitystreams","@type":"Note"}', 'other'],
  ])('in %s', (_, json, vocabulary) => {
    expect([...read(json).vocabularies]).toEqual([[0, vocabulary]]);
  });

  it('of graphs, lists, several types, addresses as types and as names', () => {
    expect(
      plainOf(`{"@context":{"s":"https://schema.org/","label":"s:name"},"@graph":[{"@type":["s:Car","https://schema.org/Product"],
        "label":"A","https://schema.org/sku":{"@value":"7","@language":"en"},"s:image":{"@list":["b","c"]}},[{"@type":"s:Thing"}]]}`),
    ).toEqual([
      { types: ['Car', 'Product'], name: ['A'], sku: ['7'], image: ['b', 'c'] },
      { types: ['Thing'] },
    ]);
  });

  it('of the names that schema.org has for keywords', () => {
    expect(
      plainOf(
        '{"@context":"https://schema.org","@graph":[{"type":"Person","id":"#a","name":"Ada"},{"type":"Article","author":{"id":"#a"}}]}',
      ),
    ).toEqual([
      { types: ['Person'], id: '#a', name: ['Ada'] },
      { types: ['Article'], author: [0] },
    ]);
    expect(plainOf('{"@context":"https://schema.org","@type":"Thing","type":"a"}')).toEqual([
      { types: ['Thing'], type: ['a'] },
    ]);
    expect(plainOf('{"@context":{"@vocab":"https://schema.org/"},"type":"Thing"}')).toEqual([
      { types: [], type: ['Thing'] },
    ]);
  });

  it('joins what has one id, in whatever block, and says what is referred to but nowhere', () => {
    const first = `{"@context":"https://schema.org","@type":"Article","author":{"@id":"#ada"},"publisher":{"@id":"#acme"}}`;
    const second = `{"@context":"https://schema.org","@graph":[{"@type":"Person","@id":"${ADDRESS}#ada","name":"Ada"},{"@id":"#ada","name":"Ada","url":"/ada"}]}`;
    const markup = read(script(first) + script(second));
    expect(markup.entities.map(plain)).toEqual([
      { types: ['Article'], author: [1], publisher: [{ dangling: '#acme' }] },
      { types: ['Person'], id: `${ADDRESS}#ada`, name: ['Ada'], url: ['/ada'] },
    ]);
    expect(markup.roots).toEqual([0]);
  });

  it('has a root in each circle', () => {
    const node = (id: string, to: string) => `{"@id":"${id}","@type":"Thing","about":{"@id":"${to}"}}`;
    expect(read(`[${node('a', 'b')},${node('b', 'a')},${node('c', 'c')}]`).roots).toEqual([0, 2]);
  });

  it('reads what refers to an entity inside of it', () => {
    expect(plainOf('{"@type":"Product","@reverse":{"itemReviewed":{"@type":"Review"}}}')).toEqual([
      { types: ['Product'] },
      { types: ['Review'], itemReviewed: [0] },
    ]);
  });

  it.each([
    ['an HTML comment', `<!-- ${script('{"@type":"Thing"}')} -->`],
    ['CDATA', script('//<![CDATA[\n{"@type":"Thing"}\n//]]>')],
    ['a comment of its own', script('<!--\n{"@type":"Thing"}\n-->')],
  ])('within %s', (_, html) => {
    const { markup, blocks } = readMarkup(html, undefined);
    expect(markup.entities).toHaveLength(1);
    expect(blocks).toMatchObject([{ isCommented: true, problems: [] }]);
  });

  it('keeps the lines of quotes that are written as references', () => {
    const { markup, blocks } = readMarkup(script('\n{&quot;@type&quot;:\n&quot;Thing&quot;}'), undefined);
    expect(markup.entities).toMatchObject([{ types: ['Thing'], line: 2 }]);
    expect(blocks[0]?.problems).toMatchObject([{ fault: 'encoded' }]);
  });

  it('takes names such as __proto__ for names', () => {
    const [entity] = read('{"@type":"Thing","__proto__":"a","constructor":"b"}').entities;
    expect(Object.keys(entity?.properties ?? {})).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});

describe('microdata', () => {
  it('follows itemref, in circles too', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product" itemref="b c b a" id="a"><i itemprop="name">N</i></div>
      <p id="b"><i itemprop="sku">7</i><i itemscope itemprop="brand" itemtype="https://schema.org/Brand" itemref="b"><b itemprop="name">B</b></i></p>
      <p id="c" itemprop="color">red</p>`;
    expect(plainOf(html)).toEqual([
      { types: ['Product'], name: ['N'], sku: ['7'], brand: [1], color: ['red'] },
      { types: ['Brand'], name: ['B'], sku: ['7'] },
    ]);
  });

  it('leaves out a base that is longer than any address', () => {
    const html = `<base href="/${'b'.repeat(2_048)}/"><p>text</p>`;
    expect(readMarkup(html, 'https://a.example/p/').base?.href).toBe('https://a.example/p/');
  });

  it('takes values from where each element has them', () => {
    const html = `<base href="https://cdn.example/"><div itemscope itemtype="https://schema.org/Thing">
      <time itemprop="a" datetime="2026-01-02">2 Jan</time><data itemprop="b" value="3">three</data><meta itemprop="c d" content="x">
      <a itemprop="e" href="y">z</a><object itemprop="f" data="o"></object><p itemprop="g"> two
      words<script>var x</script></p></div>`;
    expect(plainOf(html)).toEqual([
      {
        types: ['Thing'],
        ...{ a: ['2026-01-02'], b: ['3'], c: ['x'], d: ['x'] },
        ...{ e: ['https://cdn.example/y'], f: ['https://cdn.example/o'], g: ['two words'] },
      },
    ]);
  });
});

it('joins RDFa resources', () => {
  const html = `<div vocab="http://schema.org/"><div typeof="Article"><i property="author" resource="#ada"></i></div>
    <div resource="#ada" typeof="Person"><i property="name">Ada</i></div></div>`;
  expect(plainOf(html)).toMatchObject([{ author: [1] }, { name: ['Ada'] }]);
});

it.each([
  [
    'elements',
    (levels: number) => '<div itemscope itemprop="about" itemtype="https://schema.org/Thing">'.repeat(levels),
  ],
  [
    'RDFa',
    (levels: number) => '<div vocab="https://schema.org/" property="about" typeof="Thing">'.repeat(levels),
  ],
  ['JSON', (levels: number) => `{"@context":"https://schema.org","@type":"Thing","about":`.repeat(levels)],
])('leaves out what is deeper than the limit: 5,000 levels of %s', (_, nest) => {
  const { entities, isCut } = read(nest(5000));
  expect(entities.length).toBeLessThanOrEqual(2001);
  expect(entities.length).toBeGreaterThan(50);
  expect(isCut || readMarkup(nest(5000), undefined).blocks[0]?.problems.length).toBeTruthy();
});
