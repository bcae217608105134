import { readPage } from './read-page';

const URL = 'https://example.com/shop/page';
const read = (html: string, headers?: Record<string, string>) => readPage(html, { url: URL, headers });
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

describe('robots', () => {
  it.each([
    ['nothing', '', {}, false, false, ''],
    ['one for all', meta('robots', 'noindex, Follow'), {}, true, false, 'noindex, follow'],
    ['none', meta('ROBOTS', 'none'), {}, true, true, 'none'],
    [
      'several bots, of which one search engine decides',
      meta('robots', 'index') + meta('googlebot', 'nofollow') + meta('bingbot', 'noindex'),
      {},
      false,
      true,
      'index, googlebot: nofollow, bingbot: noindex',
    ],
    [
      'the strictest of two',
      meta('robots', 'index') + meta('robots', 'noindex'),
      {},
      true,
      false,
      'index, noindex',
    ],
    ['the header', '', { 'x-robots-tag': 'noindex, nofollow' }, true, true, 'noindex, nofollow'],
    [
      'the header for one bot',
      '',
      { 'x-robots-tag': 'bingbot: noindex, nofollow' },
      false,
      false,
      'bingbot: noindex, bingbot: nofollow',
    ],
    ['the header for the one', '', { 'x-robots-tag': 'googlebot: none' }, true, true, 'googlebot: none'],
    [
      'rules with a value',
      '',
      { 'x-robots-tag': 'max-snippet:-1, noindex' },
      true,
      false,
      'max-snippet:-1, noindex',
    ],
    [
      'each line of the header for itself',
      '',
      { 'x-robots-tag': 'googlebot-news: nosnippet\nnoindex' },
      true,
      false,
      'googlebot-news: nosnippet, noindex',
    ],
    [
      'a second line for another bot',
      '',
      { 'x-robots-tag': 'nosnippet\nbingbot: noindex, nofollow\nnoarchive' },
      false,
      false,
      'nosnippet, bingbot: noindex, bingbot: nofollow, noarchive',
    ],
    ['other meta elements', meta('author', 'noindex'), {}, false, false, ''],
  ])('reads %s', (_, html, headers, noindex, nofollow, directives) => {
    expect(read(html, headers).robots).toEqual({ noindex, nofollow, directives });
  });
});

describe('unavailable_after', () => {
  const now = Date.UTC(2026, 10, 27);
  const robotsOf = (html: string, headers: Record<string, string> = {}) =>
    readPage(html, { url: URL, headers, now }).robots;

  it.each([
    '2025-06-25',
    '2025-06-25T15:00:00+00:00',
    '25 Jun 2025 15:00:00 PST',
    'Wed, 25 Jun 2025 15:00:00 GMT',
    'Wednesday, 25-Jun-25 15:00:00 UTC',
  ])('is over at %s, in header and meta', (date) => {
    const expired = { noindex: true, expired: true };
    expect(robotsOf('', { 'x-robots-tag': `unavailable_after: ${date}` })).toMatchObject(expired);
    expect(robotsOf('', { 'x-robots-tag': `nosnippet, unavailable_after: ${date}` })).toMatchObject(expired);
    expect(robotsOf('', { 'x-robots-tag': `googlebot: unavailable_after: ${date}` })).toMatchObject(expired);
    expect(robotsOf(meta('robots', `unavailable_after: ${date}, nosnippet`))).toMatchObject(expired);
  });

  it.each([
    'unavailable_after: 2027-06-25',
    'unavailable_after: Fri, 25 Jun 2027 15:00:00 GMT',
    'unavailable_after: some day',
    'unavailable_after:',
    'bingbot: unavailable_after: 2025-06-25',
  ])('is not over for %s', (header) => {
    const robots = robotsOf('', { 'x-robots-tag': header });
    expect(robots.noindex).toBe(false);
    expect(robots.expired).toBeUndefined();
  });

  it('keeps a date with its commas, and tells noindex from it', () => {
    const header = 'unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT, noindex';
    expect(robotsOf('', { 'x-robots-tag': header })).toEqual({
      noindex: true,
      nofollow: false,
      directives: 'unavailable_after: wed, 25 jun 2025 15:00:00 gmt, noindex',
    });
  });
});
