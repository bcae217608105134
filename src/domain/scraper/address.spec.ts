import fc from 'fast-check';
import { normaliseAddress, siteOf, tidyPercent } from './address';

describe('normaliseAddress', () => {
  const base = 'https://example.com/blog/post';

  it.each<[href: string, expected: string | null]>([
    // Relative to the page.
    ['', 'https://example.com/blog/post'],
    ['next', 'https://example.com/blog/next'],
    ['./next', 'https://example.com/blog/next'],
    ['../about', 'https://example.com/about'],
    ['/about', 'https://example.com/about'],
    ['//cdn.example.com/x', 'https://cdn.example.com/x'],
    ['https:next', 'https://example.com/blog/next'],
    ['http:next', 'http://next/'],
    ['  /about\n', 'https://example.com/about'],
    ['/a\tb\nout', 'https://example.com/about'],
    ['\\about', 'https://example.com/about'],
    // Fragments and empty queries.
    ['#top', 'https://example.com/blog/post'],
    ['/about#team', 'https://example.com/about'],
    ['/about?#team', 'https://example.com/about'],
    ['/about?', 'https://example.com/about'],
    ['/about?a=1#x', 'https://example.com/about?a=1'],
    ['/about??', 'https://example.com/about??'],
    // Hosts and ports.
    ['HTTPS://EXAMPLE.com:443/A', 'https://example.com/A'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['http://example.com:0080/', 'http://example.com/'],
    ['https://example.com.', 'https://example.com/'],
    ['https://example.com.:8443/a', 'https://example.com:8443/a'],
    ['https://example.com../', null],
    ['https://müller.de/ä', 'https://xn--mller-kva.de/%C3%A4'],
    ['https://пример.рф/', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['http://[::1]:80/', 'http://[::1]/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    // Dot segments, however they are written.
    ['/a/b/../c/./d', 'https://example.com/a/c/d'],
    ['/../../a', 'https://example.com/a'],
    ['/a/%2e%2E/b', 'https://example.com/b'],
    ['/a/.', 'https://example.com/a/'],
    ['/a//b', 'https://example.com/a//b'],
    // Percent-encoding.
    ['/%7euser', 'https://example.com/~user'],
    ['/%41%2d%5f%2E', 'https://example.com/A-_.'],
    ['/a%2fb%3f%23', 'https://example.com/a%2Fb%3F%23'],
    ['/a b', 'https://example.com/a%20b'],
    ['/a+b', 'https://example.com/a+b'],
    ['/caf%c3%a9', 'https://example.com/caf%C3%A9'],
    ['/café', 'https://example.com/caf%C3%A9'],
    ['/a|b^c', 'https://example.com/a%7Cb%5Ec'],
    ['/100%', 'https://example.com/100%'],
    ['/%zz', 'https://example.com/%zz'],
    ['/%%341', 'https://example.com/%%341'],
    ['/%4%31', 'https://example.com/%4%31'],
    ['/%252e', 'https://example.com/%252e'],
    // No addresses of the web.
    ['mailto:a@example.com', null],
    ['tel:+1', null],
    ['javascript:void(0)', null],
    ['data:text/html,x', null],
    ['ftp://example.com/', null],
    ['https://user:secret@example.com/', null],
    ['https://user@example.com/', null],
    ['https://:secret@example.com/', null],
    ['http://', null],
    ['https://exa mple.com/', null],
    ['https://example.com:99999/', null],
  ])('reads %j as %j', (href, expected) => {
    expect(normaliseAddress(href, base)).toBe(expected);
  });

  it('needs a base for what is relative, and a base that is an address', () => {
    expect(normaliseAddress('/about')).toBeNull();
    expect(normaliseAddress('/about', 'nowhere')).toBeNull();
    expect(normaliseAddress('https://example.com/a', 'https://example.com/')).toBe('https://example.com/a');
  });

  it('leaves a normal form as it is', () => {
    const piece = fc.oneof(
      fc.constantFrom('%', '%4', '1', '%41', '%2e', '.', '..', '/', '?', '#', '|', '^', 'ü', ' ', '%25', ';'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    const href = fc.array(piece, { maxLength: 20 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(href, (path) => {
        const once = normaliseAddress(path, base);
        if (once === null) return;
        expect(normaliseAddress(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives every spelling of a path one form', () => {
    const spelled = fc
      .array(fc.constantFrom('a', 'Z', '0', '-', '~', '/', 'ä', '%20', '(', ','), { minLength: 1 })
      .chain((letters) =>
        fc.tuple(
          fc.constant(letters.join('')),
          fc
            .array(fc.boolean(), { minLength: letters.length, maxLength: letters.length })
            .map((encode) =>
              letters
                .map((letter, at) =>
                  encode[at] && /[\w~-]/.test(letter) && letter.length === 1 ? escaped(letter) : letter,
                )
                .join(''),
            ),
        ),
      );
    fc.assert(
      fc.property(spelled, ([plain, other]) => {
        expect(normaliseAddress(`https://example.com/${other}`)).toBe(
          normaliseAddress(`https://example.com/${plain}`),
        );
      }),
    );
  });
});

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

describe('tidyPercent', () => {
  it('makes an encoded letter plain, wherever it stands', () => {
    for (const before of ['', 'a', '/ab', '/abc', '/abcd']) {
      expect(tidyPercent(`${before}%41%7e`)).toBe(`${before}A~`);
    }
  });

  it('changes no character that the encoding does not concern', () => {
    expect(tidyPercent("/a;b=c,d!$&'()*+:@[]")).toBe("/a;b=c,d!$&'()*+:@[]");
  });
});

describe('siteOf', () => {
  it.each<[start: string, url: string, plain: boolean, below: boolean]>([
    ['https://example.com/', 'https://example.com/a', true, true],
    ['https://example.com/', 'http://example.com/a', true, true],
    ['https://example.com/', 'https://www.example.com/a', true, true],
    ['https://www.example.com/', 'https://example.com/a', true, true],
    ['https://www.example.com/', 'https://blog.example.com/a', false, true],
    ['https://example.com/', 'https://a.b.example.com/', false, true],
    ['https://example.com/', 'https://notexample.com/', false, false],
    ['https://example.com/', 'https://example.com.evil.org/', false, false],
    ['https://example.com/', 'https://example.org/', false, false],
    ['https://example.co.uk/', 'https://other.co.uk/', false, false],
    ['https://www.co.uk/', 'https://other.co.uk/', false, true],
    ['https://www.uk/', 'https://other.uk/', false, false],
    ['https://me.github.io/', 'https://you.github.io/', false, false],
    ['https://me.github.io/', 'https://a.me.github.io/', false, true],
    ['https://blog.example.com/', 'https://example.com/', false, false],
    ['https://blog.example.com/', 'https://shop.example.com/', false, false],
    ['https://example.com:8443/', 'https://example.com/', false, false],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/a', true, true],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3001/a', false, false],
    ['http://127.0.0.1/', 'http://127.0.0.10/', false, false],
    ['http://[::1]/', 'http://[::1]/a', true, true],
    ['http://[::1]/', 'http://[::2]/', false, false],
  ])('from %s to %s', (start, url, plain, below) => {
    expect(siteOf(start, false)(new URL(url))).toBe(plain);
    expect(siteOf(start, true)(new URL(url))).toBe(below);
  });
});
