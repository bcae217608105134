import fc from 'fast-check';
import { SitemapReader } from './sitemap-reader';
import { belongsInSitemap, SITEMAP_FILE_BYTES, SitemapWriter } from './sitemap-writer';

const URL = 'https://example.com/sitemap.xml';
const OPEN = '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

function read(text: string | string[]) {
  const addresses: string[] = [];
  const sitemaps: string[] = [];
  const reader = new SitemapReader(URL, {
    onAddress: (url) => addresses.push(url),
    onSitemap: (url) => sitemaps.push(url),
  });
  let pieces = 0;
  for (const piece of [text].flat()) {
    if (reader.done) break;
    reader.write(piece);
    pieces++;
  }
  return { addresses, sitemaps, ...reader.end(), pieces };
}

const url = (loc: string) => `<url><loc>${loc}</loc><lastmod>2026-01-01</lastmod></url>`;

describe('SitemapReader', () => {
  it.each<[kind: string, text: string, addresses: string[]]>([
    ['plain', `${OPEN}${url('https://example.com/a')}</urlset>`, ['https://example.com/a']],
    [
      'white space',
      `\uFEFF\n${OPEN}${url('\n  https://example.com/a\n')}</urlset>`,
      ['https://example.com/a'],
    ],
    [
      'entities',
      `${OPEN}${url('https://example.com/?a=1&amp;b=&#50;')}</urlset>`,
      ['https://example.com/?a=1&b=2'],
    ],
    ['CDATA', `${OPEN}${url('<![CDATA[https://example.com/?a&b]]>')}</urlset>`, ['https://example.com/?a&b']],
    [
      'a prefix',
      '<s:urlset xmlns:s="x"><s:url><s:loc>https://example.com/a</s:loc></s:url></s:urlset>',
      ['https://example.com/a'],
    ],
    [
      'capital letters',
      '<URLSET><URL><LOC>https://example.com/a</LOC></URL></URLSET>',
      ['https://example.com/a'],
    ],
    [
      'pictures',
      `${OPEN}<url><image:image><image:loc>https://example.com/p.jpg</image:loc></image:image><loc>https://example.com/a</loc></url></urlset>`,
      ['https://example.com/a'],
    ],
    [
      'a comment',
      `${OPEN}<!-- ${url('https://example.com/no')} -->${url('https://example.com/a')}</urlset>`,
      ['https://example.com/a'],
    ],
    [
      'an unclosed end',
      `${OPEN}${url('https://example.com/a')}<url><loc>https://example.com/b`,
      ['https://example.com/a'],
    ],
    [
      'another spelling',
      `${OPEN}${url('HTTPS://Example.com:443/%7ea#x')}</urlset>`,
      ['https://example.com/~a'],
    ],
    [
      'lines of text',
      'https://example.com/a\r\nhttps://example.com/b\n\nhttps://example.com/c',
      ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'],
    ],
    ['no addresses', `${OPEN}</urlset>`, []],
  ])('reads %s', (_kind, text, addresses) => {
    const whole = read(text);
    expect(whole.addresses).toEqual(addresses);
    expect(whole.kind).not.toBe('invalid');
    expect(read(text.match(/[^]/g)!).addresses).toEqual(addresses);
  });

  const ITEM = '<title>A</title><link>https://example.com/a</link><guid>1</guid>';
  it.each<[kind: string, text: string, addresses: string[]]>([
    [
      'RSS',
      `<?xml version="1.0"?><rss version="2.0"><channel><link>https://example.com/</link><item>${ITEM}</item><item><link><![CDATA[ https://example.com/b?c&d ]]></link></item></channel></rss>`,
      ['https://example.com/a', 'https://example.com/b?c&d'],
    ],
    [
      'RSS with what others write into it',
      `<rss><channel><atom:link href="https://example.com/feed" rel="self"/><item>${ITEM}<atom:link href="https://example.com/no"/><source><link>https://example.com/no</link></source><comments>https://example.com/no</comments></item></channel></rss>`,
      ['https://example.com/a'],
    ],
    [
      'RSS 1.0',
      `<rdf:RDF><channel><link>https://example.com/</link></channel><item>${ITEM}</item></rdf:RDF>`,
      ['https://example.com/a'],
    ],
    [
      'Atom',
      '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.com/"/><entry><link href="https://example.com/a"/><link rel="replies" href="https://example.com/no"/></entry><entry><link rel="edit" href="https://example.com/no"/><link href="https://example.com/b?c&amp;d" rel="alternate"></link><content>https://example.com/no</content></entry></feed>',
      ['https://example.com/a', 'https://example.com/b?c&d'],
    ],
    [
      'RSS whose items name their page by a permanent id alone',
      '<rss><channel><item><guid>https://example.com/a</guid></item><item><guid isPermaLink="false">https://example.com/no</guid><link>https://example.com/b</link></item><item><guid isPermaLink="true">https://example.com/c</guid><link/></item></channel></rss>',
      ['https://example.com/a', 'https://example.com/b', 'https://example.com/c'],
    ],
    [
      'Atom with relative addresses',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/blog/"><entry><link href="a"/></entry><entry xml:base="old/"><link href="b"/></entry><entry><link href="/c"/></entry></feed>',
      ['https://example.com/blog/a', 'https://example.com/blog/old/b', 'https://example.com/c'],
    ],
    [
      'RSS with relative addresses',
      '<rss><channel><item><link>/a</link></item></channel></rss>',
      ['https://example.com/a'],
    ],
  ])('reads the pages of a feed: %s', (_kind, text, addresses) => {
    expect(read(text)).toMatchObject({ kind: 'feed', addresses, entries: addresses.length, invalid: 0 });
    expect(read(text.match(/[^]/g)!).addresses).toEqual(addresses);
  });

  it('reads an index', () => {
    const text = `<sitemapindex><sitemap><loc>https://example.com/a.xml.gz</loc></sitemap></sitemapindex>`;
    expect(read(text)).toMatchObject({
      kind: 'index',
      sitemaps: ['https://example.com/a.xml.gz'],
      addresses: [],
    });
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n'],
    ['an HTML page', '<!doctype html><html><head><title>x</title></head></html>'],
    ['a feed', '<rss><channel><item><loc>https://example.com/</loc></item></channel></rss>'],
    ['prose', 'Not a sitemap.\n'.repeat(30)],
    ['one line of prose', 'Not a sitemap.'],
  ])('refuses %s', (_kind, text) => {
    expect(read(text)).toMatchObject({ kind: 'invalid', addresses: [] });
  });

  it('counts entries that are no addresses', () => {
    const text = `${OPEN}${url('/relative')}${url('mailto:a@b.c')}${url(`https://example.com/${'a'.repeat(3_000)}`)}${url('')}</urlset>`;
    expect(read(text)).toMatchObject({ entries: 0, invalid: 3, cut: false });
  });

  it.each([
    ['a set', `${OPEN}${url('/relative').repeat(20)}${url('https://example.com/a')}</urlset>`, 20],
    ['a list', `see https://example.com/no\n${'no\n'.repeat(9)}https://example.com/a\n`, 10],
    ['a list, behind the first', `https://example.com/a\n${'no\n'.repeat(20)}`, 20],
  ])('reads on where entries of %s are no addresses', (_kind, text, invalid) => {
    expect(read(text)).toMatchObject({ addresses: ['https://example.com/a'], invalid });
  });

  it('does not read a text of many lines to its end', () => {
    const { kind, pieces } = read(Array.from({ length: 100 }, () => 'Not a sitemap.\n'));
    expect({ kind, pieces }).toEqual({ kind: 'invalid', pieces: 11 });
  });

  it('counts what is no address among the 50,000', () => {
    const many = (loc: string) => url(loc).repeat(30_000);
    expect(read(`${OPEN}${many('/relative')}${many('https://example.com/a')}</urlset>`)).toMatchObject({
      entries: 20_000,
      invalid: 30_000,
      cut: true,
    });
  });

  it('reads on behind many comments', () => {
    const comments = Array.from({ length: 300 }, () => `<!-- ${'x'.repeat(1_000)} -->`);
    expect(read([OPEN, ...comments, url('https://example.com/a')]).addresses).toEqual([
      'https://example.com/a',
    ]);
  });

  it('stops at 50,000 entries', () => {
    const pieces = Array.from({ length: 60 }, (_, i) =>
      Array.from({ length: 1_000 }, (_x, j) => url(`https://example.com/${i}/${j}`)).join(''),
    );
    const result = read([OPEN, ...pieces]);
    expect(result.addresses).toHaveLength(50_000);
    expect(result).toMatchObject({ cut: true, isOver: true, pieces: 52 });
  });

  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
  it('defines no entities', () => {
    const text = `${bomb}<urlset>${url('https://example.com/&b;&c;')}</urlset>`;
    expect(read(text).addresses).toEqual(['https://example.com/&b;&c;']);
  });

  it.each<[kind: string, start: string, piece: string]>([
    ['levels', '<urlset>', '<a>'.repeat(1_000)],
    ['text', '<urlset><url><loc>', 'a'.repeat(10_000)],
    ['a comment', '<urlset><!--', 'a'.repeat(10_000)],
    ['a name', '<urlset><', 'a'.repeat(10_000)],
    ['an attribute', '<urlset><a b="', 'a'.repeat(10_000)],
    ['CDATA', '<urlset><![CDATA[', 'a'.repeat(10_000)],
    ['a line', 'https://example.com/\nhttps://example.com/', 'a'.repeat(10_000)],
  ])('gives up on endless %s', (_kind, start, piece) => {
    const result = read([start, ...Array.from({ length: 100 }, () => piece)]);
    expect(result.cut).toBe(true);
    expect(result.pieces).toBeLessThan(40);
  });
});

