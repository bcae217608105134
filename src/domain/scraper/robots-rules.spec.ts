import fc from 'fast-check';
import robotsParser from 'robots-parser';
import { normaliseAddress } from './address';
import { RobotsRules } from './robots-rules';

const ROBOTS = 'https://example.com/robots.txt';

function rules(text: string, agent?: string) {
  return RobotsRules.parse(text, 200, ROBOTS, agent);
}

/** By section of RFC 9309: what the file says, the path, whether it is allowed, and by which line. */
const CASES: [why: string, text: string, path: string, allowed: boolean, line: number | null][] = [
  ['2.2.1 an empty file', '', '/a', true, null],
  ['2.2.1 our group', 'User-agent: CohortBot\nDisallow: /a', '/a', false, 2],
  ['2.2.1 in any case', 'USER-AGENT: cohortBOT\ndisALLOW: /a', '/a', false, 2],
  ['2.2.1 with a version', 'User-agent: CohortBot/2.1\nDisallow: /a', '/a', false, 2],
  ['2.2.1 with words behind', 'User-agent: CohortBot (+https://x.y)\nDisallow: /a', '/a', false, 2],
  ['2.2.1 a longer name', 'User-agent: CohortBot-News\nDisallow: /a', '/a', true, null],
  ['2.2.1 a shorter name', 'User-agent: Cohort\nDisallow: /a', '/a', true, null],
  ['2.2.1 a name in brackets', 'User-agent: (CohortBot)\nDisallow: /a', '/a', true, null],
  ['2.2.1 a name behind a wildcard', 'User-agent: *CohortBot\nDisallow: /a', '/a', true, null],
  ['2.2.1 words behind a wildcard', 'User-agent: * (all)\nDisallow: /a', '/a', false, 2],
  ['2.2.1 the group of all', 'User-agent: *\nDisallow: /a', '/a', false, 2],
  [
    '2.2.1 ours before that of all',
    'User-agent: *\nDisallow: /\nUser-agent: CohortBot\nAllow: /',
    '/a',
    true,
    4,
  ],
  [
    '2.2.1 ours, empty, before that of all',
    'User-agent: *\nDisallow: /\nUser-agent: CohortBot\nDisallow:',
    '/a',
    true,
    null,
  ],
  [
    '2.2.1 groups of one name are one',
    'User-agent: CohortBot\nDisallow: /a\nUser-agent: x\nDisallow: /\nUser-agent: CohortBot\nDisallow: /b',
    '/b',
    false,
    6,
  ],
  [
    '2.2.1 several names of one group',
    'User-agent: x\nUser-agent: CohortBot\nUser-agent: y\nDisallow: /a',
    '/a',
    false,
    4,
  ],
  ['2.2.1 a rule before any group', 'Disallow: /a\nUser-agent: x\nDisallow: /', '/a', true, null],
  ['2.2.1 no name at all is not ours', 'User-agent: x\nDisallow: /', '/a', true, null],
  ['2.2.2 the longest match', 'User-agent: *\nAllow: /a/b\nDisallow: /a', '/a/b/c', true, 2],
  ['2.2.2 the longest match, in any order', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/c', false, 2],
  ['2.2.2 the longest match of those behind it', 'User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true, 3],
  ['2.2.2 allow where they are equal', 'User-agent: *\nDisallow: /a\nAllow: /a', '/a', true, 3],
  ['2.2.2 the first of equal lines', 'User-agent: *\nDisallow: /a\nDisallow: /a', '/a', false, 2],
  ['2.2.2 allow that stands first', 'User-agent: *\nAllow: /a\nDisallow: /a', '/a', true, 2],
  ['2.2.2 allow of two wildcards', 'User-agent: *\nAllow: /a*\nDisallow: /*a', '/aa', true, 2],
  ['2.2.2 allow of two, in any order', 'User-agent: *\nDisallow: /*a\nAllow: /a*', '/aa', true, 3],
  ['2.2.2 a shorter wildcard', 'User-agent: *\nAllow: /a*\nDisallow: /abcd', '/abcde', false, 3],
  ['2.2.2 a shorter wildcard that forbids', 'User-agent: *\nDisallow: /a*\nAllow: /abcd', '/abcde', true, 3],
  ['2.2.2 a longer wildcard', 'User-agent: *\nDisallow: /*cde\nAllow: /abc', '/abcde', false, 2],
  ['2.2.2 allow where a wildcard is as long', 'User-agent: *\nAllow: /a*\nDisallow: /ab', '/abc', true, 2],
  ['2.2.2 allow as long as a wildcard', 'User-agent: *\nDisallow: /a*\nAllow: /ab', '/abc', true, 3],
  ['2.2.2 begins with', 'User-agent: *\nDisallow: /fish', '/fishheads/yummy.html', false, 2],
  ['2.2.2 case counts', 'User-agent: *\nDisallow: /fish', '/Fish.asp', true, null],
  ['2.2.2 no part of a path', 'User-agent: *\nDisallow: /fish', '/catfish', true, null],
  ['2.2.2 the query', 'User-agent: *\nDisallow: /fish', '/fish?id=anything', false, 2],
  ['2.2.2 a percent-encoded unreserved character', 'User-agent: *\nDisallow: /%7Ejoe', '/~joe', false, 2],
  ['2.2.2 the other way round', 'User-agent: *\nDisallow: /~joe', '/%7ejoe', false, 2],
  ['2.2.2 a reserved one is another path', 'User-agent: *\nDisallow: /a%2Fb', '/a/b', true, null],
  ['2.2.2 small hexadecimal digits', 'User-agent: *\nDisallow: /a%2fb', '/a%2Fb', false, 2],
  ['2.2.2 UTF-8', 'User-agent: *\nDisallow: /ツ', '/%E3%83%84', false, 2],
  ['2.2.2 encoded UTF-8', 'User-agent: *\nDisallow: /%e3%83%84', '/ツ', false, 2],
  ['2.2.2 UTF-8 beyond the first plane', 'User-agent: *\nDisallow: /🫖', '/%F0%9F%AB%96', false, 2],
  ['2.2.2 half a character', 'User-agent: *\nDisallow: /\uD800\nDisallow: /a', '/a', false, 3],
  ['2.2.2 an apostrophe', "User-agent: *\nDisallow: /a'b", '/a%27b', false, 2],
  ['2.2.2 an encoded apostrophe', 'User-agent: *\nDisallow: /a%27b', "/a'b", false, 2],
  ['2.2.2 brackets', 'User-agent: *\nDisallow: /*?f[x]', '/a?f[x]=1', false, 2],
  ['2.2.3 a comment', 'User-agent: * # all\nDisallow: /a # not this', '/a', false, 2],
  ['2.2.3 an end', 'User-agent: *\nDisallow: /*.php$', '/a.php', false, 2],
  ['2.2.3 not the end', 'User-agent: *\nDisallow: /*.php$', '/a.php?x', true, null],
  ['2.2.3 a wildcard', 'User-agent: *\nDisallow: /*/private', '/x/y/private', false, 2],
  ['2.2.3 parts that overlap', 'User-agent: *\nDisallow: /*aa*ab', '/aab', true, null],
  ['2.2.3 an end that overlaps', 'User-agent: *\nDisallow: /ab*b$', '/ab', true, null],
  ['2.2.3 an end behind a wildcard', 'User-agent: *\nDisallow: /ab*b$', '/abb', false, 2],
  ['2.2.3 many wildcards', 'User-agent: *\nDisallow: /**a***b', '/xaxb', false, 2],
  ['2.2.2 wildcards count as they are written', 'User-agent: *\nAllow: /*a\nDisallow: /**a', '/a', false, 3],
  ['2.2.3 a bare wildcard', 'User-agent: *\nDisallow: *', '/a', false, 2],
  ['2.2.3 a path without a slash matches nothing', 'User-agent: *\nDisallow: a', '/a', true, null],
  ['2.2.3 special characters encoded', 'User-agent: *\nDisallow: /a%2A', '/a*', true, null],
  [
    '2.2.4 other records end no group',
    'User-agent: x\nSitemap: /s.xml\nUser-agent: CohortBot\nDisallow: /a',
    '/a',
    false,
    4,
  ],
  [
    '2.2.4 unknown records end no group',
    'User-agent: CohortBot\nNoindex: /x\nUser-agent: y\nDisallow: /a',
    '/a',
    false,
    4,
  ],
  ['2.2.2 robots.txt is always allowed', 'User-agent: *\nDisallow: /', '/robots.txt', true, null],
  ['2.2.2 robots.txt elsewhere is a page', 'User-agent: *\nDisallow: /', '/a/robots.txt', false, 2],
  ['2.3 a byte order mark', '\uFEFFUser-agent: *\nDisallow: /a', '/a', false, 2],
  ['2.3 line ends of all kinds', 'User-agent: *\r\nDisallow: /a\rDisallow: /b\nDisallow: /c', '/c', false, 4],
  ['2.3 white space around', '  User-agent :  *  \n\tDisallow :\t/a ', '/a', false, 2],
  ['an HTML page instead', '<!doctype html>\n<title>Not found: /</title>', '/a', true, null],
  ['rules of the root', 'User-agent: *\nDisallow: /', '/', false, 2],
];

describe('RobotsRules', () => {
  it.each(CASES)('%s', (_why, text, path, allowed, line) => {
    const read = rules(text);
    const url = new URL(path, ROBOTS).href;
    expect(read.allows(url)).toBe(allowed);
    expect(read.lineOf(url)?.line ?? null).toBe(line);
  });

  it.each([500, 503, 599, null])('forbids all at status %s, whatever the file says', (status) => {
    const read = RobotsRules.parse('User-agent: *\nAllow: /', status, ROBOTS);
    expect(read.allows('https://example.com/a')).toBe(false);
    expect(read.lineOf('https://example.com/a')).toBeNull();
    expect(read.sitemaps).toEqual([]);
  });

  it.each<[status: number | null, allowed: boolean]>([
    [200, false],
    [204, false],
    [300, true],
    [301, true],
    [401, true],
    [403, true],
    [404, true],
    [410, true],
    [429, true],
    [500, false],
    [503, false],
    [null, false],
  ])('at status %s', (status, allowed) => {
    const read = RobotsRules.parse('User-agent: *\nDisallow: /', status, ROBOTS);
    expect(read.allows('https://example.com/a')).toBe(allowed);
    expect(read.allows(ROBOTS)).toBe(true);
    expect(RobotsRules.parse(null, 200, ROBOTS).allows('https://example.com/a')).toBe(true);
  });

  it('says which line decides, as it stands in the file', () => {
    const read = rules('# All\nUser-agent: *\n\n\tDisallow: /Private/ # nobody');
    expect(read.lineOf('https://example.com/Private/a')).toEqual({
      line: 4,
      text: 'Disallow: /Private/ # nobody',
    });
    expect(read.lineOf('https://example.com/')).toBeNull();
  });

  it('says nothing of other sites', () => {
    const read = rules('User-agent: *\nDisallow: /');
    expect(read.allows('https://other.com/')).toBe(true);
    // As long as ours.
    expect(read.allows('https://another.com/a')).toBe(true);
    expect(read.allows('https://example.com:8443/')).toBe(true);
    expect(read.lineOf('https://other.com/')).toBeNull();
  });

  it.each<[text: string, delay: number | null]>([
    ['User-agent: *\nCrawl-delay: 2.5', 2.5],
    ['User-agent: *\nCrawl-delay: 0', 0],
    ['User-agent: *\nCrawl-delay: 3600', 10],
    ['User-agent: *\nCrawl-delay: -1', null],
    ['User-agent: *\nCrawl-delay: soon', null],
    ['User-agent: other\nCrawl-delay: 5', null],
    ['User-agent: *\nCrawl-delay: 5\nUser-agent: CohortBot\nDisallow: /x', null],
    ['User-agent: other\nCrawl-delay: 5\nUser-agent: CohortBot\nDisallow: /x', null],
    ['', null],
  ])('reads the delay of %j', (text, delay) => {
    expect(rules(text).crawlDelay).toBe(delay);
  });

  it('takes what follows a delay for a group of its own', () => {
    const text = 'User-agent: CohortBot\nCrawl-delay: 5\nUser-agent: other\nDisallow: /x';
    expect(rules(text).allows('https://example.com/x')).toBe(true);
  });

  it('lists sitemaps, wherever they stand, each once', () => {
    const text =
      'Sitemap: https://example.com/a.xml\nUser-agent: x\nSITEMAP: /b.xml\nSitemap: /b.xml\nSitemap: ftp://x/';
    expect(rules(text).sitemaps).toEqual(['https://example.com/a.xml', 'https://example.com/b.xml']);
  });

  it('takes nothing else for a sitemap, and no more than a thousand', () => {
    expect(rules('Host: https://example.com/\nClean-param: /b\nSitemaps\n/c.xml').sitemaps).toEqual([]);
    const many = Array.from({ length: 1_001 }, (_, at) => `Sitemap: /${at}.xml`).join('\n');
    expect(rules(many).sitemaps).toHaveLength(1_000);
  });

  it.each(['\n', '\r', '\r\n'])('reads the last line of a long file, which has no end: %j', (end) => {
    const filler = `# ${'x'.repeat(1_000)}${end}`.repeat(300);
    expect(rules(`User-agent: *${end}${filler}Disallow: /a`).allows('https://example.com/a')).toBe(false);
  });

  it('takes no more wildcards than an address can be held against in time', () => {
    const rule = (at: number) => `Disallow: /*${'a'.repeat(96)}${String(at).padStart(2, '0')}`;
    const before = Array.from({ length: 198 }, (_, at) => rule(at % 100)).join('\n');
    const read = rules(
      `User-agent: *\n${before}\nDisallow: /*first\n${rule(1)}\n${rule(2)}\nDisallow: /*last`,
    );
    expect(read.allows('https://example.com/x/first')).toBe(false);
    expect(read.allows('https://example.com/x/last')).toBe(true);
  });

  it('reads the first 500 KiB, and no half line', () => {
    const filler = `# ${'x'.repeat(1_021)}\n`.repeat(499);
    for (const end of ['\n', '\r']) {
      const long = `Disallow: /b${'y'.repeat(2_000)}`;
      const read = rules(['User-agent: *', filler, 'Disallow: /a', long, 'Disallow: /c', ''].join(end));
      expect(read.allows('https://example.com/a')).toBe(false);
      expect(read.allows(`https://example.com/b${'y'.repeat(1_500)}`)).toBe(true);
      expect(read.allows('https://example.com/c')).toBe(true);
    }
  });

  it('counts bytes, not characters', () => {
    const filler = `# ${'ツ'.repeat(340)}\n`.repeat(510);
    expect(rules(`User-agent: *\n${filler}Disallow: /a\n`).allows('https://example.com/a')).toBe(true);
  });

  it('agrees with robots-parser on whatever files there are', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', '/', '*', '$', '.', '?', '%61', 'ä'), { maxLength: 6 })
      .map((letters) => `/${letters.join('')}`);
    const line = fc.oneof(
      fc.constantFrom(
        ...['*', 'CohortBot', 'other'].map((name) => `User-agent: ${name}\nDisallow:`),
        '',
        '# none',
      ),
      fc.tuple(fc.constantFrom('Allow: ', 'Disallow: '), path).map(([key, value]) => key + value),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), path, (lines, asked) => {
        // It leaves unreserved characters in rules encoded, and forgets a group of no lines.
        const text = lines.join('\n').replaceAll('%61', 'a');
        const url = normaliseAddress(`https://example.com${asked.replace(/[*$]/g, 'a')}`)!;
        const peer = robotsParser(ROBOTS, text);
        expect(rules(text).allows(url)).toBe(peer.isAllowed(url, 'CohortBot') ?? true);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['many wildcards', `Disallow: /${'*a'.repeat(1_000)}b`],
    ['long parts', `Disallow: /*b${'a'.repeat(990)}`],
    ['many rules', 'Disallow: /*a*b*c/x'],
    ['many paths', 'Disallow: /folder/'],
  ])('is not slowed down by a hostile file: %s', (_kind, rule) => {
    const count = Math.floor(490_000 / rule.length);
    const text = `User-agent: *\n${Array.from({ length: count }, (_, at) => `${rule}${at}`).join('\n')}`;
    const read = rules(text);
    const began = performance.now();
    for (let at = 0; at < 20; at++) read.allows(`https://example.com/${'a'.repeat(2_000)}${at}`);
    // 300 s without the limit, 0.2 s with it.
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