describe('SitemapWriter', () => {
  function write(urls: string[]): string[] {
    const files: string[] = [];
    let writer = new SitemapWriter();
    let file = '';
    for (const each of urls) {
      if (writer.full) {
        files.push(file + writer.end());
        writer = new SitemapWriter();
        file = '';
      }
      file += writer.add(each);
    }
    return [...files, file + writer.end()];
  }

  it('writes what the reader reads', () => {
    fc.assert(
      fc.property(fc.array(fc.webUrl({ withQueryParameters: true })), (urls) => {
        const normal = urls.map((each) => new globalThis.URL(each).href);
        const [file] = write(normal);
        expect(read(file!)).toMatchObject({ kind: 'urlset', entries: urls.length, invalid: 0 });
      }),
    );
    expect(write([`https://example.com/?a=1&b='<">`])[0]).toContain('?a=1&amp;b=&apos;&lt;&quot;&gt;</loc>');
  });

  it('writes each address once, and the head and the end of a file once', () => {
    const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
    const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
    const [a, b] = ['https://example.com/a', 'https://example.com/b'];
    expect(write([a, b])).toEqual([
      `${head}<urlset ${xmlns}>\n  <url><loc>${a}</loc></url>\n  <url><loc>${b}</loc></url>\n</urlset>\n`,
    ]);
    expect(write([])).toEqual([`${head}<urlset ${xmlns}>\n</urlset>\n`]);
  });

  it('begins a new file before it holds too many bytes', () => {
    const long = `https://example.com/${'&'.repeat(2_000)}`;
    const files = write(Array.from({ length: 6_000 }, () => long));
    expect(files).toHaveLength(2);
    expect(files[0]?.length).toBeGreaterThan(0.99 * SITEMAP_FILE_BYTES);
    expect(files[0]?.length).toBeLessThanOrEqual(SITEMAP_FILE_BYTES);
  });

  it.each([
    [{ indexable: true, status: 200 }, true],
    [{ indexable: true, status: 203 }, false],
    [{ indexable: false, status: 200 }, false],
    [{ indexable: false, status: null }, false],
  ])('takes a page that may be indexed, under its own address: %j', (page, belongs) => {
    expect(belongsInSitemap(page)).toBe(belongs);
  });

  it('begins a new file after 50,000 addresses', () => {
    const files = write(Array.from({ length: 50_001 }, (_, i) => `https://example.com/${i}`));
    expect(files.map((file) => read(file).entries)).toEqual([50_000, 1]);
  });

  it('writes an empty one', () => {
    expect(read(write([])[0]!)).toMatchObject({ kind: 'urlset', entries: 0 });
  });
});
